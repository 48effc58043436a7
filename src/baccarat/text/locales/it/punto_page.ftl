# What holders of the shoe, and those who turn a hand, say on the page. Loaded with a table that has them.

holds-asked = Posto { $seat }, il sabot è suo. Vuole dare le carte?
turns-asked = Il posto { $seat } gira le carte di { $side ->
    [player] { side-player }
   *[banker] { side-banker }
}.
holds-deal = Dai le carte
holds-croupier = Fai dare dal croupier
holds-refuse = Passa il sabot
holds-you = Il sabot è tuo
holds-you-how = Dai questo colpo, fallo dare, o passa il sabot al posto seguente.
turns-show = Mostra le carte
turns-draw = “Carte, s’il vous plaît”
turns-stand = “Non, Monsieur”
turns-you = Giri tu le carte di { $side }
turns-you-how = Solo tu vedi queste carte. Mostrale al tavolo.
turns-bend-how = Spizza le carte, o mostrale subito. Nessun altro le vede ancora.
turns-natural-how = Un naturale: mostralo.
turns-draw-how = Solo tu vedi queste carte. Con { $points } le regole vogliono una carta.
turns-stand-how = Solo tu vedi queste carte. Con { $points } le regole non vogliono carte.
dealer = Assistente
dealer-how = Calcola la commissione, ritira le puntate perdenti e paga quelle vincenti
odds-down = Delle carte coperte si conta solo ciò che tutto il tavolo sa.
