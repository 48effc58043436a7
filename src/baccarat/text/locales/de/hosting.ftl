# The words of the lobby, of what is said at tables, and of their hosts. Loaded on demand.

## Lobby
next-table = Weiter an { $name }

## History
history = Meine Coups
history-none = Sie haben noch auf keinen Coup gesetzt.
history-all = Insgesamt: { $coups ->
    [one] ein Coup
   *[other] { $coups } Coups
  }, { $staked } gesetzt
history-shoe = { $name } · Schlitten { $shoe }
history-shoe-sums = Ganzer Schlitten: { $coups ->
    [one] ein Coup
   *[other] { $coups } Coups
  }, { $staked } gesetzt
history-coup = Coup { $coup }
history-days = Tage und Zeiten gelten für { $zone }; Tagesgrenzen richten sich nach der Weltzeit.
history-staked = gesetzt { $amount }
history-record = Aufzeichnung
history-record-of = Aufzeichnung von Schlitten { $shoe }
history-analyse = Analyse
history-analyse-of = Schlitten { $shoe } analysieren
history-more = Ältere Coups

## A shoe that is over
ended = Schlitten { $shoe } ist zu Ende
ended-go-on = Weiter
ended-coups = { $coups ->
    [one] Ein Coup wurde gegeben.
   *[other] { $coups } Coups wurden gegeben.
  }
ended-own = { $coups ->
    [one] Sie haben einen davon gespielt und { $staked } gesetzt: { $won }
   *[other] Sie haben { $coups } davon gespielt und { $staked } gesetzt: { $won }
  }
ended-verify = Siegel prüfen
ended-analyse = Was war Glück?

## Talk
talk = Gespräch am Tisch
talk-none = Noch hat niemand etwas gesagt.
talk-line = Ihre Nachricht
talk-say = Senden
talk-silenced = Sie dürfen hier lesen, aber nicht schreiben.
talk-stranger = Nehmen Sie Platz, um hier mitzureden.
talk-hide = Ausblenden, was { $name } sagt
talk-report = Melden, was { $name } gesagt hat
talk-hidden = { $count ->
    [one] Sie blenden eine Person aus.
   *[other] Sie blenden { $count } Personen aus.
  }
talk-show-all = Alle wieder zeigen
talk-mute = { $name } stummschalten
talk-unmute = { $name } wieder sprechen lassen

## The host's desk
desk = Tischleitung
desk-pause = Anhalten
desk-resume = Weiterspielen
desk-paused = Der Tisch ist angehalten. Nach einer halben Stunde geht es von selbst weiter.
desk-close = Tisch nach dem Coup schließen
desk-close-sure = Endgültig schließen? Alle erhalten ihre Jetons zurück, die Aufzeichnungen bleiben.
desk-close-last = { $count ->
    [one] Zuerst wird ein letzter Coup angesagt; schließen Sie noch einmal, um sofort zu schließen.
   *[other] Zuerst werden die letzten { $count } Coups angesagt; schließen Sie noch einmal, um sofort zu schließen.
}
desk-close-yes = Ja, schließen
desk-closing = Der Tisch schließt nach diesem Coup.
desk-people = Spieler
desk-nobody = Noch sitzt niemand sonst hier.
desk-remove = Wegschicken
desk-remove-name = { $name } wegschicken
desk-remove-sure = { $name } wegschicken? Nach dem Coup steht { $name } mit allen Jetons auf und darf hier weder sitzen noch schreiben, bis Sie es wieder erlauben.
desk-remove-yes = Ja, { $name } wegschicken
desk-remove-no = Nein, { $name } bleibt
desk-let-in = { $name } wieder zulassen
desk-chips-of = Jetons von { $name }
desk-chips-set = Festlegen
desk-chips-how = Was fehlt, kommt neu dazu; was zu viel ist, geht auf das Konto des Spielers.
desk-terms = Spielbedingungen
desk-limits = Limits
desk-limits-how = Der laufende Schlitten behält seine Limits. Andere gelten ab dem nächsten, und alle hier erfahren davon.
desk-limits-set = Ab dem nächsten Schlitten
desk-limits-keep = Bei den jetzigen bleiben
desk-limits-coming = Diese gelten ab dem nächsten Schlitten.
coming-limits = Ab dem nächsten Schlitten: Einsätze { $minimum } bis { $maximum }
coming-banks = Ab dem nächsten Schlitten: Banken ab { $minimum }
desk-door = Wer Platz nehmen darf
desk-door-open = Alle
desk-door-private = Nur Eingeladene
desk-links = Links
desk-link-make = Link erstellen
desk-link = Link { $number }
desk-link-came = { $count ->
    [0] noch nicht benutzt
    [one] von einer Person benutzt
   *[other] von { $count } Personen benutzt
  }
