operator-title = Página del operador
operator-parts = Partes de esta página
operator-house = Casa
operator-people = Personas
operator-rooms = Mesas
operator-sanctions = Sanciones
operator-reports = Denuncias
operator-log = Registro
operator-until = hasta el { $date }
operator-by = { $name }, { $date }
operator-reason = Motivo
operator-how-long = Duración
operator-for-hour = una hora
operator-for-day = un día
operator-for-week = una semana
operator-for-month = 30 días
operator-for-no-end = sin límite de tiempo
operator-cancel = Cancelar
operator-more = Mostrar más
operator-your-account = Tu cuenta

operator-connected = { $count ->
    [one] Hay una persona conectada.
   *[other] Hay { $count } personas conectadas.
}
operator-tables = { $count ->
    [one] Hay una mesa abierta.
   *[other] Hay { $count } mesas abiertas.
}
operator-aside = { $count ->
    [one] Hay una mesa fuera de servicio.
   *[other] Hay { $count } mesas fuera de servicio.
}
operator-rules = Quién puede entrar
operator-door = Recién llegados
operator-door-open = solo necesitan un nombre
operator-door-password = necesitan la contraseña de la casa
operator-door-invited = necesitan una invitación
operator-password = Contraseña de la casa
operator-password-kept = Déjalo vacío para conservar la actual.
operator-guests-play = Los invitados sin cuenta pueden jugar y hablar
operator-salon = La mesa de la casa, «Salon»
operator-salon-on = abierta, sin anfitrión
operator-salon-moderated = abierta, con los operadores como anfitriones
operator-salon-off = cerrada
operator-save = Guardar
operator-saved = Guardado. Se aplica al instante.
operator-invitations = Invitaciones a la casa
operator-invitations-how = Un enlace deja entrar a recién llegados aunque la puerta esté cerrada a los demás. Quien ya ha entrado vuelve sin él.
operator-note = Para quién
operator-no-note = Invitación
operator-uses = Cuántas personas
operator-any-number = Para cualquier número de personas.
operator-left = { $count ->
    [one] Puede venir una persona más.
   *[other] Pueden venir { $count } personas más.
}
operator-came = { $count ->
    [one] Ha venido una.
   *[other] Han venido { $count }.
}
operator-make-link = Crear un enlace
operator-link-of = Enlace para { $note }
operator-copy = Copiar
operator-copied = Copiado
operator-revoke = Revocar
operator-announcements = Anuncios
operator-announcement = Lo que todos deben saber
operator-announce = Anunciar
operator-withdraw = Retirar
operator-sizes = Lo que guarda la casa
operator-space-plenty = Hay espacio suficiente.
operator-space-low = El disco está casi lleno. No se abren mesas nuevas hasta que haya 1 GB libre.
operator-space-over-quota = La base de datos supera el límite. No se abren mesas nuevas.
operator-size-used = Base de datos
operator-size-free = Libre en el disco
operator-size-quota = Límite de la base de datos
operator-no-limit = ninguno
operator-size-host-quota = Límite de las mesas de un anfitrión
operator-size-guests = Personas conocidas
operator-size-rooms = Mesas, también cerradas
operator-size-events = Eventos
operator-size-packed = Eventos comprimidos

operator-search = Nombre, nombre de usuario o número
operator-find = Buscar
operator-nobody = No se ha encontrado a nadie.
operator-is-one = operador
operator-account = cuenta { $name }
operator-guest = invitado sin cuenta
operator-devices = { $count ->
    [one] sesión abierta en un dispositivo
   *[other] sesión abierta en { $count } dispositivos
}
operator-here = aquí ahora
operator-visited = última visita: { $date }
operator-from = desde { $addresses }
operator-has = { $count ->
    [one] { $amount } ficha fuera de las mesas.
   *[other] { $amount } fichas fuera de las mesas.
}
operator-seat = { $count ->
    [one] { $amount } ficha en { $room }.
   *[other] { $amount } fichas en { $room }.
}
operator-chips = Fichas…
operator-amount = Fichas que se dan; con un menos, que se quitan
operator-move = Anotar { $amount }
operator-mute = Silenciar
operator-ban = Expulsar
operator-ban-how = La expulsión es de la persona. Puede volver con otro nombre si no expulsas también su red.
operator-end-sessions = Cerrar todas las sesiones
operator-end-sessions-how = Se cierran al instante todas las sesiones de esta cuenta. Si otra persona conoce la contraseña, puede volver a entrar hasta que se cambie.
operator-ban-network = Expulsar una red
operator-network = Dirección o red

operator-network-how = Quedan fuera todos los que vienen de allí, salvo los operadores. Una dirección IPv6 cuenta como su /64.
operator-network-shared = Vienes de esta máquina o a través de un proxy. Expulsar una red no afecta a quienes llegan por la misma vía, salvo que el proxy figure en trusted-proxies y transmita sus direcciones.
operator-no-sanctions = No hay nadie silenciado ni expulsado.
operator-muted = Silenciado
operator-banned = Expulsado
operator-lift = Levantar

operator-no-rooms = No hay ninguna mesa abierta.
operator-host = anfitrión: { $name }
operator-no-host = de la casa
operator-private = por invitación
operator-paused = en pausa
operator-closing = cerrándose
operator-out-of-order = fuera de servicio
operator-seated = Asientos ocupados: { $seated } de { $seats }.
operator-looking = { $count ->
    [one] Hay un navegador conectado.
   *[other] Hay { $count } navegadores conectados.
}
operator-room-size = { $count ->
    [one] Un evento, { $size }
   *[other] { $count } eventos, { $size }
}
operator-close = Cerrar…
operator-close-of = Cerrar { $name }
operator-close-now = Cerrar la mesa
operator-close-how = Se termina la jugada y cada uno recupera sus fichas.
operator-clear = Cerrar todo lo de un anfitrión o una red
operator-clear-of = Número de un anfitrión, dirección o red
operator-clear-show = Mostrar lo que se cierra
operator-clear-tables = Mesas que se cierran: { $count }
operator-clear-guests = Invitados sin cuenta que se borran, con sus fichas: { $count }
operator-clear-accounts = Las cuentas se quedan.
operator-clear-now = Cerrarlo todo
operator-clear-nothing = No hay nada suyo.

operator-no-reports = No hay denuncias.
operator-reported = Denunciado por { $name }, { $date }.
operator-at-table = Mesa: { $room }
operator-reason-given = «{ $reason }»
operator-mute-name = Silenciar a { $name }
operator-ban-name = Expulsar a { $name }
operator-settle = No hay nada que hacer

operator-log-how = Todo lo que hacen los operadores queda anotado aquí durante dos años.
operator-no-log = Ningún operador ha hecho nada todavía.
operator-did-mute = Silenciado
operator-did-ban = Expulsión
operator-did-lift = Sanción levantada
operator-did-close-room = Mesa cerrada
operator-did-clear = Cerradas todas las mesas de un anfitrión o una red
operator-did-chips = Fichas
operator-did-end-sessions = Sesiones cerradas
operator-did-rules = Reglas de la casa
operator-did-invite = Invitación creada
operator-did-revoke = Invitación revocada
operator-did-announce = Anuncio
operator-did-withdraw = Anuncio retirado
operator-did-settle = Denuncia resuelta
