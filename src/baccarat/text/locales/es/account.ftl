# Las palabras de la cuenta. Se cargan con ella.
account-title = Cuenta
account-welcome = Te damos la bienvenida otra vez. Inicia sesión para seguir con tu nombre y tus fichas.
account-other = Este navegador olvidará entonces al invitado que conoce ahora, con sus fichas.
account-confirm = Confirma que eres tú.
account-back = Atrás
account-use-passkey = Iniciar sesión con una llave de acceso
account-sign-in-name = Nombre de usuario, como Anna-4821
account-password = Contraseña
account-sign-in = Iniciar sesión
account-lost = ¿Sin llave ni contraseña? Usa un código de recuperación
account-code = Código de recuperación
account-no-passkey = No se usó ninguna llave de acceso. Inténtalo otra vez, o elige otra forma.
account-privacy = Lo que guarda esta casa sobre ti
account-operator = Página del operador

account-name = Tu nombre
account-rename = Cambiar el nombre
account-renamed = Tienes un nombre nuevo. Las mesas lo muestran desde tu próximo asiento.
account-chips = { $count ->
    [one] Tienes { $amount } ficha fuera de las mesas.
   *[other] Tienes { $amount } fichas fuera de las mesas.
}

account-return = Jugar también desde otros dispositivos
account-return-how = Por ahora solo te conoce este navegador. Elige cómo iniciar sesión en otros sitios y conservarás tu nombre, tus fichas y tu historial.
account-ways = Cómo inicias sesión
account-known-as = Tu nombre de usuario es { $name }.
account-add-passkey = Añadir una llave de acceso
account-passkey-how = Tu dispositivo confirma que eres tú, con la huella, la cara o un PIN. No hay nada que recordar.
account-passkey-where = Las llaves de acceso requieren una dirección segura (https) con nombre y un navegador actual.
account-passkey-of = Llave de acceso del { $date } para { $host }
account-remove = Quitar
account-remove-passkey = Quitar la llave de acceso del { $date }
account-remove-password = Quitar la contraseña
account-or-password = O usa una contraseña
account-new-password = Contraseña nueva
account-set-password = Poner la contraseña
account-change-password = Cambiar la contraseña
account-password-how = Diez caracteres como mínimo, y no tu nombre. Unas cuantas palabras al azar son buenas y fáciles de recordar.
account-codes-left = { $count ->
    [0] No quedan códigos de recuperación
    [one] Queda un código de recuperación
   *[other] Quedan { $count } códigos de recuperación
}
account-new-codes = Códigos nuevos
account-codes = Guarda estos códigos de recuperación
account-codes-how = Con cada uno puedes iniciar sesión una vez, si pierdes tu llave de acceso u olvidas tu contraseña. Solo se muestran ahora.
account-copy = Copiar
account-copied = Copiado
account-save = Guardar en un archivo
account-codes-done = Ya los he guardado
account-have-one = ¿Ya tienes una cuenta?

account-sessions = Dónde tienes la sesión abierta
account-some-device = Un programa
account-here = este navegador
account-used = último uso: { $date }
account-end = Cerrar
account-end-of = Cerrar la sesión de { $device }
account-end-others = Cerrar todas las demás
account-sign-out = Cerrar sesión

account-data = Tus datos
account-download = Descargar mis datos
account-delete = Borrarme…
account-delete-how = Se borran tu cuenta, tus fichas, tus límites y lo que dijiste, se cierran tus mesas y se cierra la sesión en todos los dispositivos. Las actas de los sabots jugados se quedan, porque otros confían en ellas. No se puede deshacer.
account-delete-guest = Se borran tu nombre, tus fichas, tus límites y lo que dijiste, y se cierran tus mesas. Las actas de los sabots jugados se quedan, porque otros confían en ellas. No se puede deshacer.
account-delete-now = Borrar ahora
account-keep = Conservarlo todo
account-delete-waits = Aún tienes una apuesta en juego. Todo se borra en cuanto se pague la jugada; no hace falta que esperes.
