#!/usr/bin/env bash
# pokerkit 0.7.7 (PyPI) and poker-ts 1.5.0 (npm): side pots, and prizes by the independent chip model.
#
# 1. The `rake` of pokerkit is taken from each pot, and its `cap` is the most for a pot and not for the hand. Three players
#    go all in with 100, 60 and 20 chips, and two of them win a pot:
#        pokerkit: 5 %, at most 3: 6 taken from one hand; at most 1: 2 taken from one hand
# 2. `calculate_icm` of pokerkit has no value for anybody's chips as long as there are more prizes than players, as there
#    are at the end of a tournament:
#        pokerkit: prizes 50 30 20, two with half of the chips each: 0.0 0.0; prizes 50 30: 40.0 40.0
# 3. poker-ts does not pay a player who is all in, if two others go on after that round. If one of them folds, that hand
#    may still win the main pot, and is not paid, either. The chips are gone. Three players have 10, 20 and 20 chips, and
#    go all in, raise and call before the first cards on the table:
#        poker-ts: the others check, and the all-in hand wins: 20 of 50 chips are left
#        poker-ts: the others check, and another hand wins: 50 of 50 chips are left
#        poker-ts: the second folds, and the folded hand is best: 20 of 50 chips are left
#
# Needs Python 3.10 or newer and npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet pokerkit==0.7.7
npm install --silent --no-audit --no-fund poker-ts@1.5.0

cat >pots.py <<'CHECK'
from functools import partial

from pokerkit import Automation, NoLimitTexasHoldem, calculate_icm, rake

MANUAL = {Automation.HOLE_DEALING, Automation.BOARD_DEALING}


def taken(most):
    """The rake of one hand in all, with 5 % and at most so much."""
    state = NoLimitTexasHoldem.create_state(
        tuple(set(Automation) - MANUAL),
        True,
        0,
        (1, 2),
        2,
        (100, 60, 20),
        3,
        rake=partial(rake, percentage=0.05, cap=most),
    )
    for cards in ("KcKd", "QcQd", "AcAd"):
        state.deal_hole(cards)
    state.complete_bet_or_raise_to(20)
    state.complete_bet_or_raise_to(100)
    state.check_or_call()
    for cards in ("2h3h7s", "8s", "9d"):
        state.deal_board(cards)
    assert state.stacks[1] == 0 and not state.status
    return 180 - sum(state.stacks)


print(f"pokerkit: 5 %, at most 3: {taken(3)} taken from one hand; at most 1: {taken(1)} taken from one hand")
all_prizes, cut = (" ".join(map(str, calculate_icm(prizes, [500, 500]))) for prizes in ([50, 30, 20], [50, 30]))
print(f"pokerkit: prizes 50 30 20, two with half of the chips each: {all_prizes}; prizes 50 30: {cut}")
CHECK
cat >pots.cjs <<'CHECK'
const { Table } = require('poker-ts');

const STACKS = [10, 20, 20];

/** The winners of the main pot, and the chips left, after a hand whose second betting round begins with the action. */
function play(action) {
  const table = new Table({ smallBlind: 1, bigBlind: 2 });
  STACKS.forEach((stack, seat) => table.sitDown(seat, stack));
  table.startHand(0);
  const actions = [['raise', 10], ['raise', 18], ['call'], [action]];
  while (table.isHandInProgress()) {
    while (table.isBettingRoundInProgress()) table.actionTaken(...(actions.shift() ?? ['check']));
    table.endBettingRound();
    if (table.areBettingRoundsCompleted()) table.showdown();
  }
  const left = table.seats().reduce((sum, seat) => sum + (seat?.totalChips ?? 0), 0);
  return { winners: table.winners()[0].map(([seat]) => seat).join(), left };
}

function show(name, action, winners) {
  const hands = Array.from({ length: 500 }, () => play(action)).filter((hand) => winners.includes(hand.winners));
  console.log(`poker-ts: ${name}: ${[...new Set(hands.map(({ left }) => left))]} of 50 chips are left`);
}

show('the others check, and the all-in hand wins', 'check', ['0']);
show('the others check, and another hand wins', 'check', ['1', '2']);
show('the second folds, and the folded hand is best', 'fold', ['1']);
CHECK
{
    env/bin/python pots.py
    node pots.cjs
} | tee said

diff said - <<'EXPECTED'
pokerkit: 5 %, at most 3: 6 taken from one hand; at most 1: 2 taken from one hand
pokerkit: prizes 50 30 20, two with half of the chips each: 0.0 0.0; prizes 50 30: 40.0 40.0
poker-ts: the others check, and the all-in hand wins: 20 of 50 chips are left
poker-ts: the others check, and another hand wins: 50 of 50 chips are left
poker-ts: the second folds, and the folded hand is best: 20 of 50 chips are left
EXPECTED
