### Was gesagt wird, wenn etwas nicht getan wird.

## Der Tisch

refusal-not-yours = Das steht Ihrem Platz nicht zu. Das tun nur Croupier und Changeur.
refusal-not-now = Jetzt nicht. Bitte warten Sie den nächsten Schritt des Coups ab.
refusal-stakes-closed = Nichts geht mehr: Die Karten kommen. Ihre Einsätze liegen wie zuvor; setzen Sie nach diesem Coup wieder.
refusal-no-such-seat = Diesen Platz hat der Tisch nicht. Bitte wählen Sie einen der gezeigten.
refusal-seat-taken = Dort sitzt schon jemand. Bitte wählen Sie einen anderen Platz.
refusal-seat-empty = Auf diesem Platz sitzt niemand. Nehmen Sie zuerst Platz.
refusal-stakes-in-play = Ihre Einsätze sind im Spiel. Aufstehen können Sie, sobald abgerechnet ist.
refusal-unknown-bet = Diesen Einsatz nimmt der Tisch nicht an. Bitte nutzen Sie die Felder auf dem Tuch.
refusal-bet-twice = Derselbe Einsatz ist zweimal genannt. Legen Sie beide zu einem zusammen.
refusal-needs-main-bet = Dazu gehört ein Haupteinsatz: Setzen Sie auch auf Punto, Banco oder Égalité.
refusal-one-side = In einem Coup dürfen Sie auf Punto oder auf Banco setzen, nicht auf beide.
refusal-over-differential = An diesem Tisch dürfen alle Einsätze auf eine Hand die auf die andere um höchstens { $limit } übersteigen. Setzen Sie weniger oder auf die andere Hand.
refusal-free-hand = Dieser Coup wird ohne Einsätze gegeben. Gesetzt wird nach den ersten Coups des Schlittens.
refusal-must-deal = Wer den Schlitten nimmt, gibt zuerst einen Coup. Geben Sie, oder reichen Sie den Schlitten weiter.
refusal-amount-not-whole = Ein Einsatz ist eine ganze Zahl von Einheiten. Bitte nehmen Sie die Jetons am Tisch.
refusal-amount-not-positive = Ein Betrag muss größer als null sein. Um einen Einsatz zurückzunehmen, räumen Sie ihn ab.
refusal-below-minimum = Das Minimum ist hier { $limit }. Legen Sie Jetons dazu oder nehmen Sie den Einsatz zurück.
refusal-above-maximum = Das Maximum ist hier { $limit }. Bitte setzen Sie weniger.
refusal-not-a-step = Einsätze gehen in Schritten von { $limit }. Bitte runden Sie den Ihren.
refusal-over-purse = Sie haben { $limit } am Tisch. Setzen Sie weniger, oder kaufen Sie Jetons beim Changeur.
refusal-not-a-card = Das ist keine Karte dieses Schlittens.
refusal-stake-stands = Dieser Einsatz von { $limit } bleibt stehen, bis er entschieden ist. Sie dürfen etwas dazulegen, aber nichts zurücknehmen.

## Chemin de fer

