fault-file-unusable = { $errno ->
    [ENOENT] es gibt keine solche Datei und keinen solchen Ordner
    [EISDIR] es ist ein Ordner, keine Datei
    [ENOTDIR] es ist eine Datei, kein Ordner
    [EEXIST] es ist schon da
    [EACCES] Sie dürfen es nicht benutzen
    [EPERM] Sie dürfen es nicht benutzen
    [EROFS] dort lässt sich nichts schreiben
    [ENOSPC] der Datenträger ist voll
    [EADDRINUSE] dort lauscht schon ein anderes Programm; mit --port wählen Sie einen anderen Port
    [EADDRNOTAVAIL] dieser Rechner hat keine solche Adresse
   *[other] das System sagt „{ $detail }“
}
fault-database-setting = { $name } ist { $value }, nicht { $wanted }
fault-file-not-text = es ist kein Text in UTF-8
fault-file-too-large = es sind mehr als { $most } MB

fault-not-toml = Zeile { $line } ist ab Spalte { $column } kein TOML
fault-text-too-long = der Text hat mehr als { $most } Zeichen
fault-line-too-long = Zeile { $line } hat mehr als { $most } Zeichen
fault-long-key = in Zeile { $line } hat ein Schlüssel mehr als { $most } Zeichen
fault-too-many-parts = in Zeile { $line } hat ein Schlüssel mehr als { $most } Teile
fault-too-deep = die Klammern sind zu tief verschachtelt
fault-too-many-entries = der Text hat mehr als { $most } Schlüssel und Werte
fault-too-long-a-number = eine Zahl darin hat zu viele Ziffern
fault-field-missing = „{ $where }“ fehlt
fault-field-unknown = ein Feld „{ $where }“ gibt es nicht
fault-wrong-kind = unter „{ $where }“ gehört { $wanted }, nicht „{ $value }“
fault-wrong-value = „{ $where }“ kann nicht „{ $value }“ sein
fault-newer = Version { $value } hat ein neueres Programm geschrieben; dieses liest bis Version { $known }
kind-int = eine ganze Zahl
kind-float = eine Zahl
kind-str = ein Text
kind-bool = true oder false
kind-array = eine Liste
kind-object = eine Tabelle
kind-null = nichts

fault-bet-name = der Name „{ $name }“ besteht nicht nur aus kleinen Buchstaben, Ziffern und einzelnen Bindestrichen
fault-bet-key = ein Feld „{ $where }“ hat keine Wette; am nächsten ist „{ $near }“ von { $known }
fault-bet-name-taken = es gibt schon eine Wette namens „{ $name }“
fault-no-outcomes = die Wette hat keinen Ausgang
fault-needs-otherwise = die Wette gibt an, „{ $said }“ zu brauchen, und braucht „{ $needs }“
fault-unknown-fact = Ausgang { $at } fragt nach „{ $fact }“, was kein Coup hat; am nächsten ist „{ $near }“ von { $known }
fault-unknown-value = Ausgang { $at } verlangt für „{ $fact }“ den Wert „{ $value }“, den es nie hat; am nächsten ist „{ $near }“ von { $known }
fault-nothing-allowed = Ausgang { $at } lässt für „{ $fact }“ gar nichts zu; möglich sind { $known }
fault-no-ratio = Ausgang { $at } nennt „{ $value }“, und das ist weder „stands“ noch „loses“ noch ein Verhältnis von -1 bis { $most }
fault-no-commission = Ausgang { $at } nennt als Kommission „{ $value }“, und das ist kein Verhältnis von 0 bis 1
fault-pays-nothing = Ausgang { $at } zahlt nichts; lassen Sie ihn weg, oder lassen Sie den Einsatz stehen
fault-commission-too-high = Ausgang { $at } nimmt mehr als den Gewinn
fault-outcome-impossible = Ausgang { $at } kann nie eintreten
fault-value-impossible = Ausgang { $at } lässt für „{ $fact }“ Werte zu, die nie vorkommen: { $values }; am nächsten ist { $near } von { $known }
fault-outcome-never-reached = Ausgang { $at } zählt nie, denn jeden Coup, der ihm gilt, nimmt ihm Ausgang { $before }
fault-outcomes-unordered = Ausgang { $before } und { $at } zahlen verschieden und gelten beide, wenn Punto { $player } und Banco { $banker } hat; zahlen Sie für beide gleich, fassen Sie einen enger, oder stellen Sie den engeren voran
fault-facts-apart = Ausgang { $at } fragt nach „{ $fact }“, was eine Wette auf alle Karten nicht kann; möglich sind { $known }

