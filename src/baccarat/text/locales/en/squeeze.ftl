# Cards that one bends up oneself before they are turned.
squeeze-title = { $side }: your turn to look
squeeze-how = Pull a card up by any side or corner, or with the arrow keys. Let it go to lay it back.
squeeze-finger = Pull a card up by any side or corner with a finger. Let it go to lay it back.
squeeze-pattern = Patterned backs
squeeze-turn = Turn over
squeeze-card = Card { $at } of { $side }, face down
squeeze-bent = bent up { $percent }%
squeeze-turned = turned over
squeeze-watched = { $name } looks at { $side }’s cards
reactions = Reactions
reaction-luck = Good luck
reaction-wow = Oh!
reaction-bravo = Bravo
reaction-laugh = Ha ha
reaction-pity = What a pity
turns-who = Who turns the cards
turns-croupier = Croupier turns
turns-corner = Lift a corner
turns-me = I squeeze

# What newcomers are offered once, after their first coups.
offer-figures = Would figures in the corners make the cards easier to read?
offer-figures-yes = Show figures
offer-sound = Would you like to hear the cards and chips?
offer-sound-yes = Turn sound on
offer-squeeze = You can turn the cards yourself, as slowly as you like.
offer-squeeze-yes = I squeeze
offer-no = No, thanks
