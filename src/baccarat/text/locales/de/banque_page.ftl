bq-side-player = Seite
bq-side-right = Rechts
bq-side-left = Links
bq-side-banker = Bankhalter
bq-letter-player = S
bq-letter-banker = B
bq-letter-tie = C
bq-outcome-player = gewonnen
bq-outcome-banker = Bank
bq-outcome-tie = En cartes
bq-bead-plate-label = { $player } für die Seite, { $banker } für die Bank, { $tie } en cartes
bq-coup-line = Rechts { $right }, links { $left }, Bank { $banker }: { $outcome }
bq-letter-right = R
bq-letter-left = L
bq-holds-right = hat die Hand der rechten Seite
bq-holds-left = hat die Hand der linken Seite
bq-on-cheval = à cheval
bq-on-right = auf rechts
bq-on-left = auf links
bq-sit-right = Rechts Platz nehmen
bq-sit-left = Links Platz nehmen
bq-sit-how = Sie setzen auf die Seite, an der Sie sitzen. Wählen Sie eine, oder losen Sie einen Platz aus.
bq-stand-by-open = Umstehende wählen eine Seite und setzen, so viel sie wollen.

bq-bank-open = Banque ouverte
bq-bank-open-how = Eine offene Bank hält jeden Einsatz oder wird aufgegeben
bq-banco-cheval = Banco à cheval: { $names }
bq-suivi = Suivi möglich: { $names }

