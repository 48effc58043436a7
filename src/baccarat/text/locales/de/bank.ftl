bank-offered = Platz { $seat }, möchten Sie die Bank?
bank-waits = Niemand nimmt die Bank: Sie gehört dem Ersten, der sie will.
bank-put-up = Platz { $seat } legt eine Bank von { $units } auf.
bank-added = Platz { $seat } fügt der Bank { $units } hinzu.
bank-doubling = Die Bank steht bei { $units }. Wer verdoppelt, auf halben Gewinn und halben Verlust?
bank-consent-asked = Platz { $other } möchte sich mit { $units } an der Bank beteiligen. Platz { $seat }, sind Sie einverstanden?
bank-partner-refused = Der Bankhalter lehnt ab und hält die Bank allein.
bank-doubled = „Banco double.“ Platz { $seat } geht mit in die Bank. In der Bank sind jetzt { $units }.
bank-held = Platz { $seat } hält die Bank.
bank-lost = Platz { $seat } hat die Bank verloren.
bank-passed = „La main passe“ – Platz { $seat } gibt die Bank weiter und nimmt { $units } heraus.
bank-cashed = Platz { $seat } erhält die Bank ausgezahlt: { $units }.
bank-uncovered = Niemand spielt gegen Platz { $seat }; { $units } gehen dorthin zurück.
bank-left = Platz { $seat } ist gegangen und erhält { $units } aus der Bank.
bank-share = Platz { $seat }, der mit in der Bank war, erhält { $units } zurück.
bank-suite = „Il y a une suite“ – eine Bank ist zu übernehmen, mit { $units }. Wer nimmt sie?
bank-suite-taken = „Passez-moi les cartes“ – die Karten zu mir: Platz { $seat } hat die Bank, mit { $units }.
bank-giver-asked = Niemand nimmt sie. Platz { $seat } kann sie zurücknehmen, mit { $units }.
bank-auction = Niemand nimmt die Suite, die Bank wird versteigert. Ihre Gebote, bitte.
bank-auction-left = Wer die Bank übernommen hat, ist ohne Coup gegangen, und sie wird versteigert. Ihre Gebote, bitte.
bank-auction-won = Die Bank geht an Platz { $seat }, mit { $units }.
bank-forced = Niemand bietet. Platz { $seat } muss die Bank mit { $units } halten oder den Platz aufgeben.
bank-seat-lost = Platz { $seat } lehnt die Bank ab und gibt den Platz auf.
bank-newcomer = Platz { $seat } ist neu in diesem Schlitten und lässt die Hand einmal vorbeigehen.

bank-calls = Die Bank steht bei { $units }. Ihre Ansagen, bitte.
bank-bystanders-call = Kein Platz sagt an. Die Bank steht bei { $units }: Möchten die Umstehenden ansagen?
bank-bystanders-alone = Kein Platz sagt allein die ganze Bank an. Sie steht bei { $units }: Möchten die Umstehenden ansagen?
bank-banco = { $kind ->
    [suivi] „Suivi“ – weiter. Banco an Platz { $seat }, der das letzte verlor und vor allen kommt: { $units }.
    [solo] „Banco solo“ – die Bank allein. Banco an Platz { $seat }, der alles deckt: { $units }.
    [avec] „Banco avec la table“ – mit dem Tisch. Banco an Platz { $seat } für die Hälfte, { $units }; den Rest darf der Tisch setzen.
   *[marche] „Banco et la table marche“ – und der Tisch geht mit. Banco an Platz { $seat }, der die Hälfte deckt und was der Tisch übrig lässt, bis { $units }.
}
bank-banco-shared = { $kind ->
    [suivi] „Suivi“ – weiter. Banco an die Plätze { $seat } und { $other }, die das letzte zusammen verloren und vor allen kommen: { $units }.
   *[a-deux] „Banco à deux“ – zu zweit. Banco an die Plätze { $seat } und { $other }, je zur Hälfte: { $units }.
}
bank-call-over = Platz { $seat } tritt zurück: Die stärkere Ansage geht vor, unter gleichen die erste in der Prime.
bank-call-lapsed = Platz { $seat } wollte die Hälfte, und niemand die andere: Die Ansage verfällt.
bank-suivi-asked = „Suivi?“ – Platz { $seat } kann noch folgen, bis die Karten gesehen sind.
bank-stakes = Zu decken: { $units }. Ihre Einsätze, bitte.
bank-stake-asked = Platz { $seat }, zu decken: { $units }. Ihr Einsatz, bitte.
bank-bystanders-stake = Für die Umstehenden bleiben { $units }.
bank-raise-asked = Die Einsätze übersteigen die Bank um { $units }. Hält der Bankhalter sie?
bank-raised = Der Bankhalter legt { $units } nach.
bank-all-held = „Tous les coups sont tenus“ – alle Einsätze gelten: Der Bankhalter legt { $units } nach.
bank-raise-matched = Platz { $seat } zieht mit { $units } nach: Es bleibt bei halb und halb.
bank-raise-unmatched = Der Nachschuss wird nicht geteilt: Gewinn und Verlust gehen nun nach dem, was jeder in der Bank hat.
bank-cut = { $left ->
    [yes] Die Bank ist gedeckt: Vom Einsatz auf Platz { $seat } gehen { $units } zurück.
   *[no] Die Bank ist gedeckt: Der Einsatz auf Platz { $seat }, { $units }, geht zurück.
}
bank-garage = „Au garage“ – { $units } sind nicht gedeckt und werden beiseitegelegt.
bank-over-maximum = „Au garage“ – { $units } mehr, als eine Bank enthalten darf, werden beiseitegelegt.
bank-set-aside = „Au garage“ – der Bankhalter legt { $units } beiseite.

bank-banker-draws = Der Bankhalter zieht.
bank-reste = „Reste“ – der Bankhalter bleibt stehen.
bank-stakes-stand = Einsätze und Ansage bleiben stehen.
bank-tax = Vom Gewinn gehen { $units } an das Haus.
bank-nobody-staked = Niemand setzt, es gibt keinen Coup.
