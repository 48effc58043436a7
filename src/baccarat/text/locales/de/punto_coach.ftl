# What the coach says at punto banco: its ideas, what to do, and why.

## The ideas
coach-punto-bets = Punto, Banco, Égalité
coach-punto-bets-text = Zwei Hände werden gegeben, Punto und Banco, also Spieler und Bank. Das sind nur Namen: Keine der beiden gehört Ihnen oder dem Haus. Vor den Karten setzen Sie darauf, welche gewinnt, oder auf Gleichstand.
coach-punto-own = Ihr Einsatz
coach-punto-own-text = Ein Gewinn wird ausgezahlt, und der Einsatz kommt mit zurück. Ein verlorener Einsatz geht ans Haus. Sie entscheiden nur, worauf Sie setzen und wie viel.
coach-punto-points = Zählen bis neun
coach-punto-points-text = Ein Ass zählt eins, Zehnen und Bilder nichts, die übrigen ihre Augen. Es gilt nur die letzte Ziffer der Summe: Sieben und acht sind fünf. Wer näher an neun ist, gewinnt.
coach-punto-natural = Natural
coach-punto-natural-text = Acht oder neun mit zwei Karten ist ein Natural. Der Coup ist damit entschieden, und keine Hand zieht.
coach-punto-third = Die dritte Karte
coach-punto-third-text = Niemand hat die Wahl. Punto zieht bei 0 bis 5. Banco zieht nach einer festen Tafel, die sich nach der dritten Karte von Punto richtet. Mit Y sehen Sie, warum jede Karte kam.
coach-punto-tie = Gleichstand
coach-punto-tie-text = Beide Hände sind gleich. Einsätze auf Punto und Banco gewinnen und verlieren nichts. Égalité zahlt { $odds } und kommt etwa einmal in zehn Coups.
coach-punto-commission = Die Kommission
coach-punto-commission-text = Banco zieht zuletzt und gewinnt etwas öfter. Darum behält das Haus { $percent } % von jedem Gewinn auf Banco.
coach-punto-even = Eins zu eins
coach-punto-barred-text = Banco zieht zuletzt und gewinnt etwas öfter. Kommission gibt es hier keine. Stattdessen ist ein Gewinn von Banco mit { $total } aus { $cards } Karten gesperrt: Einsätze auf Banco bleiben stehen.
coach-punto-half-text = Banco zieht zuletzt und gewinnt etwas öfter. Kommission gibt es hier keine. Stattdessen zahlt ein Gewinn von Banco mit { $total } nur { $odds }.
coach-punto-edge = Was jeder Einsatz kostet
coach-punto-edge-text = Von jedem Einsatz behält das Haus im Mittel: Banco { $banker }, Punto { $player }, Égalité { $tie }. Keine Art zu setzen ändert das.
coach-punto-roads = Die Permanenzen
coach-punto-roads-text = Sie zeigen, was der Schlitten gebracht hat. Jede Gewinnserie ist eine Spalte: hier zweimal Punto, dreimal Banco mit einer Égalité dazwischen, dem grünen Strich, und einmal Punto. Sie zu führen macht Freude, aber sie sagen nichts voraus: Der nächste Coup weiß nicht, was vor ihm war.

## What to do, and why
coach-punto-stake = { $amount } auf { $bet }
coach-punto-why-stake = Von den Haupteinsätzen kostet { $bet } am wenigsten.
coach-punto-why-deal = Ihr Einsatz liegt. Sehen Sie, was kommt.
