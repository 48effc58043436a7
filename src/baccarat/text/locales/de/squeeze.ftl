# Karten, die man selbst langsam aufdeckt.
squeeze-title = { $side }: Decken Sie auf
squeeze-how = Ziehen Sie eine Karte an einer Seite oder Ecke hoch, auch mit den Pfeiltasten. Lassen Sie los, legt sie sich zurück.
squeeze-finger = Ziehen Sie eine Karte mit dem Finger an einer Seite oder Ecke hoch. Lassen Sie los, legt sie sich zurück.
squeeze-pattern = Gemusterte Rücken
squeeze-turn = Aufdecken
squeeze-card = Karte { $at } von { $side }, verdeckt
squeeze-bent = zu { $percent } % angehoben
squeeze-turned = aufgedeckt
squeeze-watched = { $name } sieht die Karten von { $side } an
reactions = Reaktionen
reaction-luck = Viel Glück
reaction-wow = Oh!
reaction-bravo = Bravo
reaction-laugh = Haha
reaction-pity = Wie schade
turns-who = Wer die Karten aufdeckt
turns-croupier = Croupier deckt auf
turns-corner = Ecke anheben
turns-me = Ich decke langsam auf

# Was Neulingen einmal angeboten wird, nach ihren ersten Coups.
offer-figures = Sind die Karten mit Ziffern in den Ecken leichter zu lesen?
offer-figures-yes = Ziffern zeigen
offer-sound = Möchten Sie Karten und Jetons hören?
offer-sound-yes = Ton einschalten
offer-squeeze = Sie können die Karten selbst aufdecken, so langsam Sie mögen.
offer-squeeze-yes = Selbst aufdecken
offer-no = Nein, danke