refusal-not-asked = Das hat ein anderer zu beantworten. Sie werden gefragt, wenn Sie an der Reihe sind.
refusal-answered = Sie haben bereits geantwortet.
refusal-calls-closed = Die Ansagen sind geschlossen. Beim nächsten Coup können Sie wieder ansagen.
refusal-call-not-offered = Diese Ansage kennt das Haus nicht. Wählen Sie eine der gezeigten.
refusal-seats-by-lot = An diesem Tisch verlost das Haus die Plätze. Man kann sich keinen aussuchen.
refusal-seats-call-first = Zuerst sagen die Plätze an. Umstehende dürfen es, wenn keiner von ihnen will.
refusal-no-suivi = Suivi hat nur, wer das letzte Banco ansagte und verlor. Wählen Sie eine andere Ansage.
refusal-own-bank = Ein Teil dieser Bank ist Ihrer; gegen sie können Sie nicht spielen.
refusal-co-banker-taken = Eine Bank wird nur von einem Spieler verdoppelt. Warten Sie auf die nächste.
refusal-not-the-banker = Über die Bank bestimmt allein der Bankhalter.
refusal-win-first = Weitergeben können Sie die Bank, sobald sie gewonnen hat. Halten Sie sie noch.
refusal-bank-is-held = Aus einer gehaltenen Bank wird nichts herausgenommen. Am Ende gehört sie wieder Ihnen.
refusal-below-bid = Dieses Gebot läge nicht vorn. Bieten Sie { $limit } oder mehr, oder lassen Sie es.
refusal-at-another-sum = Diese Bank wird zu der Summe übernommen, die sie hatte: { $limit }.
refusal-bank-is-open = Die Bank ist offen und hält jeden Einsatz: Ein Banco gibt es nicht.
refusal-bancos-in-row = So oft nacheinander dürfen Sie Banco ansagen und verlieren, öfter nicht. Lassen Sie dieses einem anderen.
refusal-coup-first = Abgeben können Sie die Bank nach wenigstens einem Coup. Halten Sie sie noch.
refusal-other-side = Sie setzen auf Ihrer eigenen Seite des Tisches.
refusal-must-draw = Diese Hand muss ziehen: Die Tafel bindet sie.
refusal-must-stand = Diese Hand muss stehen bleiben: Die Tafel bindet sie.
refusal-not-your-shoe = Sie haben den Schlitten nicht. Diesen Coup gibt, wer ihn hält.
refusal-not-your-cards = Diese Karten dürfen Sie nicht aufdecken.
refusal-must-show = Eine Acht oder Neun wird sofort gezeigt.
refusal-no-natural = Gezeigt wird jetzt nur eine Acht oder Neun mit zwei Karten. Ziehen Sie, oder bleiben Sie stehen.

## Das Haus

