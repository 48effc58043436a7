chemin-shuffle-croupier = { $cut ->
    [from-left] Der Croupier mischt und lässt von links an abheben, bis es jemand tut.
    [croupier] Der Croupier mischt und hebt ab.
   *[neighbour] Der Croupier mischt, sein linker Nachbar setzt die Schnittkarte, und der Croupier hebt dort ab.
}
chemin-shuffle-everyone = { $cut ->
    [from-left] Der Croupier mischt, dann alle der Reihe nach, dann wieder der Croupier; er lässt von links an abheben, bis es jemand tut.
    [croupier] Der Croupier mischt, dann alle der Reihe nach, dann wieder der Croupier, der auch abhebt.
   *[neighbour] Der Croupier mischt, dann alle der Reihe nach, dann wieder der Croupier; sein linker Nachbar hebt ab.
}

chemin-stakes-set = „Les jeux sont faits“ – die Einsätze stehen: { $units }. Die Karten gehen an Platz { $seat }.
chemin-free-solo = Einer allein hat angesagt: Beide Hände sind frei, doch mit 0 muss der Bankhalter ziehen.
chemin-table-asked = Platz { $seat }, der Bankhalter, fragt nach der Tafel und ist an sie gebunden: { $says ->
    [D] eine Karte.
   *[S] keine Karte.
}
chemin-garage-asked = Platz { $seat }, möchten Sie Gewinne beiseitelegen?
chemin-leaving-asked = { $units } sind nicht gedeckt. Platz { $seat }, lassen Sie etwas davon in der Bank?
chemin-left-in = { $all ->
    [yes] „Hi va tot“ – alles bleibt: { $units }, die niemand deckt, bleiben in der Bank.
   *[no] { $units }, die niemand deckt, bleiben in der Bank.
}
chemin-cards-kept = Die Bank ist größer als zuvor. Platz { $seat } hatte die letzte angesagt und bekommt die Karten einmal, mit jedem Einsatz.

chemin-natural = { $points ->
    [8] „Huit, la petite“
   *[9] „Neuf, la grande“
} – { $side ->
    [player] der Ponte hat
   *[banker] der Bankhalter hat
} { $points }.
chemin-shown = { $side ->
    [player] Der Ponte zeigt
   *[banker] Der Bankhalter zeigt
} { $points ->
    [0] null, Baccara
   *[other] { $points }
}.
chemin-result-ponte = Der Ponte gewinnt, { $ponte } zu { $banker }.
chemin-result-banker = Die Bank gewinnt, { $banker } zu { $ponte }.
chemin-result-tie = „En cartes“ – { $ponte } zu { $banker }, unentschieden.

why-chemin-ponte = { $kind ->
    [kept] Platz { $seat } spielte die Hand, weil er die Bank angesagt hatte, bevor sie weitergegeben und größer wurde.
    [suivi] Platz { $seat } führte die Hand, denn er sagte nach dem verlorenen Banco Suivi an.
    [solo] Platz { $seat } führte die Hand, denn er sagte die ganze Bank an.
    [a-deux] Platz { $seat } führte die Hand, als Erster in der Prime von den beiden, die sich das Banco teilten.
    [avec] Platz { $seat } führte die Hand, denn er sagte Banco mit dem Tisch an.
    [marche] Platz { $seat } führte die Hand, denn er sagte Banco mit dem Tisch an.
   *[largest] Platz { $seat } führte die Hand, denn dort lag der größte Einsatz; unter gleichen führt der erste in der Prime.
}
why-chemin-natural = Der Ponte hat { $ponte } und der Bankhalter { $banker } mit zwei Karten: Eine 8 oder 9 beendet den Coup, niemand zieht.
why-chemin-not-given = Der Ponte verlangte mit { $ponte } eine Karte, doch der Bankhalter zeigt { $banker } mit zweien: Gegen ein Natural wird keine gegeben.
why-chemin-ponte-draws = { $bound ->
    [bound] Der Ponte hat { $points }: Mit 0 bis 4 muss er ziehen.
    [free] Der Ponte hat { $points }: Mit 5 hat er die Wahl, und er zog.
    [custom] Der Ponte hat { $points }, hatte die Wahl und zog, wie es Brauch ist.
   *[against] Der Ponte hat { $points }, hatte die Wahl und zog gegen den Brauch.
}
why-chemin-ponte-stands = { $bound ->
    [bound] Der Ponte hat { $points }: Mit 6 oder 7 muss er stehen bleiben.
    [free] Der Ponte hat { $points }: Mit 5 hat er die Wahl, und er blieb stehen.
    [custom] Der Ponte hat { $points }, hatte die Wahl und blieb stehen, wie es Brauch ist.
   *[against] Der Ponte hat { $points }, hatte die Wahl und blieb gegen den Brauch stehen.
}
why-chemin-banker-draws = { $bound ->
    [bound] Der Ponte blieb stehen, und der Bankhalter hat { $points }: Mit 0 bis 5 muss er ziehen.
    [custom] Der Ponte blieb stehen; der Bankhalter hat { $points }, hatte die Wahl und zog, wie es Brauch ist.
   *[against] Der Ponte blieb stehen; der Bankhalter hat { $points }, hatte die Wahl und zog gegen den Brauch.
}
why-chemin-banker-stands = { $bound ->
    [bound] Der Ponte blieb stehen, und der Bankhalter hat { $points }: Mit 6 oder 7 muss er stehen bleiben.
    [custom] Der Ponte blieb stehen; der Bankhalter hat { $points }, hatte die Wahl und blieb stehen, wie es Brauch ist.
   *[against] Der Ponte blieb stehen; der Bankhalter hat { $points }, hatte die Wahl und blieb gegen den Brauch stehen.
}
why-chemin-banker-given-draws = { $bound ->
    [bound] Der Bankhalter hat { $points } und gab { $given }: Nach der Tafel muss er ziehen.
    [free] Der Bankhalter hat { $points } und gab { $given }: Hier lässt ihm die Tafel die Wahl, und er zog.
    [custom] Der Bankhalter hat { $points } und gab { $given }, hatte die Wahl und zog, wie es Brauch ist.
   *[against] Der Bankhalter hat { $points } und gab { $given }, hatte die Wahl und zog gegen den Brauch.
}
why-chemin-banker-given-stands = { $bound ->
    [bound] Der Bankhalter hat { $points } und gab { $given }: Nach der Tafel muss er stehen bleiben.
    [free] Der Bankhalter hat { $points } und gab { $given }: Hier lässt ihm die Tafel die Wahl, und er blieb stehen.
    [custom] Der Bankhalter hat { $points } und gab { $given }, hatte die Wahl und blieb stehen, wie es Brauch ist.
   *[against] Der Bankhalter hat { $points } und gab { $given }, hatte die Wahl und blieb gegen den Brauch stehen.
}
why-chemin-result-ponte = Der Ponte schlägt den Bankhalter, { $ponte } zu { $banker }: Die Bank zahlt jeden Einsatz.
why-chemin-result-banker = Der Bankhalter schlägt den Ponte, { $banker } zu { $ponte }: Jeder Einsatz geht in die Bank.
why-chemin-result-tie = { $ponte } gegen { $banker } ist unentschieden: Niemand gewinnt, und die Bank bleibt.
