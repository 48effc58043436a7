"""A player held to what he has set for himself."""

import time

from ..tables import SeatAction
from .care import CareBook
from .commands import TakeSeat, Wish
from .risk import risk
from .state import RoomState


def check_own_limits(book: CareBook, state: RoomState, player: str, wish: Wish) -> None:
    """Raise NotDone for a wish that the player's own limits or break forbid now."""
    seat = state.seat_of(player)
    if isinstance(wish, TakeSeat):
        book.check_play(player, time.time())
    elif seat and isinstance(wish, SeatAction) and (units := risk(state.table, seat, wish)):
        book.check_risk(player, units, time.time())
