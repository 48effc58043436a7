answer-custom = üblich
answer-choices = Was Sie tun können
answer-quick = Schnellwahl
answer-quick-low = Minimum
answer-quick-half = Hälfte
answer-quick-again = Wie zuletzt
answer-quick-open = Alles Offene
answer-quick-double = Das Doppelte
answer-quick-all = Alle Jetons
answer-quick-more = Etwas mehr
answer-quick-most = So viel wie möglich
answer-amount = Betrag
answer-add-chip = { $amount } dazu
answer-clear = Jetons zurück
answer-least = Mindestens { $amount }

bk-limits = Banken ab { $minimum } · Einsätze ab { $stake }{ $advisor ->
    [yes] {" · mit Ratgeber"}
   *[no] {""}
}
bk-hand-empty = { $side }: noch keine Karten
bk-hand-hidden = { $side }, { $name }: { $cards ->
    [one] eine verdeckte Karte
   *[other] { $cards } verdeckte Karten
}
bk-hand-known = { $side }, { $name }: { $total }
bk-bystanders = Umstehende
bk-chair = Platz { $seat }
bk-chair-free = Platz { $seat }, frei
bk-chair-taken = { $place }: { $name }, { $count ->
    [one] { $amount } Jeton
   *[other] { $amount } Jetons
}
bk-bystander = Stehplatz { $seat }
bk-refused = { $amount } abgewiesen
bk-at-stake = Einsatz { $amount }
bk-role-banker = hält die Bank
bk-role-co-banker = an der Bank beteiligt
bk-role-ponte = Ponte
bk-role-asked = wird gefragt
bk-stake-lies = Einsatz { $amount }
bk-prime = { $rank }. nach der Prime

bk-bank-of = Bank von { $name }
bk-bank-mine = Ihre Bank
bk-bank-none = Keine Bank
bk-broken = Die Bank ist gesprengt: Ein schwarzes Tuch liegt darüber
bk-open = { $amount } offen
bk-over = { $amount } zu viel
bk-double = geteilt mit { $name }
bk-double-mine = geteilt mit Ihnen
bk-suite-price = Die Suite kostet
bk-best-bid = Höchstes Gebot
bk-no-bid = Noch kein Gebot
bk-highest = Höchstes Gebot: { $amount }, { $name }.
bk-called = { $call }: { $names }

