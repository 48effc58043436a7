"""Who is in a room just now, seat by seat."""

from collections.abc import Iterable

import msgspec

from ...tables.common import Seat
from ..model.state import RoomState
from .viewer import Viewer


class Present(msgspec.Struct, frozen=True):
    """Seats by their people's connections.

    - `people`: a connection is open.
    - `awaited`: those of them that the table waits for, which are not sent away.
    - `sealers`: a browser is here that takes part in sealing shoes.
    """

    people: frozenset[Seat] = frozenset()
    awaited: frozenset[Seat] = frozenset()
    sealers: frozenset[Seat] = frozenset()


def present(state: RoomState, viewers: Iterable[Viewer]) -> Present:
    """Tell who is here."""
    seats = state.seats
    here = [(seats[viewer.player], viewer) for viewer in viewers if viewer.player in seats]
    people = frozenset([seat for seat, _ in here])
    sent = {seats[player] for player in state.hosting.barred if player in seats}
    return Present(
        people=people,
        awaited=frozenset() if state.hosting.course == "closing" else people - sent,
        sealers=frozenset(
            [seat for seat, viewer in here if viewer.seals and viewer.player not in state.balked]
        ),
    )
