# Ce que dit le guide du premier sabot. Les sommes arrivent en texte, déjà écrites en jetons.

coach = Guide
coach-coup = coup { $coup } sur { $coups }
coach-ideas = { $met } notions sur { $ideas }
coach-off = Renvoyer le guide
coach-on = Rappeler le guide
coach-read = Compris
coach-advice = Mon conseil :
coach-look = regarder vos cartes
coach-later = Cela ne s’est pas encore présenté.
coach-seat = La maison vous tire une place au sort.
coach-watch = Rien à faire pour l’instant. Regardez la table.

## Les notions
coach-bank = La banque et le sabot
coach-bank-text = Un joueur tient la banque et donne, du sabot, contre tous les autres. On joue deux mains. La plus proche de neuf gagne.
coach-offered = La banque s’offre
coach-offered-text = Le sabot va vers la droite. Qui le reçoit met une banque, ou la refuse. Personne n’en prend ombrage.
coach-putup = Votre banque
coach-putup-text = Vous jouez maintenant contre la table. Gagnez, et les mises restent en banque. Perdez, et le sabot s’en va. On ne perd que ce qui est en banque.
coach-double = Banco double
coach-double-text = Un joueur peut ajouter à une banque nouvelle autant qu’elle tient. Les deux partagent gain et perte. Le banquier seul décide.
coach-calls = Les annonces
coach-calls-text = Avant les mises, vous pouvez réclamer la banque. Suivi d’abord, puis solo pour le tout, à deux et avec la table pour la moitié. La plus forte compte, non la plus rapide.
coach-prime = La prime
coach-prime-text = Entre égaux, la place décide. La prime part de la droite du banquier et fait le tour. Chaque place montre son rang.
coach-suivi = Suivi
coach-suivi-text = Qui a demandé toute la banque et perdu peut recommencer au coup suivant, avant tout le monde. Le droit se perd s’il n’est pas exercé.
coach-stakes = Les mises et le ponte
coach-stakes-text = Les mises comptent selon la prime, jusqu’à couvrir la banque. Le reste revient. La plus forte joue la main pour tous : c’est le ponte.
coach-raise = Tous les coups sont tenus
coach-raise-text = Les mises dépassent la banque. Avant les cartes, le banquier peut ajouter. Ce qu’il ne tient pas est réduit.
coach-garage = Au garage
coach-garage-text = Ce que personne ne couvre est mis de côté : au garage, ou au chocolat. Cela ne joue pas, et reste au banquier.
coach-peek = Vos cartes
coach-peek-text = Deux cartes sont devant vous, faces cachées. Soulevez un coin. De la somme compte le dernier chiffre : l’as vaut un, dix et figures rien.
coach-natural = Huit et neuf
coach-natural-text = Huit ou neuf en deux cartes s’abattent aussitôt : la petite, la grande. L’autre main se montre aussi, et personne ne tire.
coach-draw = Carte ou non
coach-draw-text = Le ponte joue pour tous ceux qui ont misé. La règle le lie donc : carte de 0 à 4, aucune à 6 et 7.
coach-five = Le cinq à volonté
coach-five-text = À cinq, et là seulement, le ponte tire ou reste à son gré. Le banquier ne sait donc jamais quelle main il affronte.
coach-tableau = Le tableau du banquier
coach-tableau-text = Le banquier parle le dernier et connaît la carte qu’il a donnée. Le tableau le lie. Il ne choisit qu’à 3 ayant donné 9, et à 5 ayant donné 4.
coach-tax = La taxe
coach-tax-text = De chaque gain de la banque, { $tax } % vont à la maison. Quand le ponte gagne, elle ne prend rien.
coach-tie = En cartes
coach-tie-text = Mains égales : personne ne gagne. Les mises reviennent, la banque reste, sans taxe. Puis on annonce de nouveau.
coach-choice = Tenir ou passer
coach-choice-text = Après un gain, le banquier tient la banque, ou dit « La main passe » et retire tout. Tant qu’il la tient, tout y reste.
coach-suite = La suite
coach-suite-text = Une banque passée est offerte à la ronde, à la somme qu’elle tenait. « Passez-moi les cartes » : le premier selon la prime la met.
coach-auction = L’enchère
coach-auction-text = Personne n’a pris la suite : la banque est mise aux enchères. La plus forte l’emporte. À égalité, la prime décide.

## Ce que je ferais, et pourquoi
coach-why-put-up = Un dixième de vos jetons, à peu près. S’il est perdu, il en reste neuf.
coach-why-double = Vous partageriez le risque sans rien décider. Gardez vos jetons pour une main à vous.
coach-why-suivi = C’est votre droit, et la somme est petite pour vous. N’espérez pas plus de chance la seconde fois.
coach-why-solo = La banque est petite pour vous. Prenez-la toute, et la main est à vous.
coach-why-hand = Vous n’avez pas encore joué une main. Ceci peut vous en donner une : qui couvre le plus la joue.
coach-why-no-call = Une annonce risque beaucoup sur une main. Une mise modeste suffit.
coach-why-punt = Un vingtième de vos jetons au plus : une longue soirée veut de petites mises.
coach-why-punt-none = Toutes les banques ne méritent pas une mise.
coach-why-hold-all = Les mises sont peu de chose pour vous. Un bon hôte les tient toutes.
coach-why-hold-some = Rien ne vous y oblige. L’excédent revient aux joueurs.
coach-why-match = La part est petite, et gain et perte restent par moitié.
coach-why-no-match = La part est grosse. Gain et perte iront selon ce que chacun a en banque.
coach-why-no-add = Votre banque suffit. Ce que vous ajoutez peut se perdre avec elle.
coach-why-bid = La banque n’est pas encore venue à vous. Une petite enchère peut l’amener.
coach-why-no-bid = La banque vient d’elle-même. Inutile de la payer.
coach-why-take = Vous n’avez pas encore tenu la banque, et celle-ci est à votre portée.
coach-why-no-suite = Une banque qui a grossi coûte cher. La vôtre viendra.
coach-why-hold = Un gain est un début, et vous risquez surtout ce que vous avez gagné.
coach-why-pass-on = Elle a grossi. Retirez-la : une mauvaise main prendrait tout.
coach-why-wait = Laissez-leur encore un coup pour miser.
coach-why-show = Huit ou neuf s’abattent toujours aussitôt.
coach-why-must-draw = De 0 à 4, le ponte doit tirer.
coach-why-must-stand = À 6 et 7, le ponte doit rester.
coach-why-five = À volonté. À la longue, une carte coûte un peu moins qu’aucune.
coach-why-tableau = Ainsi le veut le tableau, selon ce que vous avez et ce que vous avez donné.
coach-why-volonte = À volonté. Les deux se valent presque ; la plupart tirent.

## La fin
coach-done = Dix coups : vous connaissez le jeu
coach-done-met = Vous avez rencontré { $met } notions à la table, et entendu parler { $told ->
    [one] d’une autre
   *[other] de { $told } autres
}.
coach-done-all = Vous avez rencontré les { $met } notions à la table.
coach-done-next = Le reste est patience, et une place parmi les gens.
coach-real = Vers les tables ouvertes
coach-stay = Continuer ici
coach-list = Ce que vous avez appris
