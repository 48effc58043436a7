# The words of the page of odds. Loaded on demand.

lab-title = Die Chancen
lab-intro = Was jede Wette wert ist, bei jedem Schlitten. Wer die Adresse teilt, teilt die Frage.
lab-outcomes = Wer gewinnt
lab-shoe = Spiel und Schlitten
lab-packs = Kartenspiele
lab-gone = Karten, die fehlen
lab-gone-how = Nach ihrem Wert; Zehner und Bilder zählen 0.
lab-worth = Fehlende Karten vom Wert { $worth }
lab-cards = Einzelne Karten herausnehmen
lab-cards-how = Mit Wert und Farbe, sodass auch Wetten auf Paare berechnet werden.
lab-suit = Farbe
lab-take = { $card } herausnehmen
lab-put-back = { $card } zurücklegen ({ $times } fort)
lab-full = Voller Schlitten
lab-trade = Alle üblichen Wetten
lab-bet = Wette
lab-hit = Gewinnt
lab-sd = Standardabweichung
lab-commission = Als Kommission
lab-ranks = Diese brauchen Ränge und haben keine Zahlen, wenn Karten nur nach ihrem Wert fehlen: { $bets }.
lab-how = Jede Zahl ist genau, über alle Folgen der Karten gezählt; ein Druck auf die Wette zeigt ihre Brüche. Der Hausvorteil ist der Verlust, den ein Einsatz erwarten lässt; grün ist zu Ihren Gunsten.
lab-edge = Hausvorteil
