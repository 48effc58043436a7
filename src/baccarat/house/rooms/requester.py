"""The sender of a command."""

from collections.abc import Callable, Mapping

import msgspec

from ...tables.common.chips import Seat


class Requester(msgspec.Struct, frozen=True):
    """The sender of a command, as the room currently knows them."""

    player: str
    name: str
    seat: Seat | None
    account: int
    """Their units outside the table; during a club night, those of the night."""
    host: bool
    alone: bool
    """Whether nobody else at the table is present."""
    waits_for: frozenset[Seat]
    """The other seats whose people are here, and who therefore have a say in when to deal."""
    rebuy: bool
    """Whether the room lets broke players rebuy in company."""
    known_speakers: Callable[[], Mapping[str, str]] = dict
    """Returns the names of players who have spoken here, by player id."""
    elsewhere: Callable[[], int] = int
    """Returns their units at other tables; lazy, because it looks through all rooms."""
    accounts: Mapping[str, int] = {}
    """All account balances of the house, in units."""
    rate_limited: Callable[[], bool] = bool
    """Returns whether they have spoken too often recently."""
    muted: bool = False
    """Whether an operator has muted them in the whole house."""
    needs_account: bool = False
    """Whether they have to make an account before they may play or speak."""
    seated_elsewhere: Callable[[], bool] = bool
    """Returns whether they have a place at another table; lazy, as `elsewhere`."""
    listed: tuple[str, ...] = ()
    """The players on the waiting list who are connected."""
