"""Show what the players of a bank read most, in a whole view and by itself."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from ..common import Glance, Seat
from .state import S

V = TypeVar("V")


class _SeatView(Protocol):
    @property
    def seat(self) -> Seat: ...
    @property
    def purse(self) -> int: ...
    @property
    def said(self) -> object: ...


class _View(Protocol):
    @property
    def viewer(self) -> Seat: ...
    @property
    def seats(self) -> Sequence[_SeatView]: ...


class OwnSeat(msgspec.Struct, frozen=True):
    """What a view's seats come to for the viewer: a base for the views of tables with a bank."""

    @property
    def purse(self: _View) -> int:
        """What the viewer has in its purse, in units; 0 for one without a seat."""
        return next((each.purse for each in self.seats if each.seat == self.viewer), 0)

    def hears(self: _View, words: object) -> bool:
        """Whether somebody else has said this."""
        return any(each.said == words and each.seat != self.viewer for each in self.seats)


class BankGlance(Glance[S, V]):
    """A glance of somebody in a seat at a table with a player's bank.

    Purse and choices are looked at by whoever is asked anything, and so are there at once.
    """

    purse: int
    choices: tuple[Any, ...]

    @property
    def bank(self) -> Any:
        return self._state.bank

    def hears(self, words: object) -> bool:
        """Whether somebody else has said this."""
        said = self._state.answers
        return words in said and any(
            each == words and seat != self.viewer for seat, each in enumerate(said, 1)
        )
