#!/usr/bin/env bash
# odds-converter 1.0.4 (npm): odds from one format into another. oddslib 2.1.1 is asked the same.
#
# 1. `decimal.toFractional` works with the digits of a float, so that common prices are no short fractions, `simplify` or not:
#        1.05: odds-converter 3125000000000003/62500000000000000, oddslib 1/20
#        1.9: odds-converter 8999999999999999/10000000000000000, oddslib 9/10
#        prices from 1.01 to 10.00 with another fraction, of 900: odds-converter 152, oddslib 0
# 2. `american.toDecimal` is a number above 100, and a text with three digits below, so that a sum of two is none:
#        -110: odds-converter text 1.91, oddslib 1.9090909
#        225: odds-converter number 3.25, oddslib 3.25
#        225 and -110 added up: odds-converter 3.251.91
# 3. `decimal.toAmerican` has five digits, and an exponent from 100,000 on:
#        1.001: odds-converter -1.0000e+5, oddslib -100000
#        1001.5: odds-converter 1.0005e+5, oddslib 100050
#        1234.56: odds-converter 1.2336e+5, oddslib 123356
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund odds-converter@1.0.4 oddslib@2.1.1

cat >odds.cjs <<'CHECK'
const { american, decimal } = require('odds-converter');
const oddslib = require('oddslib');

const PRICES = Array.from({ length: 900 }, (_, at) => (at + 101) / 100);

function short(price) {
  const { n, d } = decimal.toFractional(price).simplify();
  return `${n}/${d}`;
}

const other = (price, format) => oddslib.from('decimal', price).to(format);

/** The profit on 100 units in lowest terms. */
function exact(price) {
  const profit = Math.round(100 * price) - 100;
  let [a, b] = [profit, 100];
  while (b) [a, b] = [b, a % b];
  return `${profit / a}/${100 / a}`;
}

const wrong = (fraction) => PRICES.filter((price) => fraction(price) !== exact(price)).length;
for (const price of [1.05, 1.9]) console.log(`${price}: odds-converter ${short(price)}, oddslib ${other(price, 'fractional')}`);
const oddslibs = wrong((price) => other(price, 'fractional'));
console.log(`prices from 1.01 to 10.00 with another fraction, of 900: odds-converter ${wrong(short)}, oddslib ${oddslibs}`);
for (const line of [-110, 225]) {
  const price = american.toDecimal(line);
  const kind = typeof price === 'string' ? 'text' : typeof price;
  const theirs = Number(oddslib.from('moneyline', line).to('decimal').toFixed(7));
  console.log(`${line}: odds-converter ${kind} ${price}, oddslib ${theirs}`);
}
console.log(`225 and -110 added up: odds-converter ${american.toDecimal(225) + american.toDecimal(-110)}`);
for (const price of [1.001, 1001.5, 1234.56]) {
  console.log(`${price}: odds-converter ${decimal.toAmerican(price)}, oddslib ${other(price, 'moneyline')}`);
}
CHECK
node odds.cjs | tee said

diff said - <<'EXPECTED'
1.05: odds-converter 3125000000000003/62500000000000000, oddslib 1/20
1.9: odds-converter 8999999999999999/10000000000000000, oddslib 9/10
prices from 1.01 to 10.00 with another fraction, of 900: odds-converter 152, oddslib 0
-110: odds-converter text 1.91, oddslib 1.9090909
225: odds-converter number 3.25, oddslib 3.25
225 and -110 added up: odds-converter 3.251.91
1.001: odds-converter -1.0000e+5, oddslib -100000
1001.5: odds-converter 1.0005e+5, oddslib 100050
1234.56: odds-converter 1.2336e+5, oddslib 123356
EXPECTED
