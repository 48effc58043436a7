"""The shoes of a room as records."""

import msgspec

from ..notation import Sealed, record_of_shoe, write
from .batch import Shoe
from .refusal import HouseCode, NotDone
from .room import Room
from .state import Seated
from .store import Store


class ShoeNews(msgspec.Struct, frozen=True):
    """A shoe in the list, with its finished coups; `ended` is when, None while it is dealt."""

    shoe: int
    coups: int
    started: str
    ended: str | None


async def shoe_list(room: Room) -> list[ShoeNews]:
    """List the shoes that a room has dealt, the newest last."""
    name = room.settings.id
    shoes = await room.house.keep(lambda store: store.shoes(name))
    now = len(room.chronicle.coups)
    return [
        ShoeNews(shoe.shoe, shoe.coups if shoe.ended else now, shoe.started, shoe.ended)
        for shoe in shoes
    ]


async def record_text(room: Room, number: int) -> str:
    """Write the record of a shoe; of one being dealt, its finished coups. Raises NotDone."""
    return await room.house.keep(lambda store: _record(store, room.settings.id, number))


def _record(store: Store, room: str, number: int) -> str:
    found = store.shoes(room, number)
    if not found:
        raise NotDone(HouseCode.UNKNOWN_SHOE)
    shoe = found[0]
    record = record_of_shoe(
        room=shoe.room,
        shoe=shoe.shoe,
        preset=shoe.start.table.preset,
        start=shoe.start.table,
        seated={seat: who.name for seat, who in shoe.start.taken()},
        joined=_joined(store, shoe),
        actions=[(done.seat, done.action) for done in store.done(shoe.room, number)],
        started=shoe.started,
        ended=shoe.ended,
        secret=shoe.secret if shoe.ended else None,
        sealed=_sealed(shoe),
        fields=shoe.start.written,
    )
    return write(record)


def _sealed(shoe: Shoe) -> Sealed | None:
    seal = shoe.start.seal
    if seal.ceremony is None or seal.root is None:
        return None
    return Sealed(seal.root, seal.ceremony.attempt, seal.ceremony.abandoned)


def _joined(store: Store, shoe: Shoe) -> list[str]:
    """Name, in order, who sat down while the shoe was dealt."""
    later = store.shoes(shoe.room, shoe.shoe + 1)
    events = store.events(shoe.room, shoe.seq, later[0].seq if later else None)
    return [event.name for event in events if isinstance(event, Seated)]
