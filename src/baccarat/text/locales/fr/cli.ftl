play-opening = La maison est en train d’ouvrir. Cette page se chargera d’elle-même dans un instant.
play-address = Les tables sont ouvertes : { $address } — Ctrl+C pour arrêter.
play-made-private = D’autres sur cette machine pouvaient lire { $path } ; désormais, vous seul le pouvez.
play-others-write = D’autres sur cette machine peuvent écrire dans { $path }. Ce dossier contient aussi autre chose et reste donc tel quel : ils pourraient remplacer les fichiers de la maison. Donnez à la maison un dossier à elle.
play-carried-over = { $path } était au format { $old } et est maintenant au format { $new }. L’état précédent est conservé à côté, sous le nom { $copy } ; supprimez-le quand tout va bien.
play-no-mark = Il n’y avait pas de repère ({ $path }.mark) permettant de savoir si les derniers changements de { $path } sont tous là. C’est normal après une mise à jour, ou quand un fichier de base de données a été copié à la main ; il y en a un désormais.
play-unacknowledged = Le disque a eu une défaillance lors de la dernière utilisation de { $path } : { $transactions } transactions en échec restaient dans le journal d’écriture anticipée et ont été retirées. Aucune n’avait été confirmée ; tout ce qui a été confirmé est là.
play-loss-accepted = Les derniers changements de { $path } sont perdus ; la maison a été ouverte sans eux, comme vous l’avez demandé. Tous les fichiers sont conservés tels quels à côté, sous le nom { $copy }.

deal-title = { $preset }, graine { $seed }
deal-coup = Coup { $coup }
deal-holder = La place { $seat } tient le sabot et donne.
deal-nobody-left = Il ne reste personne qui puisse tenir la banque.
deal-hand = { $who ->
    [ponte] Ponte, place { $seat }
    [right] Droite, place { $seat }
    [left] Gauche, place { $seat }
   *[banker] Banquier, place { $seat }
}
deal-seat = Place
deal-stake = Mise
deal-purse = Jetons
deal-sums = Banque { $bank } · au garage { $garage } · à la maison { $house }
deal-bank-sums = Banque { $bank } · à la maison { $house }

presets-field = Champ
presets-yes = oui
presets-no = non
presets-preset = Jeu
presets-bet = Mise
presets-when = Sur
presets-pays = Paie
presets-hint = `baccarat presets NOM` montre toutes les règles d’un jeu ; plusieurs noms les comparent.

rules-rule = Règle
rules-field = Champ
rules-source = Source
rules-second-hand = de seconde main
rules-ours = la nôtre
rules-law = loi
rules-custom = usage
rules-choice = choix de la maison dans les limites de la loi
rules-house = règle de la maison
rules-missing = { $rule } n’est pas suivie, ou seulement en partie : { $reason }.

replay-title = { $room }, sabot { $shoe }
replay-counts = { $coups ->
    [one] Un coup
   *[other] { $coups } coups
} : { $player } Punto, { $banker } Banco, { $tie } Égalité
replay-counts-chemin = { $coups ->
    [one] Un coup
   *[other] { $coups } coups
} : { $ponte } au ponte, { $banker } à la banque, { $tie } en cartes ; { $none } sans mise
replay-counts-banque = { $coups ->
    [one] Un coup
   *[other] { $coups } coups
} ; droite : { $right-player } gagnés, { $right-banker } perdus, { $right-tie } en cartes ; gauche : { $left-player } gagnés, { $left-banker } perdus, { $left-tie } en cartes ; { $none } sans mise
replay-purse = Place { $seat }, { $name } : { $amount }
replay-agrees = Chaque carte, chaque mise et chaque résultat concordent.

