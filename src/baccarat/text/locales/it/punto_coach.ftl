# What the coach says at punto banco: its ideas, what to do, and why.

## The ideas
coach-punto-bets = Punto, Banco, pareggio
coach-punto-bets-text = Si danno due mani, chiamate Punto e Banco. Sono solo nomi: nessuna delle due è tua o della casa. Prima delle carte punti su quella che vincerà, o sul pareggio.
coach-punto-own = La tua puntata
coach-punto-own-text = Una puntata vincente viene pagata e torna con la vincita. Una perdente va alla casa. Tu decidi soltanto dove mettere le fiches, e quante.
coach-punto-points = Contare fino a nove
coach-punto-points-text = L’asso vale uno, dieci e figure zero, le altre il loro numero. Della somma conta solo l’ultima cifra: sette e otto fanno cinque. Vince la mano più vicina a nove.
coach-punto-natural = I naturali
coach-punto-natural-text = Otto o nove con due carte è un naturale. Il colpo finisce subito: nessuna mano tira.
coach-punto-third = La terza carta
coach-punto-third-text = Nessuno sceglie. Punto tira da 0 a 5. Banco tira secondo una tabella fissa, che guarda la terza carta di Punto. Premi Y per vedere il perché di ogni carta.
coach-punto-tie = Il pareggio
coach-punto-tie-text = Le mani sono pari. Le puntate su Punto e Banco non vincono e non perdono. La puntata sul pareggio è pagata { $odds }, ed esce circa una volta ogni dieci colpi.
coach-punto-commission = La commissione
coach-punto-commission-text = Banco tira per ultimo e vince un po’ più spesso. Perciò la casa trattiene il { $percent }% di ciò che vince una puntata su Banco.
coach-punto-even = Alla pari
coach-punto-barred-text = Banco tira per ultimo e vince un po’ più spesso. Qui non c’è commissione. In cambio, una vittoria di Banco con { $total } e { $cards } carte è annullata: le puntate su Banco restano.
coach-punto-half-text = Banco tira per ultimo e vince un po’ più spesso. Qui non c’è commissione. In cambio, una vittoria di Banco con { $total } paga solo { $odds }.
coach-punto-edge = Quanto costa ogni puntata
coach-punto-edge-text = Di ogni puntata la casa trattiene in media: Banco { $banker }, Punto { $player }, pareggio { $tie }. Nessun modo di puntare lo cambia.
coach-punto-roads = I tabelloni
coach-punto-roads-text = Le strade mostrano che cosa ha portato il sabot. Ogni serie di vittorie è una colonna: qui Punto due volte, Banco tre volte con un pareggio in mezzo, la barretta verde, e Punto una volta. Tenerle è divertente, ma non predicono nulla: il prossimo colpo non sa che cosa c’è stato prima.

## What to do, and why
coach-punto-stake = { $amount } su { $bet }
coach-punto-why-stake = Tra le puntate principali { $bet } costa meno.
coach-punto-why-deal = La tua puntata è sul tappeto. Guarda che cosa arriva.
