"""How a room begins: empty, with the players of the house that it was made with, or as it was."""

from collections.abc import Mapping
from typing import NamedTuple

from ...players import first_bots
from ...rules.presets import shared
from ...tables import table_of
from ..hosting.talk import ChatLine
from ..model.draft import Draft
from ..model.hosting import Hosting
from ..model.settings import Settings
from ..model.state import Happening, RoomState
from ..sealing.shoe import Shoe
from ..store.batch import Batch, batch_of
from ..store.reader import Reader
from .bots import seat_first


def empty_room(made: Settings) -> RoomState:
    """Set up a room as it was ordered, before anything happens in it."""
    table = table_of(made.preset).new(shared(made.preset))
    places = (None,) * len(table.purses)
    hosting = Hosting(private=made.private)
    return RoomState(table, places, made.pace, hosting=hosting, fields=made.written)


class Kept(NamedTuple):
    """What is kept of a room: its newest shoe, what happened since, and what was said."""

    shoe: Shoe | None
    events: list[Happening]
    lines: list[ChatLine]


def kept(store: Reader, room: str) -> Kept:
    """Read all that a room is loaded from at once: each wait for it would be one for every room."""
    shoe = store.newest_shoe(room)
    return Kept(shoe, store.events(room, shoe.seq if shoe else 0), store.talk(room))


def first_batch(made: Settings, accounts: Mapping[str, int]) -> Batch:
    """Write down who sits in a new room first; `accounts` are those of the house, in units."""
    draft = Draft(made.id, empty_room(made), 0)
    seat_first(draft, made.strategies or first_bots(made.preset, made.bots), accounts)
    return batch_of(draft, str)  # no shoe ends here
