"""The shoes of a room as records."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from typing import Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import select

from ...cards.hand import Hand
from ...fairness.ceremony import Abandoned, Attempt, Hex
from ...notation.record import Record, Sealed
from ...notation.shoe import FinishedCoups, record_of_shoe
from ...notation.write import write
from ...scorecards.entry import Entry, entries_of
from ...scorecards.sheet import Scorecards, scorecards
from ..model.clock import today
from ..model.draft import Done
from ..model.hosting import AT_ONCE, Delay
from ..model.refusal import HouseCode, Rejected, check
from ..model.state import Seated
from ..rooms.room import Room
from ..sealing import Shoe
from ..store import schema
from ..store.codecs import read_coup
from ..store.reader import Reader
from .own_coups import Sums, own_shoe

Kept = TypeVar("Kept")

KEPT_TEXTS: Final = 32
"""Shoes whose records are cached, ended and running; some 100 kB each."""
_FOLDER: Final = ThreadPoolExecutor(1, "records")
"""A single thread, apart from the writing one, so that dealing continues at the tables."""
_texts: Final[dict[bytes, str]] = {}
"""By the secret of an ended shoe; only the single thread adds to this and to the caches below."""


class NewActions(NamedTuple):
    """The actions on a shoe since a version of its room, and who sat down, by version."""

    since: int
    joined: list[tuple[int, str]]
    done: list[Done]
    version: int


class _Running:
    """A shoe in play: its state up to some version, and its text."""

    def __init__(self, shoe: Shoe) -> None:
        self.coups = FinishedCoups(shoe.start.table, dealt=True)
        self.joined: list[str] = []
        self.version = shoe.seq
        self.text = ""

    def take(self, rows: NewActions) -> bool:
        """Apply new rows, and return whether a coup has ended with them."""
        before = len(self.coups.lines)
        done = [each for each in rows.done if each.seq > self.version]
        self.coups.take((each.seat, each.action) for each in done)
        self.joined += [name for version, name in rows.joined if version > self.version]
        self.version = max(self.version, rows.version)
        return len(self.coups.lines) > before


_running: Final[dict[bytes, _Running]] = {}


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


def is_early(ended: str | None, coups: int, delay: Delay) -> bool:
    """Whether this delay still hides the end of a shoe.

    `ended` is when it ended, in ISO, without the fraction of the second, and `coups` the number of
    coups that have ended since.
    """
    if not delay or ended is None:
        return bool(delay)
    age = datetime.fromisoformat(today()) - datetime.fromisoformat(ended)
    recent = delay.seconds > 0 and age <= timedelta(seconds=delay.seconds + 1)
    return recent or coups < delay.coups


def coups_since(shoes: Sequence[Shoe], number: int, running: int) -> int:
    """Count the coups since a shoe; `running` are those of the shoe that is being dealt."""
    return sum(each.coups if each.ended else running for each in shoes if each.shoe > number)


async def check_shown(room: Room, number: int, delay: Delay) -> None:
    """Raise Rejected for a shoe that this delay still hides."""
    shown = {each.shoe for each in await shoe_list(room, delay)}
    known = {each.shoe for each in await shoe_list(room)}
    check(number in shown or number not in known, HouseCode.HELD_BACK)


async def shoe_list(room: Room, delay: Delay = AT_ONCE) -> list[ShoeNews]:
    """List the shoes that a room has dealt, the newest last, as seen this late."""
    name = room.settings.id
    shoes = await room.house.storage.read_archive(lambda store: store.shoes(name))
    now = len(room.shoe_history.coups)
    return [
        ShoeNews(shoe.shoe, shoe.coups if shoe.ended else now, shoe.started, shoe.ended)
        for shoe in shoes
        if not is_early(shoe.ended, coups_since(shoes, shoe.shoe, now), delay)
    ]


async def record_text(room: Room, number: int) -> str:
    """Write the record of a shoe; of one being dealt, its finished coups. Raises Rejected."""
    name = room.settings.id
    found = await room.house.storage.read(lambda store: store.shoes(name, number))
    if not found:
        raise Rejected(HouseCode.UNKNOWN_SHOE)
    shoe = found[0]
    if shoe.ended and shoe.secret in _texts:
        return _texts[shoe.secret]
    running = None if shoe.ended else _running.get(shoe.secret)
    if running:
        text = await _apply_rows(room, shoe, running.version)
        if text is not None:
            return text
    return await _apply_rows(room, shoe, shoe.seq) or ""


async def _apply_rows(room: Room, shoe: Shoe, since: int) -> str | None:
    """Apply the rows after a version; None if the text of that version is gone."""
    rows = await room.house.storage.read_archive(lambda store: _rows(store, shoe, since))
    text = _write_ended if shoe.ended else _write_running
    return await asyncio.get_running_loop().run_in_executor(_FOLDER, text, shoe, rows)


def seal_told(store: Reader, room: str, number: int, delay: Delay, running: int) -> SealTold | None:
    """Read how a shoe was sealed, with its secret if it is over; None for an unknown shoe.

    For a late viewer it is over once they have seen its end; `running` are the coups of the shoe
    that is being dealt.
    """
    found = store.shoes(room, number)
    made = _describe_seal(found[0]) if found else None
    if made is None:
        return None
    since = coups_since(store.shoes(room), number, running) if delay.coups else 0
    is_over = found[0].ended and not is_early(found[0].ended, since, delay)
    secret = found[0].secret.hex() if is_over else None
    return SealTold(made.root, made.attempt, made.abandoned, secret)


def _write_ended(shoe: Shoe, rows: NewActions) -> str:
    """Write the record of an ended shoe, which never changes, and cache it."""
    _running.pop(shoe.secret, None)
    coups = FinishedCoups(shoe.start.table, dealt=False)
    coups.take((done.seat, done.action) for done in rows.done)
    text = write(_record(shoe, coups, [name for _, name in rows.joined]))
    _keep(_texts, shoe.secret, text)
    return text


def _write_running(shoe: Shoe, rows: NewActions) -> str | None:
    """Write the record of a shoe in play; it changes with each coup that ends.

    None if the rows begin after the version already applied.
    """
    running = _running.pop(shoe.secret, None) or _Running(shoe)
    if rows.since > running.version:
        return None
    if running.take(rows) or not running.text:
        running.text = write(_record(shoe, running.coups, running.joined))
    _keep(_running, shoe.secret, running)
    return running.text


def _keep(kept: dict[bytes, Kept], secret: bytes, new: Kept) -> None:
    """Cache it as the newest, and drop the oldest beyond KEPT_TEXTS."""
    kept.pop(secret, None)
    while len(kept) >= KEPT_TEXTS:
        del kept[next(iter(kept))]
    kept[secret] = new


def _record(shoe: Shoe, coups: FinishedCoups, joined: list[str]) -> Record:
    return record_of_shoe(
        room=shoe.room,
        shoe=shoe.shoe,
        preset=shoe.start.table.preset,
        start=shoe.start.table,
        seated={seat: who.name for seat, who in shoe.start.taken},
        joined=joined,
        coups=coups,
        started=shoe.started,
        ended=shoe.ended,
        secret=shoe.secret if shoe.ended else None,
        sealed=_describe_seal(shoe),
        fields=shoe.start.written,
    )


def _describe_seal(shoe: Shoe) -> Sealed | None:
    seal = shoe.start.seal
    if seal.ceremony is None or seal.root is None:
        return None
    return Sealed(seal.root, seal.ceremony.attempt, seal.ceremony.abandoned)


def _rows(store: Reader, shoe: Shoe, since: int) -> NewActions:
    """Read the actions on a shoe after a version of its room."""
    later = store.shoes(shoe.room, shoe.shoe + 1)
    events = store.events(shoe.room, since, later[0].seq if later else None)
    joined = [
        (at, event.name) for at, event in enumerate(events, since + 1) if isinstance(event, Seated)
    ]
    return NewActions(since, joined, store.done(shoe.room, shoe.shoe, since), since + len(events))


class ShoeTold(msgspec.Struct, frozen=True):
    """A finished shoe: its number of coups, its roads by side, and the caller's result."""

    shoe: int
    coups: int
    scorecards: dict[str, Scorecards]
    own: Sums | None


