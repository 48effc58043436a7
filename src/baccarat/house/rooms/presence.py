"""The viewers of a room, one per connection, which seats have their people here, and gestures."""

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Iterable
from math import inf
from typing import Final

import msgspec

from ...tables.common.chips import Seat
from ..model.gestures import Bent, Gesture, React, Reacted
from ..model.hosting import AT_ONCE, Delay
from ..model.state import RoomState

MAX_QUEUED: Final = 256
"""Unread messages after which a slow reader is disconnected."""
MAX_WAITING_FOR_GESTURES: Final = 8
"""Unsent messages from which on a reader gets no gestures."""
HELD_BYTES: Final = 1024 * 1024
"""Bytes held back after which a viewer is disconnected; a coup takes some 50 kB."""
LONGEST_PAUSE: Final = 20
"""The most seconds between two messages that are held back when their room closes."""
QUEUED_BYTES: Final = 128 * 1024
"""Unread bytes after which a slow reader is disconnected; a single message may be larger."""


Line = Callable[[bytes], bool]
"""Writes a message at once, or returns False if the reader is behind and it has to be queued."""


def always_queue(_: bytes) -> bool:
    """Queue every message."""
    return False


class Viewer:
    """One connection of a player. Messages that `line` refuses wait in `outbox`; None ends it.

    `waiting` counts the messages in `outbox` and those taken out but not yet sent, and
    `waiting_bytes` their bytes: while there are any, later messages queue behind them. `seals` is
    whether the browser takes part in sealing shoes. `asked` is how late the connection wants to
    see everything, and `delay` how late it does: see `hold_back`.
    """

    def __init__(
        self,
        player: str,
        name: str,
        *,
        line: Line = always_queue,
        seals: bool = False,
        asked: Delay = AT_ONCE,
    ) -> None:
        self.player = player
        self.name = name
        self.line = line
        self.waiting = self.waiting_bytes = 0
        self.seals = seals
        self.asked, self.delay = asked, AT_ONCE
        self.coups: float = 0
        """The coups that have ended while it was here; infinite once there are no more."""
        self.held: deque[tuple[float, float, bytes]] = deque()
        """The messages that are held back, with the event loop's time and the number of coups from
        which each is sent."""
        self._held_bytes = 0
        self._timer: asyncio.TimerHandle | None = None
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_QUEUED + 1)
        self.lost = False
        self.gone = asyncio.Event()
        self.reason = ""
        """The refusal code, if the viewer is sent away for good."""

    def hold_back(self, delay: Delay) -> None:
        """Send each message from now on this late, or as late as was asked for.

        Messages that are held back already keep their times; without a delay they are sent now.
        """
        own = self.asked
        self.delay = Delay(max(delay.seconds, own.seconds), max(delay.coups, own.coups))
        if self.delay == AT_ONCE:
            self._release(inf, inf)

    def note_coup(self) -> None:
        """Note that the coup has ended whose last message was just sent."""
        self.coups += 1
        if self.held:
            self._release_due()

    def play_out(self) -> None:
        """Wait for no further coups: send the held messages at the pace at which they came."""
        if self.coups == inf:
            return
        self.coups = inf
        held, self.held = self.held, deque()
        due, before = asyncio.get_running_loop().time(), held[0][0] if held else 0
        for at, coup, message in held:
            due = max(at, due + min(at - before, LONGEST_PAUSE))
            before = at
            self.held.append((due, coup, message))
        self._release_due()

    def send(self, message: bytes) -> None:
        """Send, queue or hold back a message; disconnect a viewer that does not keep up."""
        if self.delay != AT_ONCE and not self.lost:
            self._hold(message)
        else:
            self.send_now(message)

    def _hold(self, message: bytes) -> None:
        """Hold a message back; order is kept even if the delay becomes shorter."""
        if self._held_bytes + len(message) > HELD_BYTES:
            self.end()
            return
        at = asyncio.get_running_loop().time() + self.delay.seconds
        coup = self.coups
        if self.delay.coups:
            coup += 1 + self.delay.coups
        if self.held:
            at, coup = max(at, self.held[-1][0]), max(coup, self.held[-1][1])
        self.held.append((at, coup, message))
        self._held_bytes += len(message)
        self._set_timer()

    def _set_timer(self) -> None:
        """Wake when the next message is due by its time, which may have come meanwhile.

        The coups that it waits for wake it when they end.
        """
        if self._timer is None and self.held and self.held[0][1] <= self.coups:
            self._timer = asyncio.get_running_loop().call_at(self.held[0][0], self._on_time)

    def _on_time(self) -> None:
        self._timer = None
        self._release_due()

    def _release_due(self) -> None:
        self._release(asyncio.get_running_loop().time(), self.coups)
        self._set_timer()

    def _release(self, now: float, coups: float) -> None:
        """Send the messages that are due."""
        while self.held and self.held[0][0] <= now and self.held[0][1] <= coups:
            _, _, message = self.held.popleft()
            self._held_bytes -= len(message)
            self.send_now(message)

    def send_now(self, message: bytes) -> None:
        """Send or queue a message that is not held back."""
        if self.lost or (not self.waiting and self.line(message)):
            return
        size = self.waiting_bytes + len(message)
        if self.outbox.qsize() >= MAX_QUEUED or (self.waiting and size > QUEUED_BYTES):
            self.end()
        else:
            self.waiting += 1
            self.waiting_bytes = size
            self.outbox.put_nowait(message)

    def offer(self, message: bytes) -> None:
        """Send a message that may be dropped if the viewer is behind."""
        if self.waiting < MAX_WAITING_FOR_GESTURES:
            self.send(message)

    def note_sent(self, message: bytes) -> None:
        """Note that a message from `outbox` was sent."""
        self.waiting -= 1
        self.waiting_bytes -= len(message)

    def turn_away(self, message: bytes, reason: str) -> None:
        """Send a last message after the queued ones; `reason` is the refusal code in it."""
        self.held.clear()
        self.send_now(message)
        if self.lost:
            return
        self.reason, self.lost = reason, True
        self.gone.set()
        self.outbox.put_nowait(None)

    def end(self) -> None:
        """Announce that nothing more comes, even to a connection that is stuck sending."""
        self.lost = True
        self.gone.set()
        self.held.clear()
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Presence(msgspec.Struct, frozen=True):
    """The seats whose people are connected.

    - `people`: a connection is open.
    - `awaited`: those of `people` that the table waits for; seats being removed are not.
    - `sealers`: a browser that takes part in sealing shoes is connected.

    `listed` are the players on the waiting list who are connected, first come first.
    """

    people: frozenset[Seat] = frozenset()
    awaited: frozenset[Seat] = frozenset()
    sealers: frozenset[Seat] = frozenset()
    listed: tuple[str, ...] = ()


