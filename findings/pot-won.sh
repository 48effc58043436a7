#!/usr/bin/env bash
# open-hand-tracker 1.0.9 (npm): how much does the winner of a hand win?
#
# `calculateWinningAmount` adds up the bets of the record, and leaves out what nobody has called.
# 1. A bet that nobody calls is measured by the highest single action of another player, instead of by all of theirs. So the
#    winner is given less, and the more so the more rounds there were:
#        ann bets 10, 50, 200; ben calls twice and folds: ann wins 110, in the pot are 120
#        five bets of 10 that ben calls, and one of 100: ann wins 60, in the pot are 100
# 2. Whoever is in for less than the others, as after going all-in, wins the side pot with the main pot:
#        ann is in for 100, ben and cem for 500 each: ann wins 1100, in the main pot are 300
# 3. The example of the documentation has the action "RAISE", which counts for nothing. The second argument is the total pot
#    by the documentation, and is not read:
#        RAISE and CALL of 100: ann wins 0; Raise and Call: ann wins 200, with a total pot of 50 200
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund open-hand-tracker@1.0.9

cat >pot.cjs <<'CHECK'
const { OpenHandHistory } = require('open-hand-tracker');

const [ANN, BEN, CEM] = [1, 2, 3];

/** What ann wins in a hand of these actions, each of a player with an amount. */
function won(actions, ...total) {
  const hand = new OpenHandHistory({});
  hand.addRound({ id: 1, street: 'Preflop', actions: [] });
  actions.forEach(([player_id, action, amount], index) => {
    hand.addActionToRound(1, { action_number: index + 1, player_id, action, amount });
  });
  return hand.calculateWinningAmount(ANN, ...total);
}

/** Bets of ann that ben calls, and one that he does not call. */
function calledBut(last, ...bets) {
  const called = bets.flatMap((amount) => [
    [ANN, 'Bet', amount],
    [BEN, 'Call', amount],
  ]);
  const pot = 2 * bets.reduce((sum, amount) => sum + amount, 0);
  return `ann wins ${won([...called, [ANN, 'Bet', last], [BEN, 'Fold', 0]])}, in the pot are ${pot}`;
}

console.log(`ann bets 10, 50, 200; ben calls twice and folds: ${calledBut(200, 10, 50)}`);
console.log(`five bets of 10 that ben calls, and one of 100: ${calledBut(100, 10, 10, 10, 10, 10)}`);

const short = [[ANN, 'Bet', 100], [BEN, 'Raise', 500], [CEM, 'Call', 500]];
console.log(`ann is in for 100, ben and cem for 500 each: ann wins ${won(short)}, in the main pot are ${3 * 100}`);

const written = [[ANN, 'RAISE', 100], [BEN, 'CALL', 100]];
const typed = [[ANN, 'Raise', 100], [BEN, 'Call', 100]];
console.log(
  `RAISE and CALL of 100: ann wins ${won(written)};` +
    ` Raise and Call: ann wins ${won(typed)}, with a total pot of 50 ${won(typed, 50)}`,
);
CHECK
node pot.cjs | tee said

diff said - <<'EXPECTED'
ann bets 10, 50, 200; ben calls twice and folds: ann wins 110, in the pot are 120
five bets of 10 that ben calls, and one of 100: ann wins 60, in the pot are 100
ann is in for 100, ben and cem for 500 each: ann wins 1100, in the main pot are 300
RAISE and CALL of 100: ann wins 0; Raise and Call: ann wins 200, with a total pot of 50 200
EXPECTED
