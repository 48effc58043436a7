"""What a simulation of tables with a player's bank counts, added up in the order of the shoes."""

from collections.abc import Sequence
from typing import Final

import msgspec

from ..session import sums

ABSENT: Final = 3
"""The outcome of a side without stakes; 0 to 2 are those of `Outcome`."""
RESULTS: Final = ABSENT + 1


class Moments(msgspec.Struct, frozen=True):
    """Sums over shoes, and sums of products, of several integers that each shoe has."""

    sums: tuple[int, ...] = ()
    products: tuple[int, ...] = ()

    @classmethod
    def of(cls, numbers: Sequence[int]) -> "Moments":
        """Return those of a single shoe."""
        return cls(tuple(numbers), tuple(a * b for a in numbers for b in numbers))

    def product(self, one: int, other: int) -> int:
        """Return the sum of the products of two of the numbers."""
        return self.products[one * len(self.sums) + other]

    def __add__(self, other: "Moments") -> "Moments":
        if not (self.sums and other.sums):
            return self if self.sums else other
        return Moments(sums(self.sums, other.sums), sums(self.products, other.products))


class BankTally(msgspec.Struct, frozen=True):
    """Counts of shoes and coups.

    `results` counts coups by the outcomes of both sides of banque: RESULTS times that of the right
    plus that of the left. At chemin de fer the ponte is the right, and the left is absent. `flows`
    are the numbers of `accounts.Flows` for each shoe; only a whole table has them.
    """

    shoes: int = 0
    results: tuple[int, ...] = (0,) * RESULTS**2
    flows: Moments = Moments()

    @property
    def numbered(self) -> int:
        """The number of the next shoe."""
        return self.shoes

    @property
    def coups(self) -> int:
        """The number of coups."""
        return sum(self.results)

    def __add__(self, other: "BankTally") -> "BankTally":
        return BankTally(
            self.shoes + other.shoes,
            sums(self.results, other.results),
            self.flows + other.flows,
        )
