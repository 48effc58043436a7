"""The lobby: what there is to sit down at, told to all who look, as it changes."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from ...rules import Outcome
from ..model.commands import Pace
from ..rooms.aside import Aside, AsideLine
from ..rooms.room import Room
from ..rooms.viewer import Viewer

GATHER_SECONDS: Final = 1.0
"""Changes are told together, at most so often."""
BEADS: Final = 48
"""The newest coups that a room's line shows: eight columns of six."""
ROWS: Final = 6
LETTERS: Final = {Outcome.PLAYER: "p", Outcome.BANKER: "b", Outcome.TIE: "t"}

_encode = msgspec.json.Encoder().encode


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
    """Whoever is connected, at a seat or not."""
    minimum: int
    maximum: int | None
    """The most on one bet, where the game has a limit."""
    pace: Pace
    paused: bool
    private: bool
    beads: dict[str, str]
    """The newest coups of each side's bead plate, column by column: p (it won), b or t each."""


class LobbyNews(msgspec.Struct, frozen=True, tag="lobby"):
    """Rooms that came or changed, and the ids of those that are gone; `whole` at the start.

    `aside` are rooms out of order, in the whole list or since.
    """

    rooms: tuple[RoomLine, ...]
    gone: tuple[str, ...] = ()
    whole: bool = False
    aside: tuple[AsideLine, ...] = ()


class Lobby:
    """Those who look at the list, each with the rooms they were shown, and what is news."""

    def __init__(self) -> None:
        self.viewers: dict[Viewer, set[str]] = {}
        self._changed: dict[str, Room] = {}
        self._aside: list[Aside] = []
        self._told: dict[str, RoomLine] = {}
        self._telling: asyncio.TimerHandle | None = None

    def welcome(self, viewer: Viewer, rooms: Iterable[Room], aside: Iterable[Aside]) -> None:
        """Send the whole list to one who comes."""
        lines = tuple(room_line(room) for room in rooms if listed(room, viewer.player))
        self.viewers[viewer] = {line.id for line in lines}
        viewer.send(_encode(LobbyNews(lines, whole=True, aside=_aside_lines(aside, viewer))))

    def part(self, viewer: Viewer) -> None:
        """Forget one who goes."""
        self.viewers.pop(viewer, None)

    def changed(self, room: Room) -> None:
        """Take note of a change; it is told a little later, with others."""
        if not self.viewers:
            return
        self._changed[room.settings.id] = room
        self._tell_soon()

    def set_aside(self, room: Aside) -> None:
        """Take note that a room is out of order; told like a change."""
        self._changed.pop(room.id, None)
        if self.viewers:
            self._aside.append(room)
            self._tell_soon()

    def _tell_soon(self) -> None:
        if self._telling is None:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(GATHER_SECONDS, self._tell)

    def close(self) -> None:
        """Tell nothing more."""
        if self._telling:
            self._telling.cancel()

    def _tell(self) -> None:
        self._telling = None
        changed, self._changed = self._changed, {}
        broken, self._aside = self._aside, []
        lost = {room.id for room in broken}
        lines = {name: room_line(room) for name, room in changed.items()}
        frames: dict[tuple[object, ...], bytes] = {}
        for viewer, shown in self.viewers.items():
            sees = {name for name, room in changed.items() if listed(room, viewer.player)}
            news = tuple(
                name
                for name in lines
                if name in sees and (name not in shown or lines[name] != self._told.get(name))
            )
            gone = tuple(name for name in (*lines, *lost) if name in shown - sees)
            aside = _aside_lines(broken, viewer)
            shown.update(sees)
            shown.difference_update(gone)
            if news or gone or aside:
                if (news, gone, aside) not in frames:
                    told = LobbyNews(tuple(lines[name] for name in news), gone, aside=aside)
                    frames[news, gone, aside] = _encode(told)
                viewer.send(frames[news, gone, aside])
        self._told |= lines


def _aside_lines(rooms: Iterable[Aside], viewer: Viewer) -> tuple[AsideLine, ...]:
    """Write the lines of those rooms out of order that somebody finds in the list."""
    found = (room for room in rooms if room.listed(viewer.player))
    return tuple(AsideLine(room.id, room.name, room.reason) for room in found)


def listed(room: Room, player: str) -> bool:
    """Whether a player finds this room in the list."""
    return room.state.hosting.course not in {"closing", "closed"} and room.admits(player)


def room_line(room: Room) -> RoomLine:
    """Write a room's line, as everybody may see it who finds it."""
    state, made, roads = room.state, room.settings, room.chronicle.roads()
    rules = state.table.preset
    return RoomLine(
        id=made.id,
        name=made.name,
        game=rules.game,
        preset=rules.name,
        seated=sum(seat <= rules.seats for seat, _ in state.taken()),
        seats=rules.seats,
        people=len(room.present.people),
        looking=len(room.viewers),
        minimum=rules.minimum,
        maximum=rules.most_stake,
        pace=state.pace,
        paused=state.hosting.course == "paused",
        private=state.hosting.private,
        beads={side: _beads(road) for side, road in roads.items()},
    )


def _beads(road: Sequence[Outcome]) -> str:
    """Write the newest coups of a road; a column that is full stays whole."""
    whole_columns = len(road) - len(road) % ROWS
    first = max(0, whole_columns + ROWS - BEADS)
    return "".join(LETTERS[outcome] for outcome in road[first:])