roads-counts = Punto { $player }, Banco { $banker }, Égalité { $tie } ; naturels : { $naturals }, paires Punto : { $player_pairs }, paires Banco : { $banker_pairs }
roads-next-player = Si Punto gagne ensuite :
roads-next-banker = Si Banco gagne ensuite :
roads-legend = Après un coup gagné, le nombre compte les égalités qui l’ont suivi, n est un naturel, p et b sont des paires de Punto et de Banco. Dans les trois tableaux du bas, r est rouge et b est bleu.
error-one-form = N’indiquez qu’un seul de --svg, --plot, --text et --json.
error-no-results = « { $value } » n’est ni un fichier ni une suite de résultats comme B,P,T.
error-no-side = Aucun côté « { $name } » n’a été servi dans ce sabot ; il y a { $known }.

verify-root = Racine : { $root }
verify-browsers = { $many ->
    [0] Aucun navigateur n’a pris part : la maison seule a choisi le secret.
    [one] Un navigateur a pris part au mélange : { $names }.
   *[other] { $many } navigateurs ont pris part au mélange : { $names }.
}
verify-cut = { $by ->
    [chance] Coupé au hasard, après { $cut ->
        [one] { $cut } carte
       *[other] { $cut } cartes
    }.
   *[player] Coupé par { $name }, après { $cut ->
        [one] { $cut } carte
       *[other] { $cut } cartes
    }.
}
verify-abandoned = { $many ->
    [0] Aucun essai n’a été abandonné.
    [one] Un essai a été abandonné auparavant.
   *[other] { $many } essais ont été abandonnés auparavant.
}
verify-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
} : chacune était là d’où elle a été tirée, et chaque résultat, chaque paiement en découle.
verify-head = Empreinte courante : { $head }
verify-holds = Tout est juste.
seal-not-announced = Un secret n’est pas celui sur lequel la maison s’était engagée.
seal-other-shoe = Il était annoncé pour une autre table, un autre sabot ou d’autres règles.
seal-miscounted = Les essais ne sont pas numérotés un à un.
seal-secret-reused = Un secret a servi deux fois.
seal-barred-seat = Une place est dite en défaut à tort, ou est revenue après l’avoir été.
seal-unfinished = Tous les inscrits n’ont pas dévoilé.
seal-other-root = Le secret et ce qui a été dévoilé donnent un autre ordre des cartes.
seal-other-cutter = L’annonce faisait couper une place qui n’avait pas à couper.
ceremony-closed = Quelqu’un s’est ajouté après la clôture de la liste.
ceremony-twice = Quelqu’un figure deux fois sur la liste.
ceremony-uninvited = Quelqu’un a dévoilé sans être sur la liste.
ceremony-opened-otherwise = Quelqu’un a dévoilé autre chose que ce à quoi il s’était engagé.

odds-title = { $preset }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
odds-title-replaced = { $preset }, cartes tirées avec remise
odds-bet = Pari
odds-edge = Avantage
odds-hit = Gagne
odds-sd = Écart type
odds-commission = En commission
odds-joint = Exact, compté sur tous les ordres de six cartes. L’avantage est la perte à attendre d’une mise.
odds-halfway = Exact, compté sur tous les ordres des cartes à venir. L’avantage est la perte à attendre d’une mise.
odds-replacement = Exact, la limite pour de nombreux jeux : chaque carte est tirée d’un jeu entier. L’avantage est la perte à attendre d’une mise.

risk-title = { $bet }, { $stake } à chacun de { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}, d’une caisse de { $bankroll }
risk-ruin = Épuisée
risk-ahead = En gain
risk-even = À zéro
risk-behind = En perte
risk-mean = En moyenne
risk-exact = Exact, par convolution, chaque coup comme d’un sabot plein.
risk-floats = Par convolution en virgule flottante, chaque coup comme d’un sabot plein.

shoe-coup = Coup
shoe-cards = Cartes
shoe-outcome = Gagnant
shoe-how = Avantage avant chaque coup, exact, d’après les cartes vues.
shoe-kernel = { $kernel ->
    [reference] Compté en Python seul ; avec numba, ce serait plus rapide.
    [numpy] Compté avec numpy ; avec numba, ce serait plus rapide.
   *[other] Compté par du code compilé, le noyau { $kernel }.
}
shoe-ranked = Les paris sur paires, rangs et couleurs sont comptés en Python seul.

