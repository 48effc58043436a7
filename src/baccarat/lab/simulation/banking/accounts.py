"""Who gained what in a shoe: each player as ponte and as banker, and the house."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from ....tables.common.chips import Account, Move, Seat

_BANK: Final = frozenset({Account.BANK, Account.GARAGE})


class Flows(msgspec.Struct):
    """The sums of one shoe, in units.

    - `places`: of the players, in the order of the lists.
    - `coups`: dealt; `banks`: put up or taken over.
    - `staked`, `ponte`, `bank`: by seat, its stakes on the coups dealt, and its gains against banks
      and with them. A bank pays the tax.
    - `house`: the tax.
    """

    places: tuple[Seat, ...]
    staked: list[int]
    ponte: list[int]
    bank: list[int]
    coups: int = 0
    banks: int = 0
    house: int = 0

    @classmethod
    def of_table(cls, places: tuple[Seat, ...]) -> "Flows":
        """Return the empty flows of a table with players at these places."""
        none = [0] * len(places)
        return cls(places, none, [*none], [*none])

    def add_stakes(self, stakes: Sequence[int]) -> None:
        """Count a coup that is dealt for these stakes."""
        self.coups += 1
        for at, place in enumerate(self.places):
            self.staked[at] += stakes[place - 1]

    def add_moves(self, moves: Iterable[Move]) -> None:
        """Count the chips that pass between players, and to the house.

        Chips that stay with a player, such as a stake or a bank that is put up, gain nobody
        anything.
        """
        for each in moves:
            source, target = each.source, each.target
            if source.seat == target.seat:
                continue
            for place, units in ((source, -each.amount), (target, each.amount)):
                if place.account is Account.COMMISSION:
                    self.house += units
                else:
                    in_bank = place.account in _BANK or target.account is Account.COMMISSION
                    at = self.places.index(place.seat)
                    (self.bank if in_bank else self.ponte)[at] += units

    def numbers(self) -> tuple[int, ...]:
        """List the numbers in the order of `result.SHOES` and so on."""
        roles = (sum(self.ponte), sum(self.bank), self.house)
        by_seat = zip(self.staked, self.ponte, self.bank, strict=True)
        return (
            1,
            self.coups,
            self.banks,
            sum(self.staked),
            *roles,
            *(number for seat in by_seat for number in seat),
        )
