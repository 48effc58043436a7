# What the coach says wherever a player holds the bank: ideas, what to do, and why.

## The ideas
coach-double = Banco double
coach-double-text = Prima di ogni colpo un giocatore può raddoppiare un banco che nessuno ha ancora raddoppiato. I due ne dividono vincita e perdita. Decide solo il banchiere.
coach-calls = Le chiamate
coach-calls-text = Prima delle puntate puoi rivendicare il banco: solo per intero, à deux e avec la table per metà. Conta la più forte, non la più rapida.
coach-calls-banco-text = Prima delle puntate puoi rivendicare tutto il banco, da solo: banco. Se chiamano in più, va a chi ha la precedenza, non al più rapido.
coach-prime = La precedenza
coach-prime-text = Tra uguali decidono i posti. La precedenza comincia alla destra del banchiere e fa il giro. Ogni posto mostra il suo ordine.
coach-suivi = Suivi
coach-suivi-text = Chi ha chiamato tutto il banco e ha perso può chiamare ancora al colpo seguente, prima di tutti. O lo si usa, o si perde.
coach-raise = Tous les coups sont tenus
coach-raise-text = Le puntate superano il banco. Il banchiere può aumentarlo prima delle carte. Ciò che non è tenuto viene tagliato.
coach-peek = Le tue carte
coach-peek-text = Hai davanti due carte coperte. Solleva un angolo. Della somma conta solo l’ultima cifra: l’asso è uno, dieci e figure non valgono nulla.
coach-draw = Una carta, o nessuna
coach-draw-text = Una mano si gioca per tutti quelli che hanno puntato su di essa, perciò le regole obbligano: una carta da 0 a 4, nessuna con 6 e 7.
coach-five = Il cinque libero
coach-five-text = Con cinque, e solo lì, il ponte può tirare o stare. Il banchiere non sa quale mano ha di fronte.
coach-free = La scelta libera
coach-free-text = In questa casa chi gioca una mano può sempre tirare o stare. L’uso è una carta da 0 a 4, nessuna con 6 e 7.
coach-suite = La suite
coach-suite-text = Un banco passato si offre in giro alla somma che conteneva. “Passez-moi les cartes”: lo mette il primo per precedenza che lo dice.

## What I would do, and why
coach-why-put-up = Circa un decimo delle tue fiches. Se lo perdi, ne restano nove decimi.
coach-why-double = Divideresti il rischio senza decidere nulla. Tieni le fiches per una mano tua.
coach-why-suivi = È un tuo diritto, e la somma è piccola rispetto alle tue fiches. Non aspettarti più fortuna la seconda volta.
coach-why-no-call = Una chiamata è un grosso rischio. Basta una puntata modesta.
coach-why-no-suivi = Tutto il banco è un grosso rischio, e non perdi nulla se lasci cadere il diritto.
coach-why-keep-seat = Al minimo il banco rischia poco, e un rifiuto costa il posto.
coach-why-partner = Con un socio il banco raddoppia, e tu non rischi più di prima.
coach-why-punt = Un ventesimo delle tue fiches o meno: una lunga serata vuole puntate piccole.
coach-why-punt-none = Non tutti i banchi meritano una puntata.
coach-why-hold-all = Le puntate sono una piccola parte delle tue fiches. Un buon banchiere le tiene tutte.
coach-why-hold-some = Non sei obbligato. L’eccesso torna semplicemente a loro.
coach-why-match = La parte è piccola, e vincita e perdita restano metà e metà.
coach-why-no-match = La parte è grande. Vincita e perdita seguiranno ciò che ciascuno ha nel banco.
coach-why-no-add = Il tuo banco è abbastanza grande. Tutto ciò che aggiungi si può perdere con esso.
coach-why-set-aside = Le vincite messe da parte non si perdono più, e il banco continua.
coach-why-leave-in = Ciò che è da parte è al sicuro. Il banco è abbastanza grande.
coach-why-bid = Il banco non ti è ancora toccato. Un’offerta bassa può portartelo.
coach-why-take = Non hai ancora tenuto il banco, e questo te lo puoi permettere.
coach-why-pass-on = È cresciuto. Ritiralo: nel banco, un brutto colpo può costare tutto.
coach-why-pass-lesson = Passalo per questa volta: vedrai come un banco trova chi lo prende.
coach-why-wait = Lascia loro ancora un colpo per puntare.
coach-why-show = Un naturale si mostra sempre subito.
coach-why-must-draw = Da 0 a 4 il ponte è obbligato a tirare.
coach-why-must-stand = Con 6 e 7 il ponte è obbligato a stare.
coach-why-five = La scelta è libera. Alla lunga una carta costa un po’ meno di nessuna.
coach-why-custom-draw = La scelta è libera. L’uso è tirare da 0 a 4.
coach-why-custom-stand = La scelta è libera. L’uso è stare con 6 e 7.
