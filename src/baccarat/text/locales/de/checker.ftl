checker = Prüfer für versiegelte Schlitten
checker-what = Wählen Sie die Aufzeichnung eines Schlittens, der zu Ende ist. Alles, was sein Siegel verspricht, wird hier in dieser Seite nachgerechnet: Sie fragt niemanden und sendet nichts. Die Coups spielt sie nicht nach den Regeln nach; das tut „baccarat verify“.
checker-record = Die Aufzeichnung (.bhh)
checker-witness = Was Ihr Browser gesehen hat, falls Sie es gespeichert haben (.json)
checker-no-record = Das ist keine vollständige Aufzeichnung eines Schlittens.
checker-too-large = Diese Datei ist größer als jede Aufzeichnung eines Schlittens.
checker-not-ended = Dieser Schlitten ist nicht zu Ende, oder seine Aufzeichnung sagt nicht, wie er versiegelt wurde.
checker-no-witness = Diese Datei enthält nicht, was ein Browser gesehen hat.
checker-other-witness = Der Browser hat einen anderen Tisch oder andere Schlitten gesehen.
checker-holds = Das Siegel hält.
checker-broken = Das Siegel hält nicht:
checker-root = Kurze Wurzel: { $root }
checker-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} in { $coups ->
    [one] { $coups } Coup
   *[other] { $coups } Coups
} kamen in der Reihenfolge, die das Geheimnis ergibt.
checker-browsers = { $many ->
    [0] Kein Browser hat mitgemischt.
    [one] Ein Browser hat mitgemischt.
   *[other] { $many } Browser haben mitgemischt.
}
checker-seen = Die Aufzeichnung wurde mit dem verglichen, was der Browser gesehen hat.
checker-unseen = Ohne das, was ein Browser gesehen hat, ist dies nur, was die Aufzeichnung über sich selbst sagt.
