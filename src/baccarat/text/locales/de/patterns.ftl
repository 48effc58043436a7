# Saved stakes at punto banco. Loaded on demand.

patterns = Gespeicherte Einsätze
patterns-how = Setzen Sie am Tisch, und speichern Sie Ihre Einsätze hier. Sie bleiben in diesem Browser.
pattern = Muster { $number }
pattern-none = Noch nichts gespeichert.
pattern-lay = So setzen
pattern-save = Jetzige Einsätze speichern
again = Wie zuvor setzen und geben
