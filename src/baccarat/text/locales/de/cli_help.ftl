help-usage = Aufruf:
help-commands = Befehle
help-arguments = Argumente
help-parameters = Optionen
help-default = [Vorgabe: { $value }]
help-choices = [Auswahl: { $values }]
help-required = [nötig]
help-help = Diese Hilfe anzeigen und beenden.
help-install-completion = Die Vervollständigung für die eigene Shell einrichten: bash, zsh oder fish.
help-install-completion-shell = Die Shell; ohne Angabe diejenige, in der dieser Befehl läuft.
help-install-completion-output = Die Datei für das Skript; ohne Angabe am üblichen Ort der Shell.
help-version = Die Version des Programms anzeigen.

help-baccarat = Baccarat in allen Spielarten: am Tisch im Browser spielen, Coups geben, Partien nachspielen.

help-option-bet = Der Name der Wette.
help-option-bets = Ein Ordner mit eigenen Wetten des Hauses, aus denen die Wette stammen kann.
help-option-counts = Die Karten im Schlitten nach Kartenwert: zehn durch Kommas getrennte Zahlen für die Werte 0 bis 9.
help-option-file = Die Aufzeichnung.
help-option-json = Ein JSON-Objekt mit genauen Brüchen ausgeben.
help-option-packs = Die Zahl der Kartenspiele, aus denen der Schlitten gemischt wurde, 1 bis 26; bei `inf` wird mit Zurücklegen gegeben.
help-option-preset = Der Name des Spiels, wie `baccarat presets` ihn nennt.
help-option-rule = Eine Hausregel ändern, etwa packs=6 oder tax=0; mehrfach möglich.
help-option-spreadsheet = Die CSV für eine Tabellenkalkulation mit diesem Dezimalzeichen schreiben: mit Byte-Order-Mark, und beim Komma mit Semikolons dazwischen.
help-option-theta = Der Anteil aller Einsätze, der rechts steht: eine Dezimalzahl oder ein Bruch, etwa 0.25 oder 1/4.
help-option-language = Die Sprache der Ausgabe: { $known }. Ohne diese Option gilt die Sprache der Umgebung.

help-play = Den Server starten, seine Adresse nennen und einen Browser öffnen.
help-play-host = Die Adresse, auf der dieser Server erreichbar ist; mit 0.0.0.0 haben auch andere Rechner im Netz Zugang.
help-play-port = Der Port, auf dem der Server erreichbar ist; 0 wählt einen freien.
help-play-data = Der Ordner für Räume, Jetons und Schlitten oder die URL einer PostgreSQL-Datenbank; ohne Angabe Ihr eigener Datenordner.
help-play-browser = Ob ein Browser geöffnet wird.
help-play-connections = Die höchste Zahl von Verbindungen je Adresse; 0 für beliebig viele.
help-play-host-name = Weitere Namen dieses Rechners, durch Kommas getrennt; seine Adressen gelten immer.
help-play-trusted-proxies = Adressen oder Netze der Proxys vor diesem Server, durch Kommas getrennt. Nur ihnen wird geglaubt, woher eine Anfrage kommt.
help-play-root-path = Der Pfad, unter dem ein Proxy das Haus ausliefert, etwa /baccarat; standardmäßig die Wurzel.
help-play-metrics = Adresse und Port, etwa 127.0.0.1:9464, an denen /metrics für Prometheus bereitsteht; standardmäßig nirgends.
help-play-log-format = Die Form des Protokolls, das auf die Fehlerausgabe geschrieben wird.
help-play-log-level = Die unwichtigsten Einträge, die noch protokolliert werden. Standard ist info, oder warning bei Text in einem Terminal.
help-play-config = Eine TOML-Datei mit Werten für diese Optionen. Befehlszeile und Umgebung haben Vorrang.
help-play-show-config = Die Einstellungen und ihre Herkunft als TOML-Datei ausgeben; nichts starten.
help-play-history-days = Beendete Schlitten nach so vielen Tagen löschen, und geschlossene Räume, von denen keiner mehr übrig ist; 0 behält sie.
help-play-guest-days = Gäste, die so viele Tage nicht gekommen sind, samt ihren Jetons löschen; 0 behält sie.
help-play-max-megabytes = Die Größe der Datenbank, ab der neue Räume abgelehnt werden; 0 für keine Grenze.
help-play-operator = Die Anmeldenamen der Konten, die das Haus betreiben, durch Kommas getrennt, etwa Anna-4821.
help-play-operator-passkey = Nur Betreiber zulassen, deren Konto einen Passkey und kein Passwort hat.
help-play-accept-loss = Ein Haus öffnen, dessen neueste Änderungen verloren sind; alle seine Dateien werden vorher beiseite kopiert.
help-play-standby = Eine Datenbank allein bedienen: warten, solange andere Server sie verwenden, und übernehmen, sobald sie beendet sind.
help-play-peer-address = Wo die anderen Server einer Datenbank diesen erreichen, als HOST:PORT; Port 0 ist sein eigener Port. Standard sind sein Host und Port.

