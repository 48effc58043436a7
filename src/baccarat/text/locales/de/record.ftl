### What is wrong with a record: `refusal-` and its code. A `line` is a number, a `reason` is worded already.

refusal-record-unknown = Das ist keine Aufzeichnung eines Schlittens. Wählen Sie eine .bhh-Datei.
refusal-record-cut-short = Die Aufzeichnung ist abgeschnitten: Sie endet in Zeile { $line } ohne ihr Siegel. Laden Sie die ganze Datei noch einmal.
refusal-record-changed = Die Aufzeichnung wurde nachträglich verändert: Das Siegel in Zeile { $line } passt nicht. Holen Sie sie noch einmal dort, wo sie herkommt.
refusal-record-malformed = Zeile { $line } hat nicht die Form einer Aufzeichnung: { $reason }
refusal-record-illegal = Zeile { $line } kann so nicht gespielt worden sein. Der Tisch sagt: { $reason }
refusal-record-card-impossible = Zeile { $line } gibt { $reason } öfter, als der Schlitten diese Karte enthält.
refusal-record-card-differs = Zeile { $line } gibt { $reason }, aber nach dem Geheimnis des Schlittens liegt dort eine andere Karte.
refusal-record-result-differs = Zeile { $line } nennt ein anderes Ergebnis, als Karten und Einsätze ergeben, nämlich { $reason }.
refusal-record-other-game = Das ist die Aufzeichnung einer Partie { $reason }; dort gibt es keine Wetten, deren Wert sich berechnen ließe. Nehmen Sie eine von Punto Banco.
