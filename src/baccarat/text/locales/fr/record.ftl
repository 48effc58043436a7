### What is wrong with a record: `refusal-` and its code. A `line` is a number, a `reason` is worded already.

refusal-record-unknown = Ce n’est pas la feuille d’un sabot. Choisissez un fichier .bhh.
refusal-record-cut-short = Le fichier est incomplet : il s’arrête à la ligne { $line } sans son sceau. Récupérez-le en entier.
refusal-record-changed = Le fichier a été modifié après coup : le sceau de la ligne { $line } ne correspond pas. Récupérez-le à sa source.
refusal-record-malformed = La ligne { $line } n’a pas la forme voulue : { $reason }
refusal-record-illegal = La ligne { $line } n’a pas pu être jouée ainsi. La table répond : { $reason }
refusal-record-card-impossible = La ligne { $line } donne { $reason } plus souvent que le sabot n’en contient.
refusal-record-card-differs = La ligne { $line } donne { $reason }, mais d’après le secret du sabot une autre carte s’y trouve.
refusal-record-result-differs = La ligne { $line } annonce un autre résultat que celui des cartes et des mises, qui est { $reason }.
refusal-record-other-game = C’est le relevé d’une partie de { $reason }, où il n’y a pas de paris à évaluer. Choisissez-en un de punto banco.
