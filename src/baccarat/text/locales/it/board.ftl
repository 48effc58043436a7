board-open = Tabellone a schermo intero
board-close = Torna al tavolo
board-fill = Schermo intero
board-late = { $seconds } s di ritardo
board-late-coups = { $coups ->
    [one] un colpo di ritardo
   *[other] { $coups } colpi di ritardo
}
board-bank = Banco: { $amount }
board-staked = Puntato: { $amount }
odds-bar = Probabilità ora: Punto { $player }, pareggio { $tie }, Banco { $banker }
odds-swing = { $outcome } { $points } punti
touch-run = { $outcome }: { $wins } volte di fila
touch-broken = Il banco è saltato
odds-bar-side = { $side } adesso: vince { $player }, pareggia { $tie }, perde { $banker }
card-turned = { $side }: { $card }

door-invited = { $host } ti invita al suo tavolo
door-table-of = Tavolo di { $host }
door-house = Un tavolo della casa
door-called = Si chiama “{ $name }”.
door-limits = { $preset }, puntate da { $minimum } a { $maximum }.
door-limits-open = { $preset }, da { $minimum } in su.
door-played = { $game ->
    [punto] Si punta su Punto, Banco o pareggio, e regole fisse decidono chi tira una carta.
    [chemin] I giocatori tengono il banco a turno, e gli altri puntano contro.
    [banque] Un banchiere gioca contro due mani insieme, una per ogni lato del tavolo.
   *[other] {""}
  }
door-seats = { $free ->
    [0] Ora nessun posto è libero; puoi guardare.
    [one] È libero un posto.
   *[other] Sono liberi { $free } posti.
  }
door-chips = Qui tutte le fiches sono di gioco: non costano nulla e non valgono nulla.
door-watch = Guarda
door-left = Qui non hai più un posto. Le tue fiches sono tornate sul tuo conto.
door-again = Siediti di nuovo con { $amount }
door-just-watch = Guarda soltanto

squeeze-title = { $side }: tocca a te guardare
squeeze-how = Solleva una carta da un lato o da un angolo, o con le frecce. Lasciala per riabbassarla.
squeeze-finger = Solleva una carta con il dito da un lato o da un angolo. Lasciala per riabbassarla.
squeeze-pattern = Dorsi decorati
squeeze-turn = Gira
squeeze-card = Carta { $at } di { $side }, coperta
squeeze-bent = sollevata al { $percent }%
squeeze-turned = girata
squeeze-watched = { $name } guarda le carte di { $side }
reactions = Reazioni
reaction-luck = Buona fortuna
reaction-wow = Oh!
reaction-bravo = Bravo
reaction-laugh = Ah ah
reaction-pity = Che peccato
turns-who = Chi gira le carte
turns-croupier = Il croupier
turns-corner = Alzo un angolo
turns-me = Le spizzo io

offer-figures = Preferisci vedere le cifre agli angoli delle carte?
offer-figures-yes = Mostra le cifre
offer-sound = Vuoi sentire le carte e le fiches?
offer-sound-yes = Attiva l’audio
offer-squeeze = Puoi spizzare le carte da te, con tutta la calma che vuoi.
offer-squeeze-yes = Le spizzo io
offer-no = No, grazie

patterns = Puntate salvate
patterns-how = Metti le puntate sul tappeto, poi salvale qui. Restano in questo browser.
pattern = Schema { $number }
pattern-none = Ancora niente di salvato.
pattern-lay = Metti queste puntate
pattern-save = Salva ciò che è sul tappeto
again = Ripunta e dai le carte

holds-asked = Posto { $seat }, il sabot è suo. Vuole dare le carte?
turns-asked = Il posto { $seat } gira le carte di { $side ->
    [player] { side-player }
   *[banker] { side-banker }
}.
holds-deal = Dai le carte
holds-croupier = Fai dare dal croupier
holds-refuse = Passa il sabot
holds-you = Il sabot è tuo
holds-you-how = Dai le carte, falle dare al croupier, o passa il sabot al posto seguente.
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
