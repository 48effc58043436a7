club-night = Clubabend
club-how = Alle beginnen mit gleich vielen Jetons. Sie gelten nur an diesem Tisch; am eigenen Guthaben ändert sich nichts.
club-chips = Jetons zu Beginn
club-shoes = Ende nach so vielen Schlitten
club-minutes = Ende nach so vielen Minuten
club-either = Was zuerst eintritt. Was keine Rolle spielt, bleibt leer.
club-rebuys = Nachkäufe je Spieler
club-rebuy-until = Kein Nachkauf nach Schlitten
club-faulty = Bitte prüfen Sie die Angaben zum Clubabend: mindestens { $least } Jetons zu Beginn, ein Ende und ganze Zahlen.
club-ranking = Rangliste
club-final = Endstand
club-nobody = Es spielt noch niemand mit.
club-terms-chips = je { $chips } Jetons
club-terms-shoes = { $shoes ->
    [one] ein Schlitten
   *[other] { $shoes } Schlitten
  }
club-terms-time = bis { $time } Uhr
club-terms-rebuys = { $rebuys ->
    [0] ohne Nachkauf
    [one] ein Nachkauf
   *[other] { $rebuys } Nachkäufe
  }
club-terms-until = bis Schlitten { $shoe }
club-place = Platz
club-player = Spieler
club-holds = Jetons
club-result = Ergebnis
club-rebought = { $count ->
    [one] ein Nachkauf
   *[other] { $count } Nachkäufe
  }
club-by-result = Nachkäufe werden vom Ergebnis abgezogen und bringen daher keinen Vorteil.
club-all = Alle anzeigen
club-prolong = Clubabend verlängern
club-more-shoes = Weitere Schlitten
club-more-minutes = Weitere Minuten
club-prolong-it = Verlängern
