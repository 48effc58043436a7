"""Rebuild a room from its log in slices, so that other rooms keep running meanwhile.

A room whose shoe was given up is then played out: its cards are known, so players decide nothing
more.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from ...rules.presets.named import intern_preset
from ...tables.common.shoe import MayDeal, ShoeEnded, is_between_shoes
from ...tables.register import table_of
from ..hosting.host_desk import close_room, get_up
from ..hosting.talk import ChatLine
from ..model.club_night import ClubNight
from ..model.draft import Draft
from ..model.hosting import Hosting
from ..model.settings import Settings
from ..model.state import LoggedEvent, RoomState
from ..sealing import Sealing, Shoe
from ..store.queries.self_limits import read_exposures
from ..store.reader import Reader
from ..store.storage import Storage
from .projections import Projections

SLICE: Final = 250
"""Events replayed per turn of the event loop, which takes a few milliseconds."""


class StoredRoom(NamedTuple):
    """Where a replay starts: the room's newest shoe, the first events since, and the chat.

    `at_risk` has the players' stored units at risk, if several processes share the house.
    """

    shoe: Shoe | None
    events: list[LoggedEvent]
    lines: list[ChatLine]
    at_risk: dict[str, int]


def load_stored(store: Reader, room: str, *, shared: bool) -> StoredRoom:
    """Read everything in one go: most rooms need no second read."""
    shoe = store.newest_shoe(room)
    events = _slice(store, room, shoe.seq if shoe else 0)
    at_risk = read_exposures(store, room) if shared else {}
    return StoredRoom(shoe, events, store.talk(room), at_risk)


def _slice(store: Reader, room: str, after: int) -> list[LoggedEvent]:
    return store.events(room, after, after + SLICE)


class RoomReplay:
    """A room being rebuilt from its log, starting with the state `start` at version `seq`.

    `shoe_ended` is whether the shoe that was started there has ended at the table.
    """

    def __init__(self, room: str, start: RoomState, seq: int) -> None:
        self.room = room
        self.start = start
        self.state = start
        self.seq = seq
        self.projections = Projections()
        self.shoe_ended = False

    async def follow(self, events: Sequence[LoggedEvent], storage: Storage) -> None:
        """Apply the first events, then read and apply all later ones."""
        while events:
            self.take(events)
            if len(events) < SLICE:
                return
            events = await storage.read(lambda store: _slice(store, self.room, self.seq))

    def take(self, events: Sequence[LoggedEvent]) -> None:
        """Apply the next events."""
        draft = Draft(self.room, self.state, self.seq)
        for event in events:
            draft.add(event)
            self.shoe_ended = self.shoe_ended or isinstance(event, ShoeEnded)
        self.projections.apply(draft.steps)
        self.state, self.seq = draft.state, draft.seq


def empty_room(made: Settings) -> RoomState:
    """Return a room with these settings before its first event."""
    table = table_of(made.preset).new(intern_preset(made.preset))
    places = (None,) * len(table.purses)
    hosting = Hosting(private=made.private)
    club = ClubNight(made.club_night) if made.club_night else None
    return RoomState(table, places, made.pace, hosting=hosting, fields=made.written, club=club)


def at_own_pace(state: RoomState, made: Settings) -> RoomState:
    """Undo changes of pace at the house's own table, whose pace visitors cannot set."""
    return state if made.host else replace(state, pace=made.pace)


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
            sealing.close(draft)
    sealing.follow(draft)
    return draft
