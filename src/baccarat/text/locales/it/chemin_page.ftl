cf-side-player = Ponte
cf-side-banker = Banchiere
cf-letter-player = P
cf-letter-banker = B
cf-letter-tie = C
cf-outcome-player = Ponte
cf-outcome-banker = Banchiere
cf-outcome-tie = En cartes
cf-bead-plate-label = { $player } per il ponte, { $banker } per il banchiere, { $tie } en cartes
cf-coup-line = Ponte { $player }, banchiere { $banker }: { $outcome }

cf-garage = au garage { $amount }
cf-garage-how = Messo da parte, non a rischio: au garage, o au chocolat
cf-suite-of = suite

cf-ask-bank-how-loss = Metti una somma qualsiasi da { $low }. Dai le carte e giochi contro il tavolo, e tieni il banco finché vinci.
cf-ask-bank-how-decided = Metti una somma qualsiasi da { $low }. Dai le carte e giochi contro il tavolo per un colpo; poi il banco è pagato e va a destra.
cf-ask-bank-how-never = Metti una somma qualsiasi da { $low }. Dai le carte e giochi contro il tavolo finché il banco salta o te ne vai.
cf-ask-stake-how = Restano { $left } da coprire. La puntata più alta gioca la mano.
cf-ask-stake-called = Restano { $left } da coprire. Chi ha chiamato gioca la mano.
cf-ask-stake-kept = Restano { $left } da coprire. Chi ha chiamato prima del passaggio gioca la mano con qualsiasi puntata: { $name }.
cf-ask-stake-cut = Il banco è coperto; una puntata con la precedenza va prima, e ciò che supera il banco viene tagliato.
cf-ask-ponte = Hai { $points }
cf-ask-banker = Hai { $points }; il ponte { $given ->
    [none] non ha tirato
   *[other] ha preso { $given }
}
cf-ask-auction-how = Chi offre di più mette la sua offerta e ha il banco. Tra offerte uguali vale la precedenza.
cf-ask-set-aside = Metti da parte delle vincite?
cf-ask-leave-in = { $left } del tuo banco non sono coperti
cf-ask-leave-in-how = Ciò che resta non è a rischio in questo colpo e conta nel prossimo. Il resto si mette da parte.
