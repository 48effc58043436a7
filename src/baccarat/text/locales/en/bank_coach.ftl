# What the coach says wherever a player holds the bank: ideas, what to do, and why.

## The ideas
coach-double = Banco double
coach-double-text = Before any coup one player may double a bank that nobody has doubled yet. Both share its gain and loss. The banker alone decides.
coach-calls = The calls
coach-calls-text = Before the stakes you may claim the bank: solo for all of it, à deux and avec la table for half. The strongest counts, not the fastest.
coach-calls-banco-text = Before the stakes you may claim the whole bank, alone: banco. If several players call, the first in prime gets it, not the fastest.
coach-prime = Prime
coach-prime-text = Among equals the seats decide. Prime begins at the banker’s right and goes round. Each seat shows its rank.
coach-suivi = Suivi
coach-suivi-text = A player who called the whole bank and lost may call again on the next coup, before everyone. Use it or lose it.
coach-raise = Tous les coups sont tenus
coach-raise-text = More is staked than the bank holds. The banker may add to it before the cards come. What is not held is cut.
coach-peek = Your cards
coach-peek-text = Two cards lie face down before you. Lift a corner. Only the last digit of the sum counts: an ace is one, tens and court cards count nothing.
coach-draw = A card, or none
coach-draw-text = A hand is played for everyone who staked on it, so the rules are binding: a card on 0 to 4, none on 6 and 7.
coach-five = The free five
coach-five-text = On five, and only there, the ponte may draw or stand. The banker cannot tell which hand they face.
coach-free = Free to choose
coach-free-text = In this house the player of a hand may always draw or stand. Custom is a card on 0 to 4, and none on 6 and 7.
coach-suite = The suite
coach-suite-text = A bank passed on is offered round at the sum it held. “Passez-moi les cartes”: the first in prime to say so puts it up.

## What I would do, and why
coach-why-put-up = About a tenth of your chips. If it is lost, nine tenths are left.
coach-why-double = You would share the risk, and decide nothing. Keep your chips for a hand of your own.
coach-why-suivi = It is your right, and the sum is small beside your chips. Do not expect better luck the second time.
coach-why-no-call = A call is a big risk. A modest stake will do.
coach-why-no-suivi = The whole bank is a big risk, and you lose nothing by letting the right lapse.
coach-why-keep-seat = At the minimum the bank risks little, and declining costs the seat.
coach-why-partner = With a partner the bank is twice as large, and you risk no more than before.
coach-why-punt = A twentieth of your chips or less: a long evening needs small stakes.
coach-why-punt-none = Not every bank deserves a stake.
coach-why-hold-all = The stakes are a small part of your chips. A good host holds them all.
coach-why-hold-some = You need not. What is over simply goes back to them.
coach-why-match = The part is small, and gain and loss stay half and half.
coach-why-no-match = The part is large. Gain and loss will go by what each has in the bank.
coach-why-no-add = Your bank is large enough. Anything you add can be lost with it.
coach-why-set-aside = Winnings that are set aside cannot be lost, and the bank goes on.
coach-why-leave-in = What is set aside is safe. The bank is large enough.
coach-why-bid = The bank has not come to you yet. A low bid may bring it.
coach-why-take = You have not held the bank yet, and can afford this one.
coach-why-pass-on = It has grown. Take it out: in the bank, one bad coup can cost it all.
coach-why-pass-lesson = Pass it on this once: you will see how a bank finds its next holder.
coach-why-wait = Give them one more coup to stake.
coach-why-show = A natural is always shown immediately.
coach-why-must-draw = On 0 to 4 the ponte is bound to draw.
coach-why-must-stand = On 6 and 7 the ponte is bound to stand.
coach-why-five = You are free. In the long run, a card costs a little less than none.
coach-why-custom-draw = You are free. Custom draws on 0 to 4.
coach-why-custom-stand = You are free. Custom stands on 6 and 7.
