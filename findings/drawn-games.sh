#!/usr/bin/env bash
# openskill 6.2.0 (PyPI), openskill 5.0.1 (npm) and trueskill 0.4.5 (PyPI): ratings of players who tie.
#
# 1. `predict_win` of both openskills shares out the whole chance among the players, so that a tie's chance comes on top of
#    it. The surer the ratings of two equal players are, the likelier is their tie, up to a half:
#        openskill, Python: two new players win 0.500 and 0.500, tie 0.237; well known 0.500 and 0.500, tie 0.488
#        openskill, JavaScript: two new players win 0.500 and 0.500, tie 0.237; well known 0.500 and 0.500, tie 0.488
# 2. Four well-known players tie by another chance in each:
#        four players tie: Python 0.339, JavaScript 0.247
# 3. Of three new players one wins, and two tie behind. Of the five models, which both packages have, two rate those two
#    players by their order in JavaScript. Python rates them alike:
#        Python, BradleyTerryPart: 27.6 23.7 23.7
#        JavaScript, bradleyTerryPart: 27.6 22.4 25.0
#        JavaScript, with two players who differ: bradleyTerryPart, thurstoneMostellerPart
# 4. trueskill is surer of three equal players who all tie, most of the one in the middle of the list:
#        trueskill, half of the games drawn: sigma 5.850 5.759 5.850
#
# Needs Python 3.10 or newer and npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet openskill==6.2.0 trueskill==0.4.5
npm install --silent --no-audit --no-fund openskill@5.0.1

cat >ratings.mjs <<'CHECK'
import { predictDraw, predictWin, rate, rating } from 'openskill';
import * as models from 'openskill/models';

const players = (count, sigma) => Array.from({ length: count }, () => [rating({ mu: 25, sigma })]);
const said = { tied: predictDraw(players(4, 1)), ratings: {} };
for (const [name, sigma] of [['new', 25 / 3], ['known', 1]]) {
  said[name] = [...predictWin(players(2, sigma)), predictDraw(players(2, sigma))];
}
for (const [name, model] of Object.entries(models)) {
  said.ratings[name] = rate(players(3, 25 / 3), { model, rank: [1, 2, 2] }).map(([player]) => player.mu);
}
console.log(JSON.stringify(said));
CHECK
cat >ratings.py <<'CHECK'
import json
import subprocess
from math import isclose

from openskill import models
from trueskill import TrueSkill

javascript = json.loads(subprocess.check_output(["node", "ratings.mjs"], text=True))
model = models.PlackettLuce()


def players(count, sigma):
    return [[model.rating(25, sigma)] for _ in range(count)]


def two(sigma):
    return [*model.predict_win(players(2, sigma)), model.predict_draw(players(2, sigma))]


python = {"new": two(25 / 3), "known": two(1)}
for name, said in (("Python", python), ("JavaScript", javascript)):
    new, known = ("{:.3f} and {:.3f}, tie {:.3f}".format(*said[each]) for each in ("new", "known"))
    print(f"openskill, {name}: two new players win {new}; well known {known}")
tied = model.predict_draw(players(4, 1))
print(f"four players tie: Python {tied:.3f}, JavaScript {javascript['tied']:.3f}")


def show(ratings):
    return " ".join(f"{mu:.1f}" for mu in ratings)


uneven = []
for name, ratings in sorted(javascript["ratings"].items()):
    model = getattr(models, name[0].upper() + name[1:])()
    found = [player.mu for (player,) in model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 2])]
    assert isclose(found[1], found[2])
    if not isclose(*ratings[1:], abs_tol=0.001):
        uneven.append(name)
    if name == "bradleyTerryPart":
        print(f"Python, {type(model).__name__}: {show(found)}")
        print(f"JavaScript, {name}: {show(ratings)}")
print(f"JavaScript, with two players who differ: {', '.join(uneven)}")

game = TrueSkill(draw_probability=0.5)
tied = game.rate([[game.create_rating()] for _ in range(3)], ranks=[0, 0, 0])
print(f"trueskill, half of the games drawn: sigma {' '.join(f'{player.sigma:.3f}' for (player,) in tied)}")
CHECK
env/bin/python ratings.py | tee said

diff said - <<'EXPECTED'
openskill, Python: two new players win 0.500 and 0.500, tie 0.237; well known 0.500 and 0.500, tie 0.488
openskill, JavaScript: two new players win 0.500 and 0.500, tie 0.237; well known 0.500 and 0.500, tie 0.488
four players tie: Python 0.339, JavaScript 0.247
Python, BradleyTerryPart: 27.6 23.7 23.7
JavaScript, bradleyTerryPart: 27.6 22.4 25.0
JavaScript, with two players who differ: bradleyTerryPart, thurstoneMostellerPart
trueskill, half of the games drawn: sigma 5.850 5.759 5.850
EXPECTED
