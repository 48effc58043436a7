"""The shoes of a room as records."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import msgspec

from ...fairness import Abandoned, Attempt, Hex
from ...notation import Sealed, record_of_shoe, write
from ..model.draft import Done
from ..model.state import Seated
from ..refusal import HouseCode, NotDone
from ..rooms.room import Room
from ..sealing.shoe import Shoe
from ..store.store import Store

KEPT_TEXTS: Final = 32
"""Records of shoes that have ended, which are kept for who asks next; some 100 kB each."""
_FOLDER: Final = ThreadPoolExecutor(1, "records")
"""One thread and no more, beside the one that writes, so that the tables are dealt on."""
_texts: Final[dict[bytes, str]] = {}
"""By the secret of the shoe; only the one thread adds to it."""


class Rows(NamedTuple):
    """What a record is folded from, beside its shoe: who sat down meanwhile, and what was done."""

    joined: list[str]
    done: list[Done]


class ShoeNews(msgspec.Struct, frozen=True):
    """A shoe in the list, with its finished coups; `ended` is when, None while it is dealt."""

    shoe: int
    coups: int
    started: str
    ended: str | None


class SealTold(msgspec.Struct, frozen=True):
    """How a shoe was sealed, for a browser that was not there; no `secret` while it is dealt."""

    root: Hex
    attempt: Attempt
    abandoned: tuple[Abandoned, ...]
    secret: Hex | None


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
    name = room.settings.id
    found = await room.house.keep(lambda store: store.shoes(name, number))
    if not found:
        raise NotDone(HouseCode.UNKNOWN_SHOE)
    shoe = found[0]
    if shoe.ended and shoe.secret in _texts:
        return _texts[shoe.secret]
    rows = await room.house.keep(lambda store: Rows(_joined(store, shoe), store.done(name, number)))
    return await asyncio.get_running_loop().run_in_executor(_FOLDER, _record, shoe, rows)


async def seal_told(room: Room, number: int) -> SealTold:
    """Tell how a shoe was sealed, and of one that is over its secret. Raises NotDone."""
    found = await room.house.keep(lambda store: store.shoes(room.settings.id, number))
    made = _sealed(found[0]) if found else None
    if made is None:
        raise NotDone(HouseCode.UNKNOWN_SHOE)
    secret = found[0].secret.hex() if found[0].ended else None
    return SealTold(made.root, made.attempt, made.abandoned, secret)


def _record(shoe: Shoe, rows: Rows) -> str:
    """Fold a shoe into its record; the text of one that has ended never changes, and is kept."""
    record = record_of_shoe(
        room=shoe.room,
        shoe=shoe.shoe,
        preset=shoe.start.table.preset,
        start=shoe.start.table,
        seated={seat: who.name for seat, who in shoe.start.taken()},
        joined=rows.joined,
        actions=[(done.seat, done.action) for done in rows.done],
        started=shoe.started,
        ended=shoe.ended,
        secret=shoe.secret if shoe.ended else None,
        sealed=_sealed(shoe),
        fields=shoe.start.written,
    )
    text = write(record)
    if shoe.ended:
        while len(_texts) >= KEPT_TEXTS:
            del _texts[next(iter(_texts))]
        _texts[shoe.secret] = text
    return text


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
