## A house in a PostgreSQL database

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