desk-link-revoke = Zurückziehen
desk-link-revoke-name = Link { $number } zurückziehen
desk-link-copy-name = Link { $number } kopieren
desk-winnings = Gewinne und Verluste (CSV)

## Opening a table
form-nobody = Keine
form-add = Hinzufügen
form-drop = { $name } entfernen
form-private = Nur auf Einladung
form-more = Alle Regeln des Spiels
form-changed = { $count ->
    [0] die üblichen Regeln
    [one] eine Regel geändert
   *[other] { $count } Regeln geändert
  }
form-faulty = Bitte prüfen Sie die markierten Felder.
form-spaced = Beträge in Jetons, mit Leerzeichen dazwischen
form-law = Nach dem Gesetz ({ $rule }): { $values }
form-law-yes = ja
form-law-no = nein
form-house-rule = Hausregel
form-in-chips = { $label } (Jetons)
group-table = Der Tisch
group-stakes = Einsätze
group-shoe = Der Schlitten
group-cards = Die Karten
group-calls = Ansagen und Einsätze
group-bank = Die Bank
wager-banker-ez = Banco, 7 aus drei Karten: Push
wager-banker-super6 = Banco, halber Gewinn mit 6
wager-tie-9 = Égalité 9 zu 1
field-packs = Kartenspiele zu 52
field-stop-depth = Karten hinter der Stoppkarte
field-one-more = Noch ein Coup nach der Stoppkarte
field-burn = Zuerst verbrannte Karten
field-shuffle = Wer mischt
field-cut = Wer abhebt
field-bank-first = Die Bank wird vor dem Mischen vergeben, und ihr Bankhalter nennt, wer abhebt
field-seats = Plätze
field-bystanders = Stehplätze
field-wagers = Wetten auf dem Tuch
field-tie-stakes-withdrawable = Nach Gleichstand dürfen Einsätze zurückgenommen werden
field-minimum = Mindesteinsatz
field-chemin-minimum = Mindestbank
field-minimum-bet = Mindesteinsatz (0: ein Zehntel der Mindestbank)
field-bank-maximum = Höchste Summe einer neuen Bank (0: ohne Grenze)
field-maximum = Höchsteinsatz
field-stake-step = Einsätze in Schritten von
field-chips = Jetons am Tisch
field-calls-points = Der Croupier sagt die Punkte an
field-calls-draws = Der Croupier sagt an, wer steht und wer eine Karte bekommt
field-commission = Die Kommission wird genommen
field-rounding = Kommission oder Taxe wird gerundet
field-whole-chips = Nur ganze Jetons: Kommission und Taxe werden auf ganze Jetons aufgerundet
field-dealt-by = Wer gibt
field-shoe-goes = Gewinnt Punto, geht der Schlitten
field-ceremony = Wie die Karten kommen
field-squeeze = Wer am meisten auf eine Hand setzt, deckt sie auf
field-dealers = Dealer neben dem Croupier
field-drawing = Wer das Ziehen wählen darf
field-banker-looks = Der Bankhalter sieht seine Karten an
field-free-solo = Wer allein die ganze Bank ansagt, macht beide Hände frei
field-tax = Taxe auf Gewinne der Bank, in Prozent
field-calls = Ansagen
field-suivi = Suivi nach verlorenem Banco
field-last-complete = Eine Ansage, welche die Bank ergänzt, geht einer für die Hälfte vor
field-sole-punter = Suivi auch nach dem einzigen Einsatz
field-suivi-until = Suivi kann angesagt werden
field-staking = Setzen
field-raises = Der Bankhalter darf erhöhen
field-garage = Was niemand deckt, wird beiseitegelegt
field-adds = Der Bankhalter darf vor jedem Coup nachlegen
field-co-banker = Jemand darf die Bank verdoppeln
field-cobank-consent = Der Bankhalter muss dem Verdoppeln zustimmen
field-banco-at = Wann Banco angesagt werden darf
field-banco-repeat = Wie oft ein unentschiedenes Banco wiederholt werden darf
field-award-ties = Gleiche Gebote
field-bank-lasts = Schlitten, die eine Bank dauert, 0 für beliebig viele
field-new-shoe = Eine Versteigerung gilt für einen neuen Schlitten
field-sides-prime = Wenn beide Seiten Banco ansagen
field-banco-free = Wer die Bank ansagt, spielt frei von der Ziehregel
field-ask-table = Der Bankhalter darf nach der Tafel fragen
field-tie = Nach Gleichstand
field-passing = Die Bank darf weitergegeben werden
field-auction = Eine Bank, die niemand nimmt, wird versteigert
field-chemin-bank-maximum = Höchste Bank, in Mindesteinsätzen (0: keine)
field-price = Eine weitergegebene Bank wird übernommen
field-chemin-must-deal-once = Wer eine Bank übernimmt, muss einen Coup geben
field-giver-may-return = Eine Bank, die niemand nimmt, kann zurückgenommen werden
field-forced-bank = Eine Bank ohne Gebote fällt an den rechten Nachbarn des Gebers
field-refusals = Ablehnungen nacheinander, die den Platz kosten (0: keine)
field-cards-after-pass = Nach der Übergabe an eine größere Bank hat, wer zuletzt ansagte, einmal die Karten
field-voluntary-garage = Gewinne, die beiseitegelegt werden dürfen: mehr als so viele kleinste Einsätze (0: keine)
field-half-from-pass = Gewonnene Coups, nach denen die halbe Bank beiseitegelegt werden darf (0: nie)
field-all-in = Der Bankhalter darf alles darin lassen, was niemand deckt
field-newcomer-waits = Wer sich während eines Schlittens setzt, lässt die Hand einmal vorbeigehen
field-suite-falls-from = Fällt eine Suite, geht der Schlitten nach rechts vom
field-rotation = Die Bank wandert weiter
field-stop-card = Im Schlitten liegt eine Stoppkarte
field-per-side = Spieler auf jeder Seite
field-least-players = Spieler, die ein Coup braucht (bei Banque: auf jeder Seite)
field-banque-minimum = Mindestbank
field-award = Die Bank geht
field-open-bank = Banque ouverte, die jeden Einsatz hält
field-first-look = Wer zuerst ansieht
field-prime = Vorrang
field-bancos-in-row = Verlorene Bancos nacheinander von einem Platz
field-over = Einsätze über einer begrenzten Bank
field-banque-tax = Das Haus nimmt
field-tax-limited = Taxe auf den Reingewinn einer begrenzten Bank, in Hundertstelprozent
field-tax-open = Taxe auf den Reingewinn einer offenen Bank, in Hundertstelprozent
field-tax-capital = Taxe auf die Einlage, in Hundertstelprozent
field-refill = Der Halter einer gesprengten Bank darf weitermachen
field-retire = Die Bank darf abgegeben werden
field-tie-share = Höchsteinsatz auf Égalité, in Hundertsteln des Höchsteinsatzes
field-tie-minimum = Mindesteinsatz auf Égalité (0: der Mindesteinsatz)
field-side-share = Höchsteinsatz einer Nebenwette, in Hundertsteln des Höchsteinsatzes
field-side-minimum = Mindesteinsatz einer Nebenwette (0: der Mindesteinsatz)
field-maximum-factor = Das Maximum in Minima (0: beliebig)
field-both-sides = Man darf zugleich auf Punto und Banco setzen
field-differential = Größter Unterschied aller Einsätze auf Punto und auf Banco (0: beliebig)
field-win-rounding = Gewinne werden gerundet
field-free-hands = Coups ohne Einsätze am Anfang eines Schlittens
field-last-hands = Coups, die vor dem Schluss angesagt werden
field-limits-change = Andere Limits gelten
field-call-order = Am Ende sagt der Croupier zuerst an
field-must-deal-once = Wer den Schlitten nimmt, muss einen Coup geben
field-reoffer = Eine aufgegebene Bank wird angeboten
field-winner-out = Wer die Bank mit Gewinn aufgibt, hält sie in diesem Schlitten nicht mehr
choice-burn-first-card = nach dem Wert der ersten Karte
choice-burn-number = eine Anzahl
choice-shuffle-croupier = der Croupier
choice-shuffle-everyone = der Croupier, dann alle, dann wieder der Croupier
choice-cut-neighbour = der linke Nachbar des Croupiers
choice-cut-from-left = wer will, von der linken Seite des Croupiers an
choice-cut-croupier = der Croupier
choice-shuffle-dealers = der Croupier und die Dealer
choice-cut-in-turn = ein Platz nach dem anderen
choice-commission-at-once = sofort
choice-commission-noted = am Ende des Schlittens oder beim Aufstehen
choice-rounding-up = nach oben
choice-rounding-down = nach unten
choice-rounding-nearest = zur nächsten Einheit
choice-rounding-nearest-tenth = auf das nächste Zehntel eines Jetons
choice-rounding-nearest-quarter = auf das nächste Viertel eines Jetons
choice-rounding-nearest-half = auf den nächsten halben Jeton
choice-dealt-by-croupier = der Croupier
choice-dealt-by-players = die Spieler reihum
choice-limits-change-next-shoe = ab dem nächsten Schlitten
choice-limits-change-after-three = nach drei angesagten Coups
choice-shoe-goes-clockwise = im Uhrzeigersinn zum nächsten Platz
choice-shoe-goes-highest = an den Spieler mit dem höchsten Einsatz auf Punto
choice-shoe-goes-right = nach rechts
choice-ceremony-open = offen
choice-ceremony-american = verdeckt, wie in Amerika
choice-drawing-tableau = wo die Tafel es offen lässt
choice-drawing-computer = nur mit 3 gegen eine 9
choice-drawing-free = alle immer
choice-banker-looks-after-ponte = nachdem der Ponte gesprochen hat
choice-banker-looks-at-once = sofort
choice-calls-all = alle
choice-calls-banco = nur Banco
choice-staking-open = alle zugleich
choice-staking-in_order_cut_back = der Reihe nach, auf die Bank gekürzt
choice-staking-in_order_remaining = der Reihe nach, nur was noch offen ist
choice-tie-stakes-back = gehen Einsätze zurück
choice-tie-stakes-stand = bleiben Einsätze stehen
choice-passing-after-win = nach einem Gewinn
choice-passing-any-time = jederzeit
choice-passing-never = nie
choice-suite-falls-from-original = ersten Bankhalter
choice-suite-falls-from-current = jetzigen Bankhalter
choice-rotation-loss = wenn sie verliert
choice-rotation-decided = nach jedem entschiedenen Coup
choice-rotation-never = nie
choice-price-sum = zu ihrer Summe
choice-price-at-least = zu ihrer Summe oder mehr
choice-suivi-until-calls = mit den anderen Ansagen
choice-suivi-until-seen = bis die Karten gesehen sind
choice-shuffle-neighbours = der Croupier, die Nachbarn des Bankhalters und dieser selbst
choice-cut-banker-names = wen der Bankhalter nennt
choice-award-auction = durch Versteigerung
choice-award-list = nach der Liste
choice-open-bank-allowed = darf geboten werden
choice-open-bank-always = immer
choice-open-bank-never = nur durch Annahme aller Einsätze
choice-first-look-banker = der Bankhalter
choice-first-look-all = alle zugleich
choice-first-look-sides = die Seiten, und der Bankhalter, nachdem sie gesprochen haben
choice-prime-round = rundum, vom Platz rechts neben dem Bankhalter an
choice-prime-alternating = rechts und links im Wechsel
choice-calls-club = eine Hand, à cheval oder geteilt
choice-calls-none = keine
choice-banco-at-any-coup = vor jedem Coup
choice-banco-at-start = vor dem ersten Coup einer Bank
choice-award-ties-rise = gehen nicht: Gebote müssen steigen
choice-award-ties-lot = entscheidet das Los
choice-sides-prime-prime = entscheidet die Prime
choice-sides-prime-lot = entscheidet das Los
choice-over-refused = gehen zurück, die letzten zuerst
choice-over-as-far = werden gezahlt, so weit die Bank reicht
choice-tax-none = nichts
choice-tax-net = einen Teil vom Reingewinn jedes Coups
choice-tax-capital = einen Teil der Einlage
choice-refill-never = nie
choice-refill-opening = mit der Summe, mit der sie begann
choice-refill-minimum = mit der Mindestbank
choice-refill-opening-or-more = mit der Summe, mit der sie begann, oder mehr
choice-retire-any-time = nach jeder Runde
choice-retire-after-coup = nach einem Coup
choice-win-rounding-down = nach unten
choice-win-rounding-up = nach oben
choice-call-order-player-first = Punto
choice-call-order-banker-first = Banco
choice-ceremony-official = verdeckt, von den Spielern gezeigt, wie in europäischen Gesetzen
choice-reoffer-held = zu der Summe, die in ihr ist
choice-reoffer-first-sum = zu der Summe, mit der sie begann
fault-between = Wählen Sie { $low } bis { $high }.
fault-somehow = Das ist hier nicht möglich.
fault-seconds = Wählen Sie { $least } bis { $most } Sekunden.
fault-coups = Wählen Sie { $least } bis { $most } Coups.
fault-bots = Lassen Sie einen Platz für einen Menschen frei.
fault-stop-depth = Wählen Sie 7 bis 104, und mindestens 12, wenn noch ein Coup gegeben wird.
fault-minimum = Er muss über null liegen, in ganzen Schritten, und darf den Höchsteinsatz nicht übersteigen.
fault-maximum = Er muss in ganzen Schritten gehen und darf nicht unter dem Mindesteinsatz liegen.
fault-stake-step = Mindest- und Höchsteinsatz müssen Vielfache davon sein; wird nur um ganze Jetons gespielt, sind es ganze Jetons.
fault-minimum-bet = Er muss in ganzen Schritten gehen und darf die Mindestbank nicht übersteigen.
fault-bank-maximum = Es muss 0 sein oder für die Mindestbank reichen.
fault-least-players = Es können nicht mehr als die Plätze sein.
fault-wagers = Wählen Sie mindestens eine Wette, und jede nur in einer Form.
fault-chips = Nennen Sie ein bis acht Beträge, alle über null.
fault-tie-share = Wählen Sie 1 bis 100. Der Höchsteinsatz auf Égalité darf nicht unter dem Mindesteinsatz liegen.
fault-side-share = Wählen Sie 1 bis 100. Der Höchsteinsatz einer Nebenwette darf nicht unter dem Mindesteinsatz liegen.
fault-maximum-factor = Der Höchsteinsatz muss das Sovielfache des Mindesteinsatzes sein. Wählen Sie 0, wenn er frei ist.
fault-differential = Mindestens der Mindesteinsatz, in ganzen Schritten, oder 0 für keine Grenze.
fault-free-hands = Wählen Sie 0 bis 3, und nur, wo Einsätze nach einer Égalité zurückgenommen werden dürfen.
fault-must-deal-once = Hier gibt der Croupier. Wählen Sie, dass die Spieler geben.
fault-dealers = Wählen Sie 0 bis 2. Dealer helfen nur bei mindestens 6 Kartenspielen.
fault-ceremony = Wo Spieler die Karten zeigen, geben sie auch, es gibt 10 Plätze oder mehr, und Karten werden nicht geknetet.

