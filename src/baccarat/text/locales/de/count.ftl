# `baccarat removal` and `baccarat count`.

removal-title = { $bet }, { $packs ->
    [one] { $packs } Kartenspiel
   *[other] { $packs } Kartenspiele
}: Hausvorteil { $edge }
removal-card = Karte fort
removal-effect = Gewinn
removal-linear = Im Verhältnis
removal-correlation = Korrelation
removal-how = Genau. Der Gewinn sagt, wie viel mehr ein Einsatz erwarten darf, wenn die Karte fort ist; die ganzen Zahlen sind die beste ausgeglichene Zählung bis zu diesem Wert.

count-tags = Wert
count-fit = Korrelation { $correlation }; { $way ->
    [running] Beginn bei { $start }, setzen ab einem laufenden Stand von { $threshold }
    [shoe] setzen ab einem wahren Stand von { $threshold } je Kartenspiel im Schlitten
    [none] kein wahrer Stand bringt Gewinn
   *[unseen] setzen ab einem wahren Stand von { $threshold } je ungesehenem Kartenspiel
}
count-own = Mit dieser Zählung, je Schlitten
count-best = Mit dem genauen Hausvorteil vor jedem Coup, je Schlitten
count-cut = Stoppkarte
count-coups = Coups
count-bets = Einsätze
count-advantage = Vorteil
count-profit = Gewinn
count-error = Fehler
count-how = Aus { $shoes } zufälligen Schlitten; jeder Einsatz zählt mit seiner genauen Erwartung. Die Stoppkarte liegt so viele Karten vor dem Ende, der Gewinn ist in Einheiten je Einsatz.
