roads-test-title = Les tableaux de marque annoncent-ils quelque chose ?
roads-test-no = Non. Ce qui vient ne dépend pas de ce que montre un tableau, et personne n’y peut rien gagner.
roads-test-how = { $shoes } sabots de huit jeux ont été mélangés comme le sont les sabots scellés, puis donnés : { $dealt } coups après un premier gain. On a noté ce que chaque tableau montrait avant un coup, et ce qui est venu.
roads-test-gain = Quoi que montre un tableau, les mises sur Punto, sur Banco et sur l’égalité perdent à la longue. Celle qui s’approche le plus de l’équilibre est { $bet } après { $road } ({ $mark }) : elle perd au moins { $worth } de la mise. Toutes ces bornes tiennent ensemble, à une chance sur un million près.
roads-test-shown = Le tableau montre
roads-test-coups = Coups
roads-test-run = { $run ->
    [1] { $side } a gagné une fois
    [4] { $side } a gagné 4 fois de suite ou plus
   *[other] { $side } a gagné { $run } fois de suite
  }
roads-test-asked = { $colour } en dernier ; rouge ensuite si { $side } gagne
roads-test-chance = Là où rien ne dépend du tableau, des lignes diffèrent autant que celles-ci avec une probabilité de { $chance }.
roads-test-itself = Le test même
roads-test-run-it = Il est exécuté chaque fois que le programme est éprouvé. Chaque sabot découle de son numéro : chacun peut tous les recompter.
