"""The result `through-the-shoe`: how the value of chemin de fer moves as cards leave the shoe.

Each value of a composition is exact; only which compositions occur is random.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import islice
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from ..counts import Counts, of_packs
from ..equilibrium.chemin.best_response import best_response, strategy_values
from ..equilibrium.chemin.solve import Equilibrium, solve
from ..equilibrium.problem import chemin_de_fer
from ..plot import line_plot
from ..simulation.generator import shuffled_shoes
from .frame import Findings, Result, Saved, short

SHOES: Final[Mapping[int, int]] = {1: 20, 6: 2_000}
"""The number of shoes by packs; one pack is the small version."""
LEFT: Final[Mapping[int, tuple[int, ...]]] = {1: (26, 13), 6: (208, 104, 52, 26, 13)}
"""The numbers of cards left in the shoe, by packs."""
SEED: Final = 1
KERNEL: Final = "int64"
WAYS: Final = ("neither", "ponte", "banker", "both")
"""The sides that play by the cards left; the others play the equilibrium of the full shoe."""


class Values(NamedTuple):
    """A composition, and its values to the ponte by the sides that count, per unit staked."""

    counts: Counts
    neither: Fraction
    ponte: Fraction
    banker: Fraction
    both: Fraction


def values(counts: Sequence[int], full: Equilibrium) -> Values:
    """Return the exact values of a composition, if sides that do not count play `full`.

    Decisions that cannot occur in the composition are left out.
    """
    solution = solve(chemin_de_fer(counts=counts), kernel=KERNEL)
    first = solution.first
    ponte = {point: full.ponte[point] for point in first.ponte}
    banker = {point: full.banker[point] for point in first.banker}
    return Values(
        tuple(counts),
        strategy_values(solution, ponte, banker).value_ponte,
        best_response(solution, "banker", banker).play.value_ponte,
        best_response(solution, "ponte", ponte).play.value_ponte,
        first.value_ponte,
    )


def compositions(packs: int, left: int) -> Iterator[Counts]:
    """Yield what the last `left` cards of each shuffled shoe are."""
    for cards in islice(shuffled_shoes(SEED, packs), SHOES[packs]):
        counts = [0] * len(of_packs(1))
        for card in cards[-left:]:
            counts[card.points] += 1
        yield tuple(counts)


def row_of(packs: int, left: int, found: Sequence[Values]) -> dict[str, Any]:
    """Return the means with their standard errors, and the best composition for the ponte."""
    best = max(found, key=lambda each: each.both)
    row: dict[str, Any] = {"packs": packs, "left": left, "shoes": len(found)}
    for way in WAYS:
        each_value = [float(getattr(each, way)) for each in found]
        error = stdev(each_value) / sqrt(len(found)) if len(found) > 1 else 0.0
        row |= {
            way: short(fmean(each_value)),
            f"{way}_error": short(error),
            f"{way}_favours_ponte": sum(getattr(each, way) > 0 for each in found),
        }
    return row | {
        "ponte_gains": short(row["ponte"] - row["neither"]),
        "banker_gains": short(row["neither"] - row["banker"]),
        "best_counts": [*best.counts],
        "best_value": str(best.both),
        "best_float": short(float(best.both)),
    }


def compute(most: int, _saved: Saved) -> Findings:
    """Compute the values at the depths LEFT for each number of packs up to `most`."""
    rows = []
    for packs in SHOES:
        if packs <= most:
            full = solve(chemin_de_fer(packs=packs), kernel=KERNEL).first
            whole = of_packs(packs)
            rows.append(row_of(packs, sum(whole), [values(whole, full)]))
            for left in LEFT[packs]:
                found = [values(each, full) for each in compositions(packs, left)]
                rows.append(row_of(packs, left, found))
    largest = [row for row in rows if row["packs"] == rows[-1]["packs"]]
    return Findings(
        heads=[
            "packs", "left", "neither counts", "ponte counts", "banker counts", "both count",
            "ponte gains", "banker gains", "favour the ponte: neither", "ponte", "banker", "both",
            "best for the ponte, both count",
        ],
        table=[_line(row) for row in rows],
        figure=line_plot(
            [52 * row["packs"] - row["left"] for row in largest],
            {way: [100 * row[way] for row in largest] for way in WAYS},
            title="Percent of the stake to the ponte, by sides that count and cards dealt",
        ),
        rows=rows,
    )  # fmt: skip


def _line(row: Mapping[str, Any]) -> list[str]:
    return [
        str(row["packs"]),
        str(row["left"]),
        *(f"{100 * row[way]:.3f} ± {100 * row[f'{way}_error']:.3f}" for way in WAYS),
        f"{100 * row['ponte_gains']:.3f}",
        f"{100 * row['banker_gains']:.3f}",
        *(str(row[f"{way}_favours_ponte"]) for way in WAYS),
        f"{100 * row['best_float']:.3f}",
    ]


RESULT: Final = Result(
    "through-the-shoe", "The value of chemin de fer through the shoe", 440, 163, compute
)