fault-no-number = „{ $word }“ ist keine ganze Zahl mit höchstens 16 Ziffern
fault-no-action = „{ $text }“ ist keine Handlung
fault-no-card = „{ $text }“ ist keine Karte
fault-no-result = ein Coup endet mit seinem Ergebnis, wie „ = player 7-4“
fault-not-by-turns = Einsätze sind abwechselnd Namen und Einheiten, nicht „{ $text }“
fault-house-does-not = das Haus beginnt, schließt oder gibt Karten; „{ $text }“ tut es nicht
fault-changeur-does-not = „{ $text }“ tut der Changeur an diesem Tisch nicht
fault-seat-does-not = „{ $text }“ tut an diesem Tisch kein Platz
fault-no-word = dieser Tisch hat kein Wort für „{ $action }“
fault-unwritable-bet = keine Wette kann „{ $name }“ heißen
fault-late-players = wer keine Jetons hat, setzt sich erst später, und zwar in dieser Reihenfolge
fault-too-many-coups = die Aufzeichnung hat mehr als { $most } Coups
fault-bad-field = mit diesem „{ $field }“ lässt sich an keinem Tisch spielen

fault-table-other-purses = die Jetons am Tisch sind nicht die der Spieler
fault-table-no-start = in der Phase „{ $phase }“ beginnt kein Schlitten
fault-table-places = „{ $field }“ hat { $found ->
    [one] { $found } Eintrag
   *[other] { $found } Einträge
} und sollte { $wanted } haben
fault-table-sum = Platz { $seat } kann in „{ $field }“ keine { $amount } Einheiten haben
fault-table-mid-coup = zwischen zwei Schlitten liegen keine Karten auf dem Tisch, und niemand wird gefragt
fault-table-arrivals = angekommen sind andere als die, die am Tisch stehen
fault-table-no-chair = „{ $field }“ ist kein Stuhl dieses Tisches
fault-table-suivi = das Recht auf Suivi hat jemand, der keinen Platz hat
fault-table-bank-of-nobody = die Bank gehört einem leeren Stuhl
fault-table-no-co-banker = es gibt keinen Teilhaber der Bank, dessen Anteil das sein könnte
fault-table-co-banker = der Teilhaber der Bank ist niemand, der neben dem Bankhalter am Tisch sitzt
fault-table-bank-below-nothing = eine Bank enthält etwas, und kein Teil von ihr ist negativ
fault-table-no-shares = niemand hat Anteil an der Bank
fault-table-stake-of-nobody = ein Einsatz ist von jemandem, der nicht setzen kann
fault-table-stakes-without-bank = den Einsätzen steht keine Bank gegenüber
fault-table-bank-first = die Bank ist vor dem Schlitten vergeben oder nicht, und die Regeln verlangen das Gegenteil
fault-table-call-without-stake = eine Ansage ist von jemandem, der nichts gesetzt hat

fault-copy-damaged = die Datenbank sagt „{ $detail }“
fault-copy-no-changes = sie ist keine Datei mit Änderungen oder beschädigt
fault-copy-other-base = ihre Änderungen gehören nicht zur Kopie „{ $base }“
fault-copy-empty = in der Datenbank ist nichts mehr
fault-copy-latest-lost = { $transactions ->
    [one] eine bestätigte Transaktion ist verloren
   *[other] { $transactions } bestätigte Transaktionen sind verloren
  }{ $events ->
    [0] { "" }
    [one] , mit mindestens einem Ereignis an diesem Tisch: { $rooms }
   *[other] , mit mindestens { $events } Ereignissen an diesen Tischen: { $rooms }
  }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } weiteren
  }
fault-copy-latest-unread = das Write-ahead-Log ist vor seinen letzten { $transactions } Transaktionen beschädigt, und keine Hochwassermarke zeigt, ob sie bestätigt waren
fault-copy-lacks-key = der Eintrag „{ $key }“ fehlt
fault-copy-changed = die gespeicherten Daten des Raums „{ $room }“ sind nicht die, die geschrieben wurden
fault-copy-house-changed = die gespeicherten Gäste, Konten und Schlüssel sind nicht die, die geschrieben wurden
fault-copy-lacks-table = es fehlt die Tabelle „{ $table }“
fault-copy-has-gap = im Protokoll des Raums „{ $room }“ fehlt etwas
fault-copy-does-not-add-up = das Konto „{ $account }“ geht nicht auf
