# Was man für das wählt, was man allein sieht und hört.
own = Nur für Sie
own-how = Nur was Sie sehen und hören. Die Uhr des Tisches läuft weiter; „Überspringen“ zeigt sofort, was gegeben ist.
own-pace = Wie schnell sich Karten für mich bewegen
own-pace-table = Wie am Tisch
own-pace-slow = Ruhig
own-pace-normal = Üblich
own-pace-quick = Rasch
own-pace-instant = Sofort
own-turns = Wer die Karten aufdeckt
own-turns-never = Der Croupier
own-turns-mine = Ich biege die meiner Seite auf
own-turns-all = Ich biege alle auf
own-index = Karten mit Zeichen in den Ecken
own-volume = Lautstärke
own-voice = Der Croupier spricht
