roads-test-title = ¿Predicen algo los marcadores?
roads-test-no = No. Lo que viene no depende de lo que muestra un marcador, y nadie puede ganar con él.
roads-test-how = Se barajaron { $shoes } sabots de ocho barajas, como los sabots sellados, y se repartieron enteros: { $dealt } jugadas tras una primera victoria. Se anotó lo que mostraba cada marcador antes de una jugada, y lo que salió después.
roads-test-gain = Muestre lo que muestre un marcador, Punto, Banca y Empate pierden a la larga. Lo que más se acerca a la par es { $bet } después de { $road } ({ $mark }): pierde al menos { $worth } de lo apostado, y todas esas cotas se cumplen a la vez salvo una probabilidad de una en un millón.
roads-test-shown = El marcador muestra
roads-test-coups = Jugadas
roads-test-run = { $run ->
    [1] { $side } ganó una vez
    [4] { $side } ganó 4 veces seguidas o más
   *[other] { $side } ganó { $run } veces seguidas
  }
roads-test-asked = { $colour } la última; roja la siguiente si gana { $side }
roads-test-chance = Si nada depende del marcador, las filas difieren tanto como estas con una probabilidad de { $chance }.
roads-test-itself = La prueba misma
roads-test-run-it = Se hace cada vez que se prueba el programa. Cada sabot se deduce de su número, así que cualquiera puede volver a contarlos todos.
