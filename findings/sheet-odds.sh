#!/usr/bin/env bash
# hyperformula 3.5.0 and fast-formula-parser 1.0.19 (npm): odds and sums in the formulas of spreadsheets.
#
# 1. `TEXT` of hyperformula puts a percent sign behind the number itself, without a hundred times as much before it. Of two
#    sections it writes the first, and the rest as it stands:
#        TEXT(0.0106,"0.00%"): hyperformula 0.01%, fast-formula-parser 1.06%
#        TEXT(0.5,"0%"): hyperformula 1%, fast-formula-parser 50%
#        TEXT(-5,"0;(0)"): hyperformula -5;(0), fast-formula-parser (5)
# 2. `INT` of hyperformula cuts the digits off, so that a loss is rounded the other way than by `FLOOR`, and does not fit the
#    remainder of `MOD`:
#        INT(-12.5): hyperformula -12, fast-formula-parser -13
#        FLOOR(-12.5,1): hyperformula -13, fast-formula-parser -13
#        5*INT(-12/5)+MOD(-12,5): hyperformula -7, fast-formula-parser -12
# 3. fast-formula-parser counts by factorials. From 171 cards on there is no answer, so that it knows a shoe of three packs
#    but none of four. A whole number of hands may be a little less:
#        COMBIN(170,2): hyperformula 14365, fast-formula-parser 14364.999999999998
#        COMBIN(171,2): hyperformula 14535, fast-formula-parser #NUM!
#        ROUND(HYPGEOM.DIST(1,2,24,156,FALSE()),6): hyperformula 0.262035, fast-formula-parser 0.262035
#        ROUND(HYPGEOM.DIST(1,2,32,208,FALSE()),6): hyperformula 0.261613, fast-formula-parser #NUM!
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund hyperformula@3.5.0 fast-formula-parser@1.0.19

cat >odds.cjs <<'CHECK'
const FormulaParser = require('fast-formula-parser');
const { HyperFormula } = require('hyperformula');

const FORMULAS = [
  'TEXT(0.0106,"0.00%")',
  'TEXT(0.5,"0%")',
  'TEXT(-5,"0;(0)")',
  'INT(-12.5)',
  'FLOOR(-12.5,1)',
  '5*INT(-12/5)+MOD(-12,5)',
  'COMBIN(170,2)',
  'COMBIN(171,2)',
  'ROUND(HYPGEOM.DIST(1,2,24,156,FALSE()),6)',
  'ROUND(HYPGEOM.DIST(1,2,32,208,FALSE()),6)',
];
const sheets = HyperFormula.buildFromArray([[]], { licenseKey: 'gpl-v3' });
const parser = new FormulaParser();
const show = (value) => value?.name ?? value;

for (const formula of FORMULAS) {
  const first = sheets.calculateFormula(`=${formula}`, 0);
  const second = parser.parse(formula, { sheet: 'Sheet1', row: 1, col: 1 });
  console.log(`${formula}: hyperformula ${show(first)}, fast-formula-parser ${show(second)}`);
}
CHECK
node odds.cjs | tee said

diff said - <<'EXPECTED'
TEXT(0.0106,"0.00%"): hyperformula 0.01%, fast-formula-parser 1.06%
TEXT(0.5,"0%"): hyperformula 1%, fast-formula-parser 50%
TEXT(-5,"0;(0)"): hyperformula -5;(0), fast-formula-parser (5)
INT(-12.5): hyperformula -12, fast-formula-parser -13
FLOOR(-12.5,1): hyperformula -13, fast-formula-parser -13
5*INT(-12/5)+MOD(-12,5): hyperformula -7, fast-formula-parser -12
COMBIN(170,2): hyperformula 14365, fast-formula-parser 14364.999999999998
COMBIN(171,2): hyperformula 14535, fast-formula-parser #NUM!
ROUND(HYPGEOM.DIST(1,2,24,156,FALSE()),6): hyperformula 0.262035, fast-formula-parser 0.262035
ROUND(HYPGEOM.DIST(1,2,32,208,FALSE()),6): hyperformula 0.261613, fast-formula-parser #NUM!
EXPECTED
