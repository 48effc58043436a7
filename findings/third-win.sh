#!/usr/bin/env bash
# probability-distributions 0.9.1 (npm): how many coups are lost before the third win? ranjs 1.24.5 is asked the same.
#
# `rnbinom` has the name and the arguments of R's function, which counts the losses before a given number of wins. Here each
# win but the last is counted as well, so that a sample for one win is right, and no other. `mu` says the mean itself:
#        before win 1 at 0.5: mean about 1, least 0; ranjs about 1, least 0
#        before win 3 at 0.5: mean about 5, least 2; ranjs about 3, least 0
#        before win 3 with a mean of 3: about 5, least 2
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund probability-distributions@0.9.1 ranjs@1.24.5

cat >wins.cjs <<'CHECK'
const distributions = require('probability-distributions');
const { dist } = require('ranjs');

const SAMPLE = 40000;

/** The mean as a whole number, and the least. */
function show(numbers) {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return `about ${Math.round(mean)}, least ${numbers.reduce((low, number) => Math.min(low, number))}`;
}

for (const wins of [1, 3]) {
  const theirs = new dist.NegativeBinomial(wins, 0.5).sample(SAMPLE);
  console.log(`before win ${wins} at 0.5: mean ${show(distributions.rnbinom(SAMPLE, wins, 0.5))}; ranjs ${show(theirs)}`);
}
console.log(`before win 3 with a mean of 3: ${show(distributions.rnbinom(SAMPLE, 3, undefined, 3))}`);
CHECK
node wins.cjs | tee said

diff said - <<'EXPECTED'
before win 1 at 0.5: mean about 1, least 0; ranjs about 1, least 0
before win 3 at 0.5: mean about 5, least 2; ranjs about 3, least 0
before win 3 with a mean of 3: about 5, least 2
EXPECTED
