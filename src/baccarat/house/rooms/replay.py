"""Rebuild a room from its log, a slice at a time, so that the other rooms go on meanwhile."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from ..hosting.talk import ChatLine
from ..model.draft import Draft
from ..model.shoe_history import Book, Chronicle
from ..model.state import Happening, RoomState
from ..sealing.places import DealingOrder
from ..sealing.shoe import Shoe
from ..store.reader import Reader

SLICE: Final = 250
"""Events that are replayed in one turn of the event loop, in some milliseconds."""


class Reads(Protocol):
    """What a replay needs of the house."""

    async def read(self, work: Callable[[Reader], Any]) -> Any:
        """Read what is stored, in another thread."""
        ...


class Kept(NamedTuple):
    """What a replay begins with: the room's newest shoe, the first events since, and the talk."""

    shoe: Shoe | None
    events: list[Happening]
    lines: list[ChatLine]


def kept(store: Reader, room: str) -> Kept:
    """Read all of it at once: most rooms need no second read."""
    shoe = store.newest_shoe(room)
    return Kept(shoe, _slice(store, room, shoe.seq if shoe else 0), store.talk(room))


def _slice(store: Reader, room: str, after: int) -> list[Happening]:
    return store.events(room, after, after + SLICE)


class Replay:
    """A room as its log leaves it, from the state `start` at version `seq` on."""

    def __init__(self, room: str, start: RoomState, seq: int) -> None:
        self.room = room
        self.start = start
        self.state = start
        self.seq = seq
        self.chronicle = Chronicle()
        self.dealing = DealingOrder()
        self.book = Book()

    async def follow(self, events: Sequence[Happening], house: Reads) -> None:
        """Apply the first events, and read and apply all that come after them."""
        while events:
            self.take(events)
            if len(events) < SLICE:
                return
            events = await house.read(lambda store: _slice(store, self.room, self.seq))

    def take(self, events: Sequence[Happening]) -> None:
        """Apply the next events."""
        draft = Draft(self.room, self.state, self.seq)
        for event in events:
            draft.add(event)
        self.chronicle.see(draft.steps)
        self.dealing.see(draft.steps)
        self.book, _ = self.book.after(draft.steps)
        self.state, self.seq = draft.state, draft.seq