refusal-unknown-room = Diesen Tisch gibt es nicht. Prüfen Sie die Adresse, oder eröffnen Sie einen eigenen.
refusal-unknown-shoe = Diesen Schlitten hat der Tisch nicht gegeben. Wählen Sie einen aus der Liste.
refusal-unknown-preset = Dieses Spiel bietet das Haus nicht an. Wählen Sie eines aus der Liste.
refusal-unknown-strategy = Nach dieser Strategie spielt kein Spieler des Hauses. Wählen Sie eine aus der Liste.
refusal-unknown-card = Eine solche Karte gibt es nicht. Schreiben Sie Rang und Farbe, etwa 9h, durch Kommas getrennt.
refusal-bad-counts = Aus einem solchen Schlitten lässt sich kein Coup geben. Legen Sie Karten zurück oder wählen Sie eine andere Zahl von Kartenspielen.
refusal-needs-ranks = Diese Wette braucht Ränge und Farben. Nennen Sie die fehlenden Karten selbst, nicht nur ihren Wert.
refusal-bad-field = Mit diesen Einstellungen lässt sich nicht spielen. Berichtigen Sie die markierte.
refusal-bad-name = Bitte wählen Sie einen anderen Namen: nicht leer und nicht zu lang.
refusal-hidden-name = In diesem Namen stehen unsichtbare Zeichen. Bitte tippen Sie ihn neu.
refusal-name-taken = An diesem Tisch heißt schon jemand so. Wählen Sie einen anderen Tisch oder kommen Sie unter einem anderen Namen wieder.
refusal-not-signed-in = Das Haus kennt Sie noch nicht. Nennen Sie Ihren Namen, dann geht es weiter.
refusal-foreign-origin = Diese Seite kommt von einer anderen Adresse. Öffnen Sie den Tisch unter seiner eigenen.
refusal-malformed = Das hat das Haus nicht verstanden. Laden Sie die Seite neu und versuchen Sie es noch einmal.
refusal-bad-id = Die Kennung eines Befehls hat 1 bis 64 sichtbare ASCII-Zeichen. Diese nicht; es ist nichts geschehen.
refusal-no-analysis = Das ist keine vollständige Aufzeichnung eines Schlittens, die sich hier analysieren lässt. Wählen Sie eine Datei, die ein Tisch gespeichert hat.
refusal-analysis-too-much = Diese Aufzeichnung zu analysieren braucht mehr Zeit oder Speicher, als das Haus erlaubt. Auf Ihrem eigenen Rechner hat „baccarat analyse“ keine solche Grenze.
refusal-too-large = Diese Nachricht war dem Haus zu lang. Laden Sie die Seite neu und versuchen Sie es noch einmal.
refusal-too-fast = Das ging etwas schnell. Warten Sie einen Augenblick und versuchen Sie es noch einmal.
refusal-id-reused = Dieser Auftrag wurde schon mit anderem Inhalt gegeben. Laden Sie die Seite neu und versuchen Sie es noch einmal.
refusal-stale-coup = Dieser Coup ist vorbei. Es ist nichts geschehen; beim nächsten geht es weiter.
refusal-stale-decision = Diese Frage ist schon entschieden, und es ist nichts geschehen. Antworten Sie auf die jetzige.
refusal-shoe-packed = Diese Anfrage gehört zu einem Schlitten von früher; jetzt ist nichts geschehen. Sehen Sie nach, was Sie hier haben, und fragen Sie noch einmal, wenn Sie es noch wollen.
refusal-not-this-game = An diesem Tisch wird ein anderes Spiel gespielt, das so etwas nicht kennt. Wählen Sie aus, was er anbietet.
refusal-not-seated = Sie haben hier keinen Platz. Nehmen Sie zuerst Platz.
refusal-seated-already = Sie sitzen schon an diesem Tisch. Stehen Sie auf, bevor Sie einen anderen Platz wählen.
refusal-room-full = Alle Plätze sind besetzt. Warten Sie auf einen, oder eröffnen Sie einen eigenen Tisch.
refusal-not-alone = Es spielen auch andere, darum gibt die Uhr das Tempo vor.
refusal-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
refusal-not-broke = Neue Jetons gibt es nur, wenn Sie auch an anderen Tischen keine mehr haben.
refusal-no-rebuy = An diesem Clubabend können Sie keine Jetons mehr nachkaufen.
refusal-whole-chips = An diesem Tisch wird nur um ganze Jetons gespielt.
refusal-equal-chips = An einem Clubabend bekommen alle gleich viele Jetons; einzeln zuteilen lassen sie sich nicht.
refusal-no-bot-there = Auf diesem Platz spielt kein Spieler des Hauses. Wählen Sie einen, auf dem einer sitzt.
refusal-not-in-time = Ihr Browser kam zu spät, um diesen Schlitten mit zu versiegeln. Beim nächsten kann er wieder dabei sein.
refusal-over-account = Auf Ihrem Konto sind { $limit }. Nehmen Sie weniger.
refusal-over-set = Ein Gastgeber kann für einen Spieler höchstens { $limit } festlegen. Wählen Sie weniger.
refusal-room-spent = Dieser Tisch hat alle neuen Jetons ausgegeben, die ein Tisch ausgeben darf. Eröffnen Sie einen anderen.
refusal-house-spent = Die Gastgeber dieses Hauses haben alle neuen Jetons ausgegeben, die Gastgeber ausgeben dürfen.
refusal-network-spent = Ihr Netz hat heute so viele neue Jetons erhalten, wie ein Netz bekommt. Weitere gibt es morgen oder von einem Betreiber dieses Hauses.
refusal-over-books = Die Bücher dieses Hauses fassen keine so große Summe. Nichts wurde bewegt.
refusal-own-stake = Ihre eigene Grenze liegt bei { $limit } je Coup.
refusal-own-loss = Ihre eigene Grenze für heute lässt noch { $limit } zum Setzen.
refusal-own-time = Sie haben heute so lange gespielt, wie Sie es sich erlaubt haben.
refusal-own-break = Sie machen eine Pause, wie Sie es wollten.
refusal-too-many-requests = Das war zu viel auf einmal. Warten Sie einen Augenblick und versuchen Sie es noch einmal.
refusal-too-many-commands = Sie haben in kurzer Zeit zu viel verlangt. In { $seconds } s wird es noch einmal gesendet.
refusal-room-busy = Zu viele, die hier nicht mitspielen, verlangen etwas von diesem Tisch. In { $seconds } s wird es noch einmal gesendet.
refusal-too-many-guests = Aus Ihrem Netz sind in der letzten Stunde zu viele Gäste gekommen. Versuchen Sie es in ein paar Minuten wieder.
refusal-too-many-rooms = Mehr Tische darf ein Gastgeber nicht eröffnen. Schließen Sie zuerst einen, oder warten Sie ein paar Minuten.
refusal-house-full = Mehr Tische hat dieses Haus nicht. Setzen Sie sich an einen davon.
refusal-storage-low = Das Haus hat kaum noch Speicherplatz für neue Tische. Setzen Sie sich an einen der offenen.
refusal-storage-quota = Ihre Tische belegen so viel Speicherplatz, wie ein Gastgeber haben darf. Wenden Sie sich an die Person, die dieses Haus betreibt, wenn Sie noch einen brauchen.
refusal-unknown-host = Unter diesem Namen ist dieses Haus nicht zu erreichen. Wer es betreibt, kann den Namen mit --host-name hinzufügen.
refusal-unknown-address = Unter dieser Adresse wurde nichts gefunden.
refusal-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
refusal-out-of-order = Im Haus selbst ist etwas schiefgegangen; was, steht in seinem Protokoll. Versuchen Sie es gleich noch einmal.
refusal-too-many-tries = Sie haben nach zu vielen Tischen oder Links gefragt, die es nicht gibt. Versuchen Sie es in einer Minute wieder.
refusal-paused = Der Gastgeber hat das Spiel angehalten. Es geht da weiter, wo es aufgehört hat.
refusal-room-closing = Dieser Tisch schließt nach dem Coup. Platz nehmen kann niemand mehr.
refusal-room-closed = Dieser Tisch ist geschlossen. Alle haben ihre Jetons zurück.
refusal-other-wire = Das Haus hat eine neuere Seite als die, die Sie sehen. Laden Sie diese Seite neu.
refusal-set-aside = Dieser Tisch ist außer Betrieb und lässt sich nicht öffnen. Die Jetons darauf bleiben erhalten.
refusal-by-invitation = An diesen Tisch kommt man auf Einladung. Bitten Sie den Gastgeber um einen Link.
refusal-unknown-invite = Dieser Link öffnet nichts mehr. Bitten Sie den Gastgeber um einen neuen.
refusal-too-many-invites = Mehr Links kann ein Tisch nicht haben. Ziehen Sie zuerst einen zurück.
refusal-shut-out = Der Gastgeber hat Sie vom Tisch geschickt. Ihre Jetons kommen zurück auf Ihr Konto; zusehen dürfen Sie.
refusal-muted = Der Gastgeber hat Sie hier stummgeschaltet. Mitlesen dürfen Sie.
refusal-no-player-there = Diesen Spieler gibt es am Tisch nicht. Wählen Sie einen, der da ist.
refusal-nothing-said = Es gibt noch nichts zu senden. Schreiben Sie zuerst etwas.
refusal-hidden-text = In dieser Nachricht stehen Steuerzeichen. Bitte tippen Sie sie noch einmal.
refusal-too-long = Diese Nachricht ist zu lang. Machen Sie zwei daraus.
refusal-table-frozen = Das Haus konnte dies nicht speichern, und nichts ist geschehen. Warten Sie einen Augenblick; Ihre Jetons sind sicher.

