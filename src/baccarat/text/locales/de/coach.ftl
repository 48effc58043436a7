coach = Lehrer
coach-coup = Coup { $coup } von { $coups }
coach-ideas = { $met } von { $ideas } Begriffen
coach-off = Lehrer ausschalten
coach-on = Lehrer zeigen
coach-read = Verstanden
coach-advice = Mein Rat:
coach-look = die Karten ansehen
coach-later = Das kam noch nicht vor.
coach-seat = Das Haus lost Ihnen einen Platz aus.
coach-watch = Im Augenblick ist nichts zu tun. Sehen Sie zu.

coach-done = Zehn Coups: Sie kennen das Spiel
coach-done-met = { $met ->
    [one] Einem Begriff
   *[other] { $met } Begriffen
} sind Sie am Tisch begegnet, von { $told ->
    [one] einem weiteren
   *[other] { $told } weiteren
} haben Sie gehört.
coach-done-all = { $met ->
    [one] Dem einen Begriff
   *[other] Allen { $met } Begriffen
} sind Sie am Tisch begegnet.
coach-done-next = Der Rest kommt mit der Geduld und mit anderen Menschen am Tisch.
coach-real = An einem anderen Tisch zusehen oder mitspielen
coach-stay = Mit den Spielern des Hauses weiterspielen
coach-list = Was Sie gelernt haben
