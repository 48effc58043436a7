"""The counts of a simulation. Parts are added in the order of the shoes."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ...rules.wagers.wager import Wager
from ..endings import CELLS
from .session import SessionTally, sums


class Tally(msgspec.Struct, frozen=True):
    """Counts of shoes and coups.

    `cells` counts the coups by cell (endings.CELLS). `lines` counts them by the line that decided a
    bet on cards, by the bet's name, with the lost bets last. `sessions` are of a strategy, and
    `further` the shoes on which interrupted sessions were finished: they have no number of their
    own, and count among the `shoes`.
    """

    shoes: int = 0
    cells: tuple[int, ...] = (0,) * len(CELLS)
    lines: Mapping[str, tuple[int, ...]] = {}
    sessions: SessionTally | None = None
    further: int = 0

    @property
    def numbered(self) -> int:
        """The number of the next shoe."""
        return self.shoes - self.further

    @property
    def coups(self) -> int:
        """The number of coups."""
        return sum(self.cells)

    def __add__(self, other: "Tally") -> "Tally":
        names = {**self.lines, **other.lines}
        return Tally(
            shoes=self.shoes + other.shoes,
            cells=_sums(self.cells, other.cells),
            lines={name: _sums(self.lines.get(name), other.lines.get(name)) for name in names},
            sessions=_join(self.sessions, other.sessions),
            further=self.further + other.further,
        )


def _join(one: SessionTally | None, other: SessionTally | None) -> SessionTally | None:
    return one + other if one is not None and other is not None else one or other


def _sums(one: tuple[int, ...] | None, other: tuple[int, ...] | None) -> tuple[int, ...]:
    return sums(one, other) if one and other else one or other or ()


def named_lines(card_bets: Sequence[Wager], lines: Any) -> Mapping[str, tuple[int, ...]]:
    """Return a kernel's counts by line for each bet on cards, by the bet's name."""
    return {
        wager.name: tuple(row[: len(wager.lines) + 1])
        for wager, row in zip(card_bets, lines.tolist(), strict=True)
    }