bk-waiting-for = { $count ->
    [one] Gefragt ist { $names }
   *[other] Gefragt sind { $names }
}
bk-and-more = { $names } und { $count } weitere
bk-cards-come = Die Karten kommen …
bk-moment = Einen Augenblick …
bk-late = Ist die Zeit um: { $what }
bk-late-unseen = Ist die Zeit um, geschieht, was die Regeln verlangen.
bk-you-said = Sie sagten: { $what }.
bk-bid-leads = Ihr Gebot von { $amount } liegt vorn.
bk-outbid = Ihr Gebot von { $amount } liegt nicht mehr vorn
bk-may-bid = Sie können noch einmal bieten.
bk-may-change = Noch können Sie es ändern.
bk-no-bank-yet = Die Bank wartet auf den Ersten, der sie nimmt.
bk-stands-add = Platz { $seat }, möchten Sie der Bank etwas hinzufügen?
bk-stands-match = Platz { $seat }, gehen Sie mit?
bk-stands-hand = Platz { $seat }, eine Karte oder keine?
bk-stands-choice = Platz { $seat }, was wird aus der Bank?
bk-stands-players = { $count ->
    [one] Der Tisch wartet auf einen weiteren Spieler.
   *[other] Der Tisch wartet auf { $count } weitere Spieler.
}
bk-closes = Noch { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} für die Antwort
bk-ask-bank = Möchten Sie die Bank?
bk-ask-bank-waits = Niemand hat die Bank
bk-ask-double = Banco double?
bk-ask-double-how = Legen Sie { $amount } dazu, und teilen Sie Gewinn und Verlust der Bank.
bk-ask-accept-partner = Jemand möchte Ihre Bank verdoppeln
bk-ask-accept-partner-how = Wenn Sie zustimmen, teilen Sie Gewinn und Verlust; die Hand spielen Sie allein.
bk-ask-calls = Sagen Sie an? Die Bank steht bei { $bank }
bk-ask-calls-how = Von mehreren Ansagen gilt die stärkste, von gleichen die erste nach der Prime.
bk-ask-banco-how = Sagen mehrere an, gilt der Erste nach der Prime.
bk-ask-suivi = Folgen Sie? Die Bank steht bei { $bank }
bk-ask-suivi-how = Die Karten liegen, und niemand hat sie gesehen. Wenn Sie folgen, spielen Sie sie gegen die ganze Bank, und die anderen Einsätze gehen zurück.
bk-ask-stake = Ihr Einsatz gegen die Bank?
bk-ask-raise = Die Einsätze liegen { $over } über Ihrer Bank
bk-ask-raise-how = Legen Sie nach, so spielen mehr davon. Was Sie nicht halten, wird gekürzt, der Letzte zuerst.
bk-ask-add = Möchten Sie Ihrer Bank von { $bank } etwas hinzufügen?
bk-ask-add-how = Was Sie hinzufügen, bleibt darin, bis die Bank endet.
bk-ask-match-raise = Der Bankhalter legt nach. Ihre Hälfte?
bk-ask-match-raise-how = Ohne sie gehen Gewinn und Verlust nach dem, was jeder in der Bank hat.
bk-ask-look = Ihre Karten
bk-ask-look-how = Niemand sonst sieht sie.
bk-ask-show = { $points ->
    [8] „Huit, la petite!“
   *[9] „Neuf, la grande!“
}
bk-ask-show-how = Acht oder Neun zeigt man sofort.
bk-ask-must-draw = Damit müssen Sie ziehen.
bk-ask-must-stand = Damit müssen Sie stehen bleiben.
bk-ask-free = Sie haben die Wahl.
bk-ask-choice = In Ihrer Bank sind { $amount }
bk-ask-empty = Ihre offene Bank ist leer
bk-ask-empty-how = Behalten Sie sie und stocken Sie sie vor den nächsten Karten auf, oder geben Sie sie weiter.
bk-ask-empty-hold-how = Behalten Sie sie, und stocken Sie sie vor den nächsten Karten auf.
bk-ask-uncovered = Niemand hat gesetzt
bk-ask-take-bank = „Il y a une suite“, zu { $price }
bk-ask-take-bank-how = Jemand gibt die Bank weiter. Wer sie nimmt, legt diese Summe auf.
bk-ask-take-bank-at = „Il y a une suite“, ab { $price }
bk-ask-take-bank-at-how = Jemand gibt die Bank weiter. Wer sie nimmt, legt diese Summe oder mehr auf.
bk-ask-return = Niemand nimmt Ihre Bank
bk-ask-return-how = Sie können sie für { $price } zurücknehmen, die Summe, zu der Sie sie weitergaben.
bk-ask-forced = Niemand bietet, und die Bank fällt an Sie
bk-ask-costs-seat = Wenn Sie ablehnen, geben Sie Ihren Platz auf.
bk-ask-auction = Was bieten Sie für die Bank?

