#!/usr/bin/env bash
# hypothesis 6.170.17: how long the lists are that a test is given, and how often cards repeat in them.
#
# A strategy's `max_size` is no more than a bound. Lists have about eight items on average if no smallest size is given,
# however large the bound is, so that a test with "up to 416 cards" never sees a shoe's end. And items repeat more often
# than random ones: of six cards with ten ranks three or more are equal in 16 % by chance. In 2,000 examples each:
#        up to 416 cards: 8 on average, longest below 60 True
#        up to 52 different cards: 8 on average, longest below 52 True
#        from 400 to 416 cards: 408 on average
#        six ranks, three or more equal: over 40 % True, by chance 16 %
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet hypothesis==6.170.17

cat >lists.py <<'CHECK'
from collections import Counter
from itertools import product

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

EXAMPLES = 2000


def examples(strategy):
    """The examples that a test of the strategy gets, less those that are kept from earlier runs."""
    seen = []

    @seed(7)
    @settings(
        max_examples=EXAMPLES,
        database=None,
        phases=[Phase.generate],
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def test(example):
        seen.append(example)

    test()
    return seen


def sizes(**bounds):
    seen = [len(each) for each in examples(st.lists(st.sampled_from(range(52)), **bounds))]
    return round(sum(seen) / len(seen)), max(seen)


def alike(ranks):
    return max(Counter(ranks).values()) >= 3


average, longest = sizes(max_size=416)
print(f"up to 416 cards: {average} on average, longest below 60 {longest < 60}")
average, longest = sizes(max_size=52, unique=True)
print(f"up to 52 different cards: {average} on average, longest below 52 {longest < 52}")
average, _ = sizes(min_size=400, max_size=416)
print(f"from 400 to 416 cards: {average} on average")
seen = examples(st.lists(st.sampled_from(range(10)), min_size=6, max_size=6))
chance = sum(map(alike, product(range(10), repeat=6))) / 10**6
print(
    f"six ranks, three or more equal: over 40 % {sum(map(alike, seen)) > 0.4 * len(seen)}, by chance {100 * chance:.0f} %"
)
CHECK
env/bin/python lists.py | tee said

diff said - <<'EXPECTED'
up to 416 cards: 8 on average, longest below 60 True
up to 52 different cards: 8 on average, longest below 52 True
from 400 to 416 cards: 408 on average
six ranks, three or more equal: over 40 % True, by chance 16 %
EXPECTED
