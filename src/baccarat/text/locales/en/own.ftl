# What each chooses for what they alone see and hear.
own = For you alone
own-how = Only what you see and hear. The table keeps its clock; Skip shows at once what has been dealt.
own-pace = How fast cards move for me
own-pace-table = As the table
own-pace-slow = Slow
own-pace-normal = Normal
own-pace-quick = Quick
own-pace-instant = At once
own-turns = Who turns the cards
own-turns-never = The croupier
own-turns-mine = I squeeze the side I bet on
own-turns-all = I squeeze every card
own-index = Cards with figures in their corners
own-volume = Volume
own-voice = The croupier speaks
