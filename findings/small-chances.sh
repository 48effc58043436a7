#!/usr/bin/env bash
# fraction.js 5.3.4 and javascript-lp-solver 1.0.3 (npm): small chances and differences that become nothing.
#
# 1. fraction.js looks for a short fraction near a float, with denominators up to ten million. Its documentation warns of
#    large numbers only. Below 0.0000001 every chance is 0, and what is as near to 1 is 1. Its advice, to pass a text, does
#    not help there, because JavaScript writes such a number with an exponent, which is refused. Only division is exact:
#        three given cards of 416 in order, from a float: 0, and the chance of anything else: 1
#        from its text: Invalid argument
#        by division: 1/71472960
# 2. javascript-lp-solver rounds to eight decimals while it solves. The game is (3, 0; 0, 1), for which one draws with 0.25
#    and the value is 0.75. In units of 1e-8 the answer is another strategy, without the choices that are zero, and
#    `feasible` is true. A precision as the second argument of `Solve` puts it right:
#        unit 1: draw 0.25, value 0.75, feasible true
#        unit 1e-7: draw 0.25, value 8e-8, feasible true
#        unit 1e-8: draw 1, value undefined, feasible true
#        unit 1e-8, precision 1e-14: draw 0.25, value 7.5e-9
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund fraction.js@5.3.4 javascript-lp-solver@1.0.3

cat >chances.mjs <<'CHECK'
import Fraction from 'fraction.js';
import solver from 'javascript-lp-solver';

const chance = 1 / 416 / 415 / 414;
const [three, other] = [chance, 1 - chance].map((each) => new Fraction(each).toFraction());
console.log(`three given cards of 416 in order, from a float: ${three}, and the chance of anything else: ${other}`);
try {
  console.log(`from its text: ${new Fraction(String(chance)).toFraction()}`);
} catch (error) {
  console.log(`from its text: ${error.message}`);
}
console.log(`by division: ${new Fraction(1).div(416).div(415).div(414).toFraction()}`);

/** The most that draw and stand are worth together, against the better of two answers. */
const game = (unit) => ({
  optimize: 'value',
  opType: 'max',
  constraints: { whole: { equal: 1 }, first: { min: 0 }, second: { min: 0 } },
  variables: {
    value: { value: 1, first: -1, second: -1 },
    draw: { whole: 1, first: 3 * unit, second: 0 },
    stand: { whole: 1, first: 0, second: unit },
  },
});
for (const unit of [1, 1e-7, 1e-8]) {
  const { draw, value, feasible } = solver.Solve(game(unit));
  console.log(`unit ${unit}: draw ${draw}, value ${value}, feasible ${feasible}`);
}
const { draw, value } = solver.Solve(game(1e-8), 1e-14);
console.log(`unit 1e-8, precision 1e-14: draw ${draw}, value ${value}`);
CHECK
node chances.mjs | tee said

diff said - <<'EXPECTED'
three given cards of 416 in order, from a float: 0, and the chance of anything else: 1
from its text: Invalid argument
by division: 1/71472960
unit 1: draw 0.25, value 0.75, feasible true
unit 1e-7: draw 0.25, value 8e-8, feasible true
unit 1e-8: draw 1, value undefined, feasible true
unit 1e-8, precision 1e-14: draw 0.25, value 7.5e-9
EXPECTED
