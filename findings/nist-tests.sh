#!/usr/bin/env bash
# nistrng 1.2.3, "NIST Test Suite for Random Number Generators": two tests of SP 800-22 on Banker and Player coups as bits.
#
# The tests reject at 0.01, so that one fair sequence of a hundred should fail.
# 1. The longest run of ones is counted in 16 blocks of 8 bits if there are fewer than 6,272, but compared with the
#    probabilities for blocks of 128 bits. The share below is exact, and the example that of SP 800-22, section 2.4.8:
#        longest run: the example has p 0.006836, in SP 800-22 0.180598
#        longest run: 11.55 % of all sequences of 128 bits fail
# 2. The test of templates that do not overlap draws one of them at each call, and returns the p-value of that one. A
#    sequence of 1,000 coups passes one call and fails another:
#        template: 1000 calls with one sequence of 1000 coups pass and fail
# 3. The same test squares the variance. The p-value of a long sequence is therefore near 1, even if 55 % of 100,000 coups
#    are Banker, which the test of frequencies rejects:
#        template: 100000 coups, 55 % Banker: passed 200 of 200 calls, p above 0.5 in 200; monobit False
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet nistrng==1.2.3

cat >suite.py <<'CHECK'
import random
from fractions import Fraction
from itertools import groupby, product
from math import factorial

import numpy as np
from nistrng import SP800_22R1A_BATTERY, run_by_name_battery

EXAMPLE = (
    "11001100 00010101 01101100 01001100 11100000 00000010 01001101 01010001"
    "00010011 11010110 10000000 11010111 11001100 11100110 11011000 10110010"
)
BLOCKS = 16


def run(name, bits):
    result, _ = run_by_name_battery(name, np.array(bits, dtype=np.int8), SP800_22R1A_BATTERY)
    return result


def longest_run(block):
    return max((len(list(run)) for bit, run in groupby(block) if bit), default=0)


example = [int(bit) for bit in EXAMPLE if bit != " "]
score = float(run("longest_run_ones_in_a_block", example).score)
print(f"longest run: the example has p {score:.6f}, in SP 800-22 0.180598")

blocks = {kind: [] for kind in range(4)}
for block in product((0, 1), repeat=8):
    blocks[min(3, max(0, longest_run(block) - 1))].append(block)
failing = Fraction(0)
for counts in product(range(BLOCKS + 1), repeat=4):
    if sum(counts) == BLOCKS:
        bits = [bit for kind, count in enumerate(counts) for bit in blocks[kind][0] * count]
        if not run("longest_run_ones_in_a_block", bits).passed:
            ways = factorial(BLOCKS)
            for kind, count in enumerate(counts):
                ways = ways // factorial(count) * len(blocks[kind]) ** count
            failing += Fraction(ways, 256**BLOCKS)
print(f"longest run: {100 * float(failing):.2f} % of all sequences of 128 bits fail")

random.seed(7)
coups = np.random.default_rng(7)
TEMPLATE = "non_overlapping_template_matching"
fair = coups.random(1000) < 0.5
passed = {run(TEMPLATE, fair).passed for _ in range(1000)}
print(f"template: 1000 calls with one sequence of 1000 coups {'pass and fail' if len(passed) == 2 else 'agree'}")
banker = coups.random(100_000) < 0.55
calls = [run(TEMPLATE, banker) for _ in range(200)]
above = sum(float(each.score) > 0.5 for each in calls)
print(
    f"template: 100000 coups, 55 % Banker: passed {sum(each.passed for each in calls)} of 200 calls,"
    f" p above 0.5 in {above}; monobit {run('monobit', banker).passed}"
)
CHECK
env/bin/python suite.py | tee said

diff said - <<'EXPECTED'
longest run: the example has p 0.006836, in SP 800-22 0.180598
longest run: 11.55 % of all sequences of 128 bits fail
template: 1000 calls with one sequence of 1000 coups pass and fail
template: 100000 coups, 55 % Banker: passed 200 of 200 calls, p above 0.5 in 200; monobit False
EXPECTED
