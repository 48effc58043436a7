# Las palabras de las reglas que comparten todas las mesas donde un jugador lleva la banca.

bk-rules-no-tax = La casa no se queda con nada.
bk-rules-whole-chips = Solo se juega con fichas enteras: la cagnotte se redondea a la ficha superior.
bk-rules-calls-title = Anuncios
bk-rules-calls-all = Antes de las apuestas cualquiera puede anunciar, de más a menos fuerte: banco solo, la banca entera; banco à deux, la mitad para cada uno de dos; banco avec la table, la mitad, y la mesa apuesta al resto; et la table marche, la mitad y lo que deje la mesa.
bk-rules-calls-banco = Antes de las apuestas cualquiera puede anunciar banco: la banca entera, él solo.
bk-rules-suivi = Quien anunció la banca entera y perdió puede anunciarla otra vez en la jugada siguiente, antes que todos: suivi.
bk-rules-prime = Entre anuncios iguales manda la prelación: va primero el asiento más cercano a la derecha del banquero.
bk-rules-raise = Si se apuesta más de lo que hay en la banca, el banquero puede poner más.
bk-rules-values = El as vale uno, del dos al nueve su número, los dieces y las figuras nada. De la suma solo cuenta la última cifra.
bk-rules-has = Banquero tiene
bk-rules-draws = pide si dio
bk-rules-always = siempre
bk-rules-never = nunca
bk-rules-stood = o si el punto se plantó
bk-rules-may = puede, si dio { $given }
bk-rules-tie-back-called = En cartes, empate: las apuestas se devuelven, y se puede anunciar de nuevo.
bk-rules-tie-back = En cartes, empate: las apuestas se devuelven.
bk-rules-tie-stand-called = En cartes, empate: las apuestas y el anuncio se mantienen para la jugada siguiente.
bk-rules-tie-stand = En cartes, empate: las apuestas se mantienen para la jugada siguiente.
bk-rules-auction = Si nadie la toma, se subasta.
bk-rules-shuffle-croupier = Baraja el crupier.
bk-rules-shuffle-everyone = Baraja el crupier, luego cada jugador por turno, y otra vez el crupier.
bk-rules-cut-neighbour = Corta el vecino de la izquierda del crupier.
bk-rules-cut-croupier = Corta el crupier.
