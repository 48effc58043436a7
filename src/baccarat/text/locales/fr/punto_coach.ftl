# What the coach says at punto banco: its ideas, what to do, and why.

## The ideas
coach-punto-bets = Punto, Banco, Égalité
coach-punto-bets-text = On donne deux mains, Punto et Banco : le joueur et la banque. Ce ne sont que des noms, aucune n’est à vous ni à la maison. Avant les cartes, vous misez sur celle qui gagnera, ou sur l’égalité.
coach-punto-own = Votre mise
coach-punto-own-text = Une mise gagnante est payée et vous revient avec son gain. Une mise perdante va à la maison. Vous ne décidez que de l’endroit et du montant.
coach-punto-points = Compter jusqu’à neuf
coach-punto-points-text = L’as vaut un, les dix et les figures rien, les autres leurs points. Seul compte le dernier chiffre de la somme : sept et huit font cinq. La main la plus proche de neuf gagne.
coach-punto-natural = Les naturels
coach-punto-natural-text = Huit ou neuf en deux cartes, c’est un naturel. Le coup est joué aussitôt : aucune main ne tire.
coach-punto-third = La troisième carte
coach-punto-third-text = Personne ne choisit. Punto tire de 0 à 5. Banco tire selon un tableau fixe qui regarde la troisième carte de Punto. La touche Y dit pourquoi chaque carte est venue.
coach-punto-tie = L’égalité
coach-punto-tie-text = Les deux mains se valent. Les mises sur Punto et sur Banco ne gagnent ni ne perdent. L’égalité est payée { $odds }, et vient environ une fois sur dix.
coach-punto-commission = La commission
coach-punto-commission-text = Banco tire en dernier et gagne un peu plus souvent. La maison garde donc { $percent } % de ce que gagne une mise sur Banco.
coach-punto-even = À un contre un
coach-punto-barred-text = Banco tire en dernier et gagne un peu plus souvent. Il n’y a pas de commission ici. En revanche, un gain de Banco avec { $total } en { $cards } cartes est neutralisé : les mises sur Banco restent en place.
coach-punto-half-text = Banco tire en dernier et gagne un peu plus souvent. Il n’y a pas de commission ici. En revanche, un gain de Banco avec { $total } n’est payé que { $odds }.
coach-punto-edge = Ce que coûte chaque mise
coach-punto-edge-text = De chaque mise, la maison garde en moyenne : Banco { $banker }, Punto { $player }, Égalité { $tie }. Aucune façon de miser n’y change rien.
coach-punto-roads = Les tableaux de marque
coach-punto-roads-text = Ils montrent ce que le sabot a donné. Chaque série de coups gagnés est une colonne : ici Punto deux fois, Banco trois fois avec une égalité entre-temps, le trait vert, puis Punto une fois. On les tient pour le plaisir, mais ils n’annoncent rien : le prochain coup ignore ce qui l’a précédé.

## What to do, and why
coach-punto-stake = { $amount } sur { $bet }
coach-punto-why-stake = Des mises principales, { $bet } coûte le moins.
coach-punto-why-deal = Votre mise est posée. Voyez ce qui vient.
