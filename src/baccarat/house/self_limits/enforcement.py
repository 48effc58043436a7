"""Enforce players' own limits across all tables."""

from collections.abc import Iterable

from ...tables import SeatAction
from ...tables.common import risk_by_seat
from ..model.commands import RoomRequest, TakeSeat
from ..model.state import RoomState
from .limits import SelfLimitBook


def check_own_limits(
    book: SelfLimitBook, room: str, state: RoomState, player: str, request: RoomRequest
) -> None:
    """Raise Rejected if the player's own limits or break forbid a request now."""
    seat = state.seat_of(player)
    if isinstance(request, TakeSeat):
        book.check_play(player, book.now())
    elif seat and isinstance(request, SeatAction):
        of_this_game = isinstance(request, state.game.Action)
        if of_this_game and (units := state.game.risk(state.table, seat, request)):
            book.check_risk(player, room, units, book.now())


def reserve(
    book: SelfLimitBook, room: str, player: str, before: RoomState, after: RoomState
) -> None:
    """Check what a request would put at risk against the limits; raises Rejected.

    It counts at once, before it is on disk, since another room may ask meanwhile.
    """
    seat = before.seat_of(player)
    if not seat or after.seat_of(player) != seat:
        return
    was, units = before.at_risk().get(seat, 0), after.at_risk().get(seat, 0)
    paid = (before.table.purses[seat - 1] or 0) - (after.table.purses[seat - 1] or 0)
    if paid > 0:  # what a bank has won comes from no purse; a tax that was paid does
        units = max(units, risk_by_seat(before.table.balances())[seat] + paid)
        if units > was:
            book.check_risk(player, room, units, book.now())
    book.set_exposure(player, room, max(was, units))


def risk_by_player(state: RoomState, others: Iterable[str]) -> dict[str, int]:
    """Return what each person has at risk at a table; `others` have nothing unless seated."""
    risks = state.at_risk()
    seated = {who.player: risks.get(seat, 0) for seat, who in state.taken if not who.bot}
    return {**dict.fromkeys(others, 0), **seated}


def update_exposure(book: SelfLimitBook, room: str, before: RoomState, after: RoomState) -> None:
    """Record everyone's open stakes at a room's table, including players who have just left it."""
    same = before.occupants is after.occupants and before is not after
    if same and before.table is after.table:
        return
    others = () if same else [who.player for _, who in before.taken]
    for player, units in risk_by_player(after, others).items():
        book.set_exposure(player, room, units)
