fault-file-unusable = { $errno ->
    [ENOENT] no existe tal archivo ni carpeta
    [EISDIR] es una carpeta, no un archivo
    [ENOTDIR] es un archivo, no una carpeta
    [EEXIST] ya está ahí
    [EACCES] no tienes permiso para usarlo
    [EPERM] no tienes permiso para usarlo
    [EROFS] ahí no se puede escribir nada
    [ENOSPC] el disco está lleno
    [EADDRINUSE] otro programa escucha ahí; elige otro puerto con --port
    [EADDRNOTAVAIL] esta máquina no tiene tal dirección
   *[other] el sistema dice «{ $detail }»
}
fault-database-setting = { $name } es { $value }, no { $wanted }
fault-file-not-text = no es texto UTF-8
fault-file-too-large = tiene más de { $most } MB

fault-not-toml = la línea { $line } no es TOML desde la columna { $column }
fault-text-too-long = el texto tiene más de { $most } caracteres
fault-line-too-long = la línea { $line } tiene más de { $most } caracteres
fault-long-key = la línea { $line } tiene una clave de más de { $most } caracteres
fault-too-many-parts = la línea { $line } tiene una clave de más de { $most } partes
fault-too-deep = sus corchetes están anidados demasiado hondo
fault-too-many-entries = el texto tiene más de { $most } claves y valores
fault-too-long-a-number = tiene un número con demasiadas cifras
fault-field-missing = falta «{ $where }»
fault-field-unknown = no hay ningún campo «{ $where }»
fault-wrong-kind = «{ $where }» admite { $wanted }, no «{ $value }»
fault-wrong-value = «{ $where }» no puede ser «{ $value }»
fault-newer = está en la versión { $value }, que escribió un programa más nuevo; este lee hasta la { $known }
kind-int = un número entero
kind-float = un número
kind-str = un texto
kind-bool = true o false
kind-array = una lista
kind-object = una tabla
kind-null = nada

fault-bet-name = el nombre «{ $name }» solo puede tener letras minúsculas, cifras y guiones sueltos
fault-bet-key = «{ $where }» no es un campo de una apuesta; el más parecido es «{ $near }», de { $known }
fault-bet-name-taken = ya hay una apuesta llamada «{ $name }»
fault-no-outcomes = no tiene resultados
fault-needs-otherwise = dice que necesita «{ $said }», pero necesita «{ $needs }»
fault-unknown-fact = el resultado { $at } pide «{ $fact }», que ninguna jugada tiene; lo más parecido es «{ $near }», de { $known }
fault-unknown-value = el resultado { $at } pide que «{ $fact }» sea «{ $value }», que nunca lo es; lo más parecido es «{ $near }», de { $known }
fault-nothing-allowed = el resultado { $at } no permite nada para «{ $fact }»; puede ser { $known }
fault-no-ratio = el resultado { $at } dice «{ $value }», que no es ni «stands», ni «loses», ni una proporción de -1 a { $most }
fault-no-commission = el resultado { $at } cobra una comisión de «{ $value }», que no es una proporción de 0 a 1
fault-pays-nothing = el resultado { $at } no paga nada; omítelo, o deja que la apuesta se quede
fault-commission-too-high = el resultado { $at } descuenta más que la ganancia
fault-outcome-impossible = el resultado { $at } no puede darse nunca
fault-value-impossible = el resultado { $at } permite valores de «{ $fact }» que no pueden darse nunca: { $values }; el más parecido es { $near }, de { $known }
fault-outcome-never-reached = el resultado { $at } no cuenta nunca, porque el resultado { $before } se lleva todas las jugadas a las que se aplicaría
fault-outcomes-unordered = los resultados { $before } y { $at } pagan distinto, y ambos se dan si Punto tiene { $player } y Banca { $banker }; paga lo mismo por los dos, restringe uno o pon primero el más estrecho
fault-facts-apart = el resultado { $at } pide «{ $fact }», lo que no puede una apuesta a todas las cartas; puede pedir { $known }

