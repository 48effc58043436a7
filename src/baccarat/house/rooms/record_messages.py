"""A record as the messages of a room, so that the page shows it on its own table.

Every message is made like those of a running room, from `view`, `redact` and `announce`.
"""

from collections.abc import Iterator
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from ...notation.action import VOID, parse_coup
from ...notation.public_coup import Dead, RecordedAction, after_void, decide_recorded
from ...notation.read import read
from ...notation.record import Record
from ...notation.register import notation_of
from ...notation.replay import replay as check
from ...notation.sealed import sealed_shoe
from ...notation.start import start_state
from ...notation.write import write
from ...rules.backs import Back, back_of
from ...tables.common.changeur import SatDown
from ...tables.common.chips import WATCHER, Seat
from ...tables.register import Event
from ..model.draft import Step
from ..model.settings import Settings
from ..model.shoe_history import ShoeHistory
from ..model.state import Occupant, RoomState, apply_table_event
from .messages import WIRE, May, Me, News, Now, Person, SealNews, Told, Welcome, room_news
from .projections import CardPositions


class ReplaySeat(msgspec.Struct, frozen=True):
    """A seat from which a shoe may be watched."""

    seat: Seat
    name: str


class ReplayedCoup(msgspec.Struct, frozen=True):
    """A line of the record: the room before it, and a message for each of its actions."""

    start: Now
    news: tuple[News, ...]


class ReplayedShoe(msgspec.Struct, frozen=True):
    """A shoe as messages: `welcome` is the room before the first coup.

    `seats` are those from which it may be watched: none while the shoe is being dealt, as hands
    that were never shown stay hidden until its record is complete. `proved` says that the cards
    follow from a secret to which the shoe was sealed.
    """

    welcome: Welcome
    coups: tuple[ReplayedCoup, ...]
    seats: tuple[ReplaySeat, ...]
    seat: Seat
    """The one that it is seen from; 0 for none."""
    proved: bool


def replay_json(text: bytes, seat: Seat) -> bytes:
    """Replay a record's text as `seat` saw it; raises BadRecord and UnicodeDecodeError."""
    return msgspec.json.encode(replay_shoe(read(text.decode()), seat))


def replay_shoe(record: Record, seat: Seat = WATCHER) -> ReplayedShoe:
    """Replay a record as a seat saw it, or as somebody without a seat; raises BadRecord.

    A seat that nobody held is replaced by none, and so is any seat of a shoe that is being dealt.
    """
    check(record)
    replaying = _Replaying(record)
    sits = tuple(ReplaySeat(at, name) for at, name in sorted(replaying.names().items()))
    seats = sits if record.ended else ()
    viewer = seat if any(each.seat == seat for each in seats) else WATCHER
    replaying.viewer = viewer
    first = replaying.welcome()
    coups = tuple(replaying.coups())
    proved = record.sealed is not None and record.secret is not None
    return ReplayedShoe(first, coups, seats, max(viewer, 0), proved)


class _Replaying:
    """The room of a record, coup by coup."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.viewer: Seat = WATCHER
        table = start_state(record, record.source or write(record))
        there = {each.seat: each.name for each in record.players if each.purse is not None}
        occupants = tuple(
            Occupant(there[seat], there[seat]) if seat in there else None
            for seat in range(1, len(table.purses) + 1)
        )
        self.room = RoomState(table, occupants, "normal", record.shoe - 1, fields=record.fields)
        self._joining = [each for each in record.players if each.purse is None]
        self._history = ShoeHistory()
        self._positions = CardPositions()
        self._packs = sealed_shoe(record).packs if record.sealed and record.secret else ()
        self._seq = 0

    def names(self) -> dict[Seat, str]:
        """Return who sat where; the last one, where several followed each other."""
        return {each.seat: each.name for each in self.record.players}

    def welcome(self) -> Welcome:
        """Describe the room before the first coup."""
        made = Settings(id=self.record.room, name=self.record.room, preset=self.record.preset)
        seal = SealNews(None, None, 0, {}, {}, ())
        return Welcome(WIRE, room_news(made, self.room), self._now(), (), {}, seal)

    def coups(self) -> Iterator[ReplayedCoup]:
        """Play every line of the record."""
        words = notation_of(self.record.preset)
        for line in self.record.coups:
            start = self._now()
            actions, result = parse_coup(line, words)
            void, before = result == VOID, self.room.table
            news = [self._news(seat, do, void=void) for seat, do in actions]
            if void:
                self.room = replace(self.room, table=after_void(before, actions))
                self._positions.hands = {}
            yield ReplayedCoup(start, tuple(news))

    def _news(self, seat: Seat, action: RecordedAction, *, void: bool) -> News:
        """Play an action; the results and scorecards leave out a void coup."""
        done = decide_recorded(self.room.table, seat, action)
        steps = [self._step(event, table) for _, event, table in done.transitions()]
        if isinstance(action, Dead):
            self.room = replace(self.room, table=done.state)
            self._positions.out += 1
        placed = self._positions.apply(steps)
        told = [each for step, places in placed for each in self._tell(step, self._backs(places))]
        finished = None if void else self._history.apply(steps)
        cards = self._history.scorecards() if finished else None
        self._seq += len(steps)
        return News(tuple(told), self._now(), finished=finished, scorecards=cards)

    def _step(self, event: Event, table: Any) -> Step:
        """Apply an event; those who sit down do so in the order in which the record lists them."""
        step = Step(self.room, event)
        self.room = apply_table_event(self.room, event, table)
        if isinstance(event, SatDown):
            name = self._joining.pop(0).name
            seats = list(self.room.occupants)
            seats[event.seat - 1] = Occupant(name, name)
            self.room = replace(self.room, occupants=tuple(seats))
        elif self.room.table.purses != step.before.table.purses:
            gone = zip(self.room.occupants, self.room.table.purses, strict=True)
            left = tuple(None if held is None else who for who, held in gone)
            self.room = replace(self.room, occupants=left)
        return step

    def _tell(self, step: Step, backs: tuple[Back, ...]) -> Iterator[Told]:
        game, table, event = step.before.game, step.before.table, cast("Event", step.event)
        seen = game.redact(table, event, self.viewer)
        calls = game.announce(table, event)
        if seen is not None:
            yield Told(seen, calls, backs)

    def _backs(self, places: tuple[int, ...]) -> tuple[Back, ...]:
        return tuple(back_of(self._packs[at]) for at in places if at < len(self._packs))

    def _now(self) -> Now:
        """Describe the room to the viewer, who can do nothing in it."""
        room, seat = self.room, self.viewer
        view = replace(room.game.view(room.table, seat), choices=())
        people = tuple(Person(at, who.name, None, True, False) for at, who in room.taken)
        me = Me(
            player="",
            name="",
            seat=None if seat == WATCHER else seat,
            account=0,
            host=False,
            alone=False,
            leaving=False,
            cuts=False,
            may=May(),
        )
        return Now(self._seq, room.shoe, room.coup, room.decision, view, people, me, None)
