### Was der Croupier an einem Tisch Chemin de fer sagt und erklärt, französisch, wo das Spiel es ist.

## Die Bank geht um

chemin-shuffle-croupier = { $cut ->
    [croupier] Der Croupier mischt und hebt ab.
   *[neighbour] Der Croupier mischt, sein linker Nachbar hebt ab.
}
chemin-shuffle-everyone = { $cut ->
    [croupier] Der Croupier mischt, dann alle der Reihe nach, dann wieder der Croupier, der auch abhebt.
   *[neighbour] Der Croupier mischt, dann alle der Reihe nach, dann wieder der Croupier; sein linker Nachbar hebt ab.
}
chemin-bank-offered = Platz { $seat }, möchten Sie die Bank?
chemin-bank-waits = Niemand nimmt die Bank: Sie gehört dem Ersten, der sie will.
chemin-bank-put-up = Platz { $seat } legt eine Bank von { $units } auf.
chemin-added = Platz { $seat } fügt der Bank { $units } hinzu.
chemin-doubling = In der Bank sind { $units }. Wer verdoppelt, auf halben Gewinn und halben Verlust?
chemin-doubled = „Banco double.“ Platz { $seat } geht mit in die Bank: Sie hat { $units }.
chemin-held = Platz { $seat } hält die Bank.
chemin-bank-lost = Platz { $seat } hat die Bank verloren.
chemin-bank-passed = „La main passe“ – Platz { $seat } gibt die Bank weiter und nimmt { $units } heraus.
chemin-bank-cashed = Platz { $seat } löst die Bank ein: { $units }.
chemin-bank-uncovered = Niemand spielt gegen Platz { $seat }; { $units } gehen dorthin zurück.
chemin-bank-left = Platz { $seat } ist gegangen und erhält { $units } aus der Bank.
chemin-bank-share = Platz { $seat }, der mit in der Bank war, erhält { $units } zurück.
chemin-suite = „Il y a une suite“ – eine Bank ist zu übernehmen, mit { $units }. Wer nimmt sie?
chemin-suite-taken = „Passez-moi les cartes“ – die Karten zu mir: Platz { $seat } hat die Bank, mit { $units }.
chemin-auction = Niemand nimmt die Suite, die Bank wird versteigert. Ihre Gebote, bitte.
chemin-auction-won = Die Bank geht an Platz { $seat }, mit { $units }.

## Ansagen und Einsätze

chemin-calls = In der Bank sind { $units }. Ihre Ansagen, bitte.
chemin-bystanders-call = Kein Platz sagt an. In der Bank sind { $units }: Möchten die Umstehenden?
chemin-banco = { $kind ->
    [suivi] „Suivi“ – weiter. Banco an Platz { $seat }, der das letzte verlor und vor allen kommt: { $units }.
    [solo] „Banco solo“ – die Bank allein. Banco an Platz { $seat }, der alles deckt: { $units }.
    [avec] „Banco avec la table“ – mit dem Tisch. Banco an Platz { $seat } für die Hälfte, { $units }; den Rest darf der Tisch setzen.
   *[marche] „Banco et la table marche“ – und der Tisch geht mit. Banco an Platz { $seat }, der die Hälfte deckt und was der Tisch übrig lässt, bis { $units }.
}
chemin-banco-shared = { $kind ->
    [suivi] „Suivi“ – weiter. Banco an die Plätze { $seat } und { $other }, die das letzte zusammen verloren und vor allen kommen: { $units }.
   *[a-deux] „Banco à deux“ – zu zweit. Banco an die Plätze { $seat } und { $other }, je zur Hälfte: { $units }.
}
chemin-call-over = Platz { $seat } tritt zurück: Die stärkere Ansage geht vor, unter gleichen die erste in der Prime.
chemin-call-lapsed = Platz { $seat } wollte die Hälfte, und niemand die andere: Die Ansage verfällt.
chemin-stakes = Zu decken sind { $units }. Ihre Einsätze, bitte.
chemin-stake-asked = Platz { $seat }, zu decken sind { $units }. Ihr Einsatz, bitte.
chemin-bystanders-stake = Für die Umstehenden bleiben { $units }.
chemin-raise-asked = Die Einsätze übersteigen die Bank um { $units }. Hält der Bankhalter sie?
chemin-raised = Der Bankhalter legt { $units } nach.
chemin-all-held = „Tous les coups sont tenus“ – alle Einsätze gelten: Der Bankhalter legt { $units } nach.
chemin-raise-matched = Platz { $seat } zieht mit { $units } nach: Es bleibt bei halb und halb.
chemin-raise-unmatched = Der Nachschuss wird nicht geteilt: Gewinn und Verlust gehen nun nach dem, was jeder in der Bank hat.
chemin-cut = { $left ->
    [yes] Die Bank ist gedeckt: Vom Einsatz auf Platz { $seat } gehen { $units } zurück.
   *[no] Die Bank ist gedeckt: Der Einsatz auf Platz { $seat }, { $units }, geht zurück.
}
chemin-garage = „Au garage“ – { $units } sind nicht gedeckt und werden beiseitegelegt.
chemin-stakes-set = „Les jeux sont faits“ – die Einsätze stehen: { $units }. Die Karten gehen an Platz { $seat }.

## Die Hände

chemin-carte = „Carte, s’il vous plaît“ – eine Karte, bitte.
chemin-non = „Non, Monsieur“ – keine Karte.
chemin-banker-draws = Der Bankhalter zieht.
chemin-reste = „Reste“ – der Bankhalter bleibt stehen.
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
chemin-stakes-stand = Einsätze und Ansage bleiben stehen.
chemin-tax = Vom Gewinn gehen { $units } an das Haus.
chemin-nobody-staked = Niemand setzt, es gibt keinen Coup.

## Warum es so kam

why-chemin-ponte = { $kind ->
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
    [bound] Der Bankhalter hat { $points } und gab { $given }: Nach dem Tableau muss er ziehen.
    [free] Der Bankhalter hat { $points } und gab { $given }: Hier lässt ihm das Tableau die Wahl, und er zog.
    [custom] Der Bankhalter hat { $points } und gab { $given }, hatte die Wahl und zog, wie es Brauch ist.
   *[against] Der Bankhalter hat { $points } und gab { $given }, hatte die Wahl und zog gegen den Brauch.
}
why-chemin-banker-given-stands = { $bound ->
    [bound] Der Bankhalter hat { $points } und gab { $given }: Nach dem Tableau muss er stehen bleiben.
    [free] Der Bankhalter hat { $points } und gab { $given }: Hier lässt ihm das Tableau die Wahl, und er blieb stehen.
    [custom] Der Bankhalter hat { $points } und gab { $given }, hatte die Wahl und blieb stehen, wie es Brauch ist.
   *[against] Der Bankhalter hat { $points } und gab { $given }, hatte die Wahl und blieb gegen den Brauch stehen.
}
why-chemin-result-ponte = { $ponte } des Ponte schlägt { $banker } des Bankhalters: Die Bank zahlt jeden Einsatz.
why-chemin-result-banker = { $banker } des Bankhalters schlägt { $ponte } des Ponte: Jeder Einsatz geht in die Bank.
why-chemin-result-tie = { $ponte } gegen { $banker } ist unentschieden: Niemand gewinnt, und die Bank bleibt.
