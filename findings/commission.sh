#!/usr/bin/env bash
# money-math 2.6.3 and currency.js 2.0.4 (npm): a commission of 5 % that is taken, and one that is given back.
#
# 1. money-math multiplies positive amounts to the nearest cent. Negative ones are off by more than half a cent unless the
#    product is whole, and small ones come out positive:
#        money-math: 5 % of 20.10 is 1.01, of -20.10 is -0.99
#        money-math: 5 % of 0.50 is 0.03, of -0.50 is -0.01
#        money-math: 5 % of 0.01 is 0.00, of -0.01 is 0.01
#        money-math: of 10000 amounts, 0 are off by more than half a cent, and of their negatives 9500
#        money-math: amounts whose two commissions do not cancel: 9500
# 2. currency.js rounds half a cent up, which is towards zero for a negative amount, so that one cent of the commission
#    is not given back:
#        currency.js: 5 % of 0.50 is 0.03, of -0.50 is -0.02
#        currency.js: of 10000 amounts, 0 are off by more than half a cent, and of their negatives 0
#        currency.js: amounts whose two commissions do not cancel: 500
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund money-math@2.6.3 currency.js@2.0.4

cat >commission.cjs <<'CHECK'
const currency = require('currency.js');
const money = require('money-math');

const AMOUNTS = 10000;
const COMMISSIONS = {
  'money-math': (amount) => money.percent(amount, '5.00'),
  'currency.js': (amount) => currency(amount).multiply(0.05).toString(),
};
const text = (cents) => (cents / 100).toFixed(2);
const cents = (amount) => Math.round(Number(amount) * 100);

for (const [name, commission] of Object.entries(COMMISSIONS)) {
  const show = (amount) => `5 % of ${amount} is ${commission(amount)}, of -${amount} is ${commission(`-${amount}`)}`;
  for (const amount of ['20.10', '0.50', '0.01']) console.log(`${name}: ${show(amount)}`);
  let [taken, given, uneven] = [0, 0, 0];
  for (let amount = 1; amount <= AMOUNTS; amount++) {
    const [one, other] = [amount, -amount].map((each) => cents(commission(text(each))));
    // A commission in hundredths of a cent is five times the amount in cents.
    if (Math.abs(100 * one - 5 * amount) > 50) taken++;
    if (Math.abs(100 * other + 5 * amount) > 50) given++;
    if (one + other !== 0) uneven++;
  }
  console.log(`${name}: of ${AMOUNTS} amounts, ${taken} are off by more than half a cent, and of their negatives ${given}`);
  console.log(`${name}: amounts whose two commissions do not cancel: ${uneven}`);
}
CHECK
node commission.cjs | tee said

diff said - <<'EXPECTED'
money-math: 5 % of 20.10 is 1.01, of -20.10 is -0.99
money-math: 5 % of 0.50 is 0.03, of -0.50 is -0.01
money-math: 5 % of 0.01 is 0.00, of -0.01 is 0.01
money-math: of 10000 amounts, 0 are off by more than half a cent, and of their negatives 9500
money-math: amounts whose two commissions do not cancel: 9500
currency.js: 5 % of 20.10 is 1.01, of -20.10 is -1.00
currency.js: 5 % of 0.50 is 0.03, of -0.50 is -0.02
currency.js: 5 % of 0.01 is 0.00, of -0.01 is 0.00
currency.js: of 10000 amounts, 0 are off by more than half a cent, and of their negatives 0
currency.js: amounts whose two commissions do not cancel: 500
EXPECTED
