operator-title = Page de l’exploitant
operator-parts = Parties de cette page
operator-house = Maison
operator-people = Personnes
operator-rooms = Tables
operator-sanctions = Sanctions
operator-reports = Signalements
operator-log = Journal
operator-until = jusqu’au { $date }
operator-by = { $name }, { $date }
operator-reason = Raison
operator-how-long = Durée
operator-for-hour = pour une heure
operator-for-day = pour un jour
operator-for-week = pour une semaine
operator-for-month = pour 30 jours
operator-for-no-end = sans limite de durée
operator-cancel = Annuler
operator-more = Afficher la suite
operator-your-account = Votre compte

operator-connected = { $count ->
    [one] { $count } personne est connectée.
   *[other] { $count } personnes sont connectées.
}
operator-tables = { $count ->
    [one] { $count } table est ouverte.
   *[other] { $count } tables sont ouvertes.
}
operator-aside = { $count ->
    [one] { $count } table est hors service.
   *[other] { $count } tables sont hors service.
}
operator-rules = Qui peut entrer
operator-door = Nouveaux venus
operator-door-open = n’ont besoin que d’un nom
operator-door-password = doivent donner le mot de passe de la maison
operator-door-invited = ont besoin d’une invitation
operator-password = Mot de passe de la maison
operator-password-kept = Laissez vide pour garder le mot de passe actuel.
operator-guests-play = Les invités sans compte peuvent jouer et parler
operator-salon = La table de la maison
operator-salon-on = ouverte, sans hôte
operator-salon-moderated = ouverte, avec les exploitants pour hôtes
operator-salon-off = fermée
operator-save = Enregistrer
operator-saved = Enregistré, avec effet immédiat.
operator-invitations = Invitations dans la maison
operator-invitations-how = Un lien fait entrer de nouveaux venus, même si la porte est fermée aux autres. Une personne déjà entrée peut revenir sans lui.
operator-note = Pour qui
operator-no-note = Invitation
operator-uses = Nombre de personnes
operator-any-number = Pour un nombre quelconque de personnes.
operator-left = { $count ->
    [one] { $count } personne peut encore venir.
   *[other] { $count } personnes peuvent encore venir.
}
operator-came = { $count ->
    [one] { $count } est venue.
   *[other] { $count } sont venues.
}
operator-make-link = Créer un lien
operator-link-of = Lien pour { $note }
operator-copy = Copier
operator-copied = Copié
operator-revoke = Révoquer
operator-announcements = Annonces
operator-announcement = Ce que tous doivent savoir
operator-announce = Annoncer
operator-withdraw = Retirer
operator-sizes = Ce que la maison conserve
operator-space-plenty = Il y a assez de place.
operator-space-low = Le disque est presque plein. Les nouvelles tables sont refusées tant qu’il n’y a pas 1 Go de libre.
operator-space-over-quota = La base de données dépasse la limite fixée. Les nouvelles tables sont refusées.
operator-size-used = Base de données
operator-size-free = Libre sur le disque
operator-size-quota = Limite de la base
operator-no-limit = aucune
operator-size-host-quota = Limite des tables d’un hôte
operator-size-guests = Personnes connues
operator-size-rooms = Tables, même fermées
operator-size-events = Événements
operator-size-packed = Événements compressés

operator-search = Nom, nom de connexion ou numéro
operator-find = Chercher
operator-nobody = Personne n’a été trouvé.
operator-is-one = exploitant
operator-account = compte { $name }
operator-guest = invité sans compte
operator-devices = { $count ->
    [one] connecté sur { $count } appareil
   *[other] connecté sur { $count } appareils
}
operator-here = présent
operator-visited = dernière visite le { $date }
operator-from = depuis { $addresses }
operator-has = { $count ->
    [one] { $amount } jeton hors des tables.
   *[other] { $amount } jetons hors des tables.
}
operator-seat = { $count ->
    [one] { $amount } jeton à la table { $room }.
   *[other] { $amount } jetons à la table { $room }.
}
operator-chips = Jetons…
operator-amount = Jetons à donner, ou à retirer avec un moins
operator-move = Inscrire { $amount }
operator-mute = Retirer la parole
operator-ban = Exclure
operator-ban-how = L’exclusion vise la personne. Elle peut revenir sous un autre nom, si vous n’excluez pas aussi son réseau.
operator-end-sessions = Déconnecter partout
operator-end-sessions-how = Tous les appareils connectés à ce compte sont aussitôt déconnectés. Si quelqu’un d’autre connaît le mot de passe, il peut se reconnecter tant qu’il n’est pas changé.
operator-ban-network = Exclure un réseau
operator-network = Adresse ou réseau

operator-network-how = Tous ceux qui viennent de là sont exclus, sauf les exploitants. Une adresse IPv6 vaut pour son /64.
operator-network-shared = Vous venez de cette machine ou par un proxy. Exclure un réseau est sans effet sur les personnes qui viennent par le même chemin, sauf si le proxy figure dans trusted-proxies et transmet leurs adresses.
operator-no-sanctions = Personne n’est privé de parole ni exclu.
operator-muted = Privé de parole
operator-banned = Exclu
operator-lift = Lever

operator-no-rooms = Aucune table n’est ouverte.
operator-host = hôte : { $name }
operator-no-host = table de la maison
operator-private = sur invitation
operator-paused = en pause
operator-closing = en cours de fermeture
operator-out-of-order = hors service
operator-seated = Places prises : { $seated } sur { $seats }.
operator-looking = { $count ->
    [one] { $count } navigateur est connecté.
   *[other] { $count } navigateurs sont connectés.
}
operator-room-size = { $count ->
    [one] { $count } événement, { $size }
   *[other] { $count } événements, { $size }
}
operator-close = Fermer…
operator-close-of = Fermer { $name }
operator-close-now = Fermer la table
operator-close-how = Le coup est joué jusqu’au bout, et chacun reprend ses jetons.
operator-clear = Tout fermer pour un hôte ou un réseau
operator-clear-of = Numéro d’un hôte, adresse ou réseau
operator-clear-show = Montrer ce qui disparaît
operator-clear-tables = Tables fermées : { $count }
operator-clear-guests = Invités sans compte supprimés, avec leurs jetons : { $count }
operator-clear-accounts = Les comptes restent.
operator-clear-now = Tout fermer
operator-clear-nothing = Rien n’en vient.

operator-no-reports = Rien n’a été signalé.
operator-reported = Signalé par { $name }, le { $date }.
operator-at-table = Table : { $room }
operator-reason-given = « { $reason } »
operator-mute-name = Retirer la parole à { $name }
operator-ban-name = Exclure { $name }
operator-settle = Rien à faire

operator-log-how = Tout ce que font les exploitants est noté ici pendant deux ans.
operator-no-log = Aucun exploitant n’a encore rien fait.
operator-did-mute = Parole retirée
operator-did-ban = Exclusion
operator-did-lift = Sanction levée
operator-did-close-room = Table fermée
operator-did-clear = Toutes les tables d’un hôte ou d’un réseau fermées
operator-did-chips = Jetons
operator-did-end-sessions = Déconnexion partout
operator-did-rules = Règles de la maison
operator-did-invite = Invitation créée
operator-did-revoke = Invitation révoquée
operator-did-announce = Annonce
operator-did-withdraw = Annonce retirée
operator-did-settle = Signalement classé
