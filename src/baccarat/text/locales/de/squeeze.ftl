# Karten, die man selbst aufbiegt, bevor sie aufgedeckt werden.
squeeze-title = { $side }: Decken Sie auf
squeeze-how = Ziehen Sie eine Karte an einer Seite oder Ecke hoch, auch mit den Pfeiltasten. Lassen Sie los, legt sie sich zurück.
squeeze-turn = Aufdecken
squeeze-card = Karte { $at } von { $side }, verdeckt
squeeze-bent = zu { $percent } % aufgebogen
squeeze-turned = aufgedeckt
