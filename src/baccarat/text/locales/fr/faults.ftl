fault-file-unusable = { $errno ->
    [ENOENT] il n’y a ni fichier ni dossier de ce nom
    [EISDIR] c’est un dossier, pas un fichier
    [ENOTDIR] c’est un fichier, pas un dossier
    [EEXIST] il existe déjà
    [EACCES] vous n’avez pas le droit de vous en servir
    [EPERM] vous n’avez pas le droit de vous en servir
    [EROFS] on ne peut rien y écrire
    [ENOSPC] le disque est plein
    [EADDRINUSE] un autre programme y écoute déjà ; choisissez un autre port avec --port
    [EADDRNOTAVAIL] cette machine n’a pas cette adresse
   *[other] le système dit « { $detail } »
}
fault-database-setting = { $name } vaut { $value }, et non { $wanted }
fault-file-not-text = ce n’est pas un texte en UTF-8
fault-file-too-large = il dépasse { $most } Mo

fault-not-toml = la ligne { $line } n’est pas du TOML à partir de la colonne { $column }
fault-text-too-long = le texte a plus de { $most } caractères
fault-line-too-long = la ligne { $line } a plus de { $most } caractères
fault-long-key = une clé à la ligne { $line } a plus de { $most } caractères
fault-too-many-parts = une clé à la ligne { $line } a plus de { $most } parties
fault-too-deep = les crochets y sont trop profondément imbriqués
fault-too-many-entries = le texte a plus de { $most } clés et valeurs
fault-too-long-a-number = un nombre y a trop de chiffres
fault-field-missing = « { $where } » manque
fault-field-unknown = il n’y a pas de champ « { $where } »
fault-wrong-kind = « { $where } » demande { $wanted }, pas « { $value } »
fault-wrong-value = « { $where } » ne peut pas être « { $value } »
fault-newer = elle est à la version { $value }, écrite par un programme plus récent ; celui-ci lit jusqu’à la version { $known }
kind-int = un nombre entier
kind-float = un nombre
kind-str = un texte
kind-bool = true ou false
kind-array = une liste
kind-object = une table
kind-null = rien

fault-bet-name = le nom « { $name } » n’est pas fait seulement de minuscules, de chiffres et de traits d’union isolés
fault-bet-key = « { $where } » n’est pas un champ d’un pari ; le plus proche est « { $near } », parmi { $known }
fault-bet-name-taken = il y a déjà un pari nommé « { $name } »
fault-no-outcomes = il n’a aucune issue
fault-needs-otherwise = il dit demander « { $said } », et il demande « { $needs } »
fault-unknown-fact = l’issue { $at } porte sur « { $fact } », qu’aucun coup n’a ; le plus proche est « { $near } », parmi { $known }
fault-unknown-value = l’issue { $at } veut « { $value } » pour « { $fact } », ce qui n’arrive jamais ; le plus proche est « { $near } », parmi { $known }
fault-nothing-allowed = l’issue { $at } ne permet rien pour « { $fact } » ; sont possibles { $known }
fault-no-ratio = l’issue { $at } dit « { $value } », qui n’est ni « stands », ni « loses », ni un rapport de -1 à { $most }
fault-no-commission = l’issue { $at } prend une commission de « { $value } », qui n’est pas un rapport de 0 à 1
fault-pays-nothing = l’issue { $at } ne paie rien ; ôtez-la, ou laissez la mise en place
fault-commission-too-high = l’issue { $at } prend plus que le gain
fault-outcome-impossible = l’issue { $at } ne peut jamais se produire
fault-value-impossible = l’issue { $at } permet pour « { $fact } » des valeurs qui n’arrivent jamais : { $values } ; la plus proche est { $near }, parmi { $known }
fault-outcome-never-reached = l’issue { $at } ne compte jamais, car l’issue { $before } lui prend tous ses coups
fault-outcomes-unordered = les issues { $before } et { $at } paient différemment, et les deux valent si le Punto a { $player } et le Banco { $banker } ; payez la même chose pour les deux, restreignez l’une d’elles ou placez la plus étroite en premier
fault-facts-apart = l’issue { $at } porte sur « { $fact } », ce qu’un pari sur toutes les cartes ne peut pas ; sont possibles { $known }

