# Saved stakes at punto banco. Loaded on demand.

patterns = Gespeicherte Einsätze
patterns-how = Setzen Sie auf dem Tableau und speichern Sie die Einsätze hier. Sie bleiben in diesem Browser.
pattern = Muster { $number }
pattern-none = Noch nichts gespeichert.
pattern-lay = So setzen
pattern-save = Einsätze auf dem Tableau speichern
again = Wie zuvor setzen und geben
