# Die Worte der Seite für Chemin de fer. Summen kommen als Text, schon in Jetons geschrieben.

## Die Hände und die Plätze
cf-side-player = Ponte
cf-side-banker = Bankhalter
cf-letter-player = P
cf-letter-banker = B
cf-letter-tie = C
cf-outcome-player = Ponte
cf-outcome-banker = Bank
cf-outcome-tie = En cartes
cf-bead-plate-label = Perlentafel: { $player } für den Ponte, { $banker } für die Bank, { $tie } en cartes
cf-coup-line = Ponte { $player }, Bank { $banker }: { $outcome }
cf-limits = Banken ab { $minimum } · Einsätze ab { $stake }
cf-croupier = Croupier
cf-hand-empty = { $side }: noch keine Karten
cf-hand-hidden = { $side }, { $name }: { $cards ->
    [one] eine verdeckte Karte
   *[other] { $cards } verdeckte Karten
}
cf-hand-known = { $side }, { $name }: { $total }
cf-bystanders = Umstehende
cf-chair = Platz { $seat }
cf-chair-free = Platz { $seat }, frei
cf-chair-taken = { $place }: { $name }, { $amount } Jetons
cf-bystander = Stehplatz { $seat }
cf-role-banker = hält die Bank
cf-role-co-banker = an der Bank beteiligt
cf-role-ponte = Ponte
cf-role-asked = wird gefragt
cf-stake-lies = Einsatz { $amount }
cf-prime = { $rank }. nach der Prime

## Die Bank
cf-bank-of = Bank von { $name }
cf-bank-mine = Ihre Bank
cf-bank-none = Keine Bank
cf-open = offen { $amount }
cf-over = { $amount } zu viel gesetzt
cf-garage = au garage { $amount }
cf-garage-how = Beiseitegelegt und nicht im Spiel: au garage oder au chocolat
cf-double = geteilt mit { $name }
cf-suite-of = Suite
cf-suite-price = Die Suite kostet
cf-best-bid = Höchstes Gebot
cf-no-bid = Noch kein Gebot
cf-highest = Höchstes Gebot: { $amount }, { $name }.
cf-called = { $call }: { $names }

## Was gefragt wird, und wer
cf-waiting-for = { $count ->
    [one] Gefragt ist { $names }
   *[other] Gefragt sind { $names }
}
cf-and-more = { $names } und { $count } mehr
cf-cards-come = Die Karten kommen …
cf-moment = Einen Augenblick …
cf-late = Ist die Zeit um: { $what }
cf-late-unseen = Ist die Zeit um, geschieht, was die Regeln verlangen.
cf-you-said = Sie sagten: { $what }.
cf-bid-leads = Ihr Gebot von { $amount } liegt vorn.
cf-outbid = Ihr Gebot von { $amount } liegt nicht mehr vorn
cf-may-bid = Sie können noch einmal bieten.
cf-may-change = Noch können Sie es ändern.
cf-no-bank-yet = Die Bank wartet auf den Ersten, der sie nimmt.
cf-closes = Noch { $seconds } Sekunden für die Antwort

