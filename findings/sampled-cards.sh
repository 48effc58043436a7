#!/usr/bin/env bash
# pandemonium 2.4.1 (npm): cards that `reservoirSample` takes less often, or never.
#
# A sample of k from n cards begins with the first k, and later ones replace them a little too often. Each of the first
# comes up with a chance of (k - 1) / (n - 1), and each of the others with k / (n - 1), instead of k / n. A single card is
# never the first. The class for streams does the same, and samples by Fisher and Yates are fair. The generator is
# replaced here by all values in twelfths, each once, so that the counts are exact:
#        reservoirSample: one of 3 is 0 72 72, two of 4 are 48 48 96 96
#        ReservoirSampler: one of 3 is 0 72 72, two of 4 are 48 48 96 96
#        fisherYatesSample: two of 4 are 72 72 72 72
# Six cards of a pack:
#        10000 samples of 6 from 52: the first six come up below 0.11 true, the others above 0.11 true
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund pandemonium@2.4.1

cat >samples.cjs <<'CHECK'
const { ReservoirSampler, createFisherYatesSample, createReservoirSample, reservoirSample } = require('pandemonium');

const PARTS = 12;
const SAMPLES = 10000;
const pack = (size) => [...Array(size).keys()];

function stream(random) {
  return (taken, cards) => {
    const sampler = new ReservoirSampler(taken, random);
    for (const card of cards) sampler.process(card);
    return sampler.end();
  };
}

/** How often each card is sampled, over all pairs of values that the generator may return. */
function count(create, taken, size) {
  const counts = pack(size).map(() => 0);
  for (let pair = 0; pair < PARTS ** 2; pair++) {
    const values = [pair % PARTS, Math.floor(pair / PARTS)];
    const sample = create(() => (values.shift() + 0.5) / PARTS);
    for (const card of sample(taken, pack(size))) counts[card]++;
    if (values.length) throw new Error('not two calls');
  }
  return counts.join(' ');
}

for (const [name, create] of [['reservoirSample', createReservoirSample], ['ReservoirSampler', stream]]) {
  console.log(`${name}: one of 3 is ${count(create, 1, 3)}, two of 4 are ${count(create, 2, 4)}`);
}
console.log(`fisherYatesSample: two of 4 are ${count(createFisherYatesSample, 2, 4)}`);
let early = 0;
for (let sample = 0; sample < SAMPLES; sample++) {
  early += reservoirSample(6, pack(52)).filter((card) => card < 6).length;
}
// Each card is to come up in 6 of 52 samples, or 0.115.
const [first, others] = [early / 6 / SAMPLES < 0.11, (6 * SAMPLES - early) / 46 / SAMPLES > 0.11];
console.log(
  `${SAMPLES} samples of 6 from 52: the first six come up below 0.11 ${first}, the others above 0.11 ${others}`,
);
CHECK
node samples.cjs | tee said

diff said - <<'EXPECTED'
reservoirSample: one of 3 is 0 72 72, two of 4 are 48 48 96 96
ReservoirSampler: one of 3 is 0 72 72, two of 4 are 48 48 96 96
fisherYatesSample: two of 4 are 72 72 72 72
10000 samples of 6 from 52: the first six come up below 0.11 true, the others above 0.11 true
EXPECTED
