# Was der Lehrer beim Baccara banque sagt: die Begriffe, was zu tun ist, und warum.

## Die Begriffe
coach-banque = Eine Bank, zwei Seiten
coach-banque-text = Der Bankhalter sitzt in der Mitte und spielt gegen beide Tischhälften zugleich. Drei Hände werden gegeben. Jede Seite gewinnt oder verliert für sich gegen die Bank: Näher an neun zählt.
coach-award = Die Versteigerung
coach-award-text = Die Bank erhält das höchste Gebot, und jedes Gebot liegt über dem vorigen. Das höchste überhaupt: „Tous les coups sont tenus“. Damit ist die Bank offen.
coach-limited = Begrenzt oder offen
coach-limited-text = Eine begrenzte Bank haftet mit dem, was darin ist, mit mehr nicht. Bei null ist sie gesprengt, und ein schwarzes Tuch deckt sie zu. Eine offene Bank hält jeden Einsatz oder wird aufgegeben.
coach-sides = Ihre Seite
coach-sides-text = Sie setzen auf die Tischhälfte, an der Sie sitzen, und gewinnen oder verlieren mit ihrer Hand. Einsätze zählen nach der Prime, bis die Bank gedeckt ist. Der Rest wird abgewiesen.
coach-cheval = Banco à cheval
coach-cheval-text = Was hier angesagt wird, liegt zur Hälfte auf jeder Hand: Die eine kann gewinnen, während die andere verliert. Wer allein ansagt, spielt beide, zuerst die rechte. Im Klub darf man auch nur auf die Hand der eigenen Seite ansagen.
coach-three = Rechts, links, Bank
coach-three-text = Die Karten kommen verdeckt, in zwei Runden: rechts, links, Bank. Eine Seite ohne Einsätze erhält keine.
coach-holders = Wer eine Hand spielt
coach-holders-text = Die Hand jeder Seite beginnt neben dem Bankhalter. Dort bleibt sie, solange sie gewinnt oder gleich steht. Verliert sie, wandert sie nach außen, und wer sie spielt, muss auf sie gesetzt haben.
coach-naturals = Acht und Neun
coach-naturals-text = Der Bankhalter sieht zuerst nach: Sein Schlag beendet den Coup. Der Schlag einer Seite ist sofort entschieden, gegen die zwei Karten der Bank. Was später gezogen wird, ändert daran nichts.
coach-last = Der Bankhalter entscheidet zuletzt
coach-last-text = Der Bankhalter sieht beide dritten Karten und zieht oder bleibt, wie er will: Eine Karte muss gegen zwei Hände taugen. Der Brauch ist die Tafel, gegen die Seite mit dem höheren Einsatz.
coach-apart = Eine Seite gewinnt, die andere verliert
coach-apart-text = Die Bank kann an eine Seite verlieren und von der anderen gewinnen. Geld bewegt sich, wenn alle bedient sind: Erst wird eingezogen, dann ausgezahlt.
coach-level = En cartes
coach-level-text = Gleiche Hände: Diese Seite gewinnt und verliert nichts, und ihre Einsätze gehen zurück. Die Bank bleibt, und es wird neu angesagt.
coach-net = Die Taxe
coach-net-text = Von dem, was ein Coup einer begrenzten Bank bringt, beide Seiten zusammen, gehen { $tax } % an das Haus. Verliert die Bank unterm Strich, nimmt es nichts.
coach-middle = Sie halten die Bank
coach-middle-text = Aus der Mitte spielen Sie gegen beide Seiten. Die Bank bleibt Ihnen auch nach einem Verlust, bis sie gesprengt oder der Schlitten leer ist. Mehr als das, was darin ist, verlieren Sie nie.
coach-retire = Weiter oder zurücktreten
coach-retire-text = Zwischen zwei Coups macht der Bankhalter weiter, oder er tritt zurück: „Il y a une suite“. Solange er die Bank hält, nimmt er nichts heraus.

## Was ich täte, und warum
coach-why-both = Die Bank ist klein neben Ihren Jetons. Auf jeder Hand liegt die Hälfte, und Sie spielen beide.
coach-why-both-at-last = Sie haben noch keine Hand gespielt. Sagen Sie die Bank an, dann spielen Sie beide.
coach-why-no-bank = Sehen Sie sich erst ein, zwei Coups an. Wer die Bank hält, spielt gegen alle.
coach-why-no-heir = Eine gewachsene Bank ist teuer. Es kommt eine andere.
coach-why-keep = Gewonnen oder verloren, die Bank bleibt Ihnen, und Sie wagen nicht mehr, als darin ist.
coach-why-custom = Sie haben die Wahl. Der Brauch fragt die Tafel, gegen die Seite mit dem höheren Einsatz.
coach-why-no-open = Eine offene Bank muss jeden Einsatz halten. Überlassen Sie das dickeren Börsen.