cf-ask-bank = Die Bank ist die Ihre, wenn Sie mögen
cf-ask-bank-how-loss = Legen Sie eine Summe ab { $low } auf. Sie geben, spielen gegen den Tisch und behalten die Bank, solange Sie gewinnen.
cf-ask-bank-how-decided = Legen Sie eine Summe ab { $low } auf. Sie geben und spielen einen Coup gegen den Tisch; dann wird die Bank ausgezahlt und geht nach rechts.
cf-ask-bank-how-never = Legen Sie eine Summe ab { $low } auf. Sie geben und spielen gegen den Tisch, bis die Bank gesprengt ist oder Sie sie aufgeben.
cf-ask-bank-waits = Niemand hat die Bank
cf-ask-double = Banco double?
cf-ask-double-how = Legen Sie { $amount } dazu, und teilen Sie Gewinn und Verlust der Bank.
cf-ask-calls = Sagen Sie an? In der Bank sind { $bank }
cf-ask-calls-how = Von mehreren Ansagen gilt die stärkste, dann der Platz, der rechts vom Bankhalter am nächsten sitzt.
cf-ask-stake = Ihr Einsatz gegen die Bank?
cf-ask-stake-how = Davon sind { $left } offen. Der höchste Einsatz spielt die Hand.
cf-ask-stake-cut = Alles ist gedeckt; wer in der Prime näher ist, geht vor, und was die Bank übersteigt, wird gekürzt.
cf-ask-raise = Die Einsätze liegen { $over } über Ihrer Bank
cf-ask-raise-how = Legen Sie nach, so spielen mehr davon. Was Sie nicht halten, wird gekürzt, der Letzte zuerst.
cf-ask-add = Möchten Sie Ihrer Bank von { $bank } etwas hinzufügen?
cf-ask-add-how = Was Sie hinzufügen, bleibt darin, bis die Bank endet.
cf-ask-match = Der Bankhalter legt nach. Ihre Hälfte?
cf-ask-match-how = Ohne sie gehen Gewinn und Verlust nach dem, was jeder in der Bank hat.
cf-ask-look = Ihre Karten
cf-ask-look-how = Heben Sie eine Ecke an; lassen Sie los, so liegen sie offen. Niemand sonst sieht sie.
cf-ask-show = { $points ->
    [8] Huit, la petite!
   *[9] Neuf, la grande!
}
cf-ask-show-how = Acht oder Neun zeigt man sofort.
cf-ask-ponte = Sie haben { $points }
cf-ask-banker = Sie haben { $points }; der Ponte { $given ->
    [none] blieb stehen
   *[other] bekam { $given }
}
cf-ask-must-draw = Damit müssen Sie ziehen.
cf-ask-must-stand = Damit müssen Sie stehen bleiben.
cf-ask-free = Sie haben die Wahl.
cf-ask-choice = In Ihrer Bank sind { $amount }
cf-ask-choice-how = Behalten Sie sie und spielen Sie weiter, oder nehmen Sie alles heraus und geben Sie sie weiter.
cf-ask-uncovered = Niemand hat gesetzt
cf-ask-uncovered-how = Warten Sie noch einmal, oder nehmen Sie Ihre Bank zurück.
cf-ask-suite = Il y a une suite, zu { $price }
cf-ask-suite-how = Jemand gibt die Bank weiter. Wer sie nimmt, legt dieselbe Summe auf.
cf-ask-auction = Was bieten Sie für die Bank?
cf-ask-auction-how = Das höchste Gebot erhält sie und legt es auf. Gleiche Gebote gehen nach der Prime.

## Antworten: das Französisch des Spiels, und was es heißt
cf-do-put-up = { $amount } auflegen
cf-do-bid = { $amount } bieten
cf-do-punt = { $amount } setzen
cf-do-punt-none = Kein Einsatz
cf-do-raise-bank = { $amount } nachlegen
cf-do-raise-all = Tous les coups sont tenus
cf-do-raise-all-gloss = alle Einsätze halten: { $amount } mehr
cf-do-raise-none = So lassen
cf-do-add-none = Nichts hinzufügen
cf-do-add-to-bank = { $amount } hinzufügen
cf-do-double = Banco double
cf-do-double-gloss = { $amount } dazu, halb und halb
cf-do-match-raise = Mitgehen
cf-do-match-raise-gloss = { $amount } von Ihnen
cf-do-take-bank = Passez-moi les cartes
cf-do-take-bank-gloss = mir die Karten, für { $amount }
cf-do-suivi-gloss = noch einmal, vor allen: { $amount }
cf-do-solo-gloss = alles allein: { $amount }
cf-do-a-deux-gloss = die Hälfte, zu zweit: { $amount }
cf-do-avec-gloss = die Hälfte, der Tisch den Rest: { $amount }
cf-do-marche-gloss = die Hälfte und was bleibt: bis { $amount }
cf-do-no-call = Keine Ansage
cf-do-no-call-gloss = setzen können Sie danach
cf-do-pass = Nein, danke
cf-do-decline-bank = Ablehnen
cf-do-decline-bank-gloss = sie geht nach rechts weiter
cf-do-draw-ponte-gloss = eine Karte, bitte
cf-do-stand-ponte-gloss = keine Karte
cf-do-draw-banker = Eine Karte
cf-do-draw-banker-gloss = ziehen
cf-do-stand-banker-gloss = stehen bleiben
cf-do-show = Zeigen
cf-do-look = Ansehen
cf-do-hold = Bank behalten
cf-do-hold-gloss = noch ein Coup
cf-do-wait = Auf Einsätze warten
cf-do-wait-gloss = noch einmal
cf-do-pass-on = La main passe
cf-do-pass-on-gloss = { $amount } herausnehmen, weitergeben
cf-do-give-up = Zurücknehmen
cf-do-give-up-gloss = { $amount } zurück an Sie
cf-custom-is = Der Brauch: { $what ->
    [D] ziehen
    [S] stehen bleiben
   *[F] wie Sie mögen
}

