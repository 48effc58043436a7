# Cards that one bends up oneself before they are turned.
squeeze-title = { $side }: tocca a te guardare
squeeze-how = Solleva una carta da un lato o da un angolo, o con le frecce. Lasciala per riabbassarla.
squeeze-turn = Gira
squeeze-card = Carta { $at } di { $side }, coperta
squeeze-bent = sollevata al { $percent }%
squeeze-turned = girata
