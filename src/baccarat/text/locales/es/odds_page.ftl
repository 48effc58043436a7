# Las palabras de la página de probabilidades. Se cargan al pedirlas.

lab-title = Las probabilidades
lab-intro = Lo que vale cada apuesta, con cualquier sabot. Comparte la dirección para compartir la pregunta.
lab-outcomes = Quién gana
lab-shoe = Juego y sabot
lab-packs = Barajas
lab-gone = Cartas retiradas
lab-gone-how = Por lo que valen; los dieces y las figuras valen 0.
lab-worth = Cartas de valor { $worth } que faltan
lab-cards = Cartas sueltas retiradas
lab-cards-how = Por valor y palo, para que las apuestas a parejas conserven su precio.
lab-suit = Palo
lab-take = Retirar { $card }
lab-put-back = Devolver { $card } (faltan { $times })
lab-full = Sabot lleno
lab-trade = Todas las apuestas habituales
lab-bet = Apuesta
lab-hit = Gana
lab-sd = Desviación típica
lab-commission = Como comisión
lab-ranks = Estas necesitan valores y palos, y no tienen precio mientras falten cartas solo por puntos: { $bets }.
lab-how = Cada cifra es exacta, contada sobre todos los órdenes de las cartas; pulsa una apuesta para ver sus fracciones. La ventaja de la casa es lo que una apuesta puede esperar perder; el verde está a tu favor.
lab-edge = Ventaja de la casa
