roads-test-title = Sagen die Permanenzen etwas voraus?
roads-test-no = Nein. Was als Nächstes kommt, hängt nicht davon ab, was eine Permanenz zeigt, und niemand kann damit gewinnen.
roads-test-how = { $shoes } Schlitten aus acht Kartenspielen wurden gemischt wie versiegelte Schlitten und ausgespielt: { $dealt } Coups nach einem ersten Gewinn. Was jede Permanenz vor einem Coup zeigte, wurde notiert, und was dann kam.
roads-test-gain = Was eine Permanenz auch zeigt, auf die Dauer verlieren Einsätze auf Punto, auf Banco und auf Égalité. Am nächsten an null liegt { $bet } nach { $road } ({ $mark }): mindestens { $worth } des Einsatzes gehen verloren. Dass nicht alle diese Schranken gelten, hat eine Wahrscheinlichkeit von eins zu einer Million.
roads-test-shown = Sie zeigt
roads-test-coups = Coups
roads-test-run = { $run ->
    [1] { $side } gewann einmal
    [4] { $side } gewann viermal hintereinander oder öfter
   *[other] { $side } gewann { $run }-mal hintereinander
  }
roads-test-asked = zuletzt { $colour }; als Nächstes rot, falls { $side } gewinnt
roads-test-chance = Wo nichts von der Permanenz abhängt, unterscheiden sich Zeilen mit Wahrscheinlichkeit { $chance } so sehr wie diese.
roads-test-itself = Der Test selbst
roads-test-run-it = Er läuft jedes Mal, wenn das Programm geprüft wird. Jeder Schlitten folgt aus seiner Nummer, sodass jeder alle nachzählen kann.
