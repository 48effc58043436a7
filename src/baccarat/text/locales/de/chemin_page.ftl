cf-side-player = Ponte
cf-side-banker = Bankhalter
cf-letter-player = P
cf-letter-banker = B
cf-letter-tie = C
cf-outcome-player = Ponte
cf-outcome-banker = Bank
cf-outcome-tie = En cartes
cf-bead-plate-label = { $player } für den Ponte, { $banker } für die Bank, { $tie } en cartes
cf-coup-line = Ponte { $player }, Bank { $banker }: { $outcome }

cf-garage = au garage { $amount }
cf-garage-how = Beiseitegelegt und nicht im Spiel: au garage oder au chocolat
cf-suite-of = Suite

cf-ask-bank-how-loss = Legen Sie eine Summe ab { $low } auf. Sie geben, spielen gegen den Tisch und behalten die Bank, solange Sie gewinnen.
cf-ask-bank-how-decided = Legen Sie eine Summe ab { $low } auf. Sie geben und spielen einen Coup gegen den Tisch; dann wird die Bank ausgezahlt und geht nach rechts.
cf-ask-bank-how-never = Legen Sie eine Summe ab { $low } auf. Sie geben und spielen gegen den Tisch, bis die Bank gesprengt ist oder Sie gehen.
cf-ask-stake-how = Noch { $left } zu decken. Der höchste Einsatz spielt die Hand.
cf-ask-stake-called = Noch { $left } zu decken. Wer angesagt hat, spielt die Hand.
cf-ask-stake-kept = Noch { $left } zu decken. Wer vor der Übergabe angesagt hatte, spielt die Hand mit jedem Einsatz: { $name }.
cf-ask-stake-cut = Alles ist gedeckt; wer in der Prime näher ist, geht vor, und was die Bank übersteigt, wird gekürzt.
cf-ask-ponte = Sie haben { $points }
cf-ask-banker = Sie haben { $points }; der Ponte { $given ->
    [none] blieb stehen
   *[other] bekam { $given }
}
cf-ask-auction-how = Das höchste Gebot erhält sie und legt es auf. Gleiche Gebote gehen nach der Prime.
cf-ask-set-aside = Gewinne beiseitelegen?
cf-ask-leave-in = { $left } Ihrer Bank sind nicht gedeckt
cf-ask-leave-in-how = Was darin bleibt, ist in diesem Coup nicht in Gefahr und zählt im nächsten. Der Rest wird beiseitegelegt.
