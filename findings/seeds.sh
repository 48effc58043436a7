#!/usr/bin/env bash
# pure-rand 8.4.2, prando 6.0.1 and seededshuffle 0.2.0 (npm): seeds that look different, and shuffles that are not.
#
# 1. The number of a shoe is no good seed for a generator of its own, even if that generator passes tests. With pure-rand
#    the first card of a pack counts down as the seed counts up, and with prando it stays the same for tens of seeds.
#    The documentation of pure-rand advises jumps for simulations, but shows seeds such as 42. Its `mersenne` is fine:
#        xoroshiro128plus: first cards 22 21 20 19 18 17; one place down in 1999 of 1999 steps
#        xorshift128plus: first cards 22 21 20 19 18 17; one place down in 1999 of 1999 steps
#        mersenne: first cards 17 16 30 34 51 2; one place down in 31 of 1999 steps
#        prando: first cards 26 26 26 26 26 26; unchanged in 1969 of 1999 steps
# 2. seededshuffle has 233280 different seeds, of which 0 is refused (it returns null). Over all of them the six orders
#    of three cards are not equally common, and the first card of a pack of 52 stays first in 37 % instead of 1.9 %:
#        123: 51839, 132: 51842, 213: 25920, 231: 25921, 312: 51838, 321: 25920
#        the first of 52 cards stays first for 86570 of 233280 seeds
# 3. seededshuffle takes a name as a seed, and strings the codes of its characters together to one number. A double
#    holds about sixteen digits of it, so that names of eight characters may already differ in their ends for nothing:
#        orders of 52 cards for the names "table 7, shoe 1" to "table 7, shoe 99": 2
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund pure-rand@8.4.2 prando@6.0.1 seededshuffle@0.2.0

cat >seeds.mjs <<'CHECK'
import { createRequire } from 'module';
import Prando from 'prando';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';

const seededShuffle = createRequire(import.meta.url)('seededshuffle');
const pack = (size) => [...Array(size).keys()];

/** A card of a pack, drawn by Fisher and Yates, which is the first one dealt. `below` draws from 0 to its argument. */
function firstCard(below) {
  const cards = pack(52);
  for (let last = 51; last > 0; last--) {
    const at = below(last);
    [cards[last], cards[at]] = [cards[at], cards[last]];
  }
  return cards[51];
}

function countUp(name, generator, step, words) {
  const first = pack(2000).map((seed) => firstCard(generator(seed + 1)));
  const steps = first.slice(1).filter((card, at) => (card - first[at] + 52) % 52 === step).length;
  console.log(`${name}: first cards ${first.slice(0, 6).join(' ')}; ${words} in ${steps} of 1999 steps`);
}

for (const generator of [xoroshiro128plus, xorshift128plus, mersenne]) {
  const seeded = (seed) => {
    const random = generator(seed);
    return (most) => uniformInt(random, 0, most);
  };
  countUp(generator.name, seeded, 51, 'one place down');
}
const prando = (seed) => {
  const random = new Prando(seed);
  return (most) => random.nextInt(0, most);
};
countUp('prando', prando, 0, 'unchanged');

const SEEDS = 233280;
const orders = new Map();
let stays = 0;
for (let seed = 1; seed <= SEEDS; seed++) {
  const order = seededShuffle.shuffle(['1', '2', '3'], seed).join('');
  orders.set(order, (orders.get(order) ?? 0) + 1);
  if (seededShuffle.shuffle(pack(52), seed)[0] === 0) stays++;
}
console.log([...orders].sort().map(([order, count]) => `${order}: ${count}`).join(', '));
console.log(`the first of 52 cards stays first for ${stays} of ${SEEDS} seeds`);
const names = pack(99).map((shoe) => `table 7, shoe ${shoe + 1}`);
const different = new Set(names.map((name) => seededShuffle.shuffle(pack(52), name).join()));
console.log(`orders of 52 cards for the names "${names[0]}" to "${names.at(-1)}": ${different.size}`);
CHECK
node seeds.mjs | tee said

diff said - <<'EXPECTED'
xoroshiro128plus: first cards 22 21 20 19 18 17; one place down in 1999 of 1999 steps
xorshift128plus: first cards 22 21 20 19 18 17; one place down in 1999 of 1999 steps
mersenne: first cards 17 16 30 34 51 2; one place down in 31 of 1999 steps
prando: first cards 26 26 26 26 26 26; unchanged in 1969 of 1999 steps
123: 51839, 132: 51842, 213: 25920, 231: 25921, 312: 51838, 321: 25920
the first of 52 cards stays first for 86570 of 233280 seeds
orders of 52 cards for the names "table 7, shoe 1" to "table 7, shoe 99": 2
EXPECTED
