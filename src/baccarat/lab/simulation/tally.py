"""What a simulation counts. All counts are integers, so parts can be added in any order."""

from collections.abc import Mapping

import msgspec

from ..endings import CELLS


class Tally(msgspec.Struct, frozen=True):
    """Counts of shoes and coups.

    `cells` counts the coups by cell (endings.CELLS); `lines` those by the line that decided a bet
    on ranks or suits, by the bet's name, with the lost ones last.
    """

    shoes: int = 0
    cells: tuple[int, ...] = (0,) * len(CELLS)
    lines: Mapping[str, tuple[int, ...]] = {}

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
        )


def _sums(one: tuple[int, ...] | None, other: tuple[int, ...] | None) -> tuple[int, ...]:
    if one is None or other is None:
        return one or other or ()
    return tuple(a + b for a, b in zip(one, other, strict=True))
