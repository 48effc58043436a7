# `baccarat removal` and `baccarat count`.

removal-title = { $bet }, { $packs ->
    [one] { $packs } mazzo
   *[other] { $packs } mazzi
}: vantaggio { $edge }
removal-card = Carta uscita
removal-effect = Guadagno
removal-linear = In proporzione
removal-correlation = Correlazione
removal-how = Esatto. Il guadagno è quanto in più può attendersi una puntata una volta uscita la carta; i numeri interi sono il miglior conteggio bilanciato con pesi fino a quella grandezza.

count-tags = Peso
count-fit = Correlazione { $correlation }; { $way ->
    [running] si comincia da { $start } e si punta da un conteggio corrente di { $threshold }
    [shoe] si punta da un conteggio reale di { $threshold }, per mazzo rimasto nel sabot
    [none] nessun conteggio reale rende
   *[unseen] si punta da un conteggio reale di { $threshold }, per mazzo non visto
}
count-own = Con questi pesi, per sabot
count-best = Con il vantaggio esatto prima di ogni colpo, per sabot
count-cut = Carta di stop
count-coups = Colpi
count-bets = Puntate
count-advantage = Vantaggio
count-profit = Profitto
count-error = Errore
count-how = Da { $shoes } sabot casuali; ogni puntata conta con il suo valore atteso esatto. La carta di stop è data in carte dalla fine, il profitto nelle unità di una puntata.
