# Les mots du compte. Chargés avec lui.
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
