"""A player's own play, shoe by shoe: what they staked and won on each bet, and for how long."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from hashlib import sha256
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import func, select

from ...lab.analysis.played_bets import PlayedBet, played_bets
from ...rules.presets.named import Preset
from ...rules.presets.serialization import write_preset
from ...tables.common.shoe import CoupEnded, ShoeStarted
from ...tables.coup_summary import Transition, summarize
from ..model.event_bases import RoomEventBase
from ..model.state import LoggedEvent, RoomState, apply_event
from ..sealing import Shoe
from ..store import schema
from ..store.archive import DamagedPack
from ..store.codecs import read_coup, read_settings
from ..store.reader import Reader
from .days import Zone
from .own_coups import OwnCoup, Sums, own_coups_by_size, own_plays

PAGE: Final = 20
"""Shoes that are read at a time."""
BIGGEST: Final = 5
LONGEST_PAUSE: Final = 600.0
"""Seconds between two coups that still count as play."""
KEPT_SHOES: Final = 500


class OwnBet(msgspec.Struct, frozen=True):
    """A player's stakes on one bet in a shoe; `squares` is the sum of the squared stakes."""

    name: str
    coups: int
    staked: int
    won: int
    squares: int


class PlayedShoe(Sums, frozen=True):
    """A player's share of a shoe.

    `rules` is a key of the values of its bets; None if the shoe is no longer stored, and `bets` is
    then empty. `at` and `day` are those of the newest coup. `seconds` is the time between the
    coups, without long pauses.
    """

    room: str
    name: str
    game: str
    preset: str
    shoe: int
    at: str
    day: str
    seconds: int
    rules: str | None
    bets: tuple[OwnBet, ...]


class OwnPlay(NamedTuple):
    """A page of shoes, the oldest first; `more` is where the next page begins, if there is one.

    `biggest` are the coups with the largest wins and losses, on the first page. `presets` has the
    rules of the shoes by their keys.
    """

    shoes: tuple[PlayedShoe, ...]
    more: int | None
    biggest: tuple[OwnCoup, ...]
    presets: Mapping[str, Preset]


ShoeBets = Mapping[str, tuple[OwnBet, ...]]
"""The bets of a shoe by player."""


class BetMemory:
    """The bets of finished shoes, which never change."""

    def __init__(self) -> None:
        self._known: OrderedDict[bytes, ShoeBets] = OrderedDict()

    def of(self, store: Reader, shoe: Shoe) -> ShoeBets:
        """Return the bets of a shoe; raises DamagedPack."""
        found = self._known.get(shoe.secret)
        if found is None:
            later = store.shoes(shoe.room, shoe.shoe + 1)
            events = store.events(shoe.room, shoe.seq, later[0].seq if later else None)
            found = list_bets_by_player(shoe.start, events)
        if shoe.ended:
            self._known[shoe.secret] = found
            while len(self._known) > KEPT_SHOES:
                self._known.popitem(last=False)
        return found


def read_own_play(store: Reader, memory: BetMemory, player: str, after: int, zone: Zone) -> OwnPlay:
    """Read a page of a player's shoes, those begun after the play `after`, in undamaged rooms."""
    plays, rooms = schema.plays, schema.rooms
    first = func.min(plays.c.id).label("first")
    query = (
        select(
            plays.c.room,
            plays.c.shoe,
            first,
            func.count().label("coups"),
            func.sum(plays.c.staked).label("staked"),
            func.sum(plays.c.won).label("won"),
        )
        .where(*own_plays(store, player))
        .group_by(plays.c.room, plays.c.shoe)
        .having(first > after)
        .order_by(first)
        .limit(PAGE + 1)
    )
    with store.snapshot():
        rows = store.connection.execute(query).all()
        presets: dict[str, Preset] = {}
        shoes = []
        for row in rows[:PAGE]:
            body = store.connection.execute(select(rooms.c.body).where(rooms.c.id == row.room))
            made = read_settings(body.scalar_one())
            times = _read_times(store, player, row.room, row.shoe)
            rules, bets = _list_bets(store, memory, player, row.room, row.shoe, presets)
            shoes.append(
                PlayedShoe(
                    row.coups,
                    int(row.staked),
                    int(row.won),
                    row.room,
                    made.name,
                    made.preset.game,
                    made.preset.name,
                    row.shoe,
                    times[-1],
                    zone.day(times[-1]),
                    count_seconds_played(times),
                    rules,
                    bets,
                )
            )
        biggest = own_coups_by_size(store, player, BIGGEST, zone) if after == 0 else ()
    more = rows[PAGE - 1].first if len(rows) > PAGE else None
    return OwnPlay(tuple(shoes), more, biggest, presets)


def _read_times(store: Reader, player: str, room: str, shoe: int) -> list[str]:
    """Read when a player's coups of a shoe ended."""
    plays, coups = schema.plays, schema.coups
    query = (
        select(coups.c.body)
        .join(plays, schema.COUP_OF_PLAY)
        .where(plays.c.player == player, plays.c.room == room, plays.c.shoe == shoe)
        .order_by(plays.c.id)
    )
    return [read_coup(body).at for body in store.connection.execute(query).scalars()]


def _list_bets(  # noqa: PLR0913, PLR0917 - the player, the shoe, and two caches
    store: Reader,
    memory: BetMemory,
    player: str,
    room: str,
    number: int,
    presets: dict[str, Preset],
) -> tuple[str | None, tuple[OwnBet, ...]]:
    found = store.shoes(room, number)
    if not found:
        return None, ()
    preset = found[0].start.table.preset
    try:
        bets = memory.of(store, found[0]).get(player, ())
    except DamagedPack:
        return None, ()
    key = sha256(msgspec.json.encode(write_preset(preset))).hexdigest()[:12]
    presets[key] = preset
    return key, bets


def count_seconds_played(times: Sequence[str]) -> int:
    """Add up the time between coups, leaving out long pauses."""
    moments = [datetime.fromisoformat(at).timestamp() for at in times]
    gaps = (later - earlier for earlier, later in pairwise(moments))
    return round(sum(gap for gap in gaps if 0 < gap <= LONGEST_PAUSE))


def list_bets_by_player(start: RoomState, events: Iterable[LoggedEvent]) -> ShoeBets:
    """Add up the bets of all finished coups since `start`, by player and bet."""
    room, since = start, list[Transition]()
    found: dict[str, dict[str, OwnBet]] = {}
    for event in events:
        before = room
        room = apply_event(room, event)
        if isinstance(event, RoomEventBase):
            continue
        since.append(Transition(before.table, event, room.table))
        if isinstance(event, CoupEnded | ShoeStarted):
            for bet in played_bets(since, summarize(since)):
                if who := before.occupants[bet.seat - 1]:
                    _add(found.setdefault(who.player, {}), bet)
            since = []
    return {player: tuple(bets.values()) for player, bets in found.items()}


def _add(bets: dict[str, OwnBet], bet: PlayedBet) -> None:
    so_far = bets.get(bet.name, OwnBet(bet.name, 0, 0, 0, 0))
    bets[bet.name] = OwnBet(
        bet.name,
        so_far.coups + 1,
        so_far.staked + bet.stake,
        so_far.won + bet.result,
        so_far.squares + bet.stake**2,
    )
