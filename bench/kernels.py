"""Processor time of the lab's other kernels: strategies, bets on cards, tables, and counting.

`bench.simulate` and `bench.odds` cover those that only count outcomes. Processor time hardly
depends on other work, so the minimum of a few runs on one thread counts.
"""

import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from baccarat.lab import price_shoes
from baccarat.lab.counting import count
from baccarat.lab.simulation.banking.settings import bank_settings
from baccarat.lab.simulation.chunk import play_chunk
from baccarat.lab.simulation.settings import settings
from baccarat.rules import (
    BanquePreset,
    CheminPreset,
    Condition,
    PaytableRow,
    Wager,
    preset as rules_of,
)

from .figure import show
from .odds import shoes as depleted_shoes

RUNS: Final = 7
GIVING: Final = Wager(
    "three-giving-8",
    "3 Giving 8",
    (PaytableRow(Condition(banker_two=(3,), player_third=(8,)), (200, 1)),),
)
STRATEGIES: Final = (
    "martingale",
    "counting:tags=0/0/0/-1/-1/-1/-1/2/2/0,threshold=4",
    "perfect",
    "kelly",
)
STAKED: Final = "equilibrium:stake=2"
WHOLE: Final[dict[str, CheminPreset | BanquePreset]] = {
    "chemin": rules_of("chemin-de-fer"),
    "banque": rules_of("banque-ouverte"),
}
"""The presets whose whole tables are timed."""
LEAST_RATIO: Final = 50
"""How many times as many coups as the rooms' tables compiled ones have to play."""


class Figure(NamedTuple):
    """What to time: `run` returns the number of units it worked through."""

    name: str
    run: Callable[[], int]
    unit: str = "ns a coup"
    scale: float = 1e9


def figures() -> list[Figure]:
    """List what to time."""
    return [
        *(
            punto(strategy.partition(":")[0], bets=["dragon-7"], strategy=strategy)
            for strategy in STRATEGIES
        ),
        punto("two pairs", bets=["player-pair", "banker-pair"]),
        punto("third cards", bets=[GIVING]),
        bank("hands, chemin", rules_of("chemin-de-fer"), 4096),
        bank("hands, banque", rules_of("banque-ouverte"), 4096),
        *(
            bank(f"{kernel}, {game}", preset, shoes, kernel=kernel, strategy=STAKED)
            for game, preset in WHOLE.items()
            for kernel, shoes in (("table", 8), ("traced", 1024))
        ),
        Figure("count", counted, "ms a shoe", 1e3),
        Figure("prices, third cards", priced, "µs a shoe", 1e6),
    ]


def punto(name: str, **options: Any) -> Figure:
    """Time a chunk of punto banco."""
    chosen = settings("ez", seed=1, cut=14, burn="first", kernel="cards", **options)
    return Figure(name, lambda: play_chunk(chosen, 0, 1024).coups)


def bank(name: str, preset: CheminPreset | BanquePreset, shoes: int, **options: Any) -> Figure:
    """Time a chunk of a game with a player's bank."""
    chosen = bank_settings(preset, 1, **options)
    return Figure(name, lambda: play_chunk(chosen, 0, shoes).coups)


def counted() -> int:
    """Count cards at Dragon 7."""
    return count("dragon-7", shoes=1000).shoes


def priced() -> int:
    """Price a bet on third cards."""
    return len(price_shoes(GIVING, depleted_shoes(2000)).edges)


def seconds(run: Callable[[], int]) -> float:
    """Return the least processor time of some runs, for each unit of work."""
    taken = []
    for _ in range(RUNS):
        start = time.process_time()
        units = run()
        taken.append((time.process_time() - start) / units)
    return min(taken)


def main() -> None:
    """Print every figure, after a run that compiles, and how compiled tables compare."""
    taken = {}
    for figure in figures():
        figure.run()
        taken[figure.name] = seconds(figure.run)
        show(figure.name, taken[figure.name] * figure.scale, figure.unit)
    for game in WHOLE:
        ratio = taken[f"table, {game}"] / taken[f"traced, {game}"]
        show(f"traced, {game}", ratio, "times as fast as table", f"bound {LEAST_RATIO}")


if __name__ == "__main__":
    main()
