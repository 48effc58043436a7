play-names = Elles répondent aussi aux noms { $names }.

config-from-option = de l’option { $name }
config-from-environment = de l’environnement : { $name }
config-from-file = du fichier { $name }
config-from-default = par défaut

error-config-key = { $path } contient la clé « { $name } », qui n’est pas une option ; les options sont { $known }.
error-config-type = { $path } : { $name } attend { $kind ->
    [flag] true ou false
    [number] un nombre entier sans guillemets
    [texts] un texte entre guillemets, ou une liste de tels textes
   *[text] un texte entre guillemets
}.
error-only-option = { $path ->
    [environment] { $name } ne vaut que sur la ligne de commande, pas dans l’environnement.
   *[other] { $path } : { $name } ne vaut que sur la ligne de commande, pas dans un fichier.
}
error-no-listener = { $name } attend une adresse et un port comme 127.0.0.1:9464, pas « { $value } ».
error-no-sub-path = { $name } attend un chemin comme /baccarat, pas « { $value } ».

error-no-page = Les tables ne peuvent pas ouvrir : la page n’est pas encore construite ; lancez d’abord `make page`.
error-no-address = Les tables ne peuvent pas ouvrir à { $path } : { $reason }.
error-newer-format = { $path } vient d’une version plus récente, qui garde ses données autrement ; utilisez cette version, ou donnez un autre dossier par --data.
error-not-whole-house = La maison de { $path } est endommagée : { $reason }. Rien n’a été modifié. Copiez d’abord tout le dossier en lieu sûr ; puis remettez une sauvegarde en place avec `baccarat restore --force`, ou donnez un autre dossier par --data.
error-latest-missing = Il manque à la maison de { $path } ses derniers changements : { $reason }. Rien n’a été modifié. Si le dossier a été copié ou déplacé, arrêtez le serveur et reprenez ensemble les fichiers baccarat.sqlite3 et baccarat.sqlite3-wal. S’ils sont définitivement perdus, `baccarat play --accept-loss` met de côté une copie de tous les fichiers et ouvre la maison sans ces changements. Une sauvegarde n’est préférable que si elle est plus récente que ce qui se trouve ici.
backup-done = La maison est copiée dans { $path }. Gardez cette copie pour vous : elle contient les cartes des sabots en cours et la clé du cookie de chaque invité.
restore-done = La maison de la copie se trouve maintenant dans { $path }.
check-done = La maison dans { $path } est intacte.
error-damaged-house = La maison dans { $path } est endommagée : { $reason }.
error-no-house = Il n’y a pas de maison dans { $path }.
error-changes-name = Les changements depuis une copie antérieure vont dans un fichier du dossier de cette copie, dont le nom finit par { $end } ; indiquez la copie antérieure avec --since : { $path }
error-in-the-way = { $path } existe déjà et n’est pas écrasé.
error-not-whole-copy = { $path } n’est pas la copie entière d’une maison : { $reason }.
error-folder-in-use = Un serveur utilise { $path } ; arrêtez-le d’abord.

witness-unreadable = { $path } ne contient pas ce qu’un navigateur a vu. Choisissez un fichier écrit par « Enregistrer ce que j’ai vu ».
witness-newer = { $path } a été écrit par une version plus récente ({ $value }) ; mettez ce programme à jour pour le lire.
witness-other-room = Ce que le navigateur a vu, c’était à une autre table : { $value }.
witness-no-shoe = Le navigateur n’a rien gardé du sabot { $value }.
seen-otherwise = Le relevé contredit ce que le navigateur a vu.
seen-fault = Le navigateur l’avait constaté lui-même : { $reason }
seen-root = Une autre racine avait été donnée au navigateur.
seen-attempt = Le navigateur a vu l’essai { $at }, absent du relevé.
seen-announcement = L’essai { $at } avait été annoncé autrement au navigateur.
seen-roster = Le navigateur a vu une autre liste de participants à l’essai { $at }.
seen-opening = Le navigateur a vu dévoiler à l’essai { $at } ce qui manque au relevé.
seen-secret = Un autre secret avait été montré au navigateur pour l’essai { $at }.
seen-missing = D’autres absents avaient été nommés au navigateur pour l’essai { $at }.
seen-card = Le navigateur a vu une autre carte à la position { $at }.
seen-back = Le navigateur a vu un autre dos à la position { $at }.
seen-lot = Le tirage au sort { $at } a désigné une autre place que celle que donne le secret.
seen-out = Le navigateur a vu { $at ->
    [one] { $at } carte
   *[other] { $at } cartes
} quitter le sabot ; le relevé en a moins.
seen-place = La carte de la position { $at } se trouvait ailleurs sous les yeux du navigateur.
seen-coup = Le coup { $at } s’est terminé autrement sous les yeux du navigateur.

play-upgraded = { $path } était au format { $old } et est maintenant au format { $new }.
play-waiting = Un autre serveur utilise { $path } ; celui-ci prendra la relève quand l’autre se sera arrêté.
move-done = La maison de { $source } a été copiée dans { $target } et vérifiée. N’ouvrez plus que la copie : les deux contiennent les mêmes cartes à venir.

error-not-our-database = { $path } contient les tables d’un autre programme. Donnez à la maison une base de données vide ou un schéma à elle.
error-folder-not-shared = { $path } est un dossier, qu’un seul serveur peut utiliser ; plusieurs serveurs partagent une maison dans PostgreSQL.
error-shared-standby = Un serveur qui partage la maison n’attend pas en réserve ; donnez soit --peer-address, soit --standby.
error-database-in-use = Un serveur utilise { $path } et ne peut pas le partager avec celui-ci : il a --standby, ou une version d’un autre format. Arrêtez-le d’abord.
error-not-durable = { $path } n’enregistre pas les changements comme il le faut à une maison : { $reason }.
error-pooled-database = { $path } mène à un pooler en mode transaction ou instruction, mais une maison a besoin de sa propre session pour chaque connexion : choisissez le mode session, ou connectez-vous directement.
error-not-whole-database = La maison de { $path } est endommagée : { $reason }. Rien n’a été modifié. Gardez une copie de la base de données, faite avec pg_dump ; puis remettez une sauvegarde en place avec pg_restore.
error-password-in-url = L’URL d’une base de données ne peut contenir de mot de passe en ligne de commande, car d’autres utilisateurs de cette machine pourraient l’y lire. Mettez-le dans un fichier de mots de passe ou dans BACCARAT_DATA.
error-needs-pg-dump = { $path } est une base de données : sauvegardez-la avec pg_dump et remettez-la en place avec pg_restore.
error-move-kinds = L’un de { $source } et { $target } doit être un dossier, et l’autre l’URL d’une base de données.
