cf-rules-title = So spielt man Chemin de fer
cf-rules-aim = Einer hält die Bank und spielt gegen den Tisch. Zwei Hände werden gegeben, die des Ponte und die des Bankhalters; es gewinnt die Hand, die näher an neun ist.
cf-rules-travels = Die Bank wandert von Platz zu Platz, immer nach rechts.
cf-rules-bank-title = Die Bank
cf-rules-bank = Der Bankhalter legt eine Summe ab { $minimum } auf. Die anderen setzen dagegen, ab { $stake }; zusammen können sie gewinnen, was in der Bank ist, und nicht mehr.
cf-rules-keep-loss = Wer gewinnt, behält die Bank und lässt alles darin; wer verliert, gibt den Schlitten nach rechts.
cf-rules-keep-decided = Nach jedem entschiedenen Coup wird die Bank ausgezahlt und geht einen Platz weiter.
cf-rules-keep-never = Die Bank bleibt, wo sie ist, bis sie gesprengt ist oder ihr Bankhalter geht.
cf-rules-tax = Von jedem Gewinn der Bank gehen { $tax } % an das Haus.
cf-rules-most = Eine Bank enthält höchstens { $most }; was ein Gewinn darüber hinaus bringt, wird beiseitegelegt, au garage.
cf-rules-double = Vor jedem Coup darf ein Spieler eine Bank verdoppeln, die noch niemand verdoppelt hat, und teilt Gewinn und Verlust.
cf-rules-consent = Der Bankhalter muss zustimmen.
cf-rules-standing-doubles = Auch Umstehende dürfen sie verdoppeln.
cf-rules-prime-suite = Während einer Suite beginnt die Prime rechts von deren erstem Bankhalter, und er kommt zuletzt.
cf-rules-staking-open = Alle setzen zugleich; was die Bank übersteigt, wird gekürzt, der Letzte in der Prime zuerst.
cf-rules-staking-in_order_cut_back = Jeder wird der Reihe nach gefragt, vom Platz rechts neben dem Bankhalter an; was die Bank übersteigt, wird vom Letzten an gekürzt.
cf-rules-staking-in_order_remaining = Jeder wird der Reihe nach gefragt, vom Platz rechts neben dem Bankhalter an, und setzt nur, was noch offen ist.
cf-rules-bystanders = Umstehende dürfen ansagen, wenn kein Platz es tut, und setzen, was die Plätze offen lassen.
cf-rules-bystanders-ranked = Umstehende dürfen ansagen, wenn kein Platz allein die ganze Bank ansagt, und wer sie allein ansagt, geht Partnern vor. Ihr Rang ist der des Platzes, hinter dem sie stehen; sie setzen, was die Plätze offen lassen.
cf-rules-last-complete = „Banco et la table marche“ geht „Banco avec la table“ vor, denn es ergänzt, was die Tafel offen lässt.
cf-rules-suivi-sole = Auch wer im Sitzen allein gesetzt und verloren hat, hat das Recht auf ein Suivi.
cf-rules-suivi-seen = Ein Suivi kann noch nach dem Geben angesagt werden, bis die Karten gesehen sind; es gilt der ganzen Bank, und die anderen Einsätze gehen zurück.
cf-rules-cards-kept = Wird die Bank weitergegeben und größer, so hat ein Spieler mit dem Recht auf ein Suivi die Karten einmal, mit jedem Einsatz, wenn niemand ansagt.
cf-rules-garage = Was niemand deckt, wird beiseitegelegt, au garage, und spielt nicht mit.
cf-rules-voluntary = Wer mit der Bank mehr als { $most } gewonnen hat, darf vor einem Coup Gewinne beiseitelegen. Ist ein Teil nicht gedeckt, darf das Doppelte des Gedeckten darin bleiben.
cf-rules-half-from-pass = { $count ->
    [one] Hat die Bank einen Coup gewonnen, darf ihre Hälfte beiseitegelegt werden.
   *[other] Hat die Bank { $count } Coups gewonnen, darf ihre Hälfte beiseitegelegt werden.
}
cf-rules-all-in = Der Bankhalter darf auch alles darin lassen, was niemand deckt: hi va tot.
cf-rules-no-garage = Was niemand deckt, bleibt in der Bank und spielt in diesem Coup nicht mit.
cf-rules-adds = Vor den Ansagen jedes Coups darf der Bankhalter der Bank etwas hinzufügen.
cf-rules-cards-title = Die Karten
cf-rules-natural = Acht oder Neun mit zwei Karten wird sofort gezeigt: la petite, la grande. Dann zieht niemand.
cf-rules-ponte-bound = Der Ponte, der den höchsten Einsatz hat, muss mit 0 bis 4 ziehen, wählt mit 5 und bleibt mit 6 und 7 stehen.
cf-rules-ponte-free = Der Ponte, der den höchsten Einsatz hat, darf immer wählen. Nach dem Brauch zieht man mit 0 bis 4 und bleibt mit 6 und 7 stehen.
cf-rules-banker-bound = Der Bankhalter geht nach der Tafel:
cf-rules-banker-free = Der Bankhalter darf immer wählen. Nach dem Brauch geht er nach der Tafel:
cf-rules-free-solo = Hat einer allein die ganze Bank angesagt, so wählen beide Hände frei; nur mit 0 zieht der Bankhalter immer.
cf-rules-ask-table = Ein Bankhalter, der wählen darf, kann den Croupier nach der Tafel fragen und ist dann an sie gebunden.
cf-rules-looks-after = Der Bankhalter sieht seine Karten erst an, wenn der Ponte gesprochen hat, und zeigt sie dann.
cf-rules-looks-once = Der Bankhalter sieht seine Karten sofort an; gezeigt wird, wenn beide entschieden haben.
cf-rules-pass-title = Die Bank weitergeben
cf-rules-pass-title-never = Das Ende einer Bank
cf-rules-pass-win = Nach einem Gewinn darf der Bankhalter „Il y a une suite“ sagen und alles herausnehmen. Die Bank wird zu dieser Summe angeboten, mindestens aber zu { $minimum }: „Passez-moi les cartes“.
cf-rules-pass-any = Zwischen zwei Coups darf der Bankhalter die Bank immer weitergeben. Sie wird zu der Summe angeboten, die darin war, mindestens aber zu { $minimum }: „Passez-moi les cartes“.
cf-rules-cut-placed = Der linke Nachbar des Croupiers setzt die Schnittkarte, und der Croupier hebt dort ab.
cf-rules-cut-from-left = Zum Abheben wird von links vom Croupier an angeboten, bis jemand abhebt.
cf-rules-at-least = Wer sie übernimmt, darf mehr als diese Summe auflegen.
cf-rules-deal-once = Wer eine Bank übernimmt, muss mindestens einen Coup geben.
cf-rules-giver-out = Wer sie weitergegeben hat, darf sie in ihrem ersten Coup nicht verdoppeln.
cf-rules-partner-out = Wer Teilhaber der Bank war, darf nicht auf sie bieten.
cf-rules-standing-takes = Sie wird zuerst den Plätzen angeboten, von rechts neben dem letzten Platz an, der sie hielt, dann den Umstehenden.
cf-rules-return = Nimmt sie niemand, so kann der bisherige Bankhalter sie zur selben Summe zurücknehmen.
cf-rules-forced = Bietet niemand, so hält der rechte Nachbar des bisherigen Bankhalters sie mit { $minimum } oder gibt den Platz auf.
cf-rules-refusals = { $count ->
    [one] Wer die Bank ablehnt, gibt den Platz auf.
   *[other] Wer die Bank in einem Schlitten { $count }-mal nacheinander ablehnt, gibt den Platz auf.
}
cf-rules-newcomer = Wer sich während eines Schlittens setzt, darf erst Bank halten, wenn die Hand einmal vorbeigegangen ist.
cf-rules-least = Ein Coup beginnt nur, wenn { $players } Spieler sitzen; sind es weniger, wartet der Tisch.
cf-rules-pass-never = Niemand übernimmt die Bank eines anderen.
cf-rules-pass-next = Nimmt sie niemand, darf der Nächste in der Reihe eine Summe ab { $minimum } auflegen.
cf-rules-falls-original = Geht eine Suite verloren, kommt der Schlitten rechts von ihrem ersten Bankhalter weiter.
cf-rules-falls-current = Geht eine Suite verloren, kommt der Schlitten rechts von dem weiter, der sie hielt.
cf-rules-table = { $packs ->
    [one] { $packs } Spiel
   *[other] { $packs } Spiele
} zu 52 Karten, { $seats ->
    [one] ein ausgeloster Platz
   *[other] { $seats } ausgeloste Plätze
}, { $bystanders ->
    [0] keine Plätze für Umstehende
    [one] ein Stehplatz
   *[other] { $bystanders } Stehplätze
}.
cf-rules-late = Wer zu spät ist, tut, was die Regeln verlangen; wo er wählen dürfte, bleibt er mit 5 stehen, folgt der Tafel, setzt nichts und sagt nichts an.
cf-rules-late-passes = Ein Bankhalter, der zu spät ist, gibt die Bank weiter, sobald er das darf.
