"""Deal a coup from a shuffled shoe, and settle a stake on Banker."""

from baccarat import CHIP, Coup, facts_of, punto_preset, seed_secret, shoe_order

game = punto_preset("online")
shoe = iter(shoe_order(seed_secret(2), room="at home", shoe=1, preset=game))

coup = Coup()
while side := coup.next_side():
    coup = coup.with_card(side, next(shoe))

print(f"Player {coup.player} is {coup.player.total}, Banker {coup.banker} is {coup.banker.total}.")
print(f"Outcome: {coup.outcome}.")

wager = game.wager("banker")
assert wager is not None
settlement = wager.settle(100 * CHIP, facts_of(coup))
won = (settlement.win - settlement.commission) / CHIP
print(f"A stake of 100 on Banker {settlement.fate}: {won:g} to the good.")