bk-do-put-up = { $amount } auflegen
bk-do-take-bank-at = Mit { $amount } übernehmen
bk-do-bid = { $amount } bieten
bk-do-punt = { $amount } setzen
bk-do-punt-none = Kein Einsatz
bk-do-raise-bank = { $amount } nachlegen
bk-do-raise-all = Tous les coups sont tenus
bk-do-raise-all-gloss = alle Einsätze halten: { $amount } mehr
bk-do-raise-none = So lassen
bk-do-add-none = Nichts hinzufügen
bk-do-add-to-bank = { $amount } hinzufügen
bk-do-set-aside = { $amount } beiseitelegen
bk-do-leave-in = { $amount } darin lassen
bk-do-double = Banco double
bk-do-double-gloss = { $amount } dazu, halb und halb
bk-do-accept-partner = Einverstanden
bk-do-accept-partner-gloss = halber Gewinn und halber Verlust
bk-do-match-raise = Mitgehen
bk-do-match-raise-gloss = { $amount } von Ihnen
bk-do-take-bank = Passez-moi les cartes
bk-do-take-bank-gloss = mir die Karten, für { $amount }
bk-do-forced = Mit { $price } halten
bk-do-leave-seat = Den Platz aufgeben
bk-do-suivi-gloss = noch einmal, vor allen: { $amount }
bk-do-solo-gloss = alles allein: { $amount }
bk-do-a-deux-gloss = die Hälfte, zu zweit: { $amount }
bk-do-avec-gloss = die Hälfte, der Tisch den Rest: { $amount }
bk-do-marche-gloss = die Hälfte und was bleibt: bis { $amount }
bk-do-no-call = Keine Ansage
bk-do-no-call-gloss = setzen können Sie danach
bk-do-pass = Nein, danke
bk-do-decline-bank = Ablehnen
bk-do-decline-bank-gloss = sie geht an den Nächsten weiter
bk-do-draw-ponte-gloss = eine Karte, bitte
bk-do-stand-ponte-gloss = keine Karte
bk-do-draw-banker = Eine Karte
bk-do-draw-banker-gloss = ziehen
bk-do-stand-banker-gloss = stehen bleiben
bk-do-ask-table = Nach der Tafel fragen
bk-do-ask-table-gloss = sie bindet, wo sie gegen beide dasselbe sagt
bk-do-ask-table-one-gloss = sie bindet Sie dann
bk-table-differs = Die Tafel lässt die Wahl, oder sie sagt für die Seiten Verschiedenes.
bk-do-show = Zeigen
bk-do-look = Ansehen
bk-do-hold = Bank behalten
bk-do-hold-gloss = noch ein Coup
bk-do-wait = Auf Einsätze warten
bk-do-wait-gloss = noch einmal
bk-do-pass-on = La main passe
bk-do-pass-on-gloss = { $amount } herausnehmen, weitergeben
bk-do-give-up = Zurücknehmen
bk-do-give-up-gloss = { $amount } zurück an Sie
bk-between-sentences = { " " }
bk-custom-is = Üblich ist: { $what ->
    [D] ziehen
   *[S] stehen bleiben
}

bk-said-pass = nein
bk-said-double = double
bk-said-suivi = Suivi
bk-said-solo = Banco
bk-said-a-deux = À deux
bk-said-avec = Avec
bk-said-marche = Marche
bk-said-cheval = À cheval
bk-said-punt-none = nichts
bk-said-take-bank = nimmt sie
bk-said-bid = bietet { $amount }
bk-said-match-raise = geht mit
bk-said-accept-partner = einverstanden

bk-default-draw = eine Karte
bk-default-stand = keine Karte
bk-default-pass-bank = die Bank wird weitergegeben

bk-stake-label = Gesetzt
bk-in-bank = In der Bank
bk-in-bank-garage = Bank und Garage
bk-draw-seat = Platz auslosen
bk-draw-seat-how = Die Plätze werden ausgelost.
bk-stand-by-how = Umstehende setzen, was die Plätze offen lassen.
bk-all-taken = Alle Plätze sind besetzt; Sie können sich dazustellen.

bk-help-choose = wählen, was angeboten wird, von links
bk-help-no = nein: keine Ansage, kein Einsatz, ablehnen
bk-help-enter = einen Betrag bestätigen, die Karten ansehen, Bewegung überspringen
bk-help-peek = eine Ecke der eigenen Karten anheben
bk-help-chips = einen Jeton dazulegen
bk-help-clear = den Betrag neu beginnen

bk-call-suivi = Suivi
bk-call-solo = Banco solo
bk-call-a-deux = Banco à deux
bk-call-avec = Banco avec la table
bk-call-marche = Banco et la table marche
bk-do-draw-ponte = Carte, s’il vous plaît
bk-do-stand-ponte = Non, Monsieur
bk-do-stand-banker = Reste
