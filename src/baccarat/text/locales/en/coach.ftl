# What the coach of the first shoe says. Sums come in as text, already written as chips.

coach = Coach
coach-coup = coup { $coup } of { $coups }
coach-ideas = { $met } of { $ideas } ideas
coach-off = Switch the coach off
coach-on = Show the coach
coach-read = Got it
coach-advice = I would:
coach-look = look at your cards
coach-later = This has not come up yet.
coach-seat = The house is finding you a seat by lot.
coach-watch = Nothing for you to do now. Watch the table.

## The ideas
coach-bank = The bank and the shoe
coach-bank-text = One player holds the bank and deals from the shoe against all the others. Two hands are played. The nearer to nine wins.
coach-offered = The bank is offered
coach-offered-text = The shoe goes round to the right. Whoever has it next may put up a bank or decline. Nobody minds.
coach-putup = Your own bank
coach-putup-text = Now you play against the table. Win, and the stakes stay in the bank. Lose, and the shoe goes on. You can lose what is in the bank, no more.
coach-double = Banco double
coach-double-text = One player may add to a new bank as much as it holds. Both share its gain and loss. The banker alone decides.
coach-calls = The calls
coach-calls-text = Before the stakes you may claim the bank. Suivi comes first, then solo for all of it, à deux and avec la table for half. The strongest counts, not the fastest.
coach-prime = Prime
coach-prime-text = Among equals the seats decide. Prime begins at the banker’s right and goes round. Each seat shows its number.
coach-suivi = Suivi
coach-suivi-text = Whoever called the whole bank and lost may call again on the next coup, before everyone. Use it or lose it.
coach-stakes = Stakes and the ponte
coach-stakes-text = Stakes count in prime until the bank is covered. The rest goes back. The largest stake plays the hand for all: its owner is the ponte.
coach-raise = Tous les coups sont tenus
coach-raise-text = More is staked than the bank holds. The banker may add to it before the cards come. What is not held is cut.
coach-garage = Au garage
coach-garage-text = What nobody covers is set aside: au garage, or au chocolat. It is not at risk, and it is still the banker’s.
coach-peek = Your cards
coach-peek-text = Two cards lie face down before you. Lift a corner. Only the last digit of the sum counts: an ace is one, tens and court cards count nothing.
coach-natural = Eight and nine
coach-natural-text = Eight or nine on two cards is shown at once: la petite, la grande. The other hand is shown too, and nobody draws.
coach-draw = A card, or none
coach-draw-text = The ponte plays for everyone who staked, so the rules are binding: a card on 0 to 4, none on 6 and 7.
coach-five = The free five
coach-five-text = On five, and only there, the ponte may draw or stand. The banker cannot tell which hand they face.
coach-tableau = The banker’s tableau
coach-tableau-text = The banker decides last, having seen the card given. The tableau is binding, with a choice only on 3 after giving 9, and on 5 after giving 4.
coach-tax = The tax
coach-tax-text = The house takes { $tax } % of each win of the bank, and nothing when the ponte wins.
coach-tie = En cartes
coach-tie-text = Equal hands: nobody wins. The stakes go back, the bank stays, no tax is due. Then calls are open again.
coach-choice = Hold it, or pass it on
coach-choice-text = After a win the banker may hold the bank, or say “La main passe” and take out everything. While the bank is held, all of it stays in.
coach-suite = The suite
coach-suite-text = A bank passed on is offered round at the sum it held. “Passez-moi les cartes”: the first in prime to say so puts it up.
coach-auction = The auction
coach-auction-text = Nobody took the suite, so the bank is auctioned. The highest bid puts it up. Equal bids go by prime.

## What I would do, and why
coach-why-put-up = About a tenth of your chips. If it is lost, nine tenths are left.
coach-why-double = You would share the risk, and decide nothing. Keep your chips for a hand of your own.
coach-why-suivi = It is your right, and the sum is small beside your chips. Do not expect better luck the second time.
coach-why-solo = The bank is small beside your chips. Take all of it, and the hand is yours to play.
coach-why-hand = You have not played a hand yet. This may give you one: whoever covers most plays it.
coach-why-no-call = A call risks much on one hand. A modest stake will do.
coach-why-punt = A twentieth of your chips or less: a long evening needs small stakes.
coach-why-punt-none = Not every bank deserves a stake.
coach-why-hold-all = The stakes are a small part of your chips. A good host holds them all.
coach-why-hold-some = You need not. What is over simply goes back to them.
coach-why-match = The part is small, and gain and loss stay half and half.
coach-why-no-match = The part is large. Gain and loss will go by what each has in the bank.
coach-why-no-add = Your bank is large enough. What you add stands to be lost with it.
coach-why-bid = The bank has not come to you yet. A low bid may bring it.
coach-why-no-bid = The bank comes round by itself. There is no need to pay for it.
coach-why-take = You have not held the bank yet, and can afford this one.
coach-why-no-suite = A bank that has grown costs much. Yours will come.
coach-why-hold = One win is a beginning, and you risk mostly what you have won.
coach-why-pass-on = It has grown. Take it out: in the bank, one bad hand costs it all.
coach-why-wait = Give them one more coup to stake.
coach-why-show = A natural is always shown at once.
coach-why-must-draw = On 0 to 4 the ponte is bound to draw.
coach-why-must-stand = On 6 and 7 the ponte is bound to stand.
coach-why-five = You are free. By the odds a card costs a little less than none, in the long run.
coach-why-tableau = That is what the tableau says for your total and the card you gave.
coach-why-volonte = You are free here. The two are worth nearly the same; most draw.

## The end
coach-done = Ten coups: you know the game
coach-done-met = You have met { $met } ideas at the table, and heard of { $told ->
    [one] one more
   *[other] { $told } more
}.
coach-done-all = You have met all { $met } ideas at the table.
coach-done-next = The rest is patience, and a seat among people.
coach-real = To the open tables
coach-stay = Play on here
coach-list = What you have learned
