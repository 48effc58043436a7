"""The result `counting`: what a counter gains at every bet, by depth of the stop card.

Only the shoes are random: each bet counts with its exact expectation. The threshold and the stake
of a count are chosen in other shoes than those in which it is tried.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from ...rules.wagers.trade import shipped_wagers, standard_wager
from ...rules.wagers.wager import Wager
from ..card_tags import correlation, read_tags
from ..counting.count import (
    CARDS_A_PACK,
    CUTS,
    CutDepth,
    CutTally,
    Method,
    count,
    count_coups,
)
from ..plot import line_plot
from ..pricing.price import net
from ..pricing.prices import price_shoes
from .frame import Findings, Result, Saved, short

SHOES: Final[Mapping[int, int]] = {1: 500, 8: 4_000}
"""The number of shoes by packs; one pack is the small version."""
BETS: Final = {1: ("dragon-7", "player"), 8: shipped_wagers()}
"""The bets by packs."""
LEARNING: Final = 1
"""The seed of the shoes in which the threshold and the stake of a count are chosen."""
TRYING: Final = 2
"""The seed of the shoes in which they are tried."""
PUBLISHED: Final[Mapping[str, tuple[str, float]]] = {
    "big-tiger": ("0,0,-1,-1,-1,-2,1,2,2,0", 8),
    "dragon-7": ("0,0,0,-1,-1,-1,-1,2,2,0", 4),
    "lucky-6-23": ("0,0,0,0,0,-3,1,1,1,0", 7),
    "natural-9-over-7": ("0,1,1,1,1,1,-5,1,-5,1", 6),
    "panda-8": ("1,1,-2,-2,-2,-1,-1,-2,4,1", 11),
}
"""Tags for ace to 9 and T, and the least true count for a bet; all for eight packs."""
NEWTON_STEPS: Final = 100
LARGEST_STAKE: Final = 1 - 1e-12
"""The largest part of a bankroll to stake, where a bet cannot lose."""
LINES: Final = 6
"""The number of bets in the figure."""


class Depth(NamedTuple):
    """The gains at one stop card of a counter, and of a player who knows the exact odds.

    `growth` is the expected logarithm by which a bankroll grows in a shoe. The counter stakes
    `stake`, a part of the bankroll; the other player stakes the best part each time. `best_stake`
    is the counter's best one in these shoes.
    """

    gains: CutDepth
    growth: float
    best_stake: float
    perfect_growth: float


class Counter(NamedTuple):
    """A count to try: its name, tags, threshold (None never bets), and stake by depth.

    `correlation` is that of the tags with the effects of removal.
    """

    name: str
    tags: Mapping[str, float]
    threshold: float | None
    correlation: float
    stakes: Sequence[float]


def outcomes(wager: Wager, unseen: Any) -> tuple[Any, Any]:
    """Return what a unit can win, and the chances: a row for each shoe, a column for each sum."""
    nets = [net(line) for line in wager.lines]
    sums = sorted({*nets})
    none, *single = (
        replace(
            wager,
            lines=tuple(
                replace(line, pays=(1, 1) if each == wins else None, commission=(0, 1))
                for line, each in zip(wager.lines, nets, strict=True)
            ),
        )
        for wins in (None, *sums)
    )
    edges = price_shoes([none, *single], unseen).edges
    lost = edges[:, :1]
    return np.array([-1.0, *map(float, sums)]), np.hstack([lost, lost - edges[:, 1:]])


def kelly_stakes(pays: Any, chances: Any) -> Any:
    """Return for each row the part of a bankroll that grows fastest; 0 without an advantage."""
    part = np.zeros((len(chances), 1))
    for _ in range(NEWTON_STEPS):
        change = pays / (1 + part * pays)
        slope = (chances * change).sum(axis=1, keepdims=True)
        curve = (chances * change**2).sum(axis=1, keepdims=True)
        part = np.clip(part + slope / curve, 0, np.minimum((1 + part) / 2, LARGEST_STAKE))
    return part[:, 0]


def _growth(part: Any, pays: Any, chances: Any) -> Any:
    return (chances * np.log1p(part[:, None] * pays)).sum(axis=1)


def try_count(wager: Wager, packs: int, counter: Counter, seed: int) -> list[Depth]:
    """Deal random shoes, and return what the counter gains with each stop card of `cuts_of`."""
    shoes = SHOES[packs]
    threshold = np.inf if counter.threshold is None else counter.threshold
    cuts = cuts_of(packs)
    tallies = [CutTally(cut, np.array([threshold])) for cut in cuts]
    pays, best = np.empty(0), [0.0] * len(cuts)
    pooled: list[Any] = [np.zeros(1)] * len(cuts)
    for coups in count_coups(wager, Method(counter.tags, 0.0, "unseen"), packs, shoes, seed):
        own, favourable = coups.count >= threshold, coups.edge < 0
        some = own | favourable
        pays, chances = outcomes(wager, coups.dealt.unseen[some])
        growth = _growth(kelly_stakes(pays, chances), pays, chances)
        for at, tally in enumerate(tallies):
            played = coups.dealt.before > tally.cut
            tally.add(coups, played)
            pooled[at] = pooled[at] + chances[(own & played)[some]].sum(axis=0)
            best[at] += float(growth[(favourable & played)[some]].sum())
    found = []
    for at, tally in enumerate(tallies):
        chances = pooled[at][None] / max(pooled[at].sum(), 1)
        often = pooled[at].sum() / shoes
        grown = _growth(np.array([counter.stakes[at]]), pays, chances)[0] * often
        stake = kelly_stakes(pays, chances)[0] if often else 0.0
        gains = tally.averages(0 if counter.threshold is not None else None, shoes)
        found.append(Depth(gains, float(grown), float(stake), best[at] / shoes))
    return found


def cuts_of(packs: int) -> list[int]:
    """Return the cards behind the stop card that are tried, from the deepest stop card on."""
    return [cut for cut in CUTS if cut < packs * CARDS_A_PACK]


def counters(bet: str, packs: int) -> list[Counter]:
    """Return the best balanced count with tags up to 3, and a published one if there is any."""
    wager, cuts = standard_wager(bet), cuts_of(packs)
    fitted = count(wager, packs=packs, cuts=cuts, shoes=SHOES[packs], seed=LEARNING)
    none = [0.0] * len(cuts)
    found = [Counter("simple", fitted.tags, fitted.threshold, fitted.correlation, none)]
    if packs == 8 and bet in PUBLISHED:
        tags, threshold = read_tags(PUBLISHED[bet][0]), PUBLISHED[bet][1]
        follows = correlation(tags, fitted.removal.effects)
        found.append(Counter("published", tags, threshold, follows, none))
    return [_staked(wager, packs, each) for each in found]


def _staked(wager: Wager, packs: int, counter: Counter) -> Counter:
    if counter.threshold is None:
        return counter
    learned = try_count(wager, packs, counter, LEARNING)
    return counter._replace(stakes=[each.best_stake for each in learned])


def compute(most: int, _saved: Saved) -> Findings:
    """Compute the gains at BETS for each number of packs up to `most`."""
    rows = [
        row
        for packs in SHOES
        if packs <= most
        for name in BETS[packs]
        for row in rows_of(name, packs)
    ]
    return Findings(
        heads=[
            "packs", "bet", "count", "tags 0 to 9 or A to K", "from", "correlation",
            "bets", "units a shoe", "growth a shoe, %", "cut 26", "cut 52", "cut 78", "cut 104",
        ],
        table=_table(rows),
        figure=_figure(rows),
        rows=rows,
    )  # fmt: skip


def rows_of(bet: str, packs: int) -> list[dict[str, Any]]:
    """Return a row for each way of counting and each stop card; the perfect player comes last."""
    wager, rows = standard_wager(bet), []
    for counter in counters(bet, packs):
        tried = try_count(wager, packs, counter, TRYING)
        facts = {
            "tags": [*counter.tags.values()],
            "threshold": counter.threshold,
            "correlation": short(counter.correlation),
        }
        for stake, each in zip(counter.stakes, tried, strict=True):
            own = each.gains
            rows.append(
                _row(bet, packs, counter.name, own.cut)
                | facts
                | _gains(own.bets, own.profit, own.error, each.growth)
                | {"stake": short(stake)}
            )
    for each in tried:
        own = each.gains
        rows.append(
            _row(bet, packs, "perfect", own.cut)
            | _gains(own.best_bets, own.best_profit, own.best_error, each.perfect_growth)
        )
    return rows


def _row(bet: str, packs: int, name: str, cut: int) -> dict[str, Any]:
    return {"packs": packs, "bet": bet, "count": name, "cut": cut}


def _gains(bets: float, profit: float, error: float | None, growth: float) -> dict[str, Any]:
    return {
        "bets": short(bets),
        "profit": short(profit),
        "error": None if error is None else short(error),
        "growth": short(growth),
    }


def _table(rows: Sequence[Mapping[str, Any]]) -> list[list[str]]:
    """Write a line for each bet and way of counting, the gains at the deepest stop card first."""
    lines = dict[tuple[Any, ...], list[str]]()
    for row in rows:
        key = row["packs"], row["bet"], row["count"]
        if key in lines:
            lines[key].append(f"{row['profit']:.5f}")
            continue
        error = "" if row["error"] is None else f" ± {row['error']:.5f}"
        lines[key] = [
            *map(str, key),
            ",".join(f"{tag:g}" for tag in row.get("tags", ())),
            f"{row['threshold']:g}" if row.get("threshold") is not None else "",
            f"{row['correlation']:.3f}" if "correlation" in row else "",
            f"{row['bets']:.2f}",
            f"{row['profit']:.5f}{error}",
            f"{100 * row['growth']:.5f}",
        ]
    width = 9 + len(CUTS) - 1
    return [line + [""] * (width - len(line)) for line in lines.values()]


def _figure(rows: Sequence[Mapping[str, Any]]) -> str:
    """Draw the perfect player's profit at the bets that gain most with the largest shoe."""
    packs = rows[-1]["packs"]
    lines = dict[str, list[float]]()
    for row in rows:
        if row["packs"] == packs and row["count"] == "perfect":
            lines.setdefault(row["bet"], []).append(row["profit"])
    most = sorted(lines, key=lambda bet: -lines[bet][0])[:LINES]
    return line_plot(
        cuts_of(packs),
        {bet: lines[bet] for bet in most},
        title=f"Units a shoe of {packs} packs by perfect counting, by cards behind the stop card",
    )


RESULT: Final = Result("counting", "What counting gains at every bet", 275, 393, compute)
