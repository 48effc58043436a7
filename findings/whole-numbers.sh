#!/usr/bin/env bash
# big-rational 0.10.9 and permutation-rank 1.0.0 (npm): whole numbers near zero, and numbers for the orders of cards.
#
# 1. big-rational "rounds down to the nearest integer", but not between 0 and -1, where most edges of a bet are. Its other
#    ways to round are off there, too:
#        -1/20: floor 0, ceil 1, round 0
#        -19/20: floor 0, ceil 1, round 0
#        -1: floor -1, ceil -1, round 0
#        -29/20: floor -2, ceil -1, round 0
#        twentieths from -5 to 5 that are wrong, of 201: floor 19, ceil 19, round 19
# 2. permutation-rank numbers the orders of a pack, and `unrank` makes orders of the numbers again. From 14 cards on it does
#    not return the same ones, although the numbers are exact up to 18:
#        13 cards: 300 of 300 orders come back
#        14 cards: 0 of 300 orders come back, with 300 exact numbers
#        18 cards: 0 of 300 orders come back, with 300 exact numbers
#    The numbers are not the "colexicographic rank" of the documentation, either, which begins with 210 and 120:
#        120 210 201 021 102 012
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund big-rational@0.10.9 permutation-rank@1.0.0

cat >whole.cjs <<'CHECK'
const rational = require('big-rational');
const { rank, unrank } = require('permutation-rank');

const NEAREST = { floor: Math.floor, ceil: Math.ceil, round: Math.round };
const ways = Object.keys(NEAREST);
const ORDERS = 300;

/** A fraction of whole numbers, rounded in one of the ways. */
const rounded = (way, above, below) => Number(rational(above, below)[way]());

for (const [above, below] of [[-1, 20], [-19, 20], [-1, 1], [-29, 20]]) {
  const all = ways.map((way) => `${way} ${rounded(way, above, below)}`);
  console.log(`${below === 1 ? above : `${above}/${below}`}: ${all.join(', ')}`);
}
const twentieths = Array.from({ length: 201 }, (_, at) => at - 100);
const wrong = ways.map((way) => {
  // Halves may be rounded either way.
  const off = (above) => Math.abs(rounded(way, above, 20) - NEAREST[way](above / 20));
  return `${way} ${twentieths.filter((above) => off(above) > Number(way === 'round' && above % 20 === -10)).length}`;
});
console.log(`twentieths from -5 to 5 that are wrong, of ${twentieths.length}: ${wrong.join(', ')}`);

function shuffled(size) {
  const cards = [...Array(size).keys()];
  for (let last = size - 1; last > 0; last--) {
    const at = Math.floor(Math.random() * (last + 1));
    [cards[last], cards[at]] = [cards[at], cards[last]];
  }
  return cards;
}

function returns(cards) {
  try {
    return unrank(cards.length, rank(cards)).join() === cards.join();
  } catch {
    return false;
  }
}

for (const size of [13, 14, 18]) {
  const orders = Array.from({ length: ORDERS }, () => shuffled(size));
  const back = `${orders.filter(returns).length} of ${ORDERS} orders come back`;
  const exact = orders.filter((cards) => Number.isSafeInteger(rank(cards))).length;
  console.log(`${size} cards: ${back}${size > 13 ? `, with ${exact} exact numbers` : ''}`);
}
const three = ['012', '021', '102', '120', '201', '210'];
console.log(three.sort((one, other) => rank([...one].map(Number)) - rank([...other].map(Number))).join(' '));
CHECK
node whole.cjs | tee said

diff said - <<'EXPECTED'
-1/20: floor 0, ceil 1, round 0
-19/20: floor 0, ceil 1, round 0
-1: floor -1, ceil -1, round 0
-29/20: floor -2, ceil -1, round 0
twentieths from -5 to 5 that are wrong, of 201: floor 19, ceil 19, round 19
13 cards: 300 of 300 orders come back
14 cards: 0 of 300 orders come back, with 300 exact numbers
18 cards: 0 of 300 orders come back, with 300 exact numbers
120 210 201 021 102 012
EXPECTED
