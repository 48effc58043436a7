#!/usr/bin/env bash
# quantstats 0.0.81 and backtesting 0.6.6 (PyPI): what a player's results say about ruin and stakes.
#
# 1. `risk_of_ruin` of quantstats is the "probability of losing all capital", but falls with the number of coups, knows no
#    stakes, and is next to nothing for a game that ruins everybody in the end. Of 100 coups 49 are won and 51 lost here:
#        100 coups with 1 % or 10 %: 2.74e-47, 2.74e-47; ruin with 10 stakes 0.386
#        1000 coups with 1 % or 10 %: 0.00e+00, 0.00e+00; ruin with 10 stakes 0.880
#        10000 coups with 1 % or 10 %: 0.00e+00, 0.00e+00; ruin with 10 stakes 0.998
# 2. Kelly's criterion has a share of the money for 458 coups won, 446 lost and 96 ties, each at even money: 12/904, as
#    ties change nothing. backtesting takes the ties as lost, and a good game as a bad one. quantstats leaves them out:
#        with ties: backtesting -0.0840, quantstats 0.0133, by hand 0.0133
#        without them: backtesting 0.0133, quantstats 0.0133, by hand 0.0133
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet quantstats==0.0.81 backtesting==0.6.6

cat >bankroll.py <<'CHECK'
import random
import warnings
from itertools import accumulate

import pandas as pd

warnings.simplefilter("ignore")

import quantstats.stats as stats
from backtesting import Backtest, Strategy

WON, LOST, TIES = 458, 446, 96


def returns(results, stake):
    """A series of returns, one a day, each with that share of the capital at stake."""
    return pd.Series(results, pd.date_range("2000-01-01", periods=len(results))) * stake


def ruined(stakes, coups, won):
    """The chance that all stakes are lost within the coups, with one of them on each."""
    chances, gone = {stakes: 1.0}, 0.0
    for _ in range(coups):
        after = {}
        for left, chance in chances.items():
            after[left + 1] = after.get(left + 1, 0.0) + chance * won
            after[left - 1] = after.get(left - 1, 0.0) + chance * (1 - won)
        gone += after.pop(0, 0.0)
        chances = after
    return gone


for coups in (100, 1000, 10_000):
    results = ([1] * 49 + [-1] * 51) * (coups // 100)
    said = ", ".join(f"{stats.risk_of_ruin(returns(results, stake)):.2e}" for stake in (0.01, 0.1))
    print(f"{coups} coups with 1 % or 10 %: {said}; ruin with 10 stakes {ruined(10, coups, 0.49):.3f}")


class Coups(Strategy):
    """Buy one unit at each price, and sell it at the next, so that each trade is a coup."""

    last = 0

    def init(self):
        pass

    def next(self):
        self.position.close()
        if len(self.data) < self.last:
            self.buy(size=1)


def backtested(results):
    prices = [1000, 1000, *accumulate(results, initial=1000)]
    data = pd.DataFrame(dict.fromkeys(("Open", "High", "Low", "Close"), prices), dtype=float)
    played = Backtest(data, Coups, cash=10_000).run(last=len(prices) - 1)
    assert list(played["_trades"]["PnL"]) == results
    return played["Kelly Criterion"]


random.seed(7)
results = [1] * WON + [-1] * LOST + [0] * TIES
random.shuffle(results)
for name, coups in (("with ties", results), ("without them", [each for each in results if each])):
    quantstats = stats.kelly_criterion(returns(coups, 0.01))
    print(
        f"{name}: backtesting {backtested(coups):.4f}, quantstats {quantstats:.4f},"
        f" by hand {(WON - LOST) / (WON + LOST):.4f}"
    )
CHECK
env/bin/python bankroll.py | tee said

diff said - <<'EXPECTED'
100 coups with 1 % or 10 %: 2.74e-47, 2.74e-47; ruin with 10 stakes 0.386
1000 coups with 1 % or 10 %: 0.00e+00, 0.00e+00; ruin with 10 stakes 0.880
10000 coups with 1 % or 10 %: 0.00e+00, 0.00e+00; ruin with 10 stakes 0.998
with ties: backtesting -0.0840, quantstats 0.0133, by hand 0.0133
without them: backtesting 0.0133, quantstats 0.0133, by hand 0.0133
EXPECTED
