board-open = Anzeigetafel
board-close = Zurück zum Tisch
board-fill = Vollbild
board-late = { $seconds } s verzögert
board-late-coups = { $coups ->
    [one] um einen Coup verzögert
   *[other] um { $coups } Coups verzögert
}
board-bank = Bank: { $amount }
board-staked = Gesetzt: { $amount }
odds-bar = Chancen jetzt: Punto { $player }, Égalité { $tie }, Banco { $banker }
odds-swing = { $outcome } { $points } Punkte
touch-run = { $outcome }: { $wins }-mal in Folge
touch-broken = Die Bank ist gesprengt
odds-bar-side = { $side } jetzt: gewinnt { $player }, unentschieden { $tie }, verliert { $banker }
card-turned = { $side }: { $card }

door-invited = { $host } lädt Sie an den Tisch ein
door-table-of = Der Tisch von { $host }
door-house = Ein Tisch des Hauses
door-called = Er heißt „{ $name }“.
door-limits = { $preset }, Einsätze von { $minimum } bis { $maximum }.
door-limits-open = { $preset }, ab { $minimum }.
door-played = { $game ->
    [punto] Sie setzen auf Punto, Banco oder Égalité; wer zieht, bestimmen feste Regeln.
    [chemin] Reihum hält einer die Bank, und die anderen setzen gegen ihn.
    [banque] Ein Bankhalter spielt zugleich gegen zwei Hände, eine für jede Seite des Tisches.
   *[other] {""}
  }
door-seats = { $free ->
    [0] Gerade ist kein Platz frei; zusehen können Sie.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
  }
door-chips = Alle Jetons hier sind Spieljetons: Sie kosten nichts und sind nichts wert.
door-watch = Zusehen
door-left = Sie haben hier keinen Platz mehr. Ihre Jetons sind zurück auf Ihrem Konto.
door-again = Wieder mit { $amount } Platz nehmen
door-just-watch = Nur zusehen

squeeze-title = { $side }: Decken Sie auf
squeeze-how = Ziehen Sie eine Karte an einer Seite oder Ecke hoch, auch mit den Pfeiltasten. Lassen Sie los, legt sie sich zurück.
squeeze-finger = Ziehen Sie eine Karte mit dem Finger an einer Seite oder Ecke hoch. Lassen Sie los, legt sie sich zurück.
squeeze-pattern = Gemusterte Rücken
squeeze-turn = Aufdecken
squeeze-card = Karte { $at } von { $side }, verdeckt
squeeze-bent = zu { $percent } % angehoben
squeeze-turned = aufgedeckt
squeeze-watched = { $name } sieht die Karten von { $side } an
reactions = Reaktionen
reaction-luck = Viel Glück
reaction-wow = Oh!
reaction-bravo = Bravo
reaction-laugh = Haha
reaction-pity = Wie schade
turns-who = Wer die Karten aufdeckt
turns-croupier = Croupier deckt auf
turns-corner = Ecke anheben
turns-me = Ich decke langsam auf

offer-figures = Sind die Karten mit Ziffern in den Ecken leichter zu lesen?
offer-figures-yes = Ziffern zeigen
offer-sound = Möchten Sie Karten und Jetons hören?
offer-sound-yes = Ton einschalten
offer-squeeze = Sie können die Karten selbst aufdecken, so langsam Sie mögen.
offer-squeeze-yes = Selbst aufdecken
offer-no = Nein, danke

patterns = Gespeicherte Einsätze
patterns-how = Setzen Sie am Tisch, und speichern Sie Ihre Einsätze hier. Sie bleiben in diesem Browser.
pattern = Muster { $number }
pattern-none = Noch nichts gespeichert.
pattern-lay = So setzen
pattern-save = Jetzige Einsätze speichern
again = Wie zuvor setzen und geben

holds-asked = Platz { $seat }, Sie haben den Schlitten. Möchten Sie geben?
turns-asked = Platz { $seat } deckt die Karten von { $side ->
    [player] { side-player }
   *[banker] { side-banker }
} auf.
holds-deal = Karten geben
holds-croupier = Den Croupier geben lassen
holds-refuse = Schlitten weitergeben
holds-you = Sie halten den Schlitten
holds-you-how = Geben Sie diesen Coup, lassen Sie geben, oder reichen Sie den Schlitten weiter.
turns-show = Karten zeigen
turns-draw = „Carte, s’il vous plaît“
turns-stand = „Non, Monsieur“
turns-you = Sie decken { $side } auf
turns-you-how = Nur Sie sehen diese Karten. Zeigen Sie sie dem Tisch.
turns-bend-how = Decken Sie die Karten langsam auf, oder zeigen Sie sie gleich. Noch sieht sie niemand sonst.
turns-natural-how = Ein Natural: Zeigen Sie es.
turns-draw-how = Nur Sie sehen diese Karten. Mit { $points } verlangt die Regel eine Karte.
turns-stand-how = Nur Sie sehen diese Karten. Mit { $points } verlangt die Regel keine Karte.
dealer = Dealer
dealer-how = Rechnet die Kommission, zieht Verluste ein und zahlt Gewinne aus
odds-down = Von verdeckten Karten zählt nur, was der ganze Tisch weiß.
