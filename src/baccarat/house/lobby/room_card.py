"""A room's entry in the lobby, also while the room is not in memory.

An entry is saved with the number of the room's newest event, and is valid while that is still the
newest. Otherwise the room has to be loaded to know its entry, and whether it has something to do.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, count
from typing import Final, Literal

import msgspec

from ...cards.card import Card
from ...rules.coup import Outcome
from ...rules.presets.shoe import Trait
from ...scorecards.compact_roads import COLUMNS, LETTERS, SmallRoads
from ..hosting.host_desk import invite_of
from ..model.club_night import ClubNight
from ..model.commands import Pace
from ..model.hosting import RoomStatus
from ..model.refusal import HouseCode, check
from ..model.shoe_history import ShoeHistory
from ..model.state import Occupant, RoomState
from ..rooms.room import Room
from ..store.queries.lobby import ASLEEP, LobbyEntry

ROWS: Final = 6
BEADS: Final = ROWS * (COLUMNS - 1)
"""The newest coups that an entry shows, leaving one column empty."""

NEVER: Final = 2**53
"""Later than any time, in seconds."""

Offer = Literal["advisor", "odds"] | Trait
"""The criteria for choosing a table: what its host allows, and its special rules."""


class LastCoup(msgspec.Struct, frozen=True):
    """The newest finished coup of the shoe: its cards and outcomes by side, the bank's last."""

    hands: dict[str, tuple[Card, ...]]
    outcomes: dict[str, Outcome]


class RoomLine(msgspec.Struct, frozen=True):
    """A room in the list; `people` counts the players who are there. Sums are in units."""

    id: str
    name: str
    game: str
    preset: str
    seated: int
    seats: int
    people: int
    looking: int
    """Everyone connected, at a seat or not."""
    minimum: int
    maximum: int | None
    """The most on one bet, where the game has a limit."""
    pace: Pace
    paused: bool
    private: bool
    beads: dict[str, str]
    """The newest coups of each side's bead plate, column by column: p (it won), b or t each."""
    roads: dict[str, SmallRoads] = {}
    """Each side's other roads."""
    offers: tuple[Offer, ...] = ()
    chairs: str = ""
    """The chairs in order: p (a person), a (a person away, or on the waiting list for whom it is
    kept), b (a bot) or . (free) each."""
    names: tuple[str, ...] = ()
    """Of the people at the table who are there."""
    away: tuple[str, ...] = ()
    """Of those who are not."""
    coup: int = 0
    """The current or next coup of the shoe, from 1; 0 before the first shoe."""
    last: LastCoup | None = None
    """None before the first coup of a shoe has ended."""


class RoomCard(msgspec.Struct, frozen=True):
    """A room's entry, and who may see it; players by id."""

    line: RoomLine
    host: str | None
    course: RoomStatus
    members: frozenset[str]
    seated: frozenset[str] = frozenset()
    chips: dict[str, int] = {}
    """Each seated person's units at the table, by player id."""
    club: bool = False
    """Whether those are chips of a club night."""
    network: str = ""
    """From which it was opened; `""` if that is not known, or the room is closed."""
    vacant_since: int | None = None
    """Since when nobody but bots has had a seat, in seconds since 1970; None if somebody has."""
    night_until: int = 0
    """When a club night that is ahead or under way ends, in seconds since 1970."""
    closes_with_host: bool = False
    takes_stakes: bool = False
    """Whether a newcomer may stake at once, or as soon as the shoe is ready."""
    asleep: bool = False
    """Whether it neither counts nor is listed for strangers until somebody comes."""

    @property
    def is_full(self) -> bool:
        """Whether people have all chairs: bots give theirs up."""
        return not {".", "b"} & {*self.line.chairs}

    @property
    def is_open(self) -> bool:
        """Whether it counts among the open rooms."""
        return self.course != "closed" and not self.asleep

    def is_listed_for(self, player: str) -> bool:
        """Whether a player sees this room in the list; `""` is a stranger.

        A closing room is listed only for those who still have chips in it, a sleeping one only for
        those who know it.
        """
        if self.course in {"closing", "closed"}:
            return self.course == "closing" and player in self.chips
        known = player == self.host or player in self.members or player in self.seated
        return known or not (self.line.private or self.asleep)


def in_place_of(first: str, rooms: Iterable[RoomCard]) -> str:
    """Return the first name for the house's own room under which no room is closed or closing."""
    return next_name(
        first, {room.line.id for room in rooms if room.course in {"closing", "closed"}}
    )


def next_name(first: str, used: Collection[str]) -> str:
    """Return the first name for a room of the house that is not used."""
    names = chain([first], (f"{first}-{number}" for number in count(2)))
    return next(name for name in names if name not in used)


