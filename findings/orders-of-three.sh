#!/usr/bin/env bash
# @algorithm.ts/shuffle 4.0.3 (npm), "Knuth shuffle": `knuthShuffle` does not reach all orders.
#
# It never swaps a card with itself, so that it makes cycles over the whole pack (Sattolo's algorithm) and no others. Of
# three cards only two of the six orders come up, and of 52 no card ever stays in its place. A look at a few shuffles
# does not show it, nor does a test of where a given card goes, except for its own place. The generator is replaced here
# by all values in twelfths, each once, so that the counts are exact. just-shuffle 4.2.0 and array-shuffle 4.1.0 are fair:
#        @algorithm.ts/shuffle: 231 72, 312 72
#        just-shuffle: 123 24, 132 24, 213 24, 231 24, 312 24, 321 24
#        array-shuffle: 123 24, 132 24, 213 24, 231 24, 312 24, 321 24
#        cards of 52 in their old places after 2,000 shuffles, by @algorithm.ts/shuffle: 0
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @algorithm.ts/shuffle@4.0.3 just-shuffle@4.2.0 array-shuffle@4.1.0

cat >orders.mjs <<'CHECK'
import { knuthShuffle } from '@algorithm.ts/shuffle';
import arrayShuffle from 'array-shuffle';
import justShuffle from 'just-shuffle';

const PARTS = 12;
const random = Math.random;

/** The orders of three cards, with their counts over all pairs of values that Math.random may return. */
function orders(shuffled) {
  const counts = new Map();
  for (let pair = 0; pair < PARTS ** 2; pair++) {
    const values = [pair % PARTS, Math.floor(pair / PARTS)];
    Math.random = () => (values.shift() + 0.5) / PARTS;
    const order = shuffled(['1', '2', '3']).join('');
    if (values.length) throw new Error('not two calls');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  Math.random = random;
  return [...counts].sort().map((each) => each.join(' ')).join(', ');
}

function inPlace(cards) {
  knuthShuffle(cards);
  return cards;
}

console.log(`@algorithm.ts/shuffle: ${orders(inPlace)}`);
console.log(`just-shuffle: ${orders(justShuffle)}`);
console.log(`array-shuffle: ${orders(arrayShuffle)}`);
let stayed = 0;
for (let shuffle = 0; shuffle < 2000; shuffle++) {
  stayed += inPlace([...Array(52).keys()]).filter((card, place) => card === place).length;
}
console.log(`cards of 52 in their old places after 2,000 shuffles, by @algorithm.ts/shuffle: ${stayed}`);
CHECK
node orders.mjs | tee said

diff said - <<'EXPECTED'
@algorithm.ts/shuffle: 231 72, 312 72
just-shuffle: 123 24, 132 24, 213 24, 231 24, 312 24, 321 24
array-shuffle: 123 24, 132 24, 213 24, 231 24, 312 24, 321 24
cards of 52 in their old places after 2,000 shuffles, by @algorithm.ts/shuffle: 0
EXPECTED
