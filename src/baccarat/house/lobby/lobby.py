"""Push the list of rooms, and changes to it, to everyone in the lobby."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

import msgspec

from ..rooms.presence import Viewer
from ..rooms.quarantine import AsideLine, QuarantinedRoom
from ..rooms.room import Room
from .room_card import RoomCard, RoomLine, room_card

DEBOUNCE_SECONDS: Final = 1.0
"""Changes are sent together, once in this time at most."""
_encode = msgspec.json.Encoder().encode


class LobbyNews(msgspec.Struct, frozen=True, tag="lobby"):
    """Rooms that came or changed, and the ids of those that are gone; `whole` at the start.

    `aside` are rooms out of order, in the whole list or since. `own` tells the viewer's chips at
    their seats, in units by room: all of them, or those that changed, None for a seat given up.
    """

    rooms: tuple[RoomLine, ...]
    gone: tuple[str, ...] = ()
    whole: bool = False
    aside: tuple[AsideLine, ...] = ()
    own: dict[str, int | None] = {}


class ShownRooms:
    """What a lobby viewer has been sent: rooms by id, and their own chips in them."""

    def __init__(self, rooms: set[str], chips: dict[str, int | None]) -> None:
        self.rooms = rooms
        self.chips = chips

    def follow(self, player: str, seen: Mapping[str, RoomCard]) -> dict[str, int | None]:
        """Note how rooms look now; return changes to the viewer's own chips."""
        now = {name: room.chips.get(player) for name, room in seen.items()}
        new = {name: units for name, units in now.items() if units != self.chips.get(name)}
        self.chips |= new
        return new


class Lobby:
    """The viewers of the list, what each has been sent, and pending changes."""

    def __init__(self, announcement_frame: Callable[[], bytes | None]) -> None:
        self.viewers: dict[Viewer, ShownRooms] = {}
        self._announcement_frame = announcement_frame
        self._changed: dict[str, Callable[[], RoomCard]] = {}
        self._aside: list[QuarantinedRoom] = []
        self._told: dict[str, RoomLine] = {}
        self._telling: asyncio.TimerHandle | None = None

    def welcome(
        self, viewer: Viewer, rooms: Iterable[RoomCard], aside: Iterable[QuarantinedRoom]
    ) -> None:
        """Send a new viewer the whole list."""
        found = {room.line.id: room for room in rooms if room.is_listed_for(viewer.player)}
        shown = ShownRooms(set(found), {})
        lines, own = tuple(room.line for room in found.values()), shown.follow(viewer.player, found)
        self.viewers[viewer] = shown
        viewer.send(_encode(LobbyNews(lines, (), True, _aside_lines(aside, viewer), own)))
        if frame := self._announcement_frame():
            viewer.send(frame)

    def part(self, viewer: Viewer) -> None:
        """Forget a viewer who leaves."""
        self.viewers.pop(viewer, None)

    def note_change(self, room: Room) -> None:
        """Note a change, to be sent a little later with others."""
        self._note(room.settings.id, partial(room_card, room))

    def note_change_elsewhere(self, card: RoomCard) -> None:
        """Note a change of a room that is not in memory here."""
        self._note(card.line.id, lambda: card)

    def _note(self, room: str, entry: Callable[[], RoomCard]) -> None:
        if self.viewers:
            self._changed[room] = entry
            self._tell_soon()

    def set_aside(self, room: QuarantinedRoom) -> None:
        """Note that a room is quarantined; sent like a change."""
        self._changed.pop(room.id, None)
        if self.viewers:
            self._aside.append(room)
            self._tell_soon()

    def _tell_soon(self) -> None:
        if self._telling is None:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(DEBOUNCE_SECONDS, self._tell)

    def close(self) -> None:
        """Send nothing more."""
        if self._telling:
            self._telling.cancel()

    def _tell(self) -> None:
        self._telling = None
        changed, self._changed = self._changed, {}
        broken, self._aside = self._aside, []
        lost = {room.id for room in broken}
        seen = {name: entry() for name, entry in changed.items()}
        lines = {name: room.line for name, room in seen.items()}
        frames: dict[tuple[object, ...], bytes] = {}
        for viewer, shown in self.viewers.items():
            sees = {name for name, room in seen.items() if room.is_listed_for(viewer.player)}
            news = tuple(
                name
                for name in lines
                if name in sees and (name not in shown.rooms or lines[name] != self._told.get(name))
            )
            gone = tuple(name for name in (*lines, *lost) if name in shown.rooms - sees)
            aside = _aside_lines(broken, viewer)
            own = shown.follow(viewer.player, seen)
            shown.rooms.update(sees)
            shown.rooms.difference_update(gone)
            if news or gone or aside or own:
                told = (news, gone, aside, tuple(own.items()))
                if told not in frames:
                    rooms = tuple(lines[name] for name in news)
                    frames[told] = _encode(LobbyNews(rooms, gone, aside=aside, own=own))
                viewer.send(frames[told])
        self._told |= lines


def _aside_lines(rooms: Iterable[QuarantinedRoom], viewer: Viewer) -> tuple[AsideLine, ...]:
    """Describe the quarantined rooms that a viewer may see."""
    found = (room for room in rooms if room.is_listed_for(viewer.player))
    return tuple(AsideLine(room.id, room.name, room.reason) for room in found)
