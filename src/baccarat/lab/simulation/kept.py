"""What a simulation keeps of each shoe and of each session: columns of a chunk, and then rows."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from ...rules.coup import Outcome
from ..endings import OUTCOMES
from ..equilibrium.algebra.linear import to_integers
from .paytables import gains_of, lines_by_cell
from .result import line_counts
from .settings import Settings
from .tally import Tally

Column: TypeAlias = list[Any]
Row: TypeAlias = dict[str, Any]
Receive: TypeAlias = Callable[[list[Row]], object]
"""Called with the rows of each chunk, in the order of the shoes."""
OF_SHOE: Final = ("coups", *(each.value for each in Outcome), "staked", "gain")
"""The numbers of a shoe on which a strategy played, in the order of the kernel."""
OF_SESSION: Final = ("shoe", "staked", "gain", "drawdown", "ruined", "wins", "losses")
"""The numbers of a session, likewise."""
MONEY: Final = frozenset({"staked", "gain", "drawdown"})


class Kept(msgspec.Struct):
    """The columns of a chunk by name; None for rows that nobody asked for."""

    shoes: dict[str, Column] | None = None
    sessions: dict[str, Column] | None = None

    def add_shoes(self, columns: Mapping[str, Iterable[Any]]) -> None:
        """Add a stretch of shoes."""
        for name, column in columns.items():
            if self.shoes is not None:
                self.shoes.setdefault(name, []).extend(column)


NOTHING: Final = Kept()
"""For those who want the counts alone."""


class Receivers(NamedTuple):
    """Who receives the rows of shoes and of sessions."""

    by_shoe: Receive | None = None
    by_session: Receive | None = None

    def empty(self) -> Kept:
        """Return empty columns for the rows to receive."""
        return Kept(*(None if each is None else {} for each in self))

    def receive(self, kept: Kept, sessions: int) -> None:
        """Pass on the rows of a chunk; `sessions` is the number of sessions before it."""
        if self.by_shoe is not None and kept.shoes is not None:
            self.by_shoe(_rows(kept.shoes))
        if self.by_session is not None and kept.sessions is not None:
            found = _rows(kept.sessions)
            self.by_session([{"session": at, **row} for at, row in enumerate(found, sessions)])


def _rows(columns: Mapping[str, Column]) -> list[Row]:
    return [dict(zip(columns, line, strict=True)) for line in zip(*columns.values(), strict=True)]


def shoe_row(settings: Settings, number: int, tally: Tally) -> dict[str, tuple[Any]]:
    """Return the columns of one shoe, from its own counts."""
    return {
        "shoe": (number,),
        "coups": (tally.coups,),
        **{
            outcome.value: (sum(tally.cells[cell] for cell in cells),)
            for outcome, cells in zip(Outcome, OUTCOMES, strict=True)
        },
        **{
            f"gain_{each.name}": (_gain(line_counts(each, tally), gains_of(each)),)
            for each in settings.wagers
        },
    }


def _gain(counts: Sequence[int], gains: Sequence[Fraction]) -> Fraction | int:
    """Return the gain of one shoe, as in `sums`."""
    unit, whole = to_integers(gains)
    gain = sum(count * each for count, each in zip(counts, whole, strict=True))
    return Fraction(gain, unit) if unit > 1 else gain


def shoe_columns(
    settings: Settings, first: int, cells: Any, lines: Any
) -> dict[str, Sequence[Any]]:
    """Return the columns of shoes from number `first` on.

    From arrays with a row for each shoe: the coups by cell, and by line for each bet on cards.
    """
    by_line = {
        each.name: lines[:, at, : len(each.lines) + 1]
        for at, each in enumerate(each for each in settings.wagers if each.needs_cards)
    }
    return {
        "shoe": range(first, first + len(cells)),
        "coups": cells.sum(axis=1).tolist(),
        **{
            outcome.value: cells[:, places].sum(axis=1).tolist()
            for outcome, places in zip(Outcome, OUTCOMES, strict=True)
        },
        **{
            f"gain_{each.name}": sums(by_line[each.name], gains_of(each))
            if each.name in by_line
            else sums(cells, [gains_of(each)[line] for line in lines_by_cell(each)])
            for each in settings.wagers
        },
    }


def sums(counts: Any, gains: Sequence[Fraction]) -> Column:
    """Return the gains of each shoe from its counts, an array with a row for each.

    They are whole numbers if all `gains` are, and fractions otherwise.
    """
    import numpy as np

    unit, whole = to_integers(gains)
    found = (counts @ np.array(whole)).tolist()
    if unit == 1:
        return found  # type: ignore[no-any-return]
    written = {each: Fraction(each, unit) for each in {*found}}
    return [written[each] for each in found]


def played_columns(names: Sequence[str], found: Any, first: int, shoes: int) -> dict[str, Column]:
    """Return the columns of a strategy's kernel, whose rows have these numbers.

    Shoes from number `shoes` of the stretch on are further ones, which have no number of their own.
    """
    columns: dict[str, Column] = {}
    for name, column in zip(names, found.T.tolist(), strict=True):
        columns[name] = column if name in MONEY else [int(each) for each in column]
    numbers = columns.pop("shoe", range(len(found)))
    return {"shoe": [first + each if each < shoes else None for each in numbers], **columns}
