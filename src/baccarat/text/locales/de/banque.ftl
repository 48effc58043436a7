banque-shuffle-croupier = { $cut ->
    [banker-names] Der Croupier mischt; es hebt ab, wen der Bankhalter nennt.
   *[neighbour] Der Croupier mischt, sein linker Nachbar hebt ab.
}
banque-shuffle-neighbours = { $cut ->
    [banker-names] Der Croupier mischt, dann die Nachbarn des Bankhalters, zuletzt er selbst; es hebt ab, wen er nennt.
   *[neighbour] Der Croupier mischt, dann die Nachbarn des Bankhalters, zuletzt er selbst; der linke Nachbar des Croupiers hebt ab.
}
banque-cutter-asked = Platz { $seat }, wer soll abheben?
banque-cutter-named = { $own ->
    [yes] Platz { $seat }, der Bankhalter, hebt selbst ab.
   *[no] Der Bankhalter lässt Platz { $seat } abheben.
}
banque-table-asked = Platz { $seat }, der Bankhalter, fragt den Croupier nach der Tafel.
banque-lot = Das Los fällt auf Platz { $seat }.
banque-side-void = { $side ->
    [right] Für die rechte Seite ist der Coup ungültig, ihre Einsätze gehen zurück.
   *[left] Für die linke Seite ist der Coup ungültig, ihre Einsätze gehen zurück.
}
banque-last-coups = { $coups ->
    [1] Das ist der letzte Coup des Schlittens.
   *[other] Der Schlitten reicht noch für { $coups } Coups.
}

banque-auction = Die Bank wird versteigert. Ihre Gebote, bitte.
banque-auction-open = Die Bank ist offen: Sie hält jeden Einsatz. Wer als Erster „Tous les coups sont tenus“ sagt, hat sie.
banque-auction-open-lot = Die Bank ist offen: Sie hält jeden Einsatz. Wer sagt „Tous les coups sont tenus“? Unter mehreren entscheidet das Los.
banque-suite-open = „Il y a une suite“ – eine offene Bank ist zu übernehmen, mit { $units }. Sie hält jeden Einsatz. Wer nimmt sie?
banque-suite-limited = „Il y a une suite“ – eine Bank ist zu übernehmen, mit { $units }. Sie haftet nur mit dem, was in ihr liegt. Wer nimmt sie?
banque-offered-open = Platz { $seat }, möchten Sie die Bank? Diese Bank ist offen und hält jeden Einsatz.
banque-waits-open = Niemand nimmt die Bank: Sie gehört dem Ersten, der sie will. Diese Bank ist offen und hält jeden Einsatz.
banque-game-ends = Niemand will die Bank: Das Spiel endet, bis jemand eine auflegt.
banque-open = „Tous les coups sont tenus“ – jeder Einsatz wird gehalten: Platz { $seat } hat die Bank, und sie ist offen.
banque-capital-tax = Das Haus nimmt { $units } von Platz { $seat }, als Taxe auf die Einlage.
banque-accept-asked = Die Einsätze übersteigen die Bank um { $units }. Nimmt der Bankhalter alle an?
banque-all-accepted = „Tous les coups sont tenus“ – jeder Einsatz wird gehalten: Der Bankhalter legt { $units } nach, und die Bank ist offen.
banque-top-up-asked = Die Einsätze übersteigen die Bank um { $units }. Stockt der Bankhalter sie auf?
banque-topped-up = „Tous les coups sont tenus“ – jeder Einsatz wird gehalten: Der Bankhalter stockt die Bank um { $units } auf.
banque-refill-asked = „La banque a sauté“ – die Bank ist gesprengt. Platz { $seat }, machen Sie weiter, mit { $units }?
banque-refilled = Platz { $seat } macht weiter, mit einer Bank von { $units }.
banque-new-shoe-asked = Platz { $seat }, wünschen Sie einen neuen Schlitten?
banque-bank-lost = „La banque a sauté“ – die Bank von Platz { $seat } ist gesprengt.
banque-bank-passed = „Il y a une suite“ – Platz { $seat } gibt die Bank ab und nimmt { $units } heraus.
banque-bank-cashed = Der Schlitten ist ausgespielt: Platz { $seat } nimmt die Bank heraus, { $units }.
banque-bank-uncovered = Platz { $seat } hält nicht alle Einsätze und gibt die Bank ab, mit { $units }. Die Einsätze gehen zurück.
banque-bank-left = Platz { $seat } ist gegangen und erhält { $units } aus der Bank.
banque-winner-out = Platz { $seat } geht mit Gewinn und hält in diesem Schlitten keine Bank mehr.

banque-banco = { $where ->
    [cheval] „Banco à cheval“ – die Hälfte auf jede Hand. Banco an Platz { $seat }, der beide Hände spielt: { $units }.
   *[hand] „Banco.“ Banco an Platz { $seat }, auf die Hand der eigenen Seite: { $units }.
}
banque-banco-halves = „Banco“ auf beiden Seiten: Die Plätze { $seat } und { $other } teilen, jeder auf seiner Seite: { $units }.
banque-stakes-open = Die Bank ist offen. Ihre Einsätze, bitte.
banque-hand-held = { $side ->
    [right] Rechts liegen { $units }: Die Karten gehen an Platz { $seat }.
   *[left] Links liegen { $units }: Die Karten gehen an Platz { $seat }.
}