## Die Aufzeichnung

refusal-advisor-off = An diesem Tisch gibt es keinen Ratgeber. Das entscheidet, wer den Tisch eröffnet.
refusal-held-back = Wer keinen Platz hat, sieht diesen Tisch mit Verzögerung, und das ist noch nicht zu sehen. Nehmen Sie Platz, oder warten Sie einen Augenblick.
refusal-odds-off = Dieser Tisch zeigt die Chancen nicht. Das entscheidet, wer den Tisch eröffnet.

## Konten

refusal-wrong-sign-in = Das stimmt nicht. Prüfen Sie Name und Passwort, oder melden Sie sich auf anderem Weg an.
refusal-challenge-expired = Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.
refusal-sign-in-again = Bitte melden Sie sich zuerst noch einmal an: Dafür darf Ihre Anmeldung höchstens 15 Minuten her sein.
refusal-weak-password = Bitte wählen Sie ein Passwort von 10 bis 128 Zeichen, das schwerer zu erraten ist.
refusal-last-way-in = Nur so können Sie sich noch anmelden. Fügen Sie zuerst einen anderen Weg hinzu.
refusal-too-many-passkeys = Sie haben so viele Passkeys, wie ein Konto haben kann. Entfernen Sie zuerst einen.
refusal-no-login = Nur ein Konto hat Wiederherstellungscodes und angemeldete Geräte. Ein Konto beginnt mit einem Passkey oder einem Passwort.