def presence_of(state: RoomState, viewers: Collection[Viewer]) -> Presence:
    """Derive the present people from the room's viewers."""
    seats, waiting = state.seats, state.waiting
    connected = {viewer.player for viewer in viewers} if waiting else set()
    here = [(seats[viewer.player], viewer) for viewer in viewers if viewer.player in seats]
    people = frozenset([seat for seat, _ in here])
    sent = {seats[player] for player in state.hosting.barred if player in seats}
    return Presence(
        people=people,
        awaited=frozenset() if state.hosting.course == "closing" else people - sent,
        sealers=frozenset(
            [seat for seat, viewer in here if viewer.seals and viewer.player not in state.balked]
        ),
        listed=tuple([player for player in waiting if player in connected]),
    )


_encode = msgspec.json.Encoder().encode


def message_of(state: RoomState, player: str, gesture: Gesture) -> Bent | Reacted | None:
    """Return what the others see of a gesture; None if the player may not make it now.

    A card can be bent only by the one seat that may look at it.
    """
    seat = state.seats.get(player)
    if not seat or player in state.hosting.barred:
        return None
    if isinstance(gesture, React):
        return None if player in state.hosting.muted else Reacted(seat, gesture.reaction)
    side, card = gesture.side, gesture.card
    if card not in state.game.private_cards(state.table, seat).get(side, ()):
        return None
    return Bent(seat, side, card, gesture.angle, gesture.depth)


def relay(viewers: Iterable[Viewer], state: RoomState, player: str, gesture: Gesture) -> None:
    """Show a gesture to everybody but its player; those who are behind do not get it."""
    message = message_of(state, player, gesture)
    if message is None:
        return
    frame = _encode(message)
    for viewer in viewers:
        if viewer.player != player:
            viewer.offer(frame)