## Was Plätze sagten, in Kürze
cf-said-pass = nein
cf-said-double = double
cf-said-suivi = Suivi
cf-said-solo = Banco
cf-said-a-deux = À deux
cf-said-avec = Avec
cf-said-marche = Marche
cf-said-punt-none = nichts
cf-said-take-bank = nimmt sie
cf-said-bid = bietet { $amount }
cf-said-match-raise = geht mit

## Was für den geschieht, der zu spät ist
cf-default-pass = nein
cf-default-punt = kein Einsatz
cf-default-draw = eine Karte
cf-default-stand = keine Karte
cf-default-show = die Karten werden gezeigt
cf-default-pass-bank = die Bank wird weitergegeben
cf-default-give-up-bank = die Bank wird zurückgenommen
cf-default-hold-bank = die Bank wird gehalten

## Der Rand des Tisches
cf-stake-label = Gesetzt
cf-in-bank = In der Bank
cf-draw-seat = Platz auslosen
cf-draw-seat-how = Die Plätze werden ausgelost.
cf-stand-by = Dazustellen
cf-stand-by-how = Umstehende setzen, was die Plätze offen lassen.
cf-all-taken = Alle Plätze sind besetzt; Sie können sich dazustellen.

## Hilfe
cf-help-choose = wählen, was angeboten wird, von links
cf-help-no = nein: keine Ansage, kein Einsatz, ablehnen
cf-help-enter = eine Summe bestätigen, die Karten ansehen, Bewegung überspringen
cf-help-peek = eine Ecke der eigenen Karten anheben
cf-help-chips = einen Jeton zur Summe legen
cf-help-clear = die Summe neu beginnen

