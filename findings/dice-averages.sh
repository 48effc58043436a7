#!/usr/bin/env bash
# @dice-roller/rpg-dice-roller 5.5.1 (npm) and dice 4.0.0 (PyPI): the least, the most and the mean of a roll.
#
# 1. `averageTotal` of rpg-dice-roller, "the average possible total", is halfway between the least and the most, whatever the
#    dice. For dice of which some are kept, rolled again, counted or multiplied it is not the mean:
#        1d6*1d6: averageTotal 18.5, mean of all rolls 12.250
#        4d6kh3: averageTotal 10.5, mean of all rolls 12.245
#        2d20kl1: averageTotal 10.5, mean of all rolls 7.175
#        2d6>4: averageTotal 1.0, mean of all rolls 0.667
#    A six that is rolled on counts as a thousand sixes:
#        2d6!: averageTotal 6007.0, mean of all rolls 8.400
# 2. The least total has the least of each die, and so does the one of `roll_min` in dice. Where a die is subtracted or divides,
#    it is the most:
#        10-1d6: minTotal 9, maxTotal 4; roll_min 9, roll_max 4
#        1d6-1d6: minTotal 0, maxTotal 0; roll_min 0, roll_max 0
#        12/1d6: minTotal 12, maxTotal 2; roll_min 12, roll_max 2
#
# Needs Python 3.10 or newer and npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet dice==4.0.0
npm install --silent --no-audit --no-fund @dice-roller/rpg-dice-roller@5.5.1

cat >rolls.mjs <<'CHECK'
import { DiceRoll } from '@dice-roller/rpg-dice-roller';

const rolls = process.argv.slice(2).map((notation) => {
  const { averageTotal, minTotal, maxTotal } = new DiceRoll(notation);
  return [notation, { averageTotal, minTotal, maxTotal }];
});
console.log(JSON.stringify(Object.fromEntries(rolls)));
CHECK
cat >rolls.py <<'CHECK'
import json
import subprocess
from itertools import product
from statistics import mean

import dice

D6, D20 = range(1, 7), range(1, 21)
# A die that is rolled on with a six has the mean m = 3.5 + m/6.
MEANS = {
    "1d6*1d6": mean(a * b for a, b in product(D6, D6)),
    "4d6kh3": mean(sum(roll) - min(roll) for roll in product(D6, repeat=4)),
    "2d20kl1": mean(min(roll) for roll in product(D20, repeat=2)),
    "2d6>4": mean(sum(die > 4 for die in roll) for roll in product(D6, repeat=2)),
    "2d6!": 2 * 3.5 / (1 - 1 / 6),
}
LEAST = ("10-1d6", "1d6-1d6", "12/1d6")

said = json.loads(subprocess.check_output(["node", "rolls.mjs", *MEANS, *LEAST], text=True))
for notation, average in MEANS.items():
    print(f"{notation}: averageTotal {said[notation]['averageTotal']:.1f}, mean of all rolls {average:.3f}")
for notation in LEAST:
    roll = said[notation]
    print(
        f"{notation}: minTotal {roll['minTotal']}, maxTotal {roll['maxTotal']};"
        f" roll_min {dice.roll_min(notation)}, roll_max {dice.roll_max(notation)}"
    )
CHECK
env/bin/python rolls.py | tee said

diff said - <<'EXPECTED'
1d6*1d6: averageTotal 18.5, mean of all rolls 12.250
4d6kh3: averageTotal 10.5, mean of all rolls 12.245
2d20kl1: averageTotal 10.5, mean of all rolls 7.175
2d6>4: averageTotal 1.0, mean of all rolls 0.667
2d6!: averageTotal 6007.0, mean of all rolls 8.400
10-1d6: minTotal 9, maxTotal 4; roll_min 9, roll_max 4
1d6-1d6: minTotal 0, maxTotal 0; roll_min 0, roll_max 0
12/1d6: minTotal 12, maxTotal 2; roll_min 12, roll_max 2
EXPECTED
