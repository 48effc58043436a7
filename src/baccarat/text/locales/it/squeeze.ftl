# Cards that one bends up oneself before they are turned.
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

# Ciò che si propone una volta ai nuovi arrivati, dopo i primi colpi.
offer-figures = Preferisci vedere le cifre agli angoli delle carte?
offer-figures-yes = Mostra le cifre
offer-sound = Vuoi sentire le carte e le fiches?
offer-sound-yes = Attiva l’audio
offer-squeeze = Puoi spizzare le carte da te, con tutta la calma che vuoi.
offer-squeeze-yes = Le spizzo io
offer-no = No, grazie