help-check = Alles im Haus prüfen, auch gepackte Schlitten, selbst während der Server läuft.
help-check-data = Der Ordner mit Räumen, Jetons und Schlitten oder die URL einer PostgreSQL-Datenbank; ohne Angabe Ihr eigener Datenordner.

help-backup = Das Haus in eine Datei sichern, auch während der Server läuft.
help-backup-file = Die Datei, die geschrieben wird, komprimiert bei einem Namen auf .gz; eine vorhandene wird nie überschrieben.
help-backup-since = Eine frühere Kopie im selben Ordner: Nur die Änderungen seither werden geschrieben, in eine Datei mit einem Namen auf .changes. Zum Zurückspielen braucht es beide.
help-backup-data = Der Ordner mit Räumen, Jetons und Schlitten; ohne Angabe Ihr eigener Datenordner.

help-move = Ein Haus aus einem Ordner in eine PostgreSQL-Datenbank kopieren oder zurück; kein Server darf es verwenden.
help-move-source = Der Ordner oder die URL der Datenbank, in der das Haus jetzt ist.
help-move-target = Der Ordner oder die URL einer leeren Datenbank.

help-restore = Das Haus aus einer Sicherung wiederherstellen, wenn sie unbeschädigt ist; kein Server darf den Ordner benutzen.
help-restore-file = Eine Datei, die `baccarat backup` geschrieben hat.
help-restore-data = Der Ordner, in den wiederhergestellt wird; ohne Angabe Ihr eigener Datenordner.
help-restore-force = Überschreiben, was in dem Ordner ist.

help-deal = Eine Partie im Terminal geben, Schlitten um Schlitten; an Spielen mit der Bank eines Spielers sitzen Bots.
help-deal-seats = Die Zahl der Bots bei Spielen mit der Bank eines Spielers; ohne Angabe 5.
help-deal-bots = Die Strategie der Bots: cautious, bold, by-the-book oder equilibrium, oder mehrere davon, durch Kommas getrennt und reihum auf die Plätze verteilt. Ohne Angabe eine Mischung der ersten drei.
help-deal-coups = Die Zahl der Coups.
help-deal-seed = Eine Zahl, die bestimmt, wie gemischt wird: Dieselbe Zahl gibt dieselben Karten. Ohne Angabe eine zufällige.
help-deal-why = Jede gezogene Karte mit ihrer Regel erklären.
help-deal-json = Je Coup ein JSON-Objekt auf einer eigenen Zeile ausgeben.

help-presets = Die Spiele auflisten, oder alle Hausregeln der genannten.
help-presets-names = Spiele, deren Regeln nebeneinander gezeigt werden.
help-presets-json = Eine Liste von JSON-Objekten mit allen Feldern ausgeben. Beträge sind in Einheiten, 100 je Jeton.

