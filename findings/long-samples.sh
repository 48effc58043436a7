#!/usr/bin/env bash
# jstat 1.9.6 and simple-statistics 7.12.1 (npm): how many of a few thousand coups are unusual?
#
# 1. jstat: a binomial probability may be infinite or no number from 1,030 trials on, because the number of combinations
#    is computed first and exceeds the largest double. The distribution function next to it is right:
#        binomial, 515 of 1030 at 0.5: pdf Infinity
#        binomial, 1000 of 2000 at 0.5: pdf Infinity, cdf 0.5089
#        binomial, 1000 of 2000 at 0.4462: pdf NaN, cdf 1.0000
#    The Poisson distribution gets there at the mean of 144, with both functions:
#        Poisson, 143 at a mean of 143: pdf 0.0333
#        Poisson, 150 at a mean of 150: pdf Infinity, cdf Infinity
# 2. simple-statistics: `cumulativeStdNormalProbability` reads a table. Its documentation says so, but not that the table
#    ends at 3.09, so that nothing is rarer than one in a thousand:
#        normal, above 3.09: 0.001, above 5: 0.001, above 8: 0.001
#        normal in jstat, above 5: 0.000000287
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund jstat@1.9.6 simple-statistics@7.12.1

cat >samples.js <<'CHECK'
const { jStat } = require('jstat');
const { cumulativeStdNormalProbability } = require('simple-statistics');

const short = (number) => (Number.isFinite(number) ? number.toFixed(4) : String(number));
const { binomial, poisson, normal } = jStat;
console.log(`binomial, 514 of 1029 at 0.5: pdf ${short(binomial.pdf(514, 1029, 0.5))}`);
console.log(`binomial, 515 of 1030 at 0.5: pdf ${short(binomial.pdf(515, 1030, 0.5))}`);
for (const share of [0.5, 0.4462]) {
  const [pdf, cdf] = [binomial.pdf, binomial.cdf].map((each) => short(each(1000, 2000, share)));
  console.log(`binomial, 1000 of 2000 at ${share}: pdf ${pdf}, cdf ${cdf}`);
}
console.log(`Poisson, 143 at a mean of 143: pdf ${short(poisson.pdf(143, 143))}`);
console.log(`Poisson, 144 at a mean of 144: pdf ${short(poisson.pdf(144, 144))}`);
console.log(`Poisson, 150 at a mean of 150: pdf ${short(poisson.pdf(150, 150))}, cdf ${short(poisson.cdf(150, 150))}`);
const above = [3.09, 5, 8].map((z) => `above ${z}: ${(1 - cumulativeStdNormalProbability(z)).toFixed(3)}`);
console.log(`normal, ${above.join(', ')}`);
console.log(`normal in jstat, above 5: ${normal.cdf(-5, 0, 1).toFixed(9)}`);
CHECK
node samples.js | tee said

diff said - <<'EXPECTED'
binomial, 514 of 1029 at 0.5: pdf 0.0249
binomial, 515 of 1030 at 0.5: pdf Infinity
binomial, 1000 of 2000 at 0.5: pdf Infinity, cdf 0.5089
binomial, 1000 of 2000 at 0.4462: pdf NaN, cdf 1.0000
Poisson, 143 at a mean of 143: pdf 0.0333
Poisson, 144 at a mean of 144: pdf Infinity
Poisson, 150 at a mean of 150: pdf Infinity, cdf Infinity
normal, above 3.09: 0.001, above 5: 0.001, above 8: 0.001
normal in jstat, above 5: 0.000000287
EXPECTED