def room_card(room: Room) -> RoomCard:
    """Describe a room for the lobby, with who may see it."""
    state, host = room.state, room.settings.host
    hosting, seated = state.hosting, frozenset(state.seats)
    chips = {who.player: state.chips(seat) for seat, who in state.taken if not who.bot}
    return RoomCard(
        line=room_line(room),
        host=host,
        course=hosting.course,
        members=hosting.members,
        seated=seated,
        chips=chips,
        club=state.club is not None,
        network=room.network if hosting.course != "closed" else "",
        vacant_since=None if room.vacant_since is None else int(room.vacant_since),
        night_until=_night_until(state.club),
        closes_with_host=room.settings.closes_with_host,
        takes_stakes=_takes_stakes(state),
    )


def _takes_stakes(state: RoomState) -> bool:
    waits = state.by_consent and state.hosting.course == "open"
    return waits and (state.game.is_idle(state.table) or bool(state.asked))


def _night_until(club: ClubNight | None) -> int:
    """Return when a club night ends that is not over; one that ends with a shoe has no time."""
    if club is None or club.is_played:
        return 0
    return NEVER if club.terms.ends_at is None else club.terms.ends_at


def room_line(room: Room) -> RoomLine:
    """Describe a room as everybody may see it: without the coups, if they are shown late."""
    state, made = room.state, room.settings
    chronicle = ShoeHistory() if room.terms.shown_late else room.shoe_history
    rules, here = state.table.preset, room.present.people
    people = [(seat, who.name) for seat, who in state.taken if not who.bot]
    return RoomLine(
        id=made.id,
        name=made.name,
        game=rules.game,
        preset=rules.name,
        seated=sum(seat <= rules.seats for seat, _ in state.taken),
        seats=rules.seats,
        people=len(here),
        looking=len(room.viewers),
        minimum=rules.minimum,
        maximum=rules.most_stake,
        pace=state.pace,
        paused=state.hosting.course == "paused",
        private=state.hosting.private,
        beads={side: _beads(road) for side, road in chronicle.roads().items()},
        roads=chronicle.small_roads(),
        offers=(*_list_offers(room), *rules.traits),
        chairs="".join(
            _chair(who, here=seat in here)
            for seat, who in enumerate(state.occupants[: rules.seats], 1)
        ).replace(".", "a", len(state.kept_for(room.present.listed))),
        names=tuple(name for seat, name in people if seat in here),
        away=tuple(name for seat, name in people if seat not in here),
        coup=state.coup if state.shoe and not room.terms.shown_late else 0,
        last=_last_coup(chronicle),
    )


def _chair(who: Occupant | None, *, here: bool) -> str:
    if who is None:
        return "."
    if who.bot:
        return "b"
    return "p" if here else "a"


def _last_coup(chronicle: ShoeHistory) -> LastCoup | None:
    if not chronicle.coups:
        return None
    coup = chronicle.coups[-1]
    return LastCoup({side: hand.cards for side, hand in coup.hands.items()}, coup.outcomes)


def _list_offers(room: Room) -> Iterator[Offer]:
    if room.terms.advisor:
        yield "advisor"
    if room.terms.odds:
        yield "odds"


def _beads(road: Sequence[Outcome]) -> str:
    """Return the newest coups of a road; full columns stay whole."""
    whole_columns = len(road) - len(road) % ROWS
    first = max(0, whole_columns + ROWS - BEADS)
    return "".join(LETTERS[outcome] for outcome in road[first:])


class _Asleep(msgspec.Struct, frozen=True):
    seq: int
    room: RoomCard


_DECODE: Final = msgspec.json.Decoder(_Asleep).decode


def lobby_entry(seq: int, room: RoomCard) -> LobbyEntry:
    """Return the entry of a room at version `seq` as it is stored."""
    body = msgspec.json.encode(_Asleep(seq, room))
    course = ASLEEP if room.asleep else room.course
    return LobbyEntry(room.line.id, room.host, course, body, room.network)


def read_evicted(
    kept: Mapping[str, tuple[int, bytes]], *, outdated: bool = False
) -> dict[str, RoomCard]:
    """Return the valid entries; `kept` has each room's current version and saved entry.

    An unreadable entry is skipped: it is rebuilt from the log. With `outdated`, entries of rooms
    that another process serves are valid, too.
    """
    found = {}
    for room, (seq, body) in kept.items():
        try:
            asleep = _DECODE(body)
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue
        if outdated or asleep.seq == seq:
            found[room] = asleep.room
    return found


class RoomPreview(msgspec.Struct, frozen=True):
    """The host's name and the lobby's view of a room; `host` is None for the house's own.

    `admitted`: whether the visitor may enter without a link.
    """

    line: RoomLine
    host: str | None
    admitted: bool


def preview_room(room: Room, host: str | None, player: str, token: str) -> RoomPreview:
    """Return the preview of a room; `player` is `""` for strangers, `token` `""` without a link.

    Raises Rejected if neither the visitor nor the link is admitted.
    """
    hosting = room.state.hosting
    check(hosting.course != "closed", HouseCode.ROOM_CLOSED)
    admitted = room.admits(player)
    if not admitted:
        check(bool(token), HouseCode.BY_INVITATION)
        invite_of(hosting, token)
    return RoomPreview(room_line(room), host, admitted)