async def shoe_told(room: Room, shoe: int, player: str) -> ShoeTold:
    """Sum up a finished shoe. Raises Rejected for a running or unknown one."""
    name = room.settings.id
    found: ShoeTold | None = await room.house.storage.read_archive(
        lambda store: _summarize_shoe(store, name, shoe, player)
    )
    if found is None:
        raise Rejected(HouseCode.UNKNOWN_SHOE)
    return found


def _summarize_shoe(store: Reader, room: str, shoe: int, player: str) -> ShoeTold | None:
    coups = schema.coups
    query = select(coups.c.body).where(coups.c.room == room, coups.c.shoe == shoe)
    with store.snapshot():
        if not any(each.ended for each in store.shoes(room, shoe)):
            return None
        bodies = store.connection.execute(query.order_by(coups.c.coup)).scalars().all()
        own = own_shoe(store, player, room, shoe)
    played = [read_coup(body).coup for body in bodies]
    sides: dict[str, list[Entry]] = {}
    for coup in played:
        hands = {side: Hand(hand.cards) for side, hand in coup.hands.items()}
        for side, entry in entries_of(hands, coup.outcomes):
            sides.setdefault(side, []).append(entry)
    cards = {side: scorecards(entries) for side, entries in sides.items()}
    return ShoeTold(shoe, len(played), cards, own)
