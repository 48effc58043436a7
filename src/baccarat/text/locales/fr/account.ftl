account-title = Compte
account-welcome = Heureux de vous revoir. Connectez-vous pour retrouver votre nom et vos jetons.
account-other = Ce navigateur oubliera alors l’invité qu’il connaît, avec ses jetons.
account-confirm = Veuillez confirmer que c’est bien vous.
account-back = Retour
account-use-passkey = Se connecter avec une clé d’accès
account-sign-in-name = Nom de connexion, par exemple Anna-4821
account-password = Mot de passe
account-sign-in = Se connecter
account-lost = Ni clé d’accès ni mot de passe ? Utiliser un code de secours
account-code = Code de secours
account-no-passkey = Aucune clé d’accès n’a été utilisée. Réessayez, ou choisissez un autre moyen.
account-privacy = Ce que cette maison conserve sur vous
account-operator = Page de l’exploitant

account-name = Votre nom
account-rename = Renommer
account-renamed = Vous avez un nouveau nom. Les tables l’affichent dès votre prochaine place.
account-chips = { $count ->
    [one] Vous avez { $amount } jeton hors des tables.
   *[other] Vous avez { $amount } jetons hors des tables.
}

account-return = Jouer aussi sur d’autres appareils
account-return-how = Seul ce navigateur vous connaît pour l’instant. Choisissez comment vous connecter ailleurs : vous gardez votre nom, vos jetons et votre historique.
account-ways = Vos moyens de connexion
account-known-as = Votre nom de connexion est { $name }.
account-add-passkey = Ajouter une clé d’accès
account-passkey-how = Votre appareil confirme que c’est vous, par l’empreinte, le visage ou un code. Il n’y a rien à retenir.
account-passkey-where = Les clés d’accès demandent une adresse sécurisée (https) qui porte un nom, et un navigateur récent.
account-passkey-of = Clé d’accès du { $date } pour { $host }
account-remove = Retirer
account-remove-passkey = Retirer la clé d’accès du { $date }
account-remove-password = Retirer le mot de passe
account-or-password = Ou utiliser un mot de passe
account-new-password = Nouveau mot de passe
account-set-password = Définir le mot de passe
account-change-password = Changer le mot de passe
account-password-how = Dix caractères au moins, et pas votre nom. Quelques mots pris au hasard conviennent et se retiennent bien.
account-codes-left = { $count ->
    [0] Plus aucun code de secours
    [one] { $count } code de secours restant
   *[other] { $count } codes de secours restants
}
account-new-codes = Nouveaux codes
account-codes = Conservez ces codes de secours
account-codes-how = Chacun vous connecte une fois, si vous perdez votre clé d’accès ou oubliez votre mot de passe. Ils ne sont affichés que maintenant.
account-copy = Copier
account-copied = Copié
account-save = Enregistrer dans un fichier
account-codes-done = Je les ai conservés
account-have-one = Avez-vous déjà un compte ?

account-sessions = Où vous êtes connecté
account-some-device = Un programme
account-here = ce navigateur
account-used = dernière utilisation le { $date }
account-end = Déconnecter
account-end-of = Déconnecter { $device }
account-end-others = Déconnecter tous les autres
account-sign-out = Se déconnecter ici

account-data = Vos données
account-download = Télécharger mes données
account-delete = Me supprimer…
account-delete-how = Votre compte, vos jetons, vos limites et vos messages sont supprimés, vos tables fermées et tous vos appareils déconnectés. Les relevés des sabots joués restent, car d’autres s’y fient. C’est irréversible.
account-delete-guest = Votre nom, vos jetons, vos limites et vos messages sont supprimés, et vos tables fermées. Les relevés des sabots joués restent, car d’autres s’y fient. C’est irréversible.
account-delete-now = Supprimer maintenant
account-keep = Tout garder
account-delete-waits = Vous avez encore une mise en jeu. Tout sera supprimé dès que le coup sera réglé ; inutile d’attendre.