bq-ask-bank-how = Legen Sie eine Summe ab { $low } auf. Sie nehmen die Mitte ein, geben und spielen gegen beide Seiten, bis ihre Zeit um ist, die Bank gesprengt ist oder Sie sich zurückziehen.
bq-ask-bank-how-open = Legen Sie eine Summe ab { $low } auf. Ihre Bank ist offen: Sie hält jeden Einsatz, oder Sie geben sie auf. Sie nehmen die Mitte ein, geben und spielen gegen beide Seiten, bis ihre Zeit um ist oder Sie sich zurückziehen.
bq-ask-auction-how = Ein Gebot muss über dem höchsten liegen; das höchste erhält die Bank.
bq-ask-auction-lot = Das höchste Gebot erhält die Bank; bei gleichen Geboten entscheidet das Los.
bq-ask-auction-or-open = Ein Gebot muss über dem höchsten liegen. „Tous les coups sont tenus“ geht über alle: Wer es als Erster sagt, hat die Bank sofort.
bq-ask-auction-title = Wer nimmt die Bank?
bq-ask-auction-open = Wer als Erster „Tous les coups sont tenus“ sagt, hat die Bank sofort. Sie ist offen: Sie hält jeden Einsatz oder wird aufgegeben.
bq-ask-auction-open-lot = Sagen Sie „Tous les coups sont tenus“, wenn Sie die Bank wollen; unter mehreren entscheidet das Los. Sie ist offen: Sie hält jeden Einsatz oder wird aufgegeben.
bq-ask-stake = Ihr Einsatz auf die { $side ->
    [right] rechte
   *[left] linke
} Seite?
bq-ask-stake-either = Ihr Einsatz, rechts oder links?
bq-ask-stake-how = Noch { $left } zu decken.
bq-ask-stake-open = Die Bank ist offen: Sie hält jeden Einsatz oder wird aufgegeben.
bq-ask-stake-refused = Alles ist gedeckt; wer in der Prime näher ist, geht vor, und was die Bank übersteigt, wird abgewiesen.
bq-ask-stake-as-far = Alles ist gedeckt; was die Bank übersteigt, wird nach der Prime bezahlt, so weit sie reicht, wenn der Bankhalter nicht alle Einsätze annimmt.
bq-ask-calls-halved = Was Sie ansagen, liegt zur Hälfte auf jeder Seite.
bq-ask-claim = Banco? Die Bank steht bei { $bank }
bq-ask-claim-how = Der Erste in der Prime erhält es; von zweien auf verschiedenen Seiten nimmt jeder die Hälfte. Wer verliert, darf wieder ansagen, { $times ->
    [one] höchstens einmal
   *[other] höchstens { $times } Mal nacheinander
}.
bq-ask-right = Rechts: Sie haben { $points }
bq-ask-left = Links: Sie haben { $points }
bq-left-waits = Ihre linke Hand bleibt verdeckt, bis die rechte fertig ist.
bq-ask-banker = Sie haben { $points }
bq-beside-right = Rechts, Einsatz { $amount }: { $how ->
    [natural] Natural, entschieden
    [stood] blieb stehen
   *[other] bekam { $how }
}.
bq-beside-left = Links, Einsatz { $amount }: { $how ->
    [natural] Natural, entschieden
    [stood] blieb stehen
   *[other] bekam { $how }
}.
bq-ask-cutter = Wer soll abheben?
bq-ask-cutter-croupier = Der Croupier hat gemischt. Der Spieler, den Sie nennen, sagt, wo abgehoben wird.
bq-ask-cutter-neighbours = Der Croupier und Ihre Nachbarn haben gemischt, zuletzt Sie selbst. Der Spieler, den Sie nennen, sagt, wo abgehoben wird.
bq-ask-top-up = Die Einsätze übersteigen Ihre Bank um { $over }
bq-ask-top-up-how = Eine offene Bank hält jeden Einsatz: Stocken Sie auf, oder geben Sie sie auf. Dann gehen die Einsätze zurück, und es wird nicht gegeben.
bq-ask-accept-all = Die Einsätze übersteigen Ihre Bank um { $over }
bq-ask-accept-all-how = Nehmen Sie alle an, so ist Ihre Bank von nun an offen; sonst zahlt sie nach der Prime, so weit sie reicht.
bq-stands-refill = „La banque a sauté“ – die Bank ist gesprengt. Platz { $seat }, machen Sie weiter?
bq-stands-players = Der Tisch wartet auf Spieler: { $missing ->
    [one] Es fehlt noch einer.
   *[other] Es fehlen noch { $missing }.
}
bq-ask-refill = Ihre Bank ist gesprengt
bq-ask-refill-how = Sie dürfen mit { $over } weitermachen; sonst wird sie versteigert.
bq-ask-refill-how-list = Sie dürfen mit { $over } weitermachen; sonst legt der nächste Name auf der Liste eine Bank auf.
bq-ask-refill-more-how = Sie dürfen mit jeder Summe ab { $low } weitermachen; sonst geht die Bank an andere.
bq-ask-new-shoe = Ein neuer Schlitten?
bq-ask-new-shoe-how = Ihre Bank geht weiter.

bq-do-bid-open-gloss = jeden Einsatz halten, ab { $amount }
bq-do-top-up-gloss = um { $amount } aufstocken
bq-do-accept-all-gloss = alle annehmen: { $amount } mehr
bq-do-refill = Weitermachen
bq-do-refill-gloss = mit { $amount }
bq-do-new-shoe = Ein neuer Schlitten
bq-do-new-shoe-gloss = neu gemischt und abgehoben
bq-no-bid-open = Nicht ich
bq-no-top-up = Die Bank aufgeben
bq-no-top-up-gloss = was darin ist, kommt zu Ihnen zurück
bq-no-accept-all = Zahlen, so weit sie reicht
bq-no-refill = Sie abgeben
bq-no-new-shoe = Mit diesem weiter
bq-ask-suite-open = Wer sie nimmt, hält eine offene Bank: Sie hält jeden Einsatz oder wird aufgegeben.
bq-do-hand-gloss = auf die Hand Ihrer Seite: { $amount }
bq-do-cheval-gloss = die Hälfte auf jede Hand: { $amount }
bq-do-stake-right = { $amount } auf rechts
bq-do-stake-left = { $amount } auf links

bq-do-bid-open = Tous les coups sont tenus
bq-do-top-up = Tous les coups sont tenus
bq-do-accept-all = Tous les coups sont tenus
bq-do-hand = Banco
bq-do-cheval = Banco à cheval