fault-no-number = «{ $word }» no es un número entero de 16 cifras como mucho
fault-no-action = «{ $text }» no es una acción
fault-no-card = «{ $text }» no es una carta
fault-no-result = una jugada acaba con su resultado, como en « = player 7-4»
fault-not-by-turns = las apuestas son nombres y unidades por turno, no «{ $text }»
fault-house-does-not = la casa empieza, cierra o reparte cartas, y no hace «{ $text }»
fault-changeur-does-not = el cambista no hace «{ $text }» en esta mesa
fault-seat-does-not = un asiento no hace «{ $text }» en esta mesa
fault-no-word = esta mesa no tiene palabra para «{ $action }»
fault-unwritable-bet = ninguna apuesta puede llamarse «{ $name }»
fault-late-players = los jugadores sin fichas son los que se sientan más tarde, en ese orden
fault-too-many-coups = el acta tiene más de { $most } jugadas
fault-bad-field = no se puede jugar en ninguna mesa con ese «{ $field }»

fault-table-other-purses = las fichas de la mesa no son las de los jugadores
fault-table-no-start = no se puede empezar ningún sabot en la fase «{ $phase }»
fault-table-places = «{ $field }» tiene { $found ->
    [one] { $found } entrada
   *[other] { $found } entradas
}, y debería tener { $wanted }
fault-table-sum = el asiento { $seat } no puede tener { $amount } unidades en «{ $field }»
fault-table-mid-coup = entre dos sabots no hay cartas en la mesa, y no se pregunta a nadie
fault-table-arrivals = los que han llegado no son los que están de pie junto a la mesa
fault-table-no-chair = «{ $field }» no es un asiento de esta mesa
fault-table-suivi = el derecho a suivi es de alguien que no tiene sitio
fault-table-bank-of-nobody = la banca es de un asiento vacío
fault-table-no-co-banker = no hay ningún socio de quien pueda ser esta parte de la banca
fault-table-co-banker = el socio no se sienta a la mesa con el banquero
fault-table-bank-below-nothing = una banca debe contener algo, y ninguna de sus partes puede ser negativa
fault-table-no-shares = nadie tiene parte en la banca
fault-table-stake-of-nobody = una apuesta es de alguien que no puede apostar
fault-table-stakes-without-bank = hay apuestas pero no hay banca
fault-table-bank-first = hay una banca antes de su sabot, o ninguna, cuando las reglas lo quieren al revés
fault-table-call-without-stake = anunció alguien que no tiene apuesta

fault-copy-damaged = la base de datos dice «{ $detail }»
fault-copy-no-changes = no es un archivo de cambios, o está dañado
fault-copy-other-base = sus cambios no corresponden a la copia «{ $base }»
fault-copy-empty = no queda nada en su base de datos
fault-copy-latest-lost = { $transactions ->
    [one] se ha perdido una transacción confirmada
   *[other] se han perdido { $transactions } transacciones confirmadas
  }{ $events ->
    [0] { "" }
    [one] , con al menos un evento en esta mesa: { $rooms }
   *[other] , con al menos { $events } eventos en estas mesas: { $rooms }
  }{ $more ->
    [0] { "" }
   *[other] , y { $more } más
  }
fault-copy-latest-unread = el registro de escritura anticipada está dañado antes de sus últimas { $transactions } transacciones, y ninguna marca de máximo dice si estaban confirmadas
fault-copy-lacks-key = falta la entrada «{ $key }»
fault-copy-changed = los datos guardados de la sala «{ $room }» no son los que se escribieron
fault-copy-house-changed = los invitados, cuentas y claves guardados no son los que se escribieron
fault-copy-lacks-table = no tiene la tabla «{ $table }»
fault-copy-has-gap = falta algo en el registro de la sala «{ $room }»
fault-copy-does-not-add-up = la cuenta «{ $account }» no cuadra