help-rules = Jede Regel eines Spiels ausgeben: Nummer, Feld, Wert und Quelle, etwa den Gesetzesartikel.
help-rules-against = Ein anderes Spiel; nur abweichende Felder werden ausgegeben.
help-rules-json = Ein JSON-Objekt ausgeben, mit den Gesetzesartikeln, denen das Spiel folgt. Beträge sind in Einheiten, 100 je Jeton.

help-result = Die Forschungsergebnisse auflisten, die dieses Programm berechnet, oder eines neu berechnen.
help-result-name = Das Ergebnis, etwa history; ohne Namen werden alle aufgelistet.
help-result-packs = Die größte Zahl der Kartenspiele, 1 bis 12.
help-result-out = table.md, figure.svg und result.json in diesen Ordner schreiben, statt die Tabelle auszugeben.
help-result-checkpoint = Eine Datei, aus der fortgesetzt wird, wenn es sie gibt, und in die gesichert wird; banque und uniqueness sichern oft.

help-record = Eine Aufzeichnung (.bhh) jedes Schlittens schreiben, den Sie oder andere notiert haben, nach seinen Karten.
help-record-file = Eine Datei mit Karten, in jeder Form, die sich erkennen lässt; `-` liest von der Standardeingabe.
help-record-out = Die Aufzeichnung, die geschrieben wird; die Datei darf noch nicht vorhanden sein. Mehrere Schlitten bekommen Nummern, wie in shoe-1.bhh.

help-reading-format = Was die Datei enthält, wenn es nicht erkannt werden soll: Ergebnisse, Karten, Nachrichten eines Feeds oder Rahmen eines elektronischen Schlittens.
help-reading-columns = Die Spalten der Datei, wie `shoe,coup,p1,b1,p2,b2,p3,b3`, oder `result`, `results` (eines Schlittens) oder `cards` (wie gezogen); `-` ist jede andere Spalte.
help-reading-codes = Wofür Wörter oder Zahlen stehen, wie `1=P,2=B,3=T`.
help-reading-packs = Die Zahl der Kartenspiele in den Schlitten: 3 bis 12; ohne Angabe die des Spiels.
help-reading-burn = Die Zahl der Karten, die vor dem ersten Coup verbrannt wurden; mit `first` ist eine Zeile mit einer Karte die zuerst gezeigte, die darüber entscheidet.
help-reading-separator = Was die Felder einer Zeile trennt, wenn es nicht erkannt werden soll.
help-reading-keep-going = Fehlerhafte Coups in dieser Datei als CSV beiseitelegen, statt beim ersten anzuhalten.
help-reading-shoe = Nur diesen Schlitten nehmen, gezählt ab 1.

help-replay = Eine Aufzeichnung (.bhh) nachspielen und jede Karte, jeden Einsatz und jedes Ergebnis prüfen.
help-replay-json = Ein JSON-Objekt ausgeben.

help-verify = Die Aufzeichnung eines versiegelten Schlittens prüfen: Geheimnis, Mischen, Schnitt, Wurzel, Beweise und Auszahlungen.
help-verify-head = Eine laufende Prüfsumme, die Sie notiert haben; sie muss in dieser Aufzeichnung vorkommen.
help-verify-witness = Eine Datei, die Ihr Browser unter „Speichern, was ich gesehen habe“ gesichert hat; die Aufzeichnung muss ihr entsprechen.
help-verify-json = Ein JSON-Objekt ausgeben.

