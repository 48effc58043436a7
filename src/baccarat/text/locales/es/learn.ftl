# El camino al primer sabot, en la primera página y donde se abre una mesa.
learn = Aprende un juego en diez jugadas
learn-how = Una mesa privada, jugadores de la casa y un instructor a tu lado.
learn-room = Primer sabot
