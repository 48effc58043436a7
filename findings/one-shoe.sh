#!/usr/bin/env bash
# seedrandom 3.0.5, seed-random 2.2.0, knuth-shuffle-seeded 1.0.6, shuffle-seed 1.1.6 and chance 1.1.13 (npm): different
# seeds for one and the same shoe.
#
# 1. seedrandom, and each package here that contains it, repeats a text as often as it fits into 256 characters, so that a
#    text seeds like the same text twice. A number does not, because it is given an end. Seeds in a line give one shoe of
#    eight packs, except those with "not":
#        seedrandom: "7", "77", "777", the number 7 not, the number 77 not
#        seed-random: "7", "77", "777"
#        knuth-shuffle-seeded: "7", "77", "777"
#        shuffle-seed: "7", "77", "777"
# 2. seedrandom accepts other values as well: of an object it uses the values in their order without the names, of a Map
#    nothing that is in it, and of a date whole seconds:
#        seedrandom: {"table":1,"shoe":2}, {"shoe":1,"table":2}, {"table":2,"shoe":1} not
#        seedrandom: a Map of shoe 1, a Map of shoe 2
#        seedrandom: 12:00:00.000, 12:00:00.999, 12:00:01.000 not
# 3. chance accepts several seeds, and adds them up: the last once, the one before it twice, and so on:
#        chance: (1, 3), (2, 1), (0, 5), (3, 1) not
#        chance, tables 1 to 20 with 80 shoes each: 118 different shoes of 1600
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund seedrandom@3.0.5 seed-random@2.2.0 knuth-shuffle-seeded@1.0.6 \
    shuffle-seed@1.1.6 chance@1.1.13

cat >shoes.cjs <<'CHECK'
const Chance = require('chance');
const knuthShuffle = require('knuth-shuffle-seeded');
const seedRandom = require('seed-random');
const seedrandom = require('seedrandom');
const shuffleSeed = require('shuffle-seed');

const pack = () => [...Array(416).keys()];

/** A shoe of eight packs, shuffled by Fisher and Yates with numbers from 0 to 1. */
function dealt(random) {
  const cards = pack();
  for (let last = cards.length - 1; last > 0; last--) {
    const at = Math.floor(random() * (last + 1));
    [cards[last], cards[at]] = [cards[at], cards[last]];
  }
  return cards;
}

const SHOES = {
  seedrandom: (seed) => dealt(seedrandom(seed)),
  'seed-random': (seed) => dealt(seedRandom(seed)),
  'knuth-shuffle-seeded': (seed) => knuthShuffle(pack(), seed),
  'shuffle-seed': (seed) => shuffleSeed.shuffle(pack(), seed),
  chance: (seeds) => new Chance(...seeds).shuffle(pack()),
};

/** Name the seeds, and those of them that do not give the same shoe as the first. */
function compare(name, seeds) {
  const shoes = Object.values(seeds).map((seed) => SHOES[name](seed).join());
  console.log(`${name}: ${Object.keys(seeds).map((seed, at) => (shoes[at] === shoes[0] ? seed : `${seed} not`)).join(', ')}`);
}

const repeated = { '"7"': '7', '"77"': '77', '"777"': '777' };
compare('seedrandom', { ...repeated, 'the number 7': 7, 'the number 77': 77 });
for (const name of ['seed-random', 'knuth-shuffle-seeded', 'shuffle-seed']) compare(name, repeated);
const named = [
  { table: 1, shoe: 2 },
  { shoe: 1, table: 2 },
  { table: 2, shoe: 1 },
];
compare('seedrandom', Object.fromEntries(named.map((each) => [JSON.stringify(each), each])));
compare('seedrandom', Object.fromEntries([1, 2].map((shoe) => [`a Map of shoe ${shoe}`, new Map([['shoe', shoe]])])));
const noon = Date.UTC(2026, 0, 1, 12);
const times = { '12:00:00.000': 0, '12:00:00.999': 999, '12:00:01.000': 1000 };
compare('seedrandom', Object.fromEntries(Object.entries(times).map(([name, after]) => [name, new Date(noon + after)])));
const pairs = { '(1, 3)': [1, 3], '(2, 1)': [2, 1], '(0, 5)': [0, 5], '(3, 1)': [3, 1] };
compare('chance', pairs);
const shoes = new Set();
for (let table = 1; table <= 20; table++) {
  for (let shoe = 1; shoe <= 80; shoe++) shoes.add(SHOES.chance([table, shoe]).join());
}
console.log(`chance, tables 1 to 20 with 80 shoes each: ${shoes.size} different shoes of 1600`);
CHECK
node shoes.cjs | tee said

diff said - <<'EXPECTED'
seedrandom: "7", "77", "777", the number 7 not, the number 77 not
seed-random: "7", "77", "777"
knuth-shuffle-seeded: "7", "77", "777"
shuffle-seed: "7", "77", "777"
seedrandom: {"table":1,"shoe":2}, {"shoe":1,"table":2}, {"table":2,"shoe":1} not
seedrandom: a Map of shoe 1, a Map of shoe 2
seedrandom: 12:00:00.000, 12:00:00.999, 12:00:01.000 not
chance: (1, 3), (2, 1), (0, 5), (3, 1) not
chance, tables 1 to 20 with 80 shoes each: 118 different shoes of 1600
EXPECTED