## Regeln
cf-rules-title = So spielt man Chemin de fer
cf-rules-aim = Einer hält die Bank und spielt gegen den Tisch. Zwei Hände werden gegeben, die des Ponte und die des Bankhalters; die der Neun nähere gewinnt. Die Bank wandert von Platz zu Platz, immer nach rechts.
cf-rules-bank-title = Die Bank
cf-rules-bank = Der Bankhalter legt eine Summe ab { $minimum } auf. Die anderen setzen dagegen, ab { $stake }; zusammen können sie gewinnen, was in der Bank ist, und nicht mehr.
cf-rules-keep-loss = Wer gewinnt, behält die Bank und lässt alles darin; wer verliert, gibt den Schlitten nach rechts.
cf-rules-keep-decided = Nach jedem entschiedenen Coup wird die Bank ausgezahlt und geht einen Platz weiter.
cf-rules-keep-never = Die Bank bleibt, wo sie ist, bis sie gesprengt ist.
cf-rules-tax = Von jedem Gewinn der Bank gehen { $tax } % an das Haus.
cf-rules-no-tax = Das Haus nimmt nichts.
cf-rules-calls-title = Ansagen
cf-rules-calls-all = Vor den Einsätzen darf jeder ansagen, die stärkste Ansage zuerst: Suivi, dem verlorenen Banco folgen; Banco solo, die ganze Bank; Banco à deux, je die Hälfte für zwei; Banco avec la table, die Hälfte, und der Tisch setzt den Rest; et la table marche, dazu was der Tisch übrig lässt.
cf-rules-calls-banco = Vor den Einsätzen darf jeder Banco ansagen: die ganze Bank, allein.
cf-rules-prime = Gleiche Ansagen gehen nach der Prime: zuerst der Platz, der rechts vom Bankhalter am nächsten sitzt.
cf-rules-staking-open = Alle setzen zugleich; was die Bank übersteigt, wird gekürzt, der Letzte in der Prime zuerst.
cf-rules-staking-in_order_cut_back = Jeder wird der Reihe nach gefragt, von der Rechten des Bankhalters an; was die Bank übersteigt, wird vom Letzten an gekürzt.
cf-rules-staking-in_order_remaining = Jeder wird der Reihe nach gefragt, von der Rechten des Bankhalters an, und setzt nur, was noch offen ist.
cf-rules-garage = Was niemand deckt, wird beiseitegelegt, au garage, und spielt nicht mit.
cf-rules-no-garage = Was niemand deckt, bleibt in der Bank und spielt in diesem Coup nicht mit.
cf-rules-raise = Ist mehr gesetzt, als in der Bank ist, darf der Bankhalter nachlegen.
cf-rules-adds = Vor den Ansagen jedes Coups darf der Bankhalter der Bank etwas hinzufügen.
cf-rules-double = Vor jedem Coup darf ein Spieler eine Bank verdoppeln, die noch niemand verdoppelt hat, und teilt Gewinn und Verlust.
cf-rules-cards-title = Die Karten
cf-rules-values = Das Ass zählt eins, Zwei bis Neun ihre Zahl, Zehnen und Bilder nichts. Von einer Summe zählt nur die letzte Stelle.
cf-rules-natural = Acht oder Neun auf zwei Karten wird sofort gezeigt: la petite, la grande. Dann zieht niemand.
cf-rules-ponte-bound = Der Ponte, der den höchsten Einsatz hat, muss auf 0 bis 4 ziehen, wählt auf 5 und bleibt auf 6 und 7 stehen.
cf-rules-ponte-free = Der Ponte, der den höchsten Einsatz hat, darf immer wählen. Nach dem Brauch zieht man auf 0 bis 4 und bleibt auf 6 und 7 stehen.
cf-rules-banker-bound = Der Bankhalter geht nach der Tafel:
cf-rules-banker-free = Der Bankhalter darf immer wählen. Nach dem Brauch geht er nach der Tafel:
cf-rules-has = Bankhalter hat
cf-rules-draws = zieht, wenn er gab
cf-rules-always = immer
cf-rules-never = nie
cf-rules-stood = oder wenn der Ponte stehen blieb
cf-rules-may = darf, wenn er { $given } gab
cf-rules-looks-after = Der Bankhalter sieht seine Karten erst an, wenn der Ponte gesprochen hat, und zeigt sie dann.
cf-rules-looks-once = Der Bankhalter sieht seine Karten sofort an; gezeigt wird, wenn beide entschieden haben.
cf-rules-tie-back = En cartes, bei Gleichstand: die Einsätze gehen zurück, und es wird neu angesagt.
cf-rules-tie-stand = En cartes, bei Gleichstand: Einsätze und Ansage stehen für den nächsten Coup.
cf-rules-pass-title = Die Bank weitergeben
cf-rules-pass-win = Nach einem Gewinn darf der Bankhalter „Il y a une suite“ sagen und alles herausnehmen. Die Bank wird zu dieser Summe angeboten: „Passez-moi les cartes“.
cf-rules-pass-any = Zwischen zwei Coups darf der Bankhalter die Bank immer weitergeben. Sie wird zu der Summe angeboten, die darin war: „Passez-moi les cartes“.
cf-rules-pass-never = Eine Bank wird nicht weitergegeben.
cf-rules-auction = Nimmt sie niemand, wird sie versteigert.
cf-rules-table = { $packs } Spiele zu 52 Karten, { $seats } ausgeloste Plätze, { $bystanders } Stehplätze.
cf-rules-shuffle-croupier = Der Croupier mischt.
cf-rules-shuffle-everyone = Der Croupier mischt, dann alle Spieler der Reihe nach, dann wieder der Croupier.
cf-rules-cut-neighbour = Der linke Nachbar des Croupiers hebt ab.
cf-rules-cut-croupier = Der Croupier hebt ab.
cf-rules-late = Wer zu spät ist, tut, was die Regeln verlangen; wo er wählen dürfte, bleibt er auf 5 stehen, folgt der Tafel, setzt nichts, sagt nichts an und gibt die Bank weiter.

## Die Worte des Spiels, die französisch bleiben
cf-call-suivi = Suivi
cf-call-solo = Banco solo
cf-call-a-deux = Banco à deux
cf-call-avec = Banco avec la table
cf-call-marche = Banco et la table marche
cf-do-draw-ponte = Carte, s’il vous plaît
cf-do-stand-ponte = Non, Monsieur
cf-do-stand-banker = Reste
