answer-custom = costumbre
answer-choices = Lo que puedes hacer
answer-quick = Importes rápidos
answer-quick-low = Mínimo
answer-quick-half = Mitad
answer-quick-again = Lo mismo
answer-quick-open = Todo lo que queda
answer-quick-double = El doble
answer-quick-all = Todas tus fichas
answer-quick-more = Una más
answer-quick-most = Lo máximo
answer-amount = Importe
answer-add-chip = Añadir { $amount }
answer-clear = Recoger las fichas
answer-least = Al menos { $amount }

bk-limits = Bancas desde { $minimum } · apuestas desde { $stake }{ $advisor ->
    [yes] {" · con consejero"}
   *[no] {""}
}
bk-hand-empty = { $side }: aún sin cartas
bk-hand-hidden = { $side }, { $name }: { $cards ->
    [one] una carta boca abajo
   *[other] { $cards } cartas boca abajo
}
bk-hand-known = { $side }, { $name }: { $total }
bk-bystanders = Jugadores de pie
bk-chair = Asiento { $seat }
bk-chair-free = Asiento { $seat }, libre
bk-chair-taken = { $place }: { $name }, { $count ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
}
bk-bystander = De pie { $seat }
bk-refused = { $amount } rechazados
bk-at-stake = { $amount } en juego
bk-role-banker = banquero
bk-role-co-banker = socio
bk-role-ponte = punto
bk-role-asked = debe responder
bk-stake-lies = apuesta { $amount }
bk-prime = { $rank ->
    [1] 1.º en prelación
    [2] 2.º en prelación
    [3] 3.º en prelación
   *[other] { $rank }.º en prelación
}

bk-bank-of = Banca de { $name }
bk-bank-mine = Tu banca
bk-bank-none = Sin banca
bk-broken = La banca ha saltado, y la cubre un paño negro
bk-open = { $amount } por cubrir
bk-over = { $amount } apostados de más
bk-double = a medias con { $name }
bk-double-mine = a medias contigo
bk-suite-price = La suite cuesta
bk-best-bid = Puja más alta
bk-no-bid = Aún sin pujas
bk-highest = Puja más alta: { $amount }, { $name }.
bk-called = { $call }: { $names }

bk-waiting-for = { $names } { $count ->
    [one] debe responder
   *[other] deben responder
}
bk-and-more = { $names } y { $count } más
bk-cards-come = Llegan las cartas…
bk-moment = Un momento…
bk-late = Al acabarse el tiempo: { $what }
bk-late-unseen = Al acabarse el tiempo, las reglas deciden por ti.
bk-you-said = Has dicho: { $what }.
bk-bid-leads = Tu puja de { $amount } va en cabeza.
bk-outbid = Tu puja de { $amount } ya no va en cabeza
bk-may-bid = Puedes pujar otra vez.
bk-may-change = Aún puedes cambiarlo.
bk-no-bank-yet = La banca es del primer jugador que la tome.
bk-stands-add = Asiento { $seat }, ¿añade a la banca?
bk-stands-match = Asiento { $seat }, ¿iguala la subida?
bk-stands-hand = Asiento { $seat }, ¿carta o no?
bk-stands-choice = Asiento { $seat }, ¿qué hace con la banca?
bk-stands-players = { $count ->
    [one] La mesa espera a un jugador más.
   *[other] La mesa espera a { $count } jugadores más.
}
bk-closes = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} para responder
bk-ask-bank = ¿Quieres la banca?
bk-ask-bank-waits = Nadie tiene la banca
bk-ask-double = ¿Banco double?
bk-ask-double-how = Añade { $amount } a la banca y comparte la ganancia y la pérdida del banquero.
bk-ask-accept-partner = Un jugador quiere doblar tu banca
bk-ask-accept-partner-how = Si aceptas, compartes ganancias y pérdidas; la mano la juegas solo tú.
bk-ask-calls = ¿Anuncias? La banca es de { $bank }
bk-ask-calls-how = Gana el anuncio más fuerte; entre iguales, el primero en prelación.
bk-ask-banco-how = Si anuncian varios, se lo lleva el primero en prelación.
bk-ask-suivi = ¿Sigues? La banca es de { $bank }
bk-ask-suivi-how = Las cartas están dadas y nadie las ha visto. Si sigues, las juegas contra toda la banca y se devuelven las demás apuestas.
bk-ask-stake = ¿Tu apuesta contra la banca?
bk-ask-raise = Las apuestas superan tu banca en { $over }
bk-ask-raise-how = Pon más para cubrir más apuestas. Lo demás se recorta, empezando por el último en prelación.
bk-ask-add = ¿Añades a tu banca de { $bank }?
bk-ask-add-how = Las fichas que añadas se quedan hasta que acabe la banca.
bk-ask-match-raise = El banquero sube. ¿Tu mitad?
bk-ask-match-raise-how = Si no, ganancias y pérdidas se reparten según las fichas de cada banquero.
bk-ask-look = Tus cartas
bk-ask-look-how = Nadie más las ve.
bk-ask-show = { $points ->
    [8] «Huit, la petite!»
   *[9] «Neuf, la grande!»
}
bk-ask-show-how = Un natural se abate enseguida.
bk-ask-must-draw = Debes pedir carta.
bk-ask-must-stand = Debes plantarte.
bk-ask-free = Tú eliges.
bk-ask-choice = Tienes { $amount } en la banca
bk-ask-empty = Tu banca libre está vacía
bk-ask-empty-how = Mantenla y complétala antes de las próximas cartas, o pásala.
bk-ask-empty-hold-how = Mantenla y complétala antes de las próximas cartas.
bk-ask-uncovered = Nadie ha apostado
bk-ask-take-bank = «Il y a une suite», por { $price }
bk-ask-take-bank-how = Alguien pasa la banca. El jugador que la toma pone esa suma.
bk-ask-take-bank-at = «Il y a une suite», desde { $price }
bk-ask-take-bank-at-how = Alguien pasa la banca. El jugador que la toma pone esa suma o más.
bk-ask-return = Nadie toma tu banca
bk-ask-return-how = Puedes recuperarla por { $price }, la suma por la que la pasaste.
bk-ask-forced = Nadie puja, y la banca te toca a ti
bk-ask-costs-seat = Si la rechazas, dejas tu asiento.
bk-ask-auction = ¿Cuánto pujas por la banca?

