checker = Verifica dei sabot sigillati
checker-what = Scegli il verbale di un sabot finito. Tutto ciò che il suo sigillo prometteva si ricalcola qui, in questa pagina, che non contatta nessuno e non invia nulla. Non rigioca i colpi secondo le regole; lo fa “baccarat verify”.
checker-record = Il verbale (.bhh)
checker-witness = Che cosa ha visto il tuo browser, se l’hai salvato (.json)
checker-no-record = Non è il verbale intero di un sabot.
checker-too-large = Questo file è più grande di qualsiasi verbale di un sabot.
checker-not-ended = Questo sabot non è finito, o il suo verbale non dice come è stato sigillato.
checker-no-witness = Questo file non contiene ciò che un browser ha visto.
checker-other-witness = Il browser ha visto un altro tavolo, o altri sabot.
checker-holds = Il sigillo regge.
checker-broken = Il sigillo non regge:
checker-root = Radice breve: { $root }
checker-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} in { $coups ->
    [one] { $coups } colpo
   *[other] { $coups } colpi
}, nell’ordine che il segreto dà.
checker-browsers = { $many ->
    [0] Nessun browser ha preso parte alla mescolata.
    [one] Un browser ha preso parte alla mescolata.
   *[other] { $many } browser hanno preso parte alla mescolata.
}
checker-seen = Il verbale è stato confrontato con ciò che il browser ha visto.
checker-unseen = Senza ciò che un browser ha visto, questo è solo ciò che il verbale dice di sé.
