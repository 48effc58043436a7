# Cards that one bends up oneself before they are turned.
squeeze-title = { $side }: your turn to look
squeeze-how = Pull a card up by any side or corner, or with the arrow keys. Let it go to lay it back.
squeeze-turn = Turn over
squeeze-card = Card { $at } of { $side }, face down
squeeze-bent = bent up { $percent } %
squeeze-turned = turned over