bk-do-put-up = Poner { $amount }
bk-do-take-bank-at = Tomarla, con { $amount }
bk-do-bid = Pujar { $amount }
bk-do-punt = Apostar { $amount }
bk-do-punt-none = Sin apuesta
bk-do-raise-bank = Subir { $amount }
bk-do-raise-all = Tous les coups sont tenus
bk-do-raise-all-gloss = aceptar todas las apuestas: { $amount } más
bk-do-raise-none = Dejarlo así
bk-do-add-none = No añadir
bk-do-add-to-bank = Añadir { $amount }
bk-do-set-aside = Apartar { $amount }
bk-do-leave-in = Dejar { $amount }
bk-do-double = Banco double
bk-do-double-gloss = añadir { $amount }, a medias
bk-do-accept-partner = Aceptar
bk-do-accept-partner-gloss = mitad de la ganancia y de la pérdida
bk-do-match-raise = Igualar
bk-do-match-raise-gloss = { $amount } de tu parte
bk-do-take-bank = Passez-moi les cartes
bk-do-take-bank-gloss = pásenme las cartas, por { $amount }
bk-do-forced = Llevarla con { $price }
bk-do-leave-seat = Dejar mi asiento
bk-do-suivi-gloss = otra vez, antes que todos: { $amount }
bk-do-solo-gloss = toda, yo solo: { $amount }
bk-do-a-deux-gloss = la mitad, con otro jugador: { $amount }
bk-do-avec-gloss = la mitad, y la mesa el resto: { $amount }
bk-do-marche-gloss = la mitad, y lo que quede: hasta { $amount }
bk-do-no-call = Sin anuncio
bk-do-no-call-gloss = apuesta después, si quieres
bk-do-pass = No, gracias
bk-do-decline-bank = Rehusar
bk-do-decline-bank-gloss = pasa al siguiente jugador
bk-do-draw-ponte-gloss = pedir carta
bk-do-stand-ponte-gloss = plantarse
bk-do-draw-banker = Carta
bk-do-draw-banker-gloss = pedir
bk-do-stand-banker-gloss = plantarse
bk-do-ask-table = Pedir la tabla
bk-do-ask-table-gloss = te obliga donde dice lo mismo contra los dos
bk-do-ask-table-one-gloss = entonces te obliga
bk-table-differs = La tabla deja elegir, o dice cosas distintas para los dos paños.
bk-do-show = Mostrarlas
bk-do-look = Mirarlas
bk-do-hold = Mantener la banca
bk-do-hold-gloss = otra jugada
bk-do-wait = Esperar apuestas
bk-do-wait-gloss = una vez más
bk-do-pass-on = La main passe
bk-do-pass-on-gloss = retirar { $amount }, pasar la banca
bk-do-give-up = Recuperarla
bk-do-give-up-gloss = { $amount } de vuelta
bk-between-sentences = { " " }
bk-custom-is = La costumbre dice: { $what ->
    [D] pedir
   *[S] plantarse
}

bk-said-pass = no
bk-said-double = double
bk-said-suivi = Suivi
bk-said-solo = Banco
bk-said-a-deux = À deux
bk-said-avec = Avec
bk-said-marche = Marche
bk-said-cheval = À cheval
bk-said-punt-none = sin apuesta
bk-said-take-bank = la toma
bk-said-bid = puja { $amount }
bk-said-match-raise = iguala
bk-said-accept-partner = acepta

bk-default-draw = carta
bk-default-stand = sin carta
bk-default-pass-bank = se pasa la banca

bk-stake-label = Apostado
bk-in-bank = En la banca
bk-in-bank-garage = Banca y garage
bk-draw-seat = Sortear asiento
bk-draw-seat-how = Los asientos se sortean.
bk-stand-by-how = Un jugador de pie puede apostar a lo que dejen los sentados.
bk-all-taken = Todos los asientos están ocupados; puedes quedarte de pie.

bk-help-choose = elegir una opción, contada desde la izquierda
bk-help-no = no: sin anuncio, sin apuesta, rehusar
bk-help-enter = confirmar un importe, mirar tus cartas, saltar la animación
bk-help-peek = levantar una esquina de tus cartas
bk-help-chips = añadir una ficha al importe
bk-help-clear = volver a empezar el importe

bk-call-suivi = Suivi
bk-call-solo = Banco solo
bk-call-a-deux = Banco à deux
bk-call-avec = Banco avec la table
bk-call-marche = Banco et la table marche
bk-do-draw-ponte = Carte, s’il vous plaît
bk-do-stand-ponte = Non, Monsieur
bk-do-stand-banker = Reste
