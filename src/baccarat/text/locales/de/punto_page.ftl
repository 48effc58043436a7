# Was auf der Seite sagt, wer den Schlitten hält oder eine Hand aufdeckt. Geladen mit einem Tisch, der sie hat.

holds-asked = Platz { $seat }, Sie haben den Schlitten. Möchten Sie geben?
turns-asked = Platz { $seat } deckt die Karten von { $side ->
    [player] { side-player }
   *[banker] { side-banker }
} auf.
holds-deal = Karten geben
holds-croupier = Den Croupier geben lassen
holds-refuse = Schlitten weitergeben
holds-you = Sie halten den Schlitten
holds-you-how = Geben Sie diesen Coup, lassen Sie geben, oder reichen Sie den Schlitten weiter.
turns-show = Karten zeigen
turns-draw = „Carte, s’il vous plaît“
turns-stand = „Non, Monsieur“
turns-you = Sie decken { $side } auf
turns-you-how = Nur Sie sehen diese Karten. Zeigen Sie sie dem Tisch.
turns-bend-how = Decken Sie die Karten langsam auf, oder zeigen Sie sie gleich. Noch sieht sie niemand sonst.
turns-natural-how = Ein Natural: Zeigen Sie es.
turns-draw-how = Nur Sie sehen diese Karten. Mit { $points } verlangt die Regel eine Karte.
turns-stand-how = Nur Sie sehen diese Karten. Mit { $points } verlangt die Regel keine Karte.
dealer = Dealer
dealer-how = Rechnet die Kommission, zieht Verluste ein und zahlt Gewinne aus
odds-down = Von verdeckten Karten zählt nur, was der ganze Tisch weiß.