solve-title = { $replaced ->
    [yes] Chemin de fer, donné avec remise
   *[no] Chemin de fer, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
}
solve-value-ponte = Un coup vaut pour le ponte { $value } de la mise, exactement { $exact },
solve-value-bank = et pour la banque { $value }, exactement { $exact }.
solve-ponte = Le ponte
solve-banker = Le banquier, selon la carte donnée ; S : le ponte est resté
solve-mixed = { $point } : tire avec la probabilité { $exact } ({ $share })
solve-legend = ● tire · ○ reste · une part : tire aussi souvent
solve-unique = { $unique ->
    [proved] Il n’y a pas d’autre équilibre.
    [searched] On ne sait pas s’il y a d’autres équilibres.
   *[no] Ce n’est pas le seul équilibre : { $found } ont été trouvés. { $complete ->
        [yes] Tous les autres en sont des mélanges.
       *[no] On ne sait pas s’il y en a d’autres encore.
    } Celui-ci est mixte au moins de points.
}
solve-exact = { $holds ->
    [yes] Exact. Aucun des deux côtés ne gagne à s’écarter ; c’est vérifié en fractions à chaque décision.
   *[no] Ce n’est pas un équilibre : en s’écartant, le ponte gagne { $ponte } de la mise et la banque { $bank }.
}
plate-margin = Plus c’est foncé, plus une erreur coûte : sur tous les coups, jusqu’à { $most } de la mise.
plate-bound = En gris : la règle décide.
plate-packs = Ce que vaut un coup pour le ponte, en centièmes de la mise, selon le nombre de jeux ; ∞ : donné avec remise.
plate-totals = Chacun sur son total
plate-banker = Le banquier sur ses cartes, le ponte sur son total
plate-both = Chacun sur ses deux cartes
plate-theta = Ce que vaut un coup, en centièmes de toutes les mises, selon la part qui est à droite.
plate-right = pour la droite
plate-left = pour la gauche
plate-bank = pour la banque
plate-title-packs = Chemin de fer, d’un jeu de cartes à plusieurs
plate-title-theta = { $concept ->
    [correlated] Banque, tableaux alliés selon un plan commun
    [independent] Banque, tableaux alliés, chacun tirant de son côté
   *[nash] Banque, chaque tableau pour soi
}
plate-banque = Un tableau pour chaque total du banquier : vers le bas ce que la droite a reçu, en travers ce que la gauche a reçu ; S : restée, N : naturel.
plate-margin-banque = Plus c’est foncé, plus une erreur coûte à la banque : jusqu’à { $most } de toutes les mises, sur l’ensemble des coups.
answer-gain = { $given ->
    [ponte] La meilleure réponse à ce ponte rapporte à la banque { $gain } de plus que l’équilibre, exactement { $exact }.
   *[banker] La meilleure réponse à ce banquier rapporte au ponte { $gain } de plus que l’équilibre, exactement { $exact }.
}