## The table's menu, and what a table is opened with
open-table-name = Name des Tisches
open-table-pace = Tempo der Karten
open-table-clock = Sekunden zum Setzen, bei mehreren Spielern
open-table-rebuy = Neue Jetons, wenn jemand keine mehr hat
open-table-odds = Allen, die es möchten, die Chancen jedes Coups zeigen
open-table-advisor = Spieler dürfen einen Ratgeber fragen, was das Gleichgewicht zu ihrer Hand sagt
open-table-delay = Sekunden Verzögerung für alle ohne Platz
open-table-delay-coups = Coups Verzögerung für alle ohne Platz
open-it = Tisch eröffnen
menu-seat = Platz
menu-table = Tisch
menu-host = Gastgeber
menu-own = Für Sie
menu-care = Grenzen
menu-records = Aufzeichnungen
invite = Freunde einladen
invite-how = Wer diese Adresse öffnet, kann hier Platz nehmen.
copy = Adresse kopieren
copied = Kopiert
slow-you = Sie haben eine Frage verstreichen lassen. Bis Sie wieder antworten, warten die anderen nur noch zwei Sekunden auf Sie.
pace = Tempo der Karten, für alle
house-players = Spieler des Hauses
add-bot = Hinzufügen
remove-bot = { $name } verabschieden
chips-and-seat = Jetons und Platz
account = Beim Changeur
amount-chips = Jetons
buy = Kaufen
cash = Einlösen
leave = Vom Tisch aufstehen
leaving = Sie stehen nach diesem Coup auf.
limit-seat = Höchsteinsatz je Platz
limit-set = Festlegen
limit-none = Wie der Tisch
records = Aufzeichnungen der Schlitten
records-none = Noch wurde kein Schlitten gegeben.
record-line = Schlitten { $shoe }: { $coups ->
    [one] { $coups } Coup
   *[other] { $coups } Coups
}
record-open = wird gegeben
record-download = Herunterladen