help-roads = Die Permanenzen eines Schlittens zeichnen: Bead Plate, Big Road und die drei daraus abgeleiteten.
help-roads-results = Ergebnisse wie `B,Pn,T,Bpb` (n für ein Natural, p oder b für ein Paar dieser Seite), eine Aufzeichnung oder eine Datei mit Ergebnissen oder Karten; `-` liest von der Standardeingabe.
help-roads-side = Die Seite, die gezeichnet wird, wenn in der Aufzeichnung mehrere gegen die Bank spielen; ohne Angabe die erste.
help-roads-svg = Ein SVG-Bild ausgeben.
help-roads-plot = Die Permanenzen in diese Datei zeichnen, je nach Namen ein SVG oder PNG.
help-roads-across = Von jeder Permanenz nur die letzten Spalten zeigen: so viele große Felder in der Breite, wie auf einer Anzeige.
help-roads-text = Buchstaben ausgeben, wie auch ohne Angabe.
help-roads-json = Ein JSON-Objekt ausgeben.

help-odds = Den genauen Wert jeder Wette eines Spiels berechnen, aus einem vollen oder einem beliebigen anderen Schlitten.
help-odds-packs = Die Zahl der Kartenspiele, aus denen der Schlitten gemischt wurde, 1 bis 26; ohne Angabe die des Spiels; bei `inf` wird mit Zurücklegen gegeben.
help-odds-cards = Eine Datei mit den Karten im Schlitten, etwa `9h`, getrennt durch Leerzeichen, Kommas oder Zeilenumbrüche; `-` liest von der Standardeingabe.
help-odds-removed = Karten, die im vollen Schlitten fehlen, etwa `9h,Kd`.
help-odds-dealt = Karten des Coups, die schon auf dem Tisch liegen, in der gegebenen Reihenfolge, etwa `P 9h,B Kd,P 2c`; sie zählen zum Schlitten.
help-odds-bet = Nur diese Wette bewerten, auch wenn das Spiel sie nicht anbietet; mehrfach möglich.
help-odds-bets = Ein Ordner mit eigenen Wetten des Hauses, die ebenfalls bewertet werden.
help-odds-csv = Je Wette eine CSV-Zeile ausgeben.

help-removal = Zeigen, wie jede Karte, die den Schlitten verlässt, eine Wette verändert, und wie man dafür zählt.
help-removal-packs = Die Zahl der Kartenspiele im vollen Schlitten, 1 bis 26.

help-count = Zeigen, was das Kartenzählen bei einer Wette je Schlitten einbringt, je nach Tiefe der Stoppkarte.
help-count-tags = Die Zählwerte für A, 2, … 9 und die Karten mit Wert zehn, durch Kommas getrennt; ohne Angabe die besten ausgeglichenen ganzen Zahlen bis 3.
help-count-threshold = Der wahre Stand, ab dem der Zähler setzt; ohne Angabe der einträglichste.
help-count-divisor = Wodurch der laufende Stand geteilt wird: durch die ungesehenen Kartenspiele (so ohne Angabe) oder durch die im Schlitten verbliebenen, ohne die verbrannten Karten.
help-count-running = Ohne Teilung zählen, als START:AUSLÖSER: ein neuer Schlitten beginnt bei der ersten Zahl, gesetzt wird ab der zweiten.
help-count-packs = Die Zahl der Kartenspiele im vollen Schlitten, 1 bis 26.
help-count-one-more = Einen Coup mehr geben, nachdem die Stoppkarte gekommen ist.
help-count-cut = Die Karten hinter der Stoppkarte; mehrfach möglich, ohne Angabe 14, 26, 52, 78 und 104.
help-count-shoes = Die Zahl der zufälligen Schlitten, 2 bis 1000000.
help-count-seed = Die Startzahl der zufälligen Schlitten.
help-count-json = Ein JSON-Objekt ausgeben.

help-risk = Die Verteilung einer Kasse nach vielen Einsätzen und das Risiko des Ruins berechnen.
help-risk-bankroll = Die Kasse am Anfang, in Jetons.
help-risk-stake = Der Einsatz bei jedem Coup, in Jetons; das Spiel endet, wenn die Kasse ihn nicht mehr deckt.
help-risk-coups = Die Zahl der Coups, jeder wie aus einem vollen Schlitten gegeben.
help-risk-packs = Die Zahl der Kartenspiele in diesem Schlitten, 1 bis 26.
help-risk-json = Ein JSON-Objekt mit der ganzen Verteilung ausgeben.

