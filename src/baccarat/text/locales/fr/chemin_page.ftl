cf-side-player = Ponte
cf-side-banker = Banquier
cf-letter-player = P
cf-letter-banker = B
cf-letter-tie = C
cf-outcome-player = Ponte
cf-outcome-banker = Banque
cf-outcome-tie = En cartes
cf-bead-plate-label = { $player } pour le ponte, { $banker } pour la banque, { $tie } en cartes
cf-coup-line = Ponte { $player }, banque { $banker } : { $outcome }

cf-garage = au garage { $amount }
cf-garage-how = Mis de côté, hors du coup : au garage, ou au chocolat
cf-suite-of = suite

cf-ask-bank-how-loss = Mettez une somme à partir de { $low }. Vous donnez, vous jouez contre la table, et gardez la banque tant que vous gagnez.
cf-ask-bank-how-decided = Mettez une somme à partir de { $low }. Vous donnez et jouez un coup contre la table ; puis la banque est payée et passe à droite.
cf-ask-bank-how-never = Mettez une somme à partir de { $low }. Vous donnez et jouez contre la table jusqu’à ce que la banque saute ou que vous partiez.
cf-ask-stake-how = Il reste { $left } à couvrir. La plus forte mise joue la main.
cf-ask-stake-called = Il reste { $left } à couvrir. Le joueur qui a annoncé joue la main.
cf-ask-stake-kept = Il reste { $left } à couvrir. Qui avait annoncé avant la passe joue la main, quelle que soit sa mise : { $name }.
cf-ask-stake-cut = Tout est couvert ; une mise mieux placée selon la prime passe devant, et ce qui dépasse la banque est réduit.
cf-ask-ponte = Vous avez { $points }
cf-ask-banker = Vous avez { $points } ; le ponte { $given ->
    [none] est resté
   *[other] a reçu { $given }
}
cf-ask-auction-how = La plus forte l’emporte et la met en banque. À égalité, la prime décide.
cf-ask-set-aside = Mettez-vous des gains de côté ?
cf-ask-leave-in = { $left } de votre banque ne sont pas couverts
cf-ask-leave-in-how = Ce qui reste ne risque rien dans ce coup et compte au suivant. Le reste est mis de côté.
