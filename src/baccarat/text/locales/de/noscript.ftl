### Zeigt ein Browser ohne JavaScript, in allen Sprachen zugleich.

no-script = Die Tische brauchen JavaScript: Karten, Jetons und die Prüfung des versiegelten Schlittens entstehen in Ihrem Browser. Bitte erlauben Sie dieser Seite Skripte.