banque-title = { $replaced ->
    [yes] Banque, donnée avec remise
   *[no] Banque, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
}
banque-asked = { $share } des mises à droite ; { $concept ->
    [nash] chacun pour soi (équilibre de Nash).
    [correlated] droite et gauche ensemble contre la banque, selon un plan commun.
   *[independent] droite et gauche ensemble contre la banque, chacune tirant indépendamment.
}
banque-information = Le banquier voit ce que les deux tableaux ont fait et les cartes qu’ils ont reçues ; { $left ->
    [card] la gauche voit ce que la droite a fait et la carte qu’elle a reçue.
    [hand] un seul joueur tient les deux mains, et voit la gauche quand la droite est finie.
   *[total] la gauche décide selon son propre point, quelle que soit la carte reçue par la droite.
}
banque-naturals = { $naturals ->
    [known] Un naturel d’un tableau est montré avant que l’autre ne parle.
   *[pooled] La droite ne sait pas si la gauche a un naturel.
}
banque-none = { $unique ->
    [proved] Pour ce partage des mises, il n’y a pas d’équilibre de ce genre : le meilleur plan commun lie les tirages d’un tableau à ceux de l’autre.
   *[searched] Pour ce partage des mises, aucun équilibre de ce genre n’a été trouvé : le meilleur plan commun trouvé lie les tirages d’un tableau à ceux de l’autre. On ne sait pas si un autre plan est aussi bon.
}
banque-unique = { $unique ->
    [proved] Il n’y a pas d’autre équilibre.
    [searched] On ne sait pas s’il y a d’autres équilibres.
   *[no] Ce n’est pas le seul équilibre : { $found } ont été trouvés. { $complete ->
        [yes] S’il y en a d’autres, ils forment des lignes ou des surfaces dont ceux-ci sont les sommets.
       *[no] On ne sait pas s’il y en a d’autres encore.
    } Celui-ci est mixte au moins de points.
}
banque-value-right = Un coup vaut { $value } de toutes les mises pour la droite,
banque-value-left = { $value } pour la gauche
banque-value-bank = et { $value } pour la banque.
banque-right = À 5, la droite tire avec la probabilité { $exact } ({ $share }).
banque-right-beside = À 5, si la gauche a un naturel, la droite tire avec la probabilité { $exact } ({ $share }).
banque-left = À 5, la gauche tire avec la probabilité { $exact } ({ $share }).
banque-left-beside = À 5, si la droite a un naturel, la gauche tire avec la probabilité { $exact } ({ $share }).
banque-plan = Leur plan à 5 : les deux tirent { $both }, la droite seule { $right }, la gauche seule { $left }, aucune { $neither }.
banque-always = { $draws ->
    [yes] Avec { $total }, le banquier tire toujours.
   *[no] Avec { $total }, le banquier reste toujours.
}
banque-banker = Le banquier avec { $total } : en lignes ce que la droite a reçu, en colonnes ce que la gauche a reçu ; S : restée, N : naturel
banque-exact = Exact. Personne ne gagne à s’écarter ; c’est vérifié en fractions.
banque-answer-gain = { $answers ->
    [right] La meilleure réponse rapporte à la droite { $gain } de toutes les mises de plus que de continuer comme à l’équilibre.
    [left] La meilleure réponse rapporte à la gauche { $gain } de toutes les mises de plus que de continuer comme à l’équilibre.
   *[banker] La meilleure réponse rapporte à la banque { $gain } de toutes les mises de plus que de continuer comme à l’équilibre.
}
banque-bound = Pas de fractions : la fréquence de tirage de chacun est exacte à { $bound } près. En s’écartant de ces nombres, personne ne gagne plus de { $gain } de toutes les mises ; c’est calculé exactement.
banque-table-right = La droite, selon son point
banque-table-left = La gauche, selon son point ; en colonnes ce que la droite a fait ou reçu ; S : restée, N : naturel
banque-draws-right = La droite tire avec { $points }.
banque-draws-left = La gauche tire avec { $points }.
banque-near = Personne ne gagne plus de { $bound } de toutes les mises en s’écartant ; c’est calculé exactement.
banque-stopped = La recherche s’est arrêtée avant d’atteindre un équilibre : en s’écartant, quelqu’un gagne jusqu’à { $bound } de toutes les mises ; c’est calculé exactement.

