# Was einem Gast an der Tür eines Tisches gesagt wird, bevor er eintritt.
door-invited = { $host } lädt Sie an den Tisch ein
door-table-of = Der Tisch von { $host }
door-house = Ein Tisch des Hauses
door-called = Er heißt „{ $name }“.
door-limits = { $preset }, Einsätze von { $minimum } bis { $maximum }.
door-limits-open = { $preset }, ab { $minimum }.
door-played = { $game ->
    [punto] Sie setzen auf Punto, Banco oder Égalité; wer zieht, bestimmen feste Regeln.
    [chemin] Reihum hält einer die Bank, und die anderen setzen gegen ihn.
    [banque] Ein Bankhalter spielt zugleich gegen zwei Hände, eine für jede Seite des Tisches.
   *[other] {""}
  }
door-seats = { $free ->
    [0] Gerade ist kein Platz frei; zusehen können Sie.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
  }
door-chips = Alle Jetons hier sind Spieljetons: Sie kosten nichts und sind nichts wert.
door-watch = Zusehen
door-left = Sie haben hier keinen Platz mehr. Ihre Jetons sind zurück auf Ihrem Konto.
door-again = Wieder mit { $amount } Platz nehmen
door-just-watch = Nur zusehen
