roads-test-title = I tabelloni predicono qualcosa?
roads-test-no = No. Ciò che viene dopo non dipende da ciò che mostra una strada, e nessuno può trarne guadagno.
roads-test-how = Si sono mescolati come i sabot sigillati, e dati fino in fondo, { $shoes } sabot di otto mazzi: { $dealt } colpi dopo una prima vittoria. Si è annotato che cosa mostrava ogni strada prima di un colpo, e che cosa è venuto poi.
roads-test-gain = Qualunque cosa mostri una strada, Punto, Banco e Pareggio alla lunga perdono tutti. Più vicino alla parità arriva { $bet } dopo { $road } ({ $mark }): perde almeno { $worth } di ciò che si punta, e tutti questi limiti valgono insieme, salvo una probabilità su un milione.
roads-test-shown = La strada mostra
roads-test-coups = Colpi
roads-test-run = { $run ->
    [1] { $side } ha vinto una volta
    [4] { $side } ha vinto 4 o più volte di seguito
   *[other] { $side } ha vinto { $run } volte di seguito
  }
roads-test-asked = { $colour } per ultimo; poi rosso se vince { $side }
roads-test-chance = Se nulla dipende dalla strada, le righe differiscono quanto queste con probabilità { $chance }.
roads-test-itself = La prova stessa
roads-test-run-it = Si esegue ogni volta che si collauda il programma. Ogni sabot segue dal suo numero, così chiunque può ricontarli tutti.