analyse-choices = Décisions
analyse-choice = Coup { $coup }, { $name } ({ $side ->
    [ponte] ponte
    [right] droite
    [left] gauche
   *[banker] banquier
}) à { $point } { $drew ->
    [yes] a tiré
   *[no] est resté
} ; à l’équilibre, { $often } % tirent ; tirer { $draw }, rester { $stand } ; { $gave ->
    [nothing] rien cédé,
   *[something] { $lost } cédé,
} { $known } face à ce que l’on savait des autres
analyse-player = Joueur
analyse-seat = { $name } (place { $seat })
analyse-result = Résultat
analyse-expectation = Attendu
analyse-by-choices = Dont par ses propres décisions
analyse-by-luck = Chance
analyse-how = Sommes en jetons. Avant chaque coup, le sabot a été résolu d’après les cartes que l’on pouvait connaître ; les pourcentages disent ce que valait alors une mise.
analyse-known = On connaît les cartes montrées, et chaque main les siennes. Les cartes brûlées comptent comme encore à venir. Des autres, on sait comment ils ont décidé auparavant dans ce sabot.
analyse-priced = Sommes en jetons. Les pourcentages disent ce que valait une mise avant le coup, d’après les cartes du sabot que l’on pouvait connaître. Les cartes brûlées comptent comme encore à venir.
analyse-luck = Résultat = attendu + chance, exactement. La chance, ce sont les cartes et ce que les autres ont décidé.
analyse-won-player = Ponte
analyse-won-banker = Banquier
analyse-won-tie = En cartes
analyse-side = { $side ->
    [right] droite
   *[left] gauche
} { $how ->
    [player] gagné
    [banker] perdu
   *[tie] égalité
}
analyse-of-ponte = Ponte
analyse-of-bank = Banque
analyse-of-right = Droite
analyse-of-left = Gauche

