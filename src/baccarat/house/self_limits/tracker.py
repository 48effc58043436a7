"""Enforce players' own limits at one table, and follow the stakes, losses and time there."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ...tables.common.chips import risk_by_seat
from ...tables.register import SeatAction
from ..model.commands import RoomRequest, TakeSeat
from ..model.day import day_of
from ..model.draft import Draft
from ..model.state import RoomState
from .limits import AtRisk, PlaySession, SelfLimitBook
from .sessions import SessionTimer, sum_losses


class Totals(NamedTuple):
    """The unsaved losses and time of players, and changes to their stakes at risk."""

    days: Sequence[PlaySession]
    at_risk: Sequence[AtRisk]


class LimitTracker:
    """Follows the stakes, losses and time of the players at a room's table.

    A stake counts in the book as soon as it is asked for; losses and time count once stored.
    """

    def __init__(self, book: SelfLimitBook, room: str) -> None:
        self._book = book
        self._room = room
        self._timer = SessionTimer()
        self.stored: dict[str, int] = {}
        """The units at risk that the store has, by player, if several processes serve the house."""

    def check(self, state: RoomState, player: str, request: RoomRequest) -> None:
        """Raise Rejected if the player's own limits or break forbid a request now."""
        book, seat = self._book, state.seat_of(player)
        if isinstance(request, TakeSeat):
            book.check_play(player, book.now())
        elif seat and isinstance(request, SeatAction):
            of_this_game = isinstance(request, state.game.Action)
            if of_this_game and (units := state.game.risk(state.table, seat, request)):
                book.check_risk(player, self._room, units, book.now())

    def reserve(self, player: str, before: RoomState, after: RoomState) -> None:
        """Check the stake that a request puts at risk against the limits; raises Rejected.

        The stake counts at once, before it is on disk, since another room may ask meanwhile.
        """
        seat = before.seat_of(player)
        if not seat or after.seat_of(player) != seat:
            return
        was, units = before.at_risk().get(seat, 0), after.at_risk().get(seat, 0)
        paid = (before.table.purses[seat - 1] or 0) - (after.table.purses[seat - 1] or 0)
        if paid > 0:  # what a bank has won comes from no purse; a tax that was paid does
            units = max(units, risk_by_seat(before.table.balances())[seat] + paid)
            if units > was:
                self._book.check_risk(player, self._room, units, self._book.now())
        self._book.set_exposure(player, self._room, max(was, units))

    def release(self, state: RoomState) -> None:
        """Count only the stakes on the table, after a request was refused."""
        self._set_exposures(risk_by_player(state, ()))

    def follow(self, before: RoomState, after: RoomState) -> None:
        """Count everyone's open stakes, including players who have just left the table."""
        moved = before.occupants is not after.occupants
        if moved or before.table is not after.table or before is after:  # the last when loaded
            gone = [who.player for _, who in before.taken] if moved else ()
            self._set_exposures(risk_by_player(after, gone))

    def _set_exposures(self, risks: Mapping[str, int]) -> None:
        for player, units in risks.items():
            self._book.set_exposure(player, self._room, units)

    def see(self, seated: Sequence[str], now: float) -> None:
        """Record who is seated here from now on; `now` is in seconds of the event loop."""
        self._timer.see(seated, now)

    def collect(self, draft: Draft, asker: str, now: float, *, shared: bool) -> Totals:
        """Return the rows to store with a draft; stakes are only stored in a `shared` house.

        The asker's risk comes with their own limit, which the store checks over all tables.
        """
        since_1970 = self._book.now()
        days = self._timer.list_unsaved(sum_losses(draft.steps), now, since_1970)
        return Totals(days, self._newly_at_risk(draft.state, asker, since_1970) if shared else [])

    def _newly_at_risk(self, state: RoomState, asker: str, now: float) -> list[AtRisk]:
        rows = []
        for player, units in risk_by_player(state, self.stored).items():
            was = self.stored.get(player, 0)
            limit = self._book.loss_limit(player, now) if player == asker and units > was else None
            if units != was:
                rows.append(AtRisk(player, units, day_of(now), limit))
        return rows

    def apply(self, totals: Totals) -> None:
        """Count totals once they are stored."""
        self.stored |= {each.player: each.units for each in totals.at_risk}
        self._timer.note_saved(totals.days)
        for day in totals.days:
            self._book.note(day)


def risk_by_player(state: RoomState, others: Iterable[str]) -> dict[str, int]:
    """Return the units that each person has at risk at a table; 0 for `others` not seated."""
    risks = state.at_risk()
    seated = {who.player: risks.get(seat, 0) for seat, who in state.taken if not who.bot}
    return {**dict.fromkeys(others, 0), **seated}
