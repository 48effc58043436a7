# Die Worte der ersten Seite, und wo man seinen Namen nennt. Mit ihnen geladen.
tagline = Punto banco, Chemin de fer und Baccara banque, live gegeben an einem guten Tisch. Allein oder mit Freunden.
your-name = Ihr Name
your-name-example = Wie dürfen wir Sie nennen?
take-seat = Platz nehmen
taking-seat = Einen Moment …
first-chips = Sie beginnen mit Spieljetons. Hier kostet nichts Geld.
hello = Guten Abend, { $name }.
your-account = { $count ->
    [one] { $amount } Jeton
   *[other] { $amount } Jetons
} beim Changeur
astray = Unter dieser Adresse wurde nichts gefunden. Hier sind die Tische.
an-link = Was war Glück? Einen Schlitten analysieren
note-link = Einen echten Tisch mitschreiben
equilibrium-link = Wie man optimal spielt
name-missing = Bitte sagen Sie uns zuerst, wie Sie heißen.
have-account = Schon einmal hier gespielt? Anmelden
house-password = Passwort des Hauses
privacy-link = Datenschutz

## The cards of the games
games = Die Spiele
game-about-punto = Setzen Sie auf Punto oder Banco. Jede Karte wird nach festen Regeln gezogen, Vorwissen ist nicht nötig.
game-about-chemin = Ein Spieler hält die Bank, die anderen setzen gegen sie. Die Bank wandert um den Tisch.
game-about-banque = Ein Bankhalter spielt gegen zwei Hände zugleich und behält die Bank, solange sie reicht.
play-now = Gleich spielen
play-game = { $game } spielen
play-alone-how = Ein eigener Tisch mit Spielern des Hauses. Er schließt, wenn Sie gehen.
sit-with-people = Zu anderen setzen ({ $people } da)
learn-it = In zehn Coups lernen
learn-game = { $game } in zehn Coups lernen
learn-how = Ein eigener Tisch, Spieler des Hauses und ein Lehrer neben Ihnen.
learn-room = Erster Schlitten