banque-carte = „Carte, s’il vous plaît“ – { $side ->
    [right] rechts bitte eine Karte.
   *[left] links bitte eine Karte.
}
banque-non = „Non, Monsieur“ – { $side ->
    [right] rechts keine Karte.
   *[left] links keine Karte.
}
banque-natural = { $points ->
    [8] „Huit, la petite“
   *[9] „Neuf, la grande“
} – { $side ->
    [right] die rechte Seite hat
    [left] die linke Seite hat
   *[banker] der Bankhalter hat
} { $points }.
banque-shown = { $side ->
    [right] Die rechte Seite zeigt
    [left] Die linke Seite zeigt
   *[banker] Der Bankhalter zeigt
} { $points ->
    [0] null, Baccara
   *[other] { $points }
}.
banque-result-side = { $side ->
    [right] Rechts gewinnt, { $points } zu { $bank }.
   *[left] Links gewinnt, { $points } zu { $bank }.
}
banque-result-banker = { $side ->
    [right] Die Bank schlägt rechts, { $bank } zu { $points }.
   *[left] Die Bank schlägt links, { $bank } zu { $points }.
}
banque-result-tie = „En cartes“ – { $side ->
    [right] rechts unentschieden, { $points } zu { $bank }.
   *[left] links unentschieden, { $points } zu { $bank }.
}
banque-not-answered = Für mehr steht die Bank nicht ein: { $units } vom Einsatz von Platz { $seat } gehen zurück.
banque-paid-in-part = Weiter reicht die Bank nicht: Platz { $seat } erhält { $units }.
banque-hand-passed = { $side ->
    [right] Die rechte Hand geht an Platz { $seat }.
   *[left] Die linke Hand geht an Platz { $seat }.
}

why-banque-banker-natural = Der Bankhalter hat { $points } mit zwei Karten: Alle decken auf, niemand zieht.
why-banque-banker-natural-last = Der Bankhalter hat { $points } mit zwei Karten: Das schlägt jede Hand ohne Natural, was sie auch gezogen hat.
why-banque-natural = { $side ->
    [right] Die rechte Seite hat { $points } mit zwei Karten; das entscheidet sich sofort gegen die zwei des Bankhalters.
   *[left] Die linke Seite hat { $points } mit zwei Karten; das entscheidet sich sofort gegen die zwei des Bankhalters.
}
why-banque-side-draws = { $side ->
    [right] Die rechte Seite hat { $points }
   *[left] Die linke Seite hat { $points }
}{ $bound ->
    [bound] : Mit 0 bis 4 muss gezogen werden.
    [free] : Mit 5 ist die Wahl frei, und es wurde gezogen.
    [custom] , hatte die Wahl und zog, wie es Brauch ist.
   *[against] , hatte die Wahl und zog gegen den Brauch.
}
why-banque-side-stands = { $side ->
    [right] Die rechte Seite hat { $points }
   *[left] Die linke Seite hat { $points }
}{ $bound ->
    [bound] : Mit 6 oder 7 muss sie stehen bleiben.
    [free] : Mit 5 ist die Wahl frei, und sie blieb stehen.
    [custom] , hatte die Wahl und blieb stehen, wie es Brauch ist.
   *[against] , hatte die Wahl und blieb gegen den Brauch stehen.
}
why-banque-banker-draws = { $bound ->
    [bound] Der Bankhalter hat { $points }, fragte nach der Tafel, die gegen beide Seiten dasselbe sagt, und musste ziehen.
    [free] Der Bankhalter hat { $points }, hatte die Wahl und zog; gegen die höher besetzte Seite lässt der Brauch sie offen.
    [custom] Der Bankhalter hat { $points }, hatte die Wahl und zog, wie es gegen die höher besetzte Seite Brauch ist.
   *[against] Der Bankhalter hat { $points }, hatte die Wahl und zog. Gegen die höher besetzte Seite bleibt man nach dem Brauch stehen.
}
why-banque-banker-stands = { $bound ->
    [bound] Der Bankhalter hat { $points }, fragte nach der Tafel, die gegen beide Seiten dasselbe sagt, und musste stehen bleiben.
    [free] Der Bankhalter hat { $points }, hatte die Wahl und blieb stehen; gegen die höher besetzte Seite lässt der Brauch sie offen.
    [custom] Der Bankhalter hat { $points }, hatte die Wahl und blieb stehen, wie es gegen die höher besetzte Seite Brauch ist.
   *[against] Der Bankhalter hat { $points }, hatte die Wahl und blieb stehen. Gegen die höher besetzte Seite zieht man nach dem Brauch.
}
why-banque-result-side = { $side ->
    [right] Die rechte Seite schlägt den Bankhalter, { $points } zu { $bank }: Die Bank zahlt die Einsätze rechts.
   *[left] Die linke Seite schlägt den Bankhalter, { $points } zu { $bank }: Die Bank zahlt die Einsätze links.
}
why-banque-result-side-as-far = { $side ->
    [right] Die rechte Seite schlägt den Bankhalter, { $points } zu { $bank }: Die Bank zahlt die Einsätze rechts, so weit sie reicht.
   *[left] Die linke Seite schlägt den Bankhalter, { $points } zu { $bank }: Die Bank zahlt die Einsätze links, so weit sie reicht.
}
why-banque-result-banker = { $side ->
    [right] Der Bankhalter schlägt die rechte Seite, { $bank } zu { $points }: Die Einsätze dort gehen in die Bank.
   *[left] Der Bankhalter schlägt die linke Seite, { $bank } zu { $points }: Die Einsätze dort gehen in die Bank.
}
why-banque-result-tie = { $side ->
    [right] { $points } rechts gegen { $bank } ist unentschieden: Dort gewinnt niemand.
   *[left] { $points } links gegen { $bank } ist unentschieden: Dort gewinnt niemand.
}
