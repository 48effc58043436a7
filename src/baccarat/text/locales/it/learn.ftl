# The way to the first shoe, on the landing page and where a table is opened.
learn = Impara un gioco in dieci colpi
learn-how = Un tavolo privato, giocatori della casa, e un istruttore al tuo fianco.
learn-room = Primo sabot
