"""End a room whose shoe was given up: its cards are known, so players decide nothing more."""

from ...tables.common.shoe import Close, MayDeal, is_between_shoes
from ..hosting.host_desk import close_room, get_up
from ..model.draft import Draft
from ..model.state import RoomState
from ..sealing.sealing import Sealing
from ..sealing.shoe import Shoe


def is_given_up(shoe: Shoe, state: RoomState, *, ended_at_table: bool) -> bool:
    """Whether the shoe's secret may be known, although the table would deal on.

    A shoe that ended at the table is not given up, even if the table is already finding a bank for
    the next one, as in a club.
    """
    return (
        shoe.ended is not None
        and state.hosting.course != "closed"
        and not is_between_shoes(state.table.phase)
        and not ended_at_table
    )


def play_out(draft: Draft, sealing: Sealing) -> Draft:
    """Finish the current coup by default actions, send everybody home, and close the room."""
    if draft.state.hosting.course != "closing":
        close_room(draft)
    while draft.state.hosting.course != "closed":
        free = [
            seat for seat in draft.state.leaving if not draft.state.table.has_chips_in_play(seat)
        ]
        if free:
            get_up(draft, min(free))
        elif MayDeal in draft.state.croupier_may:
            sealing.deal(draft, at_once=True)
        else:
            draft.croupier(Close())
    sealing.follow(draft)
    return draft
