"""Summaries of finished shoes, for the table and for each of its players."""

import msgspec
from sqlalchemy import select

from ...cards.hand import Hand
from ...scorecards.entry import Entry, entries_of
from ...scorecards.sheet import Scorecards, scorecards
from ..model.refusal import HouseCode, Rejected
from ..rooms.room import Room
from ..store import schema
from ..store.codecs import read_coup
from ..store.reader import Reader
from .own_coups import Sums, own_shoe


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
