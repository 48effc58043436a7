answer-custom = l’usage
answer-choices = Ce que vous pouvez faire
answer-quick = Sommes usuelles
answer-quick-low = Minimum
answer-quick-half = Moitié
answer-quick-again = Même somme
answer-quick-open = Tout le reste
answer-quick-double = Le double
answer-quick-all = Tous vos jetons
answer-quick-more = Un peu plus
answer-quick-most = Le plus possible
answer-amount = Somme
answer-add-chip = Ajouter { $amount }
answer-clear = Reprendre les jetons
answer-least = Au moins { $amount }

bk-limits = Banques à partir de { $minimum } · mises à partir de { $stake }{ $advisor ->
    [yes] {" · avec conseiller"}
   *[no] {""}
}
bk-hand-empty = { $side } : pas encore de cartes
bk-hand-hidden = { $side }, { $name } : { $cards ->
    [one] une carte cachée
   *[other] { $cards } cartes cachées
}
bk-hand-known = { $side }, { $name } : { $total }
bk-bystanders = Debout autour de la table
bk-chair = Place { $seat }
bk-chair-free = Place { $seat }, libre
bk-chair-taken = { $place } : { $name }, { $count ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}
bk-bystander = Place debout { $seat }
bk-refused = { $amount } refusés
bk-at-stake = { $amount } en jeu
bk-role-banker = tient la banque
bk-role-co-banker = de moitié dans la banque
bk-role-ponte = ponte
bk-role-asked = doit répondre
bk-stake-lies = mise { $amount }
bk-prime = { $rank ->
    [one] 1re
   *[other] { $rank }e
} selon la prime

bk-bank-of = Banque : { $name }
bk-bank-mine = Votre banque
bk-bank-none = Pas de banque
bk-broken = La banque a sauté : un drap noir la recouvre
bk-open = { $amount } à couvrir
bk-over = { $amount } misés en trop
bk-double = de moitié avec { $name }
bk-double-mine = de moitié avec vous
bk-suite-price = La suite est à
bk-best-bid = Meilleure enchère
bk-no-bid = Pas encore d’enchère
bk-highest = Meilleure enchère : { $amount }, { $name }.
bk-called = { $call } : { $names }

bk-waiting-for = { $count ->
    [one] On attend { $names }
   *[other] On attend : { $names }
}
bk-and-more = { $names } et { $count } de plus
bk-cards-come = Les cartes viennent…
bk-moment = Un instant…
bk-late = Faute de réponse : { $what }
bk-late-unseen = Faute de réponse, les règles décident pour vous.
bk-you-said = Vous avez dit : { $what }.
bk-bid-leads = Votre enchère de { $amount } est la meilleure.
bk-outbid = Votre enchère de { $amount } est dépassée
bk-may-bid = Vous pouvez encore enchérir.
bk-may-change = Vous pouvez encore changer d’avis.
bk-no-bank-yet = La banque attend le premier qui la prendra.
bk-stands-add = Place { $seat }, ajoutez-vous à la banque ?
bk-stands-match = Place { $seat }, suivez-vous ?
bk-stands-hand = Place { $seat }, carte ou non ?
bk-stands-choice = Place { $seat }, que devient la banque ?
bk-stands-players = { $count ->
    [one] La table attend encore un joueur.
   *[other] La table attend encore { $count } joueurs.
}
bk-closes = Encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} pour répondre
bk-ask-bank = Voulez-vous la banque ?
bk-ask-bank-waits = Personne n’a la banque
bk-ask-double = Banco double ?
bk-ask-double-how = Ajoutez { $amount }, et partagez le gain et la perte du banquier.
bk-ask-accept-partner = Un joueur voudrait doubler votre banque
bk-ask-accept-partner-how = Si vous acceptez, vous partagez gain et perte ; vous seul jouez la main.
bk-ask-calls = Une annonce ? La banque est de { $bank }
bk-ask-calls-how = Entre plusieurs annonces, la plus forte l’emporte ; à égalité, la prime décide.
bk-ask-banco-how = Entre plusieurs annonces, la première selon la prime l’emporte.
bk-ask-suivi = Suivez-vous ? Il y a { $bank } en banque
bk-ask-suivi-how = Les cartes sont données et personne ne les a vues. Si vous suivez, vous les jouez contre toute la banque, et les autres mises sont rendues.
bk-ask-stake = Votre mise contre la banque ?
bk-ask-raise = Les mises dépassent votre banque de { $over }
bk-ask-raise-how = Ajoutez, et elles jouent davantage. Ce que vous ne tenez pas est réduit, en commençant par la dernière selon la prime.
bk-ask-add = Ajoutez-vous à votre banque de { $bank } ?
bk-ask-add-how = Ce que vous ajoutez y reste jusqu’à la fin de la banque.
bk-ask-match-raise = Le banquier ajoute. Votre moitié ?
bk-ask-match-raise-how = Sans elle, gain et perte vont selon ce que chacun a dans la banque.
bk-ask-look = Vos cartes
bk-ask-look-how = Personne d’autre ne les voit.
bk-ask-show = { $points ->
    [8] « Huit, la petite ! »
   *[9] « Neuf, la grande ! »
}
bk-ask-show-how = On abat tout de suite un huit ou un neuf.
bk-ask-must-draw = Il vous faut tirer.
bk-ask-must-stand = Il vous faut rester.
bk-ask-free = À volonté.
bk-ask-choice = Votre banque est de { $amount }
bk-ask-empty = Votre banque ouverte est vide
bk-ask-empty-how = Tenez-la et complétez-la avant les prochaines cartes, ou passez-la.
bk-ask-empty-hold-how = Tenez-la, et complétez-la avant les prochaines cartes.
bk-ask-uncovered = Personne n’a misé
bk-ask-take-bank = « Il y a une suite », à { $price }
bk-ask-take-bank-how = Un joueur passe la main. Le joueur qui la prend met cette somme.
bk-ask-take-bank-at = « Il y a une suite », à partir de { $price }
bk-ask-take-bank-at-how = Un joueur passe la main. Le joueur qui la prend met cette somme ou plus.
bk-ask-return = Personne ne prend votre banque
bk-ask-return-how = Vous pouvez la reprendre pour { $price }, la somme à laquelle vous l’avez passée.
bk-ask-forced = Personne n’enchérit, et la banque vous revient
bk-ask-costs-seat = Si vous refusez, vous cédez votre place.
bk-ask-auction = Votre enchère pour la banque ?

