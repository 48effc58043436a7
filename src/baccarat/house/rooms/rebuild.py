"""Rebuild a room from its log in slices, so that other rooms keep running meanwhile."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from ...tables.common.shoe import ShoeEnded
from ..hosting.talk import ChatLine
from ..model.draft import Draft
from ..model.state import LoggedEvent, RoomState
from ..sealing.shoe import Shoe
from ..store.queries.self_limits import read_exposures
from ..store.reader import Reader
from .projections import Projections

SLICE: Final = 250
"""Events replayed per turn of the event loop, which takes a few milliseconds."""


class Reads(Protocol):
    """The part of the storage that a replay uses."""

    async def read(self, work: Callable[[Reader], Any]) -> Any:
        """Read from the store in another thread."""
        ...


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


class Replay:
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

    async def follow(self, events: Sequence[LoggedEvent], storage: Reads) -> None:
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
