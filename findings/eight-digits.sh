#!/usr/bin/env bash
# PuLP 3.3.2 with its own solver, CBC, and with highspy 1.16.0 (PyPI): sums and strategies from the same program.
#
# 1. PuLP reads the answer of CBC, which is its default, from a file with eight significant digits. So a whole number of
#    units is another one, and may exceed its own bound:
#        the most of at most 1234567891 units, whole: CBC 1234567900, HiGHS 1234567891
#        the value of (3, 0; 0, 1) above stacks of 10,000,000 chips: CBC 10000001, HiGHS 10000000.75
# 2. The dual values, `pi`, of a zero-sum game are the other side's strategy. HiGHS has them with the other sign if the
#    program is a maximum, and only then:
#        the other side in a maximum: CBC 0.25 0.75, HiGHS -0.25 -0.75
#        the other side in a minimum: CBC 0.25 0.75, HiGHS 0.25 0.75
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet pulp==3.3.2 highspy==1.16.0

cat >digits.py <<'CHECK'
import pulp

SOLVERS = {"CBC": "PULP_CBC_CMD", "HiGHS": "HiGHS"}
GAME = ((3, 0), (0, 1))


def solve(program, solver):
    program.solve(pulp.getSolver(SOLVERS[solver], msg=False))
    assert pulp.LpStatus[program.status] == "Optimal"


def most(solver):
    program = pulp.LpProblem("most", pulp.LpMaximize)
    units = pulp.LpVariable("units", 0, 1234567891, cat="Integer")
    program += units
    solve(program, solver)
    return f"{units.value():.0f}"


def play(solver, sense, stack):
    """The value of the game, and the dual values of its columns."""
    program = pulp.LpProblem("game", sense)
    sign = -1 if sense == pulp.LpMinimize else 1
    value = pulp.LpVariable("value")
    chances = [pulp.LpVariable(f"row{at}", 0) for at in range(2)]
    program += sign * value
    program += pulp.lpSum(chances) == 1
    for column in range(2):
        paid = pulp.lpSum((GAME[row][column] + stack) * chances[row] for row in range(2))
        program += value <= paid if sign == 1 else -value >= -paid, f"column{column}"
    solve(program, solver)
    return value.value(), [program.constraints[f"column{column}"].pi for column in range(2)]


def compare(name, answer):
    print(f"{name}:", ", ".join(f"{solver} {answer(solver)}" for solver in SOLVERS))


compare("the most of at most 1234567891 units, whole", most)
compare(
    "the value of (3, 0; 0, 1) above stacks of 10,000,000 chips",
    lambda solver: f"{play(solver, pulp.LpMaximize, 10**7)[0]:.10g}",
)
for name, sense in (("maximum", pulp.LpMaximize), ("minimum", pulp.LpMinimize)):
    compare(
        f"the other side in a {name}",
        lambda solver, sense=sense: " ".join(f"{dual:.2f}" for dual in play(solver, sense, 0)[1]),
    )
CHECK
env/bin/python digits.py | tee log

# highspy prints its licence on the first run.
grep : log | grep -v Copyright >said
diff said - <<'EXPECTED'
the most of at most 1234567891 units, whole: CBC 1234567900, HiGHS 1234567891
the value of (3, 0; 0, 1) above stacks of 10,000,000 chips: CBC 10000001, HiGHS 10000000.75
the other side in a maximum: CBC 0.25 0.75, HiGHS -0.25 -0.75
the other side in a minimum: CBC 0.25 0.75, HiGHS 0.25 0.75
EXPECTED
