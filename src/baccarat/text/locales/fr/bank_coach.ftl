# Ce que dit le guide partout où un joueur tient la banque : notions, que faire, et pourquoi.

## Les notions
coach-double = Banco double
coach-double-text = Avant chaque coup, un joueur peut doubler une banque que personne n’a encore doublée. Les deux partagent gain et perte. Le banquier seul décide.
coach-calls = Les annonces
coach-calls-text = Avant les mises, vous pouvez réclamer la banque : solo pour le tout, à deux et avec la table pour la moitié. La plus forte annonce compte, non la plus rapide.
coach-calls-banco-text = Avant les mises, vous pouvez réclamer toute la banque, seul : banco. De plusieurs, le premier selon la prime l’a, non le plus rapide.
coach-prime = La prime
coach-prime-text = Entre égaux, la place décide. La prime part de la droite du banquier et fait le tour. Chaque place montre son rang.
coach-suivi = Suivi
coach-suivi-text = Le joueur qui a demandé toute la banque et perdu peut recommencer au coup suivant, avant tout le monde. Le droit se perd s’il n’est pas exercé.
coach-raise = Tous les coups sont tenus
coach-raise-text = Les mises dépassent la banque. Avant les cartes, le banquier peut ajouter. Ce qu’il ne tient pas est réduit.
coach-peek = Vos cartes
coach-peek-text = Deux cartes sont devant vous, faces cachées. Soulevez un coin. De la somme compte le dernier chiffre : l’as vaut un, dix et figures rien.
coach-draw = Carte ou non
coach-draw-text = Une main se joue pour tous ceux qui ont misé sur elle. La règle la lie donc : carte de 0 à 4, aucune à 6 et 7.
coach-five = Le cinq à volonté
coach-five-text = À cinq, et là seulement, le ponte tire ou reste à son gré. Le banquier ne sait donc jamais quelle main il affronte.
coach-free = À volonté
coach-free-text = Dans cette maison, le joueur d’une main tire ou reste toujours à son gré. L’usage est une carte de 0 à 4, aucune à 6 et 7.
coach-suite = La suite
coach-suite-text = Une banque passée est offerte à la ronde, à la somme qu’elle tenait. « Passez-moi les cartes » : le premier selon la prime la met.

## Ce que je ferais, et pourquoi
coach-why-put-up = Un dixième de vos jetons, à peu près. S’il est perdu, il en reste neuf.
coach-why-double = Vous partageriez le risque sans rien décider. Gardez vos jetons pour une main à vous.
coach-why-suivi = C’est votre droit, et la somme est petite face à vos jetons. N’espérez pas plus de chance la seconde fois.
coach-why-no-call = Une annonce risque beaucoup d’un coup. Une mise modeste suffit.
coach-why-no-suivi = Toute la banque est un grand risque, et vous ne perdez rien à laisser tomber ce droit.
coach-why-keep-seat = Au minimum, la banque risque peu, et un refus coûte la place.
coach-why-partner = Avec un associé, la banque double, et vous ne risquez pas plus qu’avant.
coach-why-punt = Un vingtième de vos jetons au plus : une longue soirée veut de petites mises.
coach-why-punt-none = Toutes les banques ne méritent pas une mise.
coach-why-hold-all = Les mises sont peu de chose pour vous. Un bon hôte les tient toutes.
coach-why-hold-some = Rien ne vous y oblige. L’excédent revient aux joueurs.
coach-why-match = La part est petite, et gain et perte restent par moitié.
coach-why-no-match = La part est grosse. Gain et perte iront selon ce que chacun a en banque.
coach-why-no-add = Votre banque suffit. Ce que vous ajoutez peut se perdre avec elle.
coach-why-set-aside = Des gains mis de côté ne se perdent plus, et la banque continue.
coach-why-leave-in = Ce qui est de côté est à l’abri. La banque est assez grande.
coach-why-bid = La banque n’est pas encore venue à vous. Une petite enchère peut l’amener.
coach-why-take = Vous n’avez pas encore tenu la banque, et celle-ci est à votre portée.
coach-why-pass-on = Elle a grossi. Retirez-la : un mauvais coup pourrait tout prendre.
coach-why-pass-lesson = Passez-la pour cette fois : vous verrez comment une banque trouve preneur.
coach-why-wait = Laissez-leur encore un coup pour miser.
coach-why-show = Huit ou neuf s’abattent toujours aussitôt.
coach-why-must-draw = De 0 à 4, le ponte doit tirer.
coach-why-must-stand = À 6 et 7, le ponte doit rester.
coach-why-five = À volonté. À la longue, une carte coûte un peu moins qu’aucune.
coach-why-custom-draw = À volonté. L’usage tire de 0 à 4.
coach-why-custom-stand = À volonté. L’usage reste à 6 et 7.