error-unknown-command = Il n’y a pas de commande « { $name } » ; `{ $after } --help` les énumère.
error-nothing-to-solve = À { $name }, personne ne décide rien, car les règles disent qui tire : il n’y a rien à résoudre. `{ $after }` prend { $known }.
error-solve-game = `{ $after }` prend { $known }, et non « { $name } ».
error-unknown-option = Il n’y a pas d’option « { $name } » ici ; `--help` montre celles qui existent.
error-unknown-preset = Il n’y a pas de jeu « { $name } » ; il y a { $known }.
error-unknown-result = Il n’y a pas de résultat « { $name } » ; il y a { $known }.
error-result-checkpoint = { $path } n’est pas un point de reprise de ce résultat par cette version, avec autant de jeux.
error-other-game = `baccarat odds` ne calcule que les paris du punto banco ; choisissez { $known }. { $name } n’en a aucun, mais `baccarat deal { $name }` y joue.
error-unknown-language = Il n’y a pas de textes en « { $name } » ; il y a { $known }.
error-unknown-bot = Aucun robot ne joue selon « { $name } » ; il y a { $known }.
error-no-players = « { $preset } » se donne à une table vide : omettez --seats et --bots, ou choisissez un jeu de chemin de fer.
error-missing = { $name } manque ; `--help` montre ce qu’il faut.
error-too-many = « { $name } » est de trop pour cette commande ; `--help` montre ce qu’il faut.
error-not-whole = { $name } demande un nombre entier, pas « { $value } ».
error-no-network = { $name } demande des adresses ou des réseaux comme 10.0.0.1 ou 10.0.0.0/8, pas « { $value } ».
error-no-host-name = { $name } demande des noms comme tables.example, sans port, pas « { $value } ».
error-no-sign-in-name = { $name } demande des noms de connexion de comptes, comme Anna-4821, pas « { $value } ». La fenêtre du compte montre le vôtre.
error-out-of-range = { $name } demande un nombre de { $low } à { $high }, pas { $value }.
error-bad-value = { $name } ne peut pas être « { $value } » ; `--help` montre ce qui convient.
error-usage = La commande est incompréhensible (« { $reason } ») ; `--help` montre ce qui existe.
error-no-shell = Votre interpréteur n’est pas reconnu : nommez-le, par exemple avec --shell bash.
completion-installed = La complétion est installée dans { $file }. Ouvrez un nouvel interpréteur pour l’utiliser.
error-twice = { $name } figure deux fois ; donnez-le une seule fois.
error-unusable = { $path } est inutilisable : { $reason }.
error-bad-bet = Le fichier { $path } ne fait pas un pari : { $reason }.
error-unknown-bet = Il n’y a pas de pari « { $name } » ; il y a { $known }.
error-nearest-bet = Il n’y a pas de pari « { $name } » ; le plus proche : { $near }.
error-bet-file = Indiquez « { $name } » par son dossier et le nom du pari : --bets { $folder } et { $bet }.
error-needs-ranks = Le pari « { $name } » demande rangs et couleurs, et seules les valeurs sont données ; nommez les cartes.
error-two-shoes = Donnez un seul de --counts, --cards et --removed.
error-endless-shoe = Avec --packs inf, aucune carte ne quitte le sabot : omettez --counts, --cards et --removed.
error-two-forms = Donnez un seul de --json et --csv.
error-spreadsheet-alone = --spreadsheet change la forme d’un CSV ; donnez aussi { $option }.
error-rule-alone = --rule change les règles d’un jeu ; nommez aussi le jeu.
error-unknown-card = Aucune carte ne s’écrit « { $name } » : une carte est un rang de A23456789TJQK et une couleur de cdhs, comme 9h.
error-not-ten = --counts demande dix nombres, pour les valeurs 0 à 9, pas { $found }.
error-no-count = Les cartes se comptent en nombres entiers à partir de 0, pas par « { $value } ».
error-count-too-large = « { $value } » est trop grand pour un nombre de cartes.
error-too-many-worth = Le sabot a { $most } cartes de valeur { $what }, pas { $found }.
error-too-many-cards = { $what } : le sabot en a { $most }, pas { $found }.
error-too-few-cards = { $coup ->
    [nine] Un coup peut demander neuf cartes, et il y en a { $found }.
   *[other] Un coup peut demander six cartes, et il y en a { $found }.
}
error-dealt-card = « { $value } » n’est pas une carte donnée : écrivez P ou B, pour Punto ou Banco, puis la carte, comme « P 9h ».
error-dealt = La carte { $at }, { $card }, ne peut être là : { $due ->
    [player] la prochaine va à Punto
    [banker] la prochaine va à Banco
   *[none] le coup est fini
}.
error-not-game = « { $name } » n’est pas un jeu de { $game ->
    [banque] banque
   *[chemin] chemin de fer
} ; il y a { $known }.
error-bad-tax = Une taxe est un nombre décimal ou une fraction à partir de 0 et inférieure à 1, comme 0.05 ou 1/20, pas « { $value } ».
error-one-strategy = Donnez la stratégie d’un seul côté, avec --ponte ou avec --banker.
error-many-strategies = Ce jeu a { $points } décisions ouvertes, et un fichier sous forme stratégique en contient au plus { $most } : laissez-en moins de libres avec --banker-free ou --ponte-free, ou prenez --efg.
error-no-decision = « { $value } » n’est pas une décision de ce côté avec sa fréquence de tirage, comme 5=0 pour le ponte ou 6|S=1/2 pour le banquier.
error-one-answers = Dites ce que font un ou deux parmi la droite, la gauche et le banquier ; un troisième répond.
error-nash-alone = Quand les pontes sont libres sur toutes les mains, ou que la gauche voit la carte de la droite, seul le concept nash est résolu.
error-unsolved = Aucun équilibre n’a été trouvé dans la limite de calcul d’une résolution. Avec moins de décisions libres, on aboutit plus vite.
error-no-decision-banque = « { $value } » n’est pas une décision de cette personne avec sa fréquence de tirage, comme 5=0 pour la droite et la gauche, ou 6|S,7=1/2 pour le banquier.
error-bound-decision = « { $value } » contredit les règles, selon lesquelles ce point vaut { $draws }.
error-bad-theta = La part des mises à droite est un nombre décimal ou une fraction supérieure à 0 et inférieure à 1, comme 0.25 ou 1/4, pas « { $value } ».
error-no-typeface = Aucune police n’a été trouvée sur cette machine pour écrire dans un PNG : donnez au fichier un nom en .svg.
error-picture-kind = Une image est un .svg ou un .png, donc pas « { $path } ».
error-missing-extra = Cela demande { $name }, qui n’est pas installé. Pour l’installer : pip install 'baccarat[{ $extra }]'
error-unknown-point = Le banquier n’a pas ici de décision « { $name } » ; écrivez la main et la carte donnée, comme 6|7, ou S pour un ponte resté, comme 6|S.
error-packs-or-inf = --packs prend un nombre de 1 à { $high }, ou inf, pas « { $value } ».
error-bad-tags = --tags demande dix nombres, pas tous égaux, pour A, 2 à 9 et les cartes valant dix, pas « { $value } ».
error-unbalanced-tags = Les valeurs à compter d’un jeu font { $sum } en tout, mais un compte vrai demande 0. Équilibrées et multipliées par { $times }, ce sont { $form }. Ou bien comptez sans diviser : { $running }.
error-bad-running = Un compte courant demande deux nombres, DÉPART:SEUIL, comme -32:0, et non « { $value } ».
error-running-alone = Un compte courant n’est pas divisé et a son propre seuil : retirez { $name }.
error-bad-cut-card = La carte d’arrêt se place de 0 à { $most } cartes de la fin de ce sabot, pas à { $value }.
error-bad-threshold = --threshold prend un nombre, et non « { $value } ».
error-bad-shoes = --shoes demande un nombre de 2 à { $most }, pas { $value }.
error-record-game = À { $name }, les joueurs décident qui reçoit une carte : les cartes seules ne font pas un relevé ; `baccarat record` prend { $known }.
error-record-packs = --packs { $packs } ne convient pas à { $name } : le punto banco se donne avec 3 à 12 jeux, et avec des aides du croupier au moins 6 (C-2).
error-file-exists = { $path } existe déjà et reste tel quel ; nommez un autre fichier.
error-too-long = La caisse peut atteindre en { $coups } coups plus de sommes qu’on n’en peut suivre ; prenez moins de coups.
error-no-output = La sortie ne peut pas être écrite : { $reason }.
error-unforeseen = Une erreur imprévue s’est produite : { $reason }