bk-do-put-up = Mettre { $amount }
bk-do-take-bank-at = La prendre, avec { $amount }
bk-do-bid = Offrir { $amount }
bk-do-punt = Miser { $amount }
bk-do-punt-none = Pas de mise
bk-do-raise-bank = Ajouter { $amount }
bk-do-raise-all = Tous les coups sont tenus
bk-do-raise-all-gloss = tenir toutes les mises : { $amount } de plus
bk-do-raise-none = Laisser ainsi
bk-do-add-none = Ne rien ajouter
bk-do-add-to-bank = Ajouter { $amount }
bk-do-set-aside = Mettre { $amount } de côté
bk-do-leave-in = Laisser { $amount }
bk-do-double = Banco double
bk-do-double-gloss = { $amount } de plus, de moitié
bk-do-accept-partner = Accepter
bk-do-accept-partner-gloss = moitié du gain, moitié de la perte
bk-do-match-raise = Suivre
bk-do-match-raise-gloss = { $amount } de votre part
bk-do-take-bank = Passez-moi les cartes
bk-do-take-bank-gloss = prendre la suite, à { $amount }
bk-do-forced = La tenir avec { $price }
bk-do-leave-seat = Céder ma place
bk-do-suivi-gloss = encore, avant tous : { $amount }
bk-do-solo-gloss = tout, seul : { $amount }
bk-do-a-deux-gloss = la moitié, avec un autre : { $amount }
bk-do-avec-gloss = la moitié, la table le reste : { $amount }
bk-do-marche-gloss = la moitié et ce qui reste : jusqu’à { $amount }
bk-do-no-call = Pas d’annonce
bk-do-no-call-gloss = vous pourrez miser ensuite
bk-do-pass = Non, merci
bk-do-decline-bank = Refuser
bk-do-decline-bank-gloss = elle passe au suivant
bk-do-draw-ponte-gloss = tirer
bk-do-stand-ponte-gloss = rester
bk-do-draw-banker = Une carte
bk-do-draw-banker-gloss = tirer
bk-do-stand-banker-gloss = pas de carte
bk-do-ask-table = Demander le tableau de tirage
bk-do-ask-table-gloss = il vous lie s’il dit la même chose contre les deux
bk-do-ask-table-one-gloss = il vous lie alors
bk-table-differs = Le tableau de tirage laisse le choix, ou diffère pour les deux côtés.
bk-do-show = Abattre
bk-do-look = Les regarder
bk-do-hold = Tenir la banque
bk-do-hold-gloss = jouer encore un coup
bk-do-wait = Attendre des mises
bk-do-wait-gloss = encore une fois
bk-do-pass-on = La main passe
bk-do-pass-on-gloss = retirer { $amount }, passer la main
bk-do-give-up = La reprendre
bk-do-give-up-gloss = { $amount } vous reviennent
bk-between-sentences = { " " }
bk-custom-is = L’usage : { $what ->
    [D] tirer
   *[S] rester
}

bk-said-pass = non
bk-said-double = double
bk-said-suivi = Suivi
bk-said-solo = Banco
bk-said-a-deux = À deux
bk-said-avec = Avec
bk-said-marche = Marche
bk-said-cheval = À cheval
bk-said-punt-none = rien
bk-said-take-bank = la prend
bk-said-bid = offre { $amount }
bk-said-match-raise = suit
bk-said-accept-partner = accepte

bk-default-draw = une carte
bk-default-stand = pas de carte
bk-default-pass-bank = la main passe

bk-stake-label = Misés
bk-in-bank = En banque
bk-in-bank-garage = Banque et garage
bk-draw-seat = Tirer une place
bk-draw-seat-how = Les places sont tirées au sort.
bk-stand-by-how = Debout, on mise ce que les places laissent à couvrir.
bk-all-taken = Toutes les places sont prises ; vous pouvez rester debout.

bk-help-choose = choisir ce qui est offert, de gauche à droite
bk-help-no = non : pas d’annonce, pas de mise, refuser
bk-help-enter = confirmer une somme, regarder ses cartes, accélérer l’animation
bk-help-peek = soulever un coin de ses cartes
bk-help-chips = ajouter un jeton à la somme
bk-help-clear = recommencer la somme

bk-call-suivi = Suivi
bk-call-solo = Banco solo
bk-call-a-deux = Banco à deux
bk-call-avec = Banco avec la table
bk-call-marche = Banco et la table marche
bk-do-draw-ponte = Carte, s’il vous plaît
bk-do-stand-ponte = Non, Monsieur
bk-do-stand-banker = Reste
