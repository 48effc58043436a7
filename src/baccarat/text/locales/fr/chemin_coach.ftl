# Ce que dit le guide au chemin de fer : les notions, que faire, et pourquoi.

## Les notions
coach-bank = La banque et le sabot
coach-bank-text = Un joueur tient la banque : il donne les cartes du sabot et joue contre tous les autres. On joue deux mains. La plus proche de neuf gagne.
coach-offered = La banque s’offre
coach-offered-text = Le sabot va vers la droite. Le joueur qui le reçoit met une banque, ou la refuse. Personne n’en prend ombrage.
coach-putup = Votre banque
coach-putup-text = Vous jouez maintenant contre la table. Gagnez, et les mises restent en banque. Perdez, et le sabot s’en va. On ne perd que ce qui est en banque.
coach-putup-decided-text = Vous jouez maintenant contre la table, jusqu’au premier coup décidé. Puis la banque vous est payée, et le sabot s’en va. On ne perd que ce qui est en banque.
coach-putup-never-text = Vous jouez maintenant contre la table, jusqu’à ce que la banque saute ou que vous partiez. On ne perd que ce qui est en banque.
coach-stakes = Les mises et le ponte
coach-stakes-text = Les mises comptent selon la prime, jusqu’à couvrir la banque. Le reste revient. La plus forte joue la main pour tous : c’est le ponte.
coach-stakes-left-text = Chacun mise à son tour, selon la prime, ce qui reste à couvrir. La plus forte mise joue la main pour tous : c’est le ponte.
coach-garage = Au garage
coach-garage-text = Ce que personne ne couvre est mis de côté : au garage, ou au chocolat. Cela ne joue pas, et reste au banquier.
coach-natural = Huit et neuf
coach-natural-text = Huit ou neuf en deux cartes s’abattent aussitôt : la petite, la grande. L’autre main se montre aussi, et personne ne tire.
coach-tableau = Le tableau du banquier
coach-tableau-text = Le banquier parle le dernier et connaît la carte qu’il a donnée. Le tableau le lie. Il ne choisit qu’à 3 ayant donné 9, et à 5 ayant donné 4.
coach-tableau-computer-text = Le banquier parle le dernier et connaît la carte qu’il a donnée. Le tableau le lie. Il ne choisit qu’à 3 ayant donné 9.
coach-tableau-free-text = Le banquier parle le dernier, connaît la carte qu’il a donnée, et choisit toujours. L’usage est de suivre le tableau.
coach-tax = La taxe
coach-tax-text = De chaque gain de la banque, { $tax } % vont à la maison. Quand le ponte gagne, elle ne prend rien.
coach-tie = En cartes
coach-tie-text = Mains égales : personne ne gagne. Les mises reviennent, et la banque reste. Puis on annonce de nouveau.
coach-tie-stand-text = Mains égales : personne ne gagne. Banque, mises et annonce restent pour le coup suivant.
coach-choice = Tenir ou passer
coach-choice-text = Après un gain, le banquier tient la banque, ou dit « La main passe » et retire tout. Tant qu’il la tient, il ne retire rien.
coach-choice-any-text = Entre deux coups, le banquier tient la banque, ou dit « La main passe » et retire tout. Tant qu’il la tient, il ne retire rien.
coach-auction = L’enchère
coach-auction-text = Personne n’a pris la suite : la banque est mise aux enchères. La plus forte l’emporte. À égalité, la prime décide.

## Ce que je ferais, et pourquoi
coach-why-solo = Face à vos jetons, la banque est petite. Prenez-la toute, et la main est à vous.
coach-why-hand = Vous n’avez pas encore joué une main. Ceci peut vous en donner une : celui qui couvre le plus la joue.
coach-why-no-bid = Il y aura une autre banque. Inutile d’enchérir pour celle-ci.
coach-why-no-suite = Une banque qui a grossi coûte cher. La vôtre viendra.
coach-why-hold = Un gain est un début, et vous risquez surtout ce que vous avez gagné.
coach-why-hold-first = Elle n’a pas encore gagné. Laissez-lui un coup.
coach-why-tableau = Ainsi le veut le tableau, selon ce que vous avez et ce que vous avez donné.
coach-why-volonte = À volonté. Les deux se valent presque ; la plupart tirent.
coach-why-usage = À volonté. L’usage suit le tableau.