refusal-record-unknown = Ce n’est pas le relevé d’un sabot. Choisissez un fichier .bhh.
refusal-record-cut-short = Le fichier est incomplet : il s’arrête à la ligne { $line } sans son sceau. Récupérez-le en entier.
refusal-record-changed = Le fichier a été modifié après coup : le sceau de la ligne { $line } ne correspond pas. Récupérez-le à sa source.
refusal-record-malformed = La ligne { $line } n’a pas la forme voulue : { $reason }.
refusal-record-illegal = La ligne { $line } n’a pas pu être jouée ainsi. La table répond : { $reason }
refusal-record-card-impossible = La ligne { $line } donne { $reason } plus souvent que le sabot n’en contient.
refusal-record-card-differs = La ligne { $line } donne { $reason }, mais d’après le secret du sabot une autre carte s’y trouve.
refusal-record-lot-differs = La ligne { $line } tire le sort { $reason }, mais le secret de ce sabot tire { $limit }.
refusal-record-card-hidden = La ligne { $line } cache une carte qui doit y être connue.
refusal-record-result-differs = La ligne { $line } annonce un autre résultat que celui des cartes et des mises, qui est { $reason }.
refusal-record-other-game = C’est le relevé d’une partie de { $reason }, où il n’y a pas de paris à évaluer. Choisissez-en un de punto banco.
refusal-record-seal-differs = Ligne { $line } : le scellement de ce sabot ne tient pas. { $reason }
refusal-record-head-differs = L’empreinte courante de la ligne { $line } n’est pas celle des coups qui précèdent.
refusal-record-not-ended = Ce sabot est encore en jeu. Son secret sera montré à la fin ; vérifiez alors le relevé.
refusal-record-ended-otherwise = Le secret de ce sabot a été montré avant son dernier coup : un sabot interrompu a pu l’être à cause de ce qui restait à venir.
refusal-record-not-sealed = Ce relevé ne dit pas comment le sabot a été scellé : il n’y a rien à vérifier. Utilisez replay.
refusal-record-head-unknown = L’empreinte courante { $reason } n’est pas de ce relevé : elle est d’un autre sabot, ou ce que vous avez vu n’est pas ce qui a été écrit.