privacy-title = Ce que cette maison conserve sur vous
privacy-intro = Cette maison est tenue par la personne qui vous a invité. Elle conserve ce qu’exige un jeu à plusieurs, et rien pour la publicité. Il n’y a ni script d’autres sites, ni traceur, ni statistique sur les visiteurs.
privacy-name = Un nom et un numéro
privacy-name-how = Vous choisissez un nom, qui n’est pas forcément le vôtre. La maison y ajoute un numéro tiré au hasard, sous lequel elle vous connaît. Elle ne demande ni adresse électronique ni rien d’autre.
privacy-cookie = Un cookie
privacy-cookie-how = Un cookie dit à la maison qui vous êtes. Il dure un an et se renouvelle à chaque visite. Le navigateur garde aussi vos réglages et ce qu’il faut pour vérifier un sabot scellé ; la maison ne les voit pas.
privacy-play = Ce que vous jouez
privacy-play-how = Chaque coup est consigné, avec votre nom à la table, vos mises et vos gains ou pertes. Chaque transfert de jetons l’est aussi. Des empreintes protègent ces relevés : personne ne peut les modifier après coup, pas même la maison.
privacy-talk = Ce que vous dites
privacy-talk-how = Chaque table garde les cent derniers messages, avec le nom de leurs auteurs. Les plus anciens sont supprimés. Un message que quelqu’un signale est conservé avec ceux qui l’entourent jusqu’à ce qu’un exploitant s’en soit occupé, 90 jours au plus.
privacy-limits = Vos limites
privacy-limits-how = Les limites et les pauses que vous vous fixez sont conservées, de même que, pour chaque jour, votre perte et votre temps aux tables. Les autres joueurs ne les voient pas.
privacy-account = Votre compte, si vous en avez un
privacy-account-how = Le mot de passe et les codes de secours sont conservés sous forme d’empreintes, d’où personne ne peut les lire. Une clé d’accès reste sur votre appareil ; la maison n’en a que la moitié publique. Pour chaque appareil connecté, la maison conserve le navigateur, le système, et les dates de première et de dernière utilisation.
privacy-address = Votre adresse sur le réseau
privacy-address-how = La maison la garde en mémoire, afin de limiter les essais et les demandes d’une même adresse. Sans compte, le réseau d’où vous êtes venu en dernier est conservé sept jours. Celui d’où une table a été ouverte est conservé tant qu’elle est ouverte, et les jetons reçus par un réseau sont comptés pendant un jour. Le journal du serveur peut contenir des adresses, aussi longtemps que l’exploitant le garde. Les exploitants la voient tant que vous êtes connecté. Un réseau qu’ils excluent est conservé aussi longtemps que dure l’exclusion.
privacy-sanctions = Si vous êtes privé de parole ou exclu
privacy-sanctions-how = La maison conserve qui est privé de parole ou exclu, pourquoi et jusqu’à quand, aussi longtemps que cela dure. Tout ce que font les exploitants est noté pendant deux ans, avec leur raison et votre numéro. Vous pouvez toujours voir pourquoi vous ne pouvez pas parler ou entrer, et télécharger vos données.
privacy-who = Qui voit quoi
privacy-who-how = Tous ceux qui sont à une table voient votre nom, votre place, vos jetons à cette table, vos mises et ce que vous dites. L’hôte d’une table voit aussi qui y a gagné combien. L’exploitant de la maison peut lire tout ce qu’elle conserve, sauf les mots de passe, les clés d’accès et les codes de secours.
privacy-rights = Ce que vous pouvez faire
privacy-rights-how = Dans le compte, vous pouvez changer de nom, télécharger tout ce qui est conservé sur vous, déconnecter d’autres appareils et vous supprimer.
privacy-rest = Ce qui reste après une suppression
privacy-rest-how = Les journaux des tables restent, avec le nom que vous y aviez : des empreintes les protègent, et les résultats des autres en dépendent. Le grand livre des jetons reste, sous votre numéro, pour que les comptes soient justes. Le compte, les jetons, les limites, les messages et les connexions sont supprimés, et votre nom est retiré des listes de résultats. Les copies faites auparavant par l’exploitant les contiennent encore. Les notes sur ce que les exploitants ont fait à votre sujet restent leurs deux ans, sous votre numéro.

care = Jouer avec mesure
care-chips = Ce ne sont que des jetons de jeu : ils ne coûtent rien et ne s’échangent pas contre de l’argent.
care-today = Aujourd’hui, vous avez passé { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
} aux tables. { $kind ->
    [lost] Au total, vous avez perdu { $chips }.
    [won] Au total, vous avez gagné { $chips }.
   *[even] Gains et pertes s’équilibrent.
}
care-day = La journée commence à minuit, temps universel.
care-limits = Vos propres limites
care-stake = Maximum par coup, en jetons
care-loss = Perte maximale par jour, en jetons
care-minutes = Maximum de minutes par jour
care-none = aucune
care-set = Fixer
care-how = Une limite plus stricte vaut aussitôt, une plus large après un jour. La maison refuse ce qui la dépasse.
care-waiting = Les limites plus larges que vous avez demandées vaudront dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
care-break = Faire une pause
care-hours = { $hours ->
    [1] 1 heure
    [24] 1 jour
    [168] 1 semaine
    [720] 30 jours
   *[other] { $hours } heures
}
care-break-how = Vous vous levez maintenant et ne pourrez vous rasseoir qu’à la fin de la pause. C’est irrévocable.
care-begin = Commencer la pause
care-resting = { $hours ->
    [one] Votre pause finit dans l’heure.
   *[other] Votre pause dure encore { $hours } heures.
}
care-keeps = Ce que la maison garde
care-edge = { $bet } : en moyenne { $edge } de la mise, sabot plein
care-tax = Rien sur les mises ; sur le gain du banquier, { $tax } %
care-tax-none = Rien : les joueurs jouent entre eux
care-tax-net = Rien sur les mises ; sur ce qu’un coup rapporte à la banque, { $limited } %, ou { $open } % si elle est ouverte
care-tax-capital = Rien sur les mises ; sur ce qui est mis en banque, { $tax } %

banned-title = Vous êtes exclu
banned-player = Un exploitant de cette maison a décidé que vous ne pouvez pas entrer.
banned-network = Un exploitant de cette maison a décidé que personne ne peut entrer depuis votre réseau. Cela ne vous vise pas forcément.
banned-no-more = C’est terminé. Vous pouvez de nouveau entrer.
banned-return = Entrer
banned-data = Télécharger ce que cette maison conserve sur vous
banned-privacy = De quoi il s’agit
sanction-reason = La raison donnée : { $reason }
sanction-until = Cela prend fin le { $date }.
sanction-no-end = Sans limite de durée.
muted-how = Un exploitant de cette maison vous a retiré la parole. Vous pouvez lire.
announcements = Annonces de la maison
announcement-dismiss = Masquer
report-title = Signaler ce message
report-how = Les exploitants de cette maison verront le message, quelques messages autour, votre nom et votre raison. L’auteur ne saura pas qui l’a signalé.
report-reason = Votre raison, si vous le souhaitez
report-send = Signaler
report-sent = Merci. Les exploitants vont l’examiner.