## Die Betreiber

refusal-name-reserved = So oder ähnlich heißt schon, wer dieses Haus betreibt. Bitte wählen Sie einen anderen Namen.
refusal-banned = Wer dieses Haus betreibt, hat Sie ausgeschlossen.
refusal-house-muted = Wer dieses Haus betreibt, hat Sie stummgeschaltet. Mitlesen dürfen Sie.
refusal-guests-off = In diesem Haus dürfen nur Spieler mit Konto spielen und schreiben. Öffnen Sie das Kontofenster und fügen Sie einen Passkey oder ein Passwort hinzu.
refusal-house-password = Dieses Haus fragt neue Gäste nach seinem Passwort.
refusal-wrong-house-password = Das ist nicht das Passwort dieses Hauses. Fragen Sie, wer Sie eingeladen hat.
refusal-house-invited = Neue Gäste brauchen eine Einladung in dieses Haus. Bitten Sie um einen Link, wer es betreibt.
refusal-not-operator = Das kann nur, wer dieses Haus betreibt.
refusal-needs-passkey = In diesem Haus melden sich Betreiber nur mit einem Passkey an. Fügen Sie in Ihrem Konto einen Passkey hinzu, und entfernen Sie das Passwort.
refusal-is-operator = Wer das Haus betreibt, kann weder stummgeschaltet noch ausgeschlossen werden.
refusal-unknown-player = Diesen Spieler gibt es in diesem Haus nicht.
refusal-unknown-entry = Das gibt es nicht mehr. Laden Sie die Seite neu.
refusal-unknown-line = Der Tisch hat diese Nachricht nicht mehr; sie kann nicht gemeldet werden.
refusal-no-reason = Bitte nennen Sie in ein paar Worten den Grund.
refusal-no-network = Das ist keine Adresse und kein Netz, das sich ausschließen lässt. Schreiben Sie etwa 203.0.113.7 oder 203.0.113.0/24.
refusal-own-network = Damit wären auch Sie, dieser Rechner oder ein Proxy ausgeschlossen. Wählen Sie ein kleineres Netz.
refusal-too-many-entries = Mehr davon bewahrt das Haus nicht auf. Entfernen Sie zuerst einen Eintrag.
refusal-too-many-reports = Sie haben in kurzer Zeit viel gemeldet. Versuchen Sie es später wieder.
