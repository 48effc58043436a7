#!/usr/bin/env bash
# statsmodels 0.15.0: the runs test (`runstest_1samp`, and `Runs`, which it uses) on fewer than 50 observations.
#
# With its default, `correction=True`, the number of runs is moved by half a run. One expects a move towards the mean, and
# none beyond it. But numbers that are less than half a run from the mean are moved away from it or past it. Of 12 Banker
# and 8 Player the mean is 10.6 runs:
# 1. 11 runs, the nearest to the mean, are further out than 10 runs, and as far out as 12. The exact shares are those of
#    all 125,970 sequences of 12 and 8 whose runs are at least as far from the mean:
#        10 runs: z -0.048, p 0.962, exact 0.817
#        11 runs: z 0.432, p 0.666, exact 1.000
#        12 runs: z 0.432, p 0.666, exact 0.633
# 2. A number of runs that equals the mean has p below 1. Without the correction it is 1:
#        10 Banker and 10 Player in 11 runs: p 0.818, without the correction 1.000
# 3. A sample of one run has a formula of its own, which gives one observation a p-value above 1:
#        p of one observation: 2.0
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet statsmodels==0.15.0

cat >runs.py <<'CHECK'
from collections import Counter
from itertools import combinations, groupby

import numpy as np
from statsmodels.sandbox.stats.runs import Runs, runstest_1samp


def count_runs(shoe):
    return sum(1 for _ in groupby(shoe))


shoes = {}
tally = Counter()
for bankers in map(set, combinations(range(20), 12)):
    shoe = tuple(int(each in bankers) for each in range(20))
    runs = count_runs(shoe)
    tally[runs] += 1
    shoes[runs] = shoe
MEAN = 1 + 2 * 12 * 8 / 20
assert MEAN * tally.total() == sum(runs * count for runs, count in tally.items())
for runs in (10, 11, 12):
    z, p = runstest_1samp(shoes[runs], cutoff=0.5)
    as_far = sum(count for each, count in tally.items() if abs(each - MEAN) >= abs(runs - MEAN))
    print(f"{runs} runs: z {z:.3f}, p {p:.3f}, exact {as_far / tally.total():.3f}")

even = [1, 0] * 4 + [1, 1] + [0] * 6 + [1] * 4
assert (sum(even), count_runs(even)) == (10, 11)
corrected, plain = (runstest_1samp(even, cutoff=0.5, correction=each)[1] for each in (True, False))
print(f"10 Banker and 10 Player in 11 runs: p {corrected:.3f}, without the correction {plain:.3f}")
print(f"p of one observation: {Runs(np.ones(1)).runs_test()[1]}")
CHECK
env/bin/python runs.py | tee said

diff said - <<'EXPECTED'
10 runs: z -0.048, p 0.962, exact 0.817
11 runs: z 0.432, p 0.666, exact 1.000
12 runs: z 0.432, p 0.666, exact 0.633
10 Banker and 10 Player in 11 runs: p 0.818, without the correction 1.000
p of one observation: 2.0
EXPECTED
