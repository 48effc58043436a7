seal = Le sceau de ce sabot
seal-promised = Le sceau de ce sabot : promis, pas encore prouvé
seal-is-proved = Le sceau de ce sabot : prouvé
seal-of-promised = Le sceau du sabot { $shoe } : promis, pas encore prouvé
seal-of-proved = Le sceau du sabot { $shoe } : prouvé
seal-broken = Le sceau de ce sabot est rompu
seal-broken-what = Ne vous fiez plus à aucun sabot à cette table : le sceau y reste rompu. Enregistrez ce que votre navigateur a vu ; les relevés pourront y être comparés.
seal-none = Le prochain sabot n’est pas encore scellé.
seal-making = On scelle le sabot.
seal-root = Chaque carte de ce sabot était fixée avant la première mise. Sa racine courte est la même pour toute la table ; lisez-la à voix haute aux autres :
seal-nobody = Aucun navigateur n’a pris part à ce sabot : la maison seule en a choisi l’ordre.
seal-took-part = Ont pris part au mélange : { $names }.
seal-seat = place { $seat }
seal-mine = Votre navigateur a apporté son propre hasard, et il compte.
seal-not-mine = Votre navigateur n’est pas de ce sabot ; il pourra être du prochain.
seal-proved = { $cards ->
    [0] Aucune carte n’a encore été montrée.
    [one] Une carte a été montrée, et elle était bien à sa place.
   *[other] { $cards } cartes ont été montrées, et chacune était bien à sa place.
}
seal-told = { $coups ->
    [one] Un coup a été donné en l’absence de votre navigateur. Il ne l’a appris qu’après, sans preuve pour ses cartes.
   *[other] { $coups } coups ont été donnés en l’absence de votre navigateur. Il ne les a appris qu’après, sans preuve pour leurs cartes.
}
seal-before = Le sabot précédent, numéro { $shoe }
seal-unproved = Que les cartes aient été mélangées et non choisies est promis, mais pas encore prouvé. La maison montre son secret à la fin du sabot ; votre navigateur recalcule alors le sabot tout entier.
seal-asked = Que les cartes aient été mélangées et non choisies est promis, mais pas encore prouvé. Votre navigateur demande à la maison le secret de ce sabot.
seal-recomputed = Le secret a été montré, et tout le sabot en découle.
seal-abandoned = { $many ->
    [0] Aucun essai n’a été abandonné.
    [one] Un essai a été abandonné auparavant.
   *[other] { $many } essais ont été abandonnés auparavant.
}
seal-cut-myself = Je coupe mes sabots moi-même
seal-where = Où coupez-vous ?
seal-else = Si vous ne dites rien, le hasard coupe dans quelques secondes.
seal-after = Après { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
seal-cut = Couper
seal-fault-secret-reused = La maison s’est engagée sur un secret qui avait déjà servi.
seal-fault-miscounted = La maison cache un essai abandonné.
seal-fault-roster-changed = La liste n’est pas celle des engagements.
seal-fault-opened-otherwise = Quelqu’un a dévoilé autre chose que ce à quoi il s’était engagé.
seal-fault-opening-dropped = Ce que quelqu’un a dévoilé a été laissé de côté.
seal-fault-late = Quelqu’un s’est ajouté après la clôture de la liste.
seal-fault-no-proof = Une carte a été montrée sans sa preuve.
seal-fault-bad-proof = Une carte n’était pas là d’où elle a été tirée.
seal-fault-other-secret = Le secret n’est pas celui sur lequel la maison s’était engagée.
seal-fault-other-root = Le secret donne un autre ordre des cartes.
seal-fault-other-card = Une carte donnée n’est pas celle du sabot.
seal-fault-other-back = Une carte a été annoncée avec le dos d’un autre jeu.
seal-fault-other-lot = Le sort a désigné une place que le secret ne donne pas.
seal-fault-commitment-reused = Un même engagement a été attribué à deux navigateurs.
seal-fault-attempt-hidden = La maison cache un essai que ce navigateur a vu, ou le présente autrement.
seal-fault-other-room = Le sabot a été annoncé pour une autre table.
seal-fault-other-shoe = Le sabot annoncé n’est pas le suivant.
seal-fault-other-rules = Le sabot a été annoncé pour d’autres règles que celles affichées ici.
seal-fault-barred = Un navigateur qui avait fait échouer un essai a de nouveau pris part au mélange.
seal-fault-left-out = La maison a laissé de côté le hasard de votre navigateur, pourtant arrivé à temps.
seal-fault-falsely-missing = La maison prétend qu’un navigateur n’a rien dévoilé, alors qu’il l’a fait.
seal-fault-second-root = La maison a donné deux racines pour un seul sabot.
seal-fault-secret-hidden = La maison n’a pas montré le secret d’un sabot à sa fin.
seal-fault-wrong-winner = La maison a désigné un gagnant que les points contredisent.
seal-fault-wrong-draw = Les troisièmes cartes d’un coup n’ont pas été tirées selon les règles.
seal-fault-dealt-on = Des cartes ont été données d’un sabot dont le secret avait déjà été montré.
seal-fault-order-changed = L’ordre de la donne a changé, ou des cartes ont été sautées.
seal-fault-ended-otherwise = Le sabot ne s’est pas terminé sur le coup que ses règles désignent comme le dernier.
seal-fault-result-changed = Un coup a été présenté autrement que ses cartes n’ont été vues.
seal-fault-rewound = La maison est revenue en arrière sur ce qu’elle avait déjà annoncé.
seal-fault-unreadable = La maison a envoyé quelque chose d’illisible, qui ne peut donc être vérifié.
seal-fault-not-sealed = Des cartes ont été données d’un sabot qui n’était pas scellé.
seal-fault-other-cutter = La maison a demandé la coupe à l’un, et a fait compter celle d’un autre.
seal-save = Enregistrer ce que j’ai vu
seal-save-why = Le fichier contient ce que votre navigateur a vu des derniers sabots ici ; on pourra plus tard le comparer à leurs relevés.
seal-not-kept = Votre navigateur n’enregistre rien de cette page. Ce qu’il a vu ici est perdu dès que vous la fermez ou la rechargez : enregistrez-le vous-même avant.
