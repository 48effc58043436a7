"""How often the 99 % interval of a printed error has the known mean, over 400 seeds.

`python -m lab.simulation.known_means` in `tests` prints the table of `docs/simulation.md`.

The known means do not come from the simulation. Two bets without an edge, on Player and on Banker,
make the mean result zero for every strategy that sees nothing of the cards. The others play a tie
that pays enough: their mean is the exact advantage before the coups on which they stake, weighted
by their stakes, in shoes that plain Python deals. Only the mean drawdown, which no formula gives,
is that of a hundred times as many sessions with another seed.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from functools import cache
from itertools import islice
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from baccarat.lab import odds, price_shoes
from baccarat.lab.composition import Composition
from baccarat.lab.simulation.chunk import play_chunk
from baccarat.lab.simulation.estimates import Measure
from baccarat.lab.simulation.generator import shuffled_shoes
from baccarat.lab.simulation.reference import dealt_coups
from baccarat.lab.simulation.session_summary import SessionSummary, summarize
from baccarat.lab.simulation.settings import Settings, settings
from baccarat.rules import Condition, Outcome, PaytableRow, ShoeRules, Wager

SEEDS: Final = 400
LONG: Final = 100
"""The sessions for the mean drawdown, as a multiple of those of a seed."""
SHOE: Final = ShoeRules(packs=8, stop_depth=14, burn="first-card")
DEALT: Final = 300
"""Shoes for the mean of a strategy that counts."""
TIES: Final[Mapping[str, Fraction]] = {
    "counting": Fraction(19, 2),
    "perfect": Fraction(19, 2),
    "kelly": Fraction(11),
}
"""What a tie pays those who see the cards; to Kelly enough for stakes of much the same size."""
TAGS: Final = (0, 1, 1, 0, 0, -1, -1, -1, 0, 1)
"""By value from 0 to 9; any that sum to zero over a pack will do."""


@cache
def fair_bets() -> tuple[Wager, Wager]:
    """Return bets on Player and on Banker that push on a tie and have no edge."""
    chances = odds("punto-banco", Composition.of_packs(8), bets=["player"]).outcomes
    ratio = Fraction(chances[Outcome.BANKER]) / Fraction(chances[Outcome.PLAYER])
    push = PaytableRow(Condition(winner=(Outcome.TIE,)), None)
    return tuple(  # type: ignore[return-value]
        Wager(
            f"fair-{side}",
            f"Fair {side}",
            (PaytableRow(Condition(winner=(side,)), pays.as_integer_ratio()), push),
        )
        for side, pays in ((Outcome.PLAYER, ratio), (Outcome.BANKER, 1 / ratio))
    )


class Played(NamedTuple):
    """The shoes played with each seed, and the coups of a session."""

    text: str
    shoes: int
    coups: int = 1000
    bankroll: float = 1000.0

    @property
    def name(self) -> str:
        return self.text.partition(":")[0]

    @property
    def is_blind(self) -> bool:
        """Whether the strategy sees nothing of the cards."""
        return self.name not in SEEING

    def settings(self) -> Settings:
        return settings(
            "punto-banco",
            seed=0,
            cut=SHOE.stop_depth,
            burn="first",
            bets=fair_bets() if self.is_blind else [tie_bet(self.name)],
            strategy=self.text,
            session_coups=self.coups,
            bankroll=self.bankroll,
        )


Stake = Callable[[float, float], float]
"""A stake by the exact advantage and the true count."""
SEEING: Final[Mapping[str, Stake]] = {
    "counting": lambda edge, count: float(count >= 1),
    "perfect": lambda edge, count: float(edge > 0),
    "kelly": lambda edge, count: max(1e4 * edge / 11, 1.0) if edge > 0 else 0.0,
}
ORDER: Final = "/".join(str(TAGS[value % 10]) for value in range(1, 11))
STRATEGIES: Final = (
    Played("flat", 380),
    Played("martingale", 800),
    Played("paroli", 400),
    Played("dalembert", 1000),
    Played("fibonacci", 3000),
    Played("labouchere", 1200),
    Played("oscars-grind", 4000),
    Played("1-3-2-6", 400),
    Played("follow", 380),
    Played("against", 380),
    Played("fixed-fraction", 600),
    Played(f"counting:tags={ORDER},threshold=1", 200, 100),
    Played("perfect", 90, 100),
    Played("kelly:fraction=0.1", 60, 100, 1e5),
)


@cache
def tie_bet(name: str) -> Wager:
    """Return the bet on a tie of a strategy."""
    pays = TIES[name].as_integer_ratio()
    return Wager("tie", "Tie", (PaytableRow(Condition(winner=(Outcome.TIE,)), pays),))


@cache
def known_means(played: Played) -> Mapping[str, float]:
    if played.is_blind:
        return dict.fromkeys(("per_unit", "per_coup", "per_shoe", "result"), 0.0)
    gain, staked, coups = 0.0, 0.0, 0
    stake_of = SEEING[played.name]
    for edge, count in advantages(played.name):
        stake = stake_of(edge, count)
        gain, staked, coups = gain + stake * edge, staked + stake, coups + 1
    found = {"per_unit": gain / staked}
    if played.name != "kelly":  # whose stakes follow its bankroll
        found |= {"per_coup": gain / coups, "result": gain / coups * played.coups}
    return found


@cache
def advantages(name: str) -> list[tuple[float, float]]:
    """Return the exact advantage and the true count before each coup of DEALT shoes."""
    full = Composition.of_packs(8).counts
    unseen, true = [], []
    for cards in islice(shuffled_shoes(10**6, 8), DEALT):
        left, seen, at = np.array(full), 0, 0
        running = 0.0
        for each in dealt_coups(cards, SHOE):
            # the first card is shown; those that it burns are not
            for card in cards[at : each.start] if seen else cards[:1]:
                left[card.points] -= 1
                running, seen = running + TAGS[card.points], seen + 1
            at = each.start
            unseen.append(left.copy())
            true.append(52 * running / (416 - seen))
    edges = price_shoes(tie_bet(name), np.array(unseen)).edges[:, 0]
    return list(zip((-edges).tolist(), true, strict=True))


def long_run(played: Played) -> SessionSummary:
    """Play LONG times the shoes of a seed."""
    return play(played.settings(), 10**7, played.shoes * LONG)


def play(chosen: Settings, seed: int, shoes: int) -> SessionSummary:
    """Play shoes with a seed as one stretch."""
    tally = play_chunk(replace(chosen, seed=seed), 0, shoes, shoes).sessions
    assert tally is not None
    assert chosen.session is not None
    return summarize(chosen.session, tally)


class Coverage(NamedTuple):
    """Of `printed` errors of a measure `covered` have the known mean in their interval."""

    printed: int
    covered: int

    @property
    def share(self) -> float:
        return self.covered / self.printed


def coverage(played: Played, seeds: range, drawdown: float | None = None) -> Mapping[str, Coverage]:
    """Return the coverage of each measure with a known mean, and of the drawdown."""
    chosen, means = played.settings(), known_means(played)
    means = means if drawdown is None else {**means, "drawdown": drawdown}
    with ThreadPoolExecutor() as threads:
        found = list(threads.map(lambda seed: play(chosen, seed, played.shoes), seeds))
    return {
        name: _coverage([getattr(each, name) for each in found], mean)
        for name, mean in means.items()
    }


def _coverage(measures: list[Measure], mean: float) -> Coverage:
    intervals = [each.interval for each in measures if each.interval is not None]
    return Coverage(len(intervals), sum(low <= mean <= high for low, high in intervals))


def _print() -> None:
    names = ("per_unit", "result", "drawdown")
    for played in STRATEGIES:
        drawdown = long_run(played).drawdown.mean if played.is_blind else None
        found = coverage(played, range(SEEDS), drawdown)
        cells = [
            f"{found[name].covered} of {found[name].printed}" if name in found else "–"
            for name in names
        ]
        row = [f"`{played.text}`", f"{played.shoes:,}", f"{played.coups:,}", *cells]
        print(f"| {' | '.join(row)} |", flush=True)  # noqa: T201 - the table


if __name__ == "__main__":
    _print()