help-simulate = Ganze Schlitten zufällig spielen und schätzen, was jede Wette oder eine Strategie einbringt.
help-simulate-shoes = Die Zahl der Schlitten; Standard sind 100.000, oder 1.000 für ganze Tische von Chemin de fer und Banque, oder keine Grenze mit --until.
help-simulate-seed = Eine Zahl, die jede Karte bestimmt; ohne Angabe eine zufällige.
help-simulate-jobs = Die Zahl der Prozessorkerne; ohne Angabe alle. Am Ergebnis ändert sie nichts.
help-simulate-cluster = Die Adresse eines Dask-Clusters, der die Schlitten spielt, etwa tcp://host:8786. Auch sie ändert das Ergebnis nicht.
help-simulate-cut = Die Zahl der Karten hinter der Stoppkarte; ohne Angabe die des Spiels.
help-simulate-burn = Die Karten, die vor dem ersten Coup verbrannt werden: eine Zahl, none, oder first, wenn die erste Karte gezeigt wird und entscheidet. Ohne Angabe wie im Spiel.
help-simulate-bet = Nur diese Wette auswerten, auch wenn das Spiel sie nicht anbietet; mehrfach möglich. Eine Strategie setzt auf die erste.
help-simulate-bets = Ein Ordner mit eigenen Wetten des Hauses, die ebenfalls ausgewertet werden.
help-simulate-until = Aufhören, wenn der Standardfehler jeder Wette klein genug ist, etwa se=1e-5.
help-simulate-strategy = Wer spielt, etwa martingale oder paroli:stake=2,wins=3: flat, martingale, paroli, dalembert, fibonacci, labouchere, oscars-grind, 1-3-2-6, follow, against, fixed-fraction, counting, perfect, kelly, oder eine eigene als modul.funktion. Bei Chemin de fer und Banque: equilibrium, custom, draw oder stand, etwa equilibrium:stake=2,pass-after=3, oder eine eigene.
help-simulate-session = Die Coups einer Sitzung, zu der eine Strategie mit neuer Kasse antritt; ohne Angabe 1000.
help-simulate-bankroll = Die Kasse zu Beginn einer Sitzung, in Einheiten des Tischminimums, oder inf; Standard ist 1000. Bei Chemin de fer und Banque hat sie jeder Spieler zu Beginn eines Schlittens, in Mindestbanken, und standardmäßig ist sie unbegrenzt.
help-simulate-at = Die Coups, nach denen der Stand der Sitzungen festgehalten wird, etwa 100,1000.
help-simulate-kernel = lanes ist am schnellsten und rechnet Wetten auf Kartenwerte ab, cards teilt ganze Karten aus, und reference teilt dieselben Schlitten in reinem Python aus. Bei Chemin de fer und Banque spielt hands nur die Hände, table den ganzen Tisch, und traced dasselbe in kompiliertem Code. Standard ist der schnellste, der das Verlangte kann.
help-simulate-player = Die Strategie eines Platzes, etwa 2=custom:call=banco; mehrfach möglich.
help-simulate-seats = Die Zahl der Spieler bei Chemin de fer und Banque; Standard ist 5.
help-simulate-bystanders = Die Zahl der Umstehenden bei Chemin de fer und Banque; Standard ist 0. Ihre Nummern folgen auf die der Stühle.
help-simulate-ponte = Wie oft der Ponte zieht, je Entscheidung wie bei solve, etwa 5=1/2.
help-simulate-right = Wie oft bei Banque die rechte Seite zieht.
help-simulate-left = Wie oft bei Banque die linke Seite zieht.
help-simulate-banker = Wie oft der Bankhalter zieht, etwa 6|S=0.
help-simulate-checkpoint = Eine Datei, aus der fortgesetzt wird, wenn es sie gibt, und in die gesichert wird.
help-simulate-by-shoe = Für jeden Schlitten eine Zeile in diese Datei schreiben, eine .csv, .jsonl oder .parquet.
help-simulate-by-session = Für jede beendete Sitzung einer Strategie eine Zeile in diese Datei schreiben, ebenso.
help-simulate-out = Die Ergebnisse in diese Datei schreiben, eine .csv oder .parquet.
help-simulate-report = Einen Bericht mit Bildern in diese Datei schreiben, eine .html.
help-simulate-json = Ein JSON-Objekt ausgeben.

