### Uno studio di sabot annotati.

study-title = { $how }: { $coups ->
    [one] { $coups } colpo
   *[other] { $coups } colpi
} in { $shoes ->
    [one] { $shoes } sabot
   *[other] { $shoes } sabot
}
study-runs-picture = Serie che finiscono a ogni lunghezza; la linea tratteggiata è ciò che ci si attende
study-number = Numero
study-found = Trovato
study-error = Errore
study-expected = Atteso
study-source = Da
study-chance = Caso
study-exact = esatto
study-simulated = simulato
study-row-player-total = { side-player } ha { $name }
study-row-banker-total = { side-banker } ha { $name }
study-row-cards = { $name } carte
study-row-third-player = { side-player } tira
study-row-third-banker = { side-banker } tira
study-row-natural = Naturale
study-row-pair-player = Coppia { side-player }
study-row-pair-banker = Coppia { side-banker }
study-row-change = Altro vincitore di prima
study-row-run = Serie di { $name } che finisce
study-row-road = { $road }: rosso
study-row-coups = Colpi per sabot
study-row-runs = Serie per sabot
study-row-longest = Serie più lunga di un sabot
study-calm = Nulla di insolito: nessuno dei { $tests } test si scosta più del puro caso in 19 file di sabot onesti su 20.
study-alarm = Insolito: { $alarms } dei { $tests } test si scostano più del puro caso in 19 file di sabot onesti su 20: { $names }. Cercate prima errori di annotazione, colpi tralasciati e un altro numero di mazzi.
study-few = I colpi sono troppo pochi per un test.
study-forecast = Nulla di ciò predice un colpo: il prossimo dipende dalle carte che restano, non dai risultati.
study-how = “Esatto” è un colpo da un sabot pieno; “simulato”, { $simulated } sabot casuali di { $packs ->
    [one] un mazzo
   *[other] { $packs } mazzi
} con seme { $seed }. Gli errori sono per sabot, perché i colpi di un sabot dipendono l’uno dall’altro. “Caso” è la probabilità che con sabot onesti uno qualsiasi dei test si scosti tanto.
study-depth = La lunghezza dei sabot non è messa alla prova, perché nessuno ha detto con --cut dov’era la carta di stop.
study-bets = Che cosa avrebbe reso un’unità su ogni colpo
study-gain = Risultato
study-as-good = Probabilità di tanto
study-bets-how = I risultati sono in unità. La probabilità è quella che colpi onesti rendano altrettanto o di più; è alta dopo la sfortuna.
study-distances = Distanze in errori standard

error-mixed-shoes = Il sabot { $number } ha un altro numero di mazzi rispetto al primo, o delle sue carte si sa meno; studiatelo da solo.
error-nothing-to-study = Non ci sono sabot da studiare.
