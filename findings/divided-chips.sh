#!/usr/bin/env bash
# dinero.js 2.0.2, hare-niemeyer 3.0.0 and percent-round 2.3.1 (npm): whole chips and percents in given proportions.
#
# Each player should have a share less than one from the exact one, and the shares should add up.
# 1. `allocate` of dinero.js shares out the rest "as evenly as possible", but to the largest proportions first, even to
#    one whose share is whole:
#        dinero.js: 2 to 2 1 1 is 2 0 0, exactly 1 0.5 0.5
#        dinero.js: 8 to 1 2 3 is 1 2 5, exactly 1.33 2.67 4
#        dinero.js: 800 divisions that add up 800, with a share a whole one off 214
# 2. hare-niemeyer divides seats by largest remainders, and loses the last one for some sums that come out even:
#        hare-niemeyer: 2 to 1 1 1 is 1 in all, 5 is 4, 8 is 7
#        hare-niemeyer: 800 divisions that add up 713, with a share a whole one off 0
# 3. percent-round changes what was rounded most, whichever way it was rounded. So a share may be rounded up twice:
#        percent-round: 100 to 2 1 1 1 1 1 is 30 14 14 14 14 14, exactly 28.57 14.29 14.29 14.29 14.29 14.29
#        largest-remainder-round: 100 to 2 1 1 1 1 1 is 29 15 14 14 14 14
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund dinero.js@2.0.2 hare-niemeyer@3.0.0 percent-round@2.3.1 \
    largest-remainder-round@1.1.0

cat >chips.mjs <<'CHECK'
import { allocate, dinero, toSnapshot } from 'dinero.js';
import { EUR } from 'dinero.js/currencies';
import hareNiemeyer from 'hare-niemeyer';
import percentRound from 'percent-round';
import 'largest-remainder-round';

const sum = (shares) => shares.reduce((one, other) => one + other);
const exact = (amount, parts) => parts.map((part) => (amount * part) / sum(parts));
const short = (shares) => shares.map((share) => Math.round(share * 100) / 100).join(' ');

const DIVISIONS = {
  'dinero.js': (amount, parts) =>
    allocate(dinero({ amount, currency: EUR }), parts).map((share) => toSnapshot(share).amount),
  'hare-niemeyer': (amount, parts) => Object.values(hareNiemeyer({ ...parts }, amount)),
};

function count(name) {
  let [all, whole, off] = [0, 0, 0];
  for (let amount = 1; amount <= 200; amount++) {
    for (const parts of [[1, 1, 1], [1, 2, 3], [3, 2, 1], [5, 3, 1, 1]]) {
      const shares = DIVISIONS[name](amount, parts);
      all++;
      if (sum(shares) === amount) whole++;
      if (exact(amount, parts).some((share, at) => Math.abs(share - shares[at]) >= 1)) off++;
    }
  }
  console.log(`${name}: ${all} divisions that add up ${whole}, with a share a whole one off ${off}`);
}

for (const [amount, parts] of [[2, [2, 1, 1]], [8, [1, 2, 3]]]) {
  const shares = DIVISIONS['dinero.js'](amount, parts);
  console.log(`dinero.js: ${amount} to ${short(parts)} is ${short(shares)}, exactly ${short(exact(amount, parts))}`);
}
count('dinero.js');
const [two, five, eight] = [2, 5, 8].map((amount) => sum(DIVISIONS['hare-niemeyer'](amount, [1, 1, 1])));
console.log(`hare-niemeyer: 2 to 1 1 1 is ${two} in all, 5 is ${five}, 8 is ${eight}`);
count('hare-niemeyer');
const parts = [2, 1, 1, 1, 1, 1];
const asked = `100 to ${short(parts)} is`;
console.log(`percent-round: ${asked} ${short(percentRound(parts))}, exactly ${short(exact(100, parts))}`);
console.log(`largest-remainder-round: ${asked} ${short(parts.spread(100))}`);
CHECK
node chips.mjs | tee said

diff said - <<'EXPECTED'
dinero.js: 2 to 2 1 1 is 2 0 0, exactly 1 0.5 0.5
dinero.js: 8 to 1 2 3 is 1 2 5, exactly 1.33 2.67 4
dinero.js: 800 divisions that add up 800, with a share a whole one off 214
hare-niemeyer: 2 to 1 1 1 is 1 in all, 5 is 4, 8 is 7
hare-niemeyer: 800 divisions that add up 713, with a share a whole one off 0
percent-round: 100 to 2 1 1 1 1 1 is 30 14 14 14 14 14, exactly 28.57 14.29 14.29 14.29 14.29 14.29
largest-remainder-round: 100 to 2 1 1 1 1 1 is 29 15 14 14 14 14
EXPECTED