fault-no-number = « { $word } » n’est pas un nombre entier d’au plus 16 chiffres
fault-no-action = « { $text } » n’est pas une action
fault-no-card = « { $text } » n’est pas une carte
fault-no-result = un coup finit par son résultat, comme « = player 7-4 »
fault-not-by-turns = les mises sont tour à tour un nom et des unités, pas « { $text } »
fault-house-does-not = la maison ouvre, ferme ou donne des cartes, et ne fait pas « { $text } »
fault-changeur-does-not = à cette table, le changeur ne fait pas « { $text } »
fault-seat-does-not = à cette table, une place ne fait pas « { $text } »
fault-no-word = cette table n’a pas de mot pour « { $action } »
fault-unwritable-bet = aucun pari ne peut s’appeler « { $name } »
fault-late-players = les joueurs sans jetons sont ceux qui s’assoient plus tard, dans cet ordre
fault-too-many-coups = le relevé a plus de { $most } coups
fault-bad-field = aucune table ne se joue avec ce « { $field } »

fault-table-other-purses = les jetons de la table ne sont pas ceux des joueurs
fault-table-no-start = aucun sabot ne commence dans la phase « { $phase } »
fault-table-places = « { $field } » a { $found ->
    [one] { $found } entrée
   *[other] { $found } entrées
} et devrait en avoir { $wanted }
fault-table-sum = la place { $seat } ne peut pas avoir { $amount } unités dans « { $field } »
fault-table-mid-coup = entre deux sabots, il n’y a pas de carte sur la table, et rien n’est demandé à personne
fault-table-arrivals = les arrivés ne sont pas ceux qui se tiennent à la table
fault-table-no-chair = « { $field } » n’est pas une chaise de cette table
fault-table-suivi = le droit de suivre est à quelqu’un qui n’a pas de place
fault-table-bank-of-nobody = la banque est celle d’une chaise vide
fault-table-no-co-banker = il n’y a pas d’associé à qui cette part de la banque pourrait être
fault-table-co-banker = l’associé n’est personne qui soit assis à côté du banquier
fault-table-bank-below-nothing = une banque contient quelque chose, et aucune de ses parts n’est négative
fault-table-no-shares = personne n’a de part dans la banque
fault-table-stake-of-nobody = une mise est à quelqu’un qui ne peut pas miser
fault-table-stakes-without-bank = les mises ne sont contre aucune banque
fault-table-bank-first = la banque est attribuée avant le sabot, ou ne l’est pas, contrairement à la règle
fault-table-call-without-stake = une annonce est à quelqu’un qui n’a pas misé

fault-copy-damaged = la base de données dit « { $detail } »
fault-copy-no-changes = ce n’est pas un fichier de changements, ou il est abîmé
fault-copy-other-base = ses changements ne vont pas avec la copie « { $base } »
fault-copy-empty = il ne reste rien dans la base de données
fault-copy-latest-lost = { $transactions ->
    [one] une transaction confirmée est perdue
   *[other] { $transactions } transactions confirmées sont perdues
  }{ $events ->
    [0] { "" }
    [one] , avec au moins un événement à cette table : { $rooms }
   *[other] , avec au moins { $events } événements à ces tables : { $rooms }
  }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } autres
  }
fault-copy-latest-unread = le journal d’écriture anticipée est endommagé avant ses { $transactions } dernières transactions, et aucun repère n’indique si elles avaient été confirmées
fault-copy-lacks-key = l’entrée « { $key } » manque
fault-copy-changed = les données conservées de la table « { $room } » ne sont plus celles qui avaient été écrites
fault-copy-house-changed = les joueurs, comptes et clés conservés ne sont plus ceux qui avaient été écrits
fault-copy-lacks-table = la table « { $table } » y manque
fault-copy-has-gap = il manque quelque chose au journal de la table « { $room } »
fault-copy-does-not-add-up = le compte « { $account } » ne tombe pas juste