help-shoe = Den Wert jeder Wette vor jedem Coup eines Schlittens zeigen.
help-shoe-file = Eine Aufzeichnung (.bhh) oder eine Datei mit Karten, die jemand notiert hat; `-` liest von der Standardeingabe.
help-shoe-bets = Ein Ordner mit eigenen Wetten des Hauses, die neben denen der Aufzeichnung bewertet werden.
help-shoe-csv = Je Coup eine CSV-Zeile ausgeben.
help-shoe-plot = Den Hausvorteil in diese Datei zeichnen, je nach Namen ein SVG oder PNG.

help-study = Viele notierte Schlitten mit ehrlichen vergleichen.
help-study-files = Eine oder mehrere Dateien: Aufzeichnungen (.bhh), oder Ergebnisse oder Karten, die jemand notiert hat; `-` liest von der Standardeingabe.
help-study-bet = Diese Wette auswerten, auch wenn das Spiel sie nicht anbietet; mehrfach möglich. Ohne Angabe alle Wetten des Spiels.
help-study-bets = Ein Ordner mit eigenen Wetten des Hauses, die ebenfalls ausgewertet werden.
help-study-cut = Die Zahl der Karten hinter der Stoppkarte; damit wird auch die Länge der Schlitten geprüft.
help-study-seed = Diese Zahl bestimmt alle zufälligen Schlitten.
help-study-json = Ein JSON-Objekt ausgeben.
help-study-out = Je Größe eine Zeile in diese Datei schreiben, eine .csv oder .parquet.
help-study-report = Einen Bericht mit Bildern in diese Datei schreiben, eine .html.

help-analyse = Einen Schlitten durchgehen: Chancen, Entscheidungen und Glück.
help-analyse-file = Eine Aufzeichnung (.bhh) oder eine Datei mit Karten, die jemand notiert hat; `-` liest von der Standardeingabe.
help-analyse-svg = Den Verlauf des Schlittens in diese SVG-Datei zeichnen.

help-solve = Das genaue optimale Spiel finden, wo es etwas zu entscheiden gibt. Der Name eines solchen Spiels, etwa banque-club, bringt seine Regeln mit.

help-solve-chemin-de-fer = Das optimale Spiel von Ponte und Bankhalter bei Chemin de fer finden, und was ein Coup jedem wert ist.
help-solve-chemin-de-fer-plot = Die Tafeln beider Seiten in diese Datei zeichnen, je nach Namen ein SVG oder PNG.
help-solve-chemin-de-fer-plot-packs = Den Wert eines Coups für ein bis zwölf Kartenspiele und mit Zurücklegen in diese Datei zeichnen; die anderen Optionen gelten.
help-solve-chemin-de-fer-efg = Das Spiel in extensiver Form in diese Datei schreiben, für Gambit oder OpenSpiel.
help-solve-chemin-de-fer-nfg = Das Spiel in strategischer Form in diese Datei schreiben, ohne dominierte Entscheidungen.
help-solve-chemin-de-fer-decimals = In diese Dateien Dezimalzahlen statt Brüche schreiben, die OpenSpiel braucht.

