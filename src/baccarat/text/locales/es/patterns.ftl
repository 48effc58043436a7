# Saved stakes at punto banco. Loaded on demand.

patterns = Apuestas guardadas
patterns-how = Coloca tus apuestas en el tapete y guárdalas aquí. Se quedan en este navegador.
pattern = Combinación { $number }
pattern-none = Todavía no hay nada guardado.
pattern-lay = Colocar estas apuestas
pattern-save = Guardar lo que hay en el tapete
again = Repetir y repartir
