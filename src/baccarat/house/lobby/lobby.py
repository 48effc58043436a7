"""The lobby: what there is to sit down at, told to all who look, as it changes."""

import asyncio
from collections.abc import Iterable
from typing import Final

import msgspec

from ..rooms.aside import Aside, AsideLine
from ..rooms.room import Room
from ..rooms.viewer import Viewer
from .line import RoomLine, Thumbnail, thumbnail

GATHER_SECONDS: Final = 1.0
"""Changes are told together, at most so often."""
_encode = msgspec.json.Encoder().encode


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

    def welcome(self, viewer: Viewer, rooms: Iterable[Thumbnail], aside: Iterable[Aside]) -> None:
        """Send the whole list to one who comes."""
        lines = tuple(room.line for room in rooms if room.listed(viewer.player))
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
        seen = {name: thumbnail(room) for name, room in changed.items()}
        lines = {name: room.line for name, room in seen.items()}
        frames: dict[tuple[object, ...], bytes] = {}
        for viewer, shown in self.viewers.items():
            sees = {name for name, room in seen.items() if room.listed(viewer.player)}
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
