# What the coach says at baccara banque: its ideas, what to do, and why.

## The ideas
coach-banque = One bank, two sides
coach-banque-text = The banker sits in the middle and plays against both halves of the table at once. Three hands are dealt. Each side by itself wins or loses against the banker: the nearer to nine.
coach-award = The auction
coach-award-text = The bank goes to the highest bid, and each bid is above the last. The highest there is: “Tous les coups sont tenus”, which makes the bank an open one.
coach-limited = Limited or open
coach-limited-text = A limited bank answers for what is in it, no more. At zero it is broken, and a black cloth is laid over it. An open bank holds every stake, or is given up.
coach-sides = Your side
coach-sides-text = You stake on the half of the table where you sit, and win or lose with its hand. Stakes count in prime until the bank is covered. The rest is refused.
coach-cheval = Banco à cheval
coach-cheval-text = What is called here lies on both hands, half on each: one may win while the other loses. A caller alone plays both, the right first. In a club you may also call on your own side’s hand alone.
coach-three = Right, left, banker
coach-three-text = The cards come face down, in two rounds: right, left, banker. A side without stakes gets none.
coach-holders = Who plays a hand
coach-holders-text = Each side’s hand begins beside the banker. It stays there while it wins or ties. When it loses, it passes outward, and whoever plays it must have a stake on it.
coach-naturals = Eight and nine
coach-naturals-text = The banker looks first: a natural there ends the coup. A side’s natural is decided at once, against the banker’s two cards. Nothing drawn later changes that.
coach-last = The banker decides last
coach-last-text = The banker sees both third cards, then draws or stands as they like: one card has to serve against two hands. By custom the tableau decides, against the side with more at stake.
coach-apart = One side wins, the other loses
coach-apart-text = The bank may lose to one side and win from the other. Money moves when all are served: losers are collected first, then winners are paid.
coach-level = En cartes
coach-level-text = Equal hands: that side neither wins nor loses, and its stakes go back. The bank stays, and calls are open again.
coach-net = The tax
coach-net-text = The house takes { $tax } % of what a coup brings a limited bank, both sides taken together. When the bank loses on balance, it takes nothing.
coach-middle = You are the banker
coach-middle-text = From the middle you play against both sides. The bank stays with you after a loss too, until it is broken or the shoe is dealt out. You can lose what is in it, no more.
coach-retire = Go on, or retire
coach-retire-text = Between coups the banker goes on, or retires: “Il y a une suite”. As long as the bank is held, nothing is taken out of it.

## What I would do, and why
coach-why-both = The bank is small beside your chips. Half of it lies on each hand, and you play both.
coach-why-both-at-last = You have not played a hand yet. Call the bank, and you play both.
coach-why-no-bank = Watch a coup or two first. Whoever holds it plays against everyone.
coach-why-no-heir = A bank that has grown costs much. There will be another.
coach-why-keep = Win or lose, the bank is yours, and you risk no more than is in it.
coach-why-custom = You are free. Custom asks the tableau, against the side with more at stake.
coach-why-no-open = An open bank has to hold every stake. Leave it to deeper pockets.
