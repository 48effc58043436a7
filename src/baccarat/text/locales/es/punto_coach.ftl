# Lo que dice el instructor en punto y banca: sus ideas, qué hacer y por qué.

## Las ideas
coach-punto-bets = Punto, Banca, Empate
coach-punto-bets-text = Se reparten dos manos, llamadas Punto y Banca. Son solo nombres: ninguna es tuya ni de la casa. Antes de las cartas apuestas a cuál gana, o a que empatan.
coach-punto-own = Tu apuesta
coach-punto-own-text = Una apuesta ganada se paga y vuelve con lo que ganó. Una perdida se la queda la casa. Tú solo decides dónde pones tus fichas y cuántas.
coach-punto-points = Contar hasta nueve
coach-punto-points-text = El as vale uno, los dieces y las figuras nada, las demás su número. De la suma solo cuenta la última cifra: siete y ocho son cinco. Gana la mano más cercana a nueve.
coach-punto-natural = Los naturales
coach-punto-natural-text = Ocho o nueve con dos cartas es un natural. La jugada termina ahí: ninguna mano pide carta.
coach-punto-third = La tercera carta
coach-punto-third-text = Nadie elige. Punto pide de 0 a 5. Banca sigue una tabla fija que mira la tercera carta de Punto. Pulsa Y para ver por qué salió cada carta.
coach-punto-tie = Un empate
coach-punto-tie-text = Las manos son iguales. Las apuestas a Punto y Banca ni ganan ni pierden. La apuesta a Empate se paga { $odds }, y sale más o menos una vez cada diez jugadas.
coach-punto-commission = La comisión
coach-punto-commission-text = Banca pide la última y gana un poco más a menudo. Por eso la casa se queda con el { $percent } % de lo que gana una apuesta a Banca.
coach-punto-even = A la par
coach-punto-barred-text = Banca pide la última y gana un poco más a menudo. Aquí no hay comisión. A cambio, si Banca gana con { $total } en { $cards } cartas, la mano queda anulada: las apuestas a Banca se quedan.
coach-punto-half-text = Banca pide la última y gana un poco más a menudo. Aquí no hay comisión. A cambio, si Banca gana con { $total }, solo paga { $odds }.
coach-punto-edge = Lo que cuesta cada apuesta
coach-punto-edge-text = De cada apuesta la casa se queda, de media: Banca { $banker }, Punto { $player }, Empate { $tie }. Ninguna forma de apostar cambia eso.
coach-punto-roads = Los marcadores
coach-punto-roads-text = Los marcadores muestran lo que ha dado el sabot. Cada racha es una columna: aquí Punto dos veces, Banca tres con un empate en medio, que es la raya verde, y Punto una vez. Son entretenidos, pero no predicen nada: la jugada siguiente no sabe lo que vino antes.

## Qué hacer, y por qué
coach-punto-stake = { $amount } a { $bet }
coach-punto-why-stake = De las apuestas principales, { $bet } es la que menos cuesta.
coach-punto-why-deal = Tu apuesta está puesta. A ver qué sale.
