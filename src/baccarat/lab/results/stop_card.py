"""The result `stop-card`: what a stop card changes in the mean and the spread of a shoe's result.

A unit is staked on every coup. The covariance of two coups is computed exactly, from every way in
which the first can go; with a fixed number of coups it decides the spread. With a stop card the
number of coups depends on the cards, and the rest is simulated.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import ceil, lcm, perm, sqrt
from operator import mul
from typing import Any, Final

import numpy as np

from ...cards.card import PACK
from ...rules.coup import Outcome
from ...rules.presets.shoe import ShoeRules
from ...rules.wagers.trade import standard_wager
from ...rules.wagers.wager import Wager
from ..counting.count import CARDS_A_PACK
from ..counting.dealing import deal_shoes
from ..counts import COUP, Counts, of_packs, without
from ..endings import CELLS, endings
from ..joint import orders_of
from ..kernels.batch import joints
from ..plot import line_plot
from ..pricing.distribution import cell_facts
from ..pricing.price import net
from ..pricing.prices import price_shoes
from ..simulation.pace import most_burnt
from ..study.coups import NUMBERS, random_coups
from .frame import Findings, Result, Saved, short

BETS: Final = ("player", "banker", "tie")
CUTS: Final[Mapping[int, tuple[int, ...]]] = {1: (7, 14), 8: (7, 14, 26, 52, 104, 208)}
"""The cards behind the stop card, by packs."""
PLAYED: Final[Mapping[int, int]] = {1: 2_000, 8: 200_000}
"""The shoes of which the results are simulated."""
PRICED: Final[Mapping[int, int]] = {1: 500, 8: 40_000}
"""The shoes of which the last coups are priced exactly."""
SEED: Final = 1


@cache
def first_coups(full: Counts) -> Mapping[Counts, Mapping[int, int]]:
    """Return the orders of six cards by the counts left after the first coup, and by its cell."""
    hands = defaultdict[int, list[tuple[int, int]]](list)
    for pair in combinations_with_replacement(range(10), 2):
        hands[sum(pair) % 10].append(pair)
    found = defaultdict[Counts, defaultdict[int, int]](lambda: defaultdict(int))
    for each in endings():
        for player in hands[each.player]:
            for banker in hands[each.banker]:
                cards = (*player, *banker, *each.thirds)
                left = without(full, cards)
                if min(left) < 0:
                    continue
                twice = 2 ** ((player[0] != player[1]) + (banker[0] != banker[1]))
                rest = perm(sum(left), COUP - len(cards))
                found[left][each.cell] += twice * orders_of(cards, full) * rest
    return found


def moments(full: Counts, wager: Wager) -> tuple[Fraction, Fraction, Fraction]:
    """Return the mean and the variance of a coup from a full shoe, and the covariance of two.

    Any two coups of a shoe have it: the rest after a coup is in random order.
    """
    pays = [net(wager.line(facts)) for facts in cell_facts()]
    parts = lcm(*(each.denominator for each in pays))
    whole = [int(each * parts) for each in pays]
    found = first_coups(full)
    later = joints(np.array([*found], np.int64)).orders
    first = square = 0
    both = defaultdict[int, int](int)
    for (left, cells), orders in zip(found.items(), later, strict=True):
        own = sum(whole[cell] * ways for cell, ways in cells.items())
        first += own
        square += sum(whole[cell] ** 2 * ways for cell, ways in cells.items())
        both[sum(left)] += own * sum(map(mul, whole, map(int, orders)))
    total = perm(sum(full), COUP)
    mean = Fraction(first, total * parts)
    product = sum(
        (Fraction(each, perm(left, COUP)) for left, each in both.items()), Fraction(0)
    ) / (total * parts**2)
    return mean, Fraction(square, total * parts**2) - mean**2, product - mean**2


def sure_coups(packs: int, cut: int) -> int:
    """Return the number of coups that are dealt whatever the cards are."""
    return max(1, ceil((CARDS_A_PACK * packs - cut - most_burnt("first-card")) / COUP))


def played(packs: int, cut: int) -> tuple[Any, Any]:
    """Return for each simulated shoe the number of coups, and the result of a unit at each bet."""
    rules = ShoeRules(packs=packs, stop_depth=cut, burn="first-card")
    coups, results = list[Any](), list[Any]()
    pays = np.array([[_pays(bet)[each] for each in NUMBERS] for bet in BETS])
    for dealt in random_coups(PLAYED[packs], rules, SEED):
        coups.append(np.bincount(dealt.shoe, minlength=dealt.shoes))
        results.append([np.bincount(dealt.shoe, each[dealt.outcome], dealt.shoes) for each in pays])
    return np.concatenate(coups), np.concatenate(results, axis=1)


def _pays(bet: str) -> Mapping[Outcome, float]:
    """Return what a unit wins, by outcome, at a bet that nothing else decides."""
    line = standard_wager(bet).line
    return {
        cell.outcome: float(net(line(facts)))
        for cell, facts in zip(CELLS, cell_facts(), strict=True)
    }


def effects(packs: int) -> Mapping[int, Any]:
    """Return by stop card how much the number of coups shifts each shoe's expected result.

    Coups that are dealt in any case have the mean of the full shoe. So only the later ones are
    priced, with the cards left. Each array has a row for each bet.
    """
    wagers = [standard_wager(bet) for bet in BETS]
    full = price_shoes(wagers, np.array([of_packs(packs)])).edges[0]
    kinds = np.array([card.points for card in PACK])
    found: dict[int, list[Any]] = {cut: [] for cut in CUTS[packs]}
    for dealt in deal_shoes(PRICED[packs], packs, kinds, SEED):
        shoe = dealt.shoe - dealt.shoe[0]
        starts = np.flatnonzero(np.diff(shoe, prepend=-1))
        number = np.arange(len(shoe)) - starts[shoe]
        least = min(sure_coups(packs, cut) for cut in found)
        late = number >= least
        gain = full - price_shoes(wagers, dealt.unseen[late]).edges
        for cut, each in found.items():
            dealt_too = (dealt.left[late] >= cut) & (number[late] >= sure_coups(packs, cut))
            each.append(
                [
                    np.bincount(shoe[late][dealt_too], column[dealt_too], len(starts))
                    for column in gain.T
                ]
            )
    return {cut: np.concatenate(each, axis=1) for cut, each in found.items()}


def compute(most: int, _saved: Saved) -> Findings:
    """Compute all rows for each number of packs up to `most`."""
    rows = [row for packs in CUTS if packs <= most for row in rows_of(packs)]
    return Findings(
        heads=[
            "packs", "bet", "cards behind", "coups", "result of a shoe",
            "of it by the stop card", "deviation", "if independent", "sure coups",
            "their deviation, exact", "covariance of two coups",
        ],
        table=[_line(row) for row in rows],
        figure=_figure(rows),
        rows=rows,
    )  # fmt: skip


def _figure(rows: Sequence[Mapping[str, Any]]) -> str:
    packs = rows[-1]["packs"]
    lines = {
        bet: [row["effect"] for row in rows if (row["packs"], row["bet"]) == (packs, bet)]
        for bet in BETS
    }
    title = "Units by which the stop card shifts the result of a shoe, by cards behind it"
    return line_plot(CUTS[packs], lines, title=title)


def rows_of(packs: int) -> list[dict[str, Any]]:
    """Return a row for each bet and stop card."""
    rows = []
    added = effects(packs)
    simulated = {cut: played(packs, cut) for cut in CUTS[packs]}
    for at, bet in enumerate(BETS):
        mean, variance, covariance = moments(of_packs(packs), standard_wager(bet))
        for cut in CUTS[packs]:
            coups, results = simulated[cut][0], simulated[cut][1][at]
            effect = added[cut][at]
            sd, shoes = float(results.std()), len(results)
            fourth = float(((results - results.mean()) ** 4).mean())
            sure = sure_coups(packs, cut)
            exact = sure * variance + sure * (sure - 1) * covariance
            often = float(coups.mean())
            rows.append(
                {
                    "packs": packs,
                    "bet": bet,
                    "cut": cut,
                    "mean": str(mean),
                    "variance": str(variance),
                    "covariance": str(covariance),
                    "coups": short(often),
                    "result": short(float(mean) * often + float(effect.mean())),
                    "effect": short(float(effect.mean())),
                    "effect_error": short(float(effect.std()) / sqrt(len(effect))),
                    "sd": short(sd),
                    "sd_error": short(sqrt((fourth - sd**4) / shoes) / (2 * sd)),
                    "sd_independent": short(sqrt(float(variance) * often)),
                    "sure_coups": sure,
                    "sure_variance": str(exact),
                    "sure_sd": short(sqrt(exact)),
                    "simulated_mean": short(float(results.mean())),
                    "simulated_error": short(sd / sqrt(shoes)),
                }
            )
    return rows


def _line(row: Mapping[str, Any]) -> list[str]:
    return [
        str(row["packs"]),
        row["bet"],
        str(row["cut"]),
        f"{row['coups']:.2f}",
        f"{row['result']:.4f}",
        f"{row['effect']:.5f} ± {row['effect_error']:.5f}",
        f"{row['sd']:.3f} ± {row['sd_error']:.3f}",
        f"{row['sd_independent']:.3f}",
        str(row["sure_coups"]),
        f"{row['sure_sd']:.4f}",
        f"{float(Fraction(row['covariance'])):.3e}",
    ]


RESULT: Final = Result("stop-card", "What a stop card does to a shoe's result", 29, 304, compute)
