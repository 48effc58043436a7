coach = Istruttore
coach-coup = colpo { $coup } di { $coups }
coach-ideas = nozioni: { $met } su { $ideas }
coach-off = Nascondi l’istruttore
coach-on = Mostra l’istruttore
coach-read = Capito
coach-advice = Il mio consiglio:
coach-look = guarda le tue carte
coach-later = Questo non è ancora capitato.
coach-seat = La casa ti trova un posto a sorte.
coach-watch = Ora non devi fare nulla. Guarda il tavolo.

coach-done = Dieci colpi: ora conosci il gioco
coach-done-met = Al tavolo hai incontrato { $met ->
    [one] una nozione
   *[other] { $met } nozioni
}, e hai sentito parlare di { $told ->
    [one] un’altra
   *[other] altre { $told }
}.
coach-done-all = { $met ->
    [one] Al tavolo hai incontrato l’unica nozione
   *[other] Al tavolo hai incontrato tutte le { $met } nozioni
}.
coach-done-next = Il resto viene con la pazienza, e con altri giocatori al tavolo.
coach-real = Guarda un altro tavolo o siediti
coach-stay = Continua con i giocatori della casa
coach-list = Che cosa hai imparato
