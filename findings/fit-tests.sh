#!/usr/bin/env bash
# simple-statistics 7.12.1 and chi-sq-test 2.1.1 (npm): do counts of coups fit what is expected?
#
# 1. `chiSquaredGoodnessOfFit` of simple-statistics is true if the data do not fit, and false if they do:
#        simple-statistics: 300 samples by Poisson, true for below 20 % of them true
#        simple-statistics: 300 samples of whole numbers up to 5, true for all of them true
# 2. `gof` of chi-sq-test may be called without the expected counts. They are then zeros, and not equal counts as in scipy,
#    so that there is no p-value:
#        chi-sq-test: 100 100 100 has NaN, with 100 expected of each 1
#        chi-sq-test: 96 104 100 has NaN, with 100 expected of each 0.852
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund simple-statistics@7.12.1 chi-sq-test@2.1.1

cat >fits.cjs <<'CHECK'
const { chiSquaredGoodnessOfFit, poissonDistribution } = require('simple-statistics');
const { gof } = require('chi-sq-test');

const SAMPLES = 300;
const MEAN = 2;

/** A number with the mean above, by Knuth's product of numbers from 0 to 1. */
function poisson() {
  let [number, product] = [-1, 1];
  while (product > Math.exp(-MEAN)) {
    product *= Math.random();
    number++;
  }
  return number;
}

/** The share of samples, of 1,000 numbers each, for which the test at 0.05 says true. */
function share(draw) {
  const samples = Array.from({ length: SAMPLES }, () => Array.from({ length: 1000 }, draw));
  return samples.filter((sample) => chiSquaredGoodnessOfFit(sample, poissonDistribution, 0.05) === true).length / SAMPLES;
}

console.log(`simple-statistics: ${SAMPLES} samples by Poisson, true for below 20 % of them ${share(poisson) < 0.2}`);
const even = share(() => Math.floor(Math.random() * 6));
console.log(`simple-statistics: ${SAMPLES} samples of whole numbers up to 5, true for all of them ${even === 1}`);
for (const counts of [[100, 100, 100], [96, 104, 100]]) {
  const [without, given] = [gof(counts), gof(counts, [100, 100, 100])].map(({ pValue }) => Number(pValue.toFixed(3)));
  console.log(`chi-sq-test: ${counts.join(' ')} has ${without}, with 100 expected of each ${given}`);
}
CHECK
node fits.cjs | tee said

diff said - <<'EXPECTED'
simple-statistics: 300 samples by Poisson, true for below 20 % of them true
simple-statistics: 300 samples of whole numbers up to 5, true for all of them true
chi-sq-test: 100 100 100 has NaN, with 100 expected of each 1
chi-sq-test: 96 104 100 has NaN, with 100 expected of each 0.852
EXPECTED
