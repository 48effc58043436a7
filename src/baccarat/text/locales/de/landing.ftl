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
equilibrium-link = Wie man optimal spielt
name-missing = Bitte sagen Sie uns zuerst, wie Sie heißen.
have-account = Schon einmal hier gespielt? Anmelden
house-password = Passwort des Hauses
privacy-link = Datenschutz
