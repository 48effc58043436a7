#!/usr/bin/env bash
# polars 2.1.0: shuffling the cards of each shoe with a seed. pandas 3.1.1 is asked the same.
#
# A group's expression is seeded anew for every group, so that all shoes of one size come out in one and the same order.
# A count of the cards shows nothing, and neither does a look at one shoe. So do both ways to group, and `sample`:
#        shuffle(seed=7).over("shoe"): 1 order in 1000 shoes
#        sample(shuffle=True, seed=7).over("shoe"): 1 order in 1000 shoes
#        shuffle(seed=7) in agg: 1 order in 1000 shoes
# Without a seed each shoe has its own order. `set_random_seed` does not make that repeatable, not even with one thread,
# although its documentation names shuffles:
#        set_random_seed(7), shuffle().over("shoe"): 1000 orders in 1000 shoes, 10 results in 10 runs
# A shuffle of all rows and a stable sort give both, and so does pandas, which seeds a group's `sample` once for all groups:
#        sample(shuffle=True, seed=7).sort("shoe"): 1000 orders in 1000 shoes, 1 result in 10 runs
#        pandas, sample(frac=1, random_state=7): 1000 orders in 1000 shoes, 1 result in 10 runs
#
# Needs Python 3.11 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet polars==2.1.0 pandas==3.1.1

cat >shoes.py <<'CHECK'
import pandas as pd
import polars as pl

SHOES, CARDS = 1000, 52
places = {
    "shoe": [shoe for shoe in range(SHOES) for _ in range(CARDS)],
    "card": list(range(CARDS)) * SHOES,
}
cards = pl.DataFrame(places)
by_shoe = pd.DataFrame(places).groupby("shoe")


def number(count, what):
    return f"{count} {what}{'s' if count > 1 else ''}"


def orders(column):
    """The number of orders among all shoes."""
    dealt = [tuple(column[first : first + CARDS]) for first in range(0, len(column), CARDS)]
    assert len(dealt) == SHOES and all(sorted(each) == list(range(CARDS)) for each in dealt)
    return f"{number(len(set(dealt)), 'order')} in {SHOES} shoes"


def runs(shuffled):
    """The orders of one run, and the number of results of ten."""
    results = {tuple(shuffled()) for _ in range(10)}
    return f"{orders(list(results.pop()))}, {number(len(results) + 1, 'result')} in 10 runs"


def over(expression):
    return cards.select(expression.over("shoe"))["card"].to_list()


def set_seed():
    pl.set_random_seed(7)
    return over(pl.col("card").shuffle())


def sort():
    return cards.sample(fraction=1, shuffle=True, seed=7).sort("shoe", maintain_order=True)["card"]


def pandas():
    return by_shoe.sample(frac=1, random_state=7).sort_values("shoe", kind="stable")["card"]


shuffle = pl.col("card").shuffle(seed=7)
sample = pl.col("card").sample(fraction=1, shuffle=True, seed=7)
print(f'shuffle(seed=7).over("shoe"): {orders(over(shuffle))}')
print(f'sample(shuffle=True, seed=7).over("shoe"): {orders(over(sample))}')
grouped = cards.group_by("shoe", maintain_order=True).agg(shuffle).explode("card")
print(f"shuffle(seed=7) in agg: {orders(grouped['card'].to_list())}")
print(f'set_random_seed(7), shuffle().over("shoe"): {runs(set_seed)}')
print(f'sample(shuffle=True, seed=7).sort("shoe"): {runs(sort)}')
print(f"pandas, sample(frac=1, random_state=7): {runs(pandas)}")
CHECK
env/bin/python shoes.py | tee said

diff said - <<'EXPECTED'
shuffle(seed=7).over("shoe"): 1 order in 1000 shoes
sample(shuffle=True, seed=7).over("shoe"): 1 order in 1000 shoes
shuffle(seed=7) in agg: 1 order in 1000 shoes
set_random_seed(7), shuffle().over("shoe"): 1000 orders in 1000 shoes, 10 results in 10 runs
sample(shuffle=True, seed=7).sort("shoe"): 1000 orders in 1000 shoes, 1 result in 10 runs
pandas, sample(frac=1, random_state=7): 1000 orders in 1000 shoes, 1 result in 10 runs
EXPECTED
