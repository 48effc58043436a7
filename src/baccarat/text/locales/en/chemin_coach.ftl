# What the coach says at chemin de fer: its ideas, what to do, and why.

## The ideas
coach-bank = The bank and the shoe
coach-bank-text = One player holds the bank and deals from the shoe against all the others. Two hands are played. The nearer to nine wins.
coach-offered = The bank is offered
coach-offered-text = The shoe goes round to the right. The next player may put up a bank or decline. Nobody minds.
coach-putup = Your own bank
coach-putup-text = Now you play against the table. Win, and the stakes stay in the bank. Lose, and the shoe goes on. You can lose what is in the bank, no more.
coach-putup-decided-text = Now you play against the table, for one decided coup. Then the bank is paid out to you, and the shoe goes on. You can lose what is in the bank, no more.
coach-putup-never-text = Now you play against the table, until the bank is broken or you leave. You can lose what is in the bank, no more.
coach-stakes = Stakes and the ponte
coach-stakes-text = Stakes count in prime until the bank is covered. The rest goes back. The largest stake plays the hand for all: its owner is the ponte.
coach-stakes-left-text = Each is asked in turn, in prime, and stakes what is left of the bank. The largest stake plays the hand for all: its owner is the ponte.
coach-garage = Au garage
coach-garage-text = What nobody covers is set aside: au garage, or au chocolat. It is not at risk, and it is still the banker’s.
coach-natural = Eight and nine
coach-natural-text = Eight or nine on two cards is shown immediately: la petite, la grande. The other hand is shown too, and nobody draws.
coach-tableau = The banker’s tableau
coach-tableau-text = The banker decides last, having seen the card given. The tableau is binding, with a choice only on 3 after giving 9, and on 5 after giving 4.
coach-tableau-computer-text = The banker decides last, having seen the card given. The tableau is binding, with a choice only on 3 after giving 9.
coach-tableau-free-text = The banker decides last, having seen the card given, and may always choose. By custom the tableau decides.
coach-tax = The tax
coach-tax-text = The house takes { $tax }% of each win of the bank, and nothing when the ponte wins.
coach-tie = En cartes
coach-tie-text = Equal hands: nobody wins. The stakes go back, and the bank stays. Then calls are open again.
coach-tie-stand-text = Equal hands: nobody wins. Bank, stakes and call stand for the next coup.
coach-choice = Hold it, or pass it on
coach-choice-text = After a win the banker may hold the bank, or say “La main passe” and take out everything. While the bank is held, nothing is taken out.
coach-choice-any-text = Between coups the banker may hold the bank, or say “La main passe” and take out everything. While the bank is held, nothing is taken out.
coach-auction = The auction
coach-auction-text = Nobody took the suite, so the bank is auctioned. The highest bid puts it up. Equal bids go by prime.

## What I would do, and why
coach-why-solo = The bank is small beside your chips. Take all of it, and the hand is yours to play.
coach-why-hand = You have not played a hand yet. This may give you one: the player who covers most plays it.
coach-why-no-bid = There will be another bank. There is no need to pay for this one.
coach-why-no-suite = A bank that has grown costs much. Yours will come.
coach-why-hold = One win is a beginning, and you risk mostly what you have won.
coach-why-hold-first = It has not won yet. Give it a coup.
coach-why-tableau = That is what the tableau says for your total and the card you gave.
coach-why-volonte = You are free here. The two are worth nearly the same; most draw.
coach-why-usage = You are free here. Custom goes by the tableau.
