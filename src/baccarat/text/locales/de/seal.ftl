seal = Das Siegel dieses Schlittens
seal-promised = Das Siegel dieses Schlittens: versprochen, noch nicht bewiesen
seal-is-proved = Das Siegel dieses Schlittens: bewiesen
seal-of-promised = Das Siegel von Schlitten { $shoe }: versprochen, noch nicht bewiesen
seal-of-proved = Das Siegel von Schlitten { $shoe }: bewiesen
seal-broken = Das Siegel dieses Schlittens ist gebrochen
seal-broken-what = Verlassen Sie sich an diesem Tisch auf keinen Schlitten mehr: Das Siegel bleibt hier gebrochen. Speichern Sie, was Ihr Browser gesehen hat; daran lassen sich die Aufzeichnungen prüfen.
seal-none = Der nächste Schlitten ist noch nicht versiegelt.
seal-making = Der Schlitten wird versiegelt.
seal-root = Jede Karte dieses Schlittens stand fest, bevor der erste Einsatz lag. Seine kurze Wurzel ist für alle am Tisch dieselbe; lesen Sie sie einander vor:
seal-nobody = Bei diesem Schlitten hat kein Browser mitgemischt: Das Haus allein hat die Reihenfolge gewählt.
seal-took-part = Mitgemischt haben: { $names }.
seal-seat = Platz { $seat }
seal-mine = Ihr Browser hat eigenen Zufall beigetragen, und er zählt.
seal-not-mine = Ihr Browser ist bei diesem Schlitten nicht dabei; beim nächsten kann er es sein.
seal-proved = { $cards ->
    [0] Noch wurde keine Karte gezeigt.
    [one] Eine Karte wurde gezeigt, und sie lag, wo sie sollte.
   *[other] { $cards } Karten wurden gezeigt, und jede lag, wo sie sollte.
}
seal-told = { $coups ->
    [one] Ein Coup wurde gegeben, während Ihr Browser nicht hier war. Von diesem hat er erst danach erfahren und hat keine Beweise für die Karten.
   *[other] { $coups } Coups wurden gegeben, während Ihr Browser nicht hier war. Von diesen hat er erst danach erfahren und hat keine Beweise für die Karten.
}
seal-before = Der Schlitten davor, Nummer { $shoe }
seal-unproved = Dass die Karten gemischt und nicht ausgesucht wurden, ist versprochen, aber noch nicht bewiesen. Das Haus zeigt sein Geheimnis, wenn der Schlitten zu Ende ist; Ihr Browser rechnet dann den ganzen Schlitten nach.
seal-asked = Dass die Karten gemischt und nicht ausgesucht wurden, ist versprochen, aber noch nicht bewiesen. Ihr Browser fragt das Haus nach dem Geheimnis dieses Schlittens.
seal-recomputed = Das Geheimnis wurde gezeigt, und der ganze Schlitten folgt daraus.
seal-abandoned = { $many ->
    [0] Kein Versuch wurde abgebrochen.
    [one] Ein Versuch davor wurde abgebrochen.
   *[other] { $many } Versuche davor wurden abgebrochen.
}
seal-cut-myself = Ich hebe meine Schlitten selbst ab
seal-where = Wo heben Sie ab?
seal-else = Sagen Sie nichts, so hebt in einigen Sekunden der Zufall ab.
seal-after = Nach { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}
seal-cut = Abheben
seal-fault-secret-reused = Das Haus hat sich auf ein Geheimnis festgelegt, das es schon einmal verwendet hat.
seal-fault-miscounted = Das Haus verschweigt einen abgebrochenen Versuch.
seal-fault-roster-changed = Die Liste ist nicht die, auf die sich die Teilnehmer festgelegt hatten.
seal-fault-opened-otherwise = Jemand hat anderes aufgedeckt als das, worauf er sich festgelegt hatte.
seal-fault-opening-dropped = Etwas Aufgedecktes wurde weggelassen.
seal-fault-late = Jemand kam dazu, als die Liste schon geschlossen war.
seal-fault-no-proof = Eine Karte wurde ohne Beweis gezeigt.
seal-fault-bad-proof = Eine Karte lag nicht dort, woher sie kam.
seal-fault-other-secret = Das Geheimnis ist nicht das, auf das sich das Haus festgelegt hatte.
seal-fault-other-root = Das Geheimnis ergibt eine andere Reihenfolge der Karten.
seal-fault-other-card = Eine ausgeteilte Karte ist nicht die, die im Schlitten lag.
seal-fault-other-back = Eine Karte wurde mit der Rückseite eines anderen Kartenspiels angesagt.
seal-fault-other-lot = Ein Los fiel auf einen Platz, den das Geheimnis nicht nennt.
seal-fault-commitment-reused = Zwei Browsern wurde dieselbe Festlegung zugeschrieben.
seal-fault-attempt-hidden = Das Haus verschweigt einen Versuch, den dieser Browser gesehen hat, oder stellt ihn anders dar.
seal-fault-other-room = Der Schlitten wurde für einen anderen Tisch angekündigt.
seal-fault-other-shoe = Angekündigt wurde ein anderer Schlitten als der nächste.
seal-fault-other-rules = Der Schlitten wurde für andere Regeln angekündigt, als hier gezeigt werden.
seal-fault-barred = Ein Browser, an dem ein Versuch gescheitert war, hat wieder mitgemischt.
seal-fault-left-out = Das Haus hat den Zufall Ihres Browsers weggelassen, obwohl er rechtzeitig kam.
seal-fault-falsely-missing = Das Haus behauptet, ein Browser habe nicht aufgedeckt, obwohl er es tat.
seal-fault-second-root = Das Haus hat für einen Schlitten zwei Wurzeln genannt.
seal-fault-secret-hidden = Das Haus hat das Geheimnis eines Schlittens an dessen Ende nicht gezeigt.
seal-fault-wrong-winner = Das Haus hat einen Gewinner genannt, dem die Punkte widersprechen.
seal-fault-wrong-draw = Dritte Karten wurden nicht so gezogen, wie die Regeln es vorschreiben.
seal-fault-dealt-on = Aus einem Schlitten wurde weiter gegeben, obwohl sein Geheimnis schon gezeigt war.
seal-fault-order-changed = Die Reihenfolge beim Geben wurde geändert, oder Karten wurden übergangen.
seal-fault-ended-otherwise = Der Schlitten endete nicht mit dem Coup, der nach seinen Regeln der letzte ist.
seal-fault-result-changed = Ein Coup wurde anders dargestellt, als seine Karten zu sehen waren.
seal-fault-rewound = Das Haus ist hinter das zurückgegangen, was es schon mitgeteilt hatte.
seal-fault-unreadable = Das Haus hat etwas geschickt, das sich nicht lesen und damit nicht prüfen lässt.
seal-fault-not-sealed = Es wurden Karten aus einem Schlitten gegeben, der nicht versiegelt war.
seal-fault-other-cutter = Das Haus hat den einen nach dem Schnitt gefragt und den eines anderen gelten lassen.
seal-save = Speichern, was ich gesehen habe
seal-save-why = Die Datei enthält, was Ihr Browser von den letzten Schlitten hier gesehen hat. Damit lassen sich später deren Aufzeichnungen prüfen.
seal-not-kept = Ihr Browser speichert von dieser Seite nichts. Was er hier gesehen hat, ist verloren, sobald Sie sie schließen oder neu laden: Speichern Sie es vorher selbst.