help-solve-banque = Das optimale Spiel von rechts, links und Bankhalter bei Banque finden, und was ein Coup jedem wert ist.
help-solve-banque-concept = Jeder für sich (nash), oder rechts und links gemeinsam gegen die Bank: mit gemeinsamem Plan (correlated), oder nur darüber einig, wie oft jeder zieht (independent); dafür muss es keine Lösung geben. Freie Wahl bei jeder Hand und ein Links, das eine Karte oder Hand sieht, brauchen nash.
help-banque-preset = Der Name von Hausregeln, nach denen sich Kartenspiele, freie Entscheidungen und das Wissen der Seiten richten, wenn sie nicht angegeben sind. Ohne Namen: das Spiel der Bücher.
help-banque-ponte-free = Ob rechts und links nur mit 5 wählen dürfen oder, wie im Club, bei jeder Hand.
help-banque-left-sees = Ob links nur nach der eigenen Summe entscheidet, auch nach der Karte, die rechts bekam, oder ob ein Spieler beide Hände spielt.
help-banque-naturals = Ob ein Natural gezeigt wird, bevor die andere Seite entscheidet (known, wie im Club), oder erst, wenn die Seite an der Reihe ist (pooled).
help-solve-banque-plot = Die Tafeln des Bankhalters in diese Datei zeichnen, ein SVG oder PNG.
help-solve-banque-plot-theta = Den Wert eines Coups für jedes Theta in diese Datei zeichnen, ein SVG oder PNG.
help-solve-banque-efg = Das Spiel in extensiver Form in diese Datei schreiben, für Gambit oder OpenSpiel.
help-solve-banque-decimals = In diese Datei Dezimalzahlen statt Brüche schreiben, die OpenSpiel braucht.

help-best-response = Die genaue beste Antwort auf eine gegebene Strategie finden.

help-best-response-chemin-de-fer = Die beste Antwort auf eine Strategie des Pontes oder des Bankhalters finden.
help-best-response-chemin-de-fer-ponte = Wie oft der Ponte zieht, je Entscheidung, etwa `5=0` oder `0+5=1,1+4=1/2`; sonst gilt das Gleichgewicht.
help-best-response-chemin-de-fer-banker = Dasselbe für den Bankhalter, etwa `6|S=1`. Genau eines von beiden ist anzugeben.

help-best-response-banque = Die beste Antwort einer Seite bei Banque auf die Strategien einer oder beider anderen finden.
help-best-response-banque-right = Wie oft rechts mit 5 zieht, etwa `5=0`; bei jeder Hand, wenn alle Hände frei sind.
help-best-response-banque-left = Dasselbe für links, das die Karte von rechts berücksichtigen kann, etwa `5|S=0`.
help-best-response-banque-banker = Wie oft der Bankhalter zieht, je Entscheidung, etwa `6|S,7=1`; sonst gilt das Gleichgewicht.
help-best-response-banque-answers = Die Seite, die antwortet: ohne Angabe der Bankhalter, oder links, wenn der Bankhalter gegeben ist. Eine Seite, die weder antwortet noch gegeben ist, spielt das Gleichgewicht.

help-chemin-preset = Der Name von Hausregeln, nach denen sich Kartenspiele, Taxe und freie Entscheidungen richten, wenn sie nicht angegeben sind. Ohne Namen: sechs Kartenspiele, keine Taxe, der Ponte frei mit 5 und der Bankhalter immer frei.
help-chemin-sees = Wonach entschieden wird: bei beiden nach der Summe (totals); beim Bankhalter nach seinen zwei Karten (banker); oder auf jeder Seite nach den eigenen Karten (both).
help-chemin-tax = Der Anteil jedes Gewinns, den die Bank abgibt: eine Dezimalzahl oder ein Bruch, etwa 0.05 oder 1/20.
help-chemin-ponte-free = Ob der Ponte nur mit 5 wählen darf oder bei jeder Hand.
help-chemin-banker-free = Wo der Bankhalter wählen darf: `all`, `above-0` für alle Hände außer 0, `tableau` für die zwei Fälle, die sie offen lässt, oder eine durch Kommas getrennte Liste von Entscheidungen, geschrieben `6|S` oder `0+6|7`; sonst entscheidet die Tafel.
