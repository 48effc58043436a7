checker = Comprobador de sabots sellados
checker-what = Elige el acta de un sabot terminado. Todo lo que prometía su sello se vuelve a calcular aquí, en esta página, que no contacta con nadie ni envía nada. No vuelve a jugar las jugadas según las reglas; eso lo hace «baccarat verify».
checker-record = El acta (.bhh)
checker-witness = Lo que vio tu navegador, si lo guardaste (.json)
checker-no-record = Esto no es el acta completa de un sabot.
checker-too-large = Este archivo es mayor que el acta de cualquier sabot.
checker-not-ended = Este sabot no ha terminado, o su acta no dice cómo se selló.
checker-no-witness = Este archivo no contiene lo que vio un navegador.
checker-other-witness = Lo que vio el navegador fue otra mesa, u otros sabots.
checker-holds = El sello es válido.
checker-broken = El sello no es válido:
checker-root = Raíz corta: { $root }
checker-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en { $coups ->
    [one] { $coups } jugada
   *[other] { $coups } jugadas
}, en el orden que da el secreto.
checker-browsers = { $many ->
    [0] Ningún navegador participó en el barajado.
    [one] Un navegador participó en el barajado.
   *[other] { $many } navegadores participaron en el barajado.
}
checker-seen = El acta se ha comparado con lo que vio el navegador.
checker-unseen = Sin lo que vio un navegador, esto es solo lo que el acta dice de sí misma.
