"""Carry out the commands that one guest sends over a socket, one at a time."""

import asyncio
from collections import OrderedDict
from functools import partial
from hashlib import blake2b
from typing import Final

import msgspec
from litestar.datastructures import State

from ..house.model.commands import AddBot, Command, Enter, MakeInvite, Speak
from ..house.model.gestures import React
from ..house.model.refusal import HouseCode, Rejected, check
from ..house.rooms.messages import Accepted, NotAccepted
from ..house.rooms.presence import Viewer
from ..house.rooms.room import Room
from ..tables.common.refusal import Refused
from .guard.counts import RequestCounts
from .guard.limits import (
    BOTS,
    COMMANDS,
    GESTURES,
    INVITES,
    MAX_REMEMBERED,
    REACTIONS,
    TALK,
    Caller,
    RateLimiter,
    RatePolicy,
)
from .wire import BadFrame, decode, decode_gesture, id_of, is_gesture, refusal

BOUNDS: Final[dict[type, RatePolicy]] = {Speak: TALK, AddBot: BOTS, MakeInvite: INVITES}
"""Extra limits for commands that leave something behind, whatever the room allows."""
REFUSED_SECONDS: Final = 0.05
"""How long a socket goes unread after a repeated command, or one over the limit."""


class AnsweredFrames:
    """The newest accepted commands of this process, by the bytes of their frames.

    A frame that a client sends again after a lost connection is answered from here, and is not
    counted as another command. A forgotten one is counted, and answered by its room.
    """

    def __init__(self) -> None:
        self._answers: OrderedDict[bytes, bytes] = OrderedDict()

    def find(self, key: bytes) -> bytes | None:
        """Return the answer to a frame as it was sent; None if it is not known."""
        return self._answers.get(key)

    def note(self, key: bytes, answer: bytes) -> None:
        """Remember the answer to a frame."""
        self._answers[key] = answer
        if len(self._answers) > MAX_REMEMBERED:
            self._answers.popitem(last=False)


class CommandChannel:
    """Passes a viewer's commands to the room, and sends the viewer the outcome of each.

    `state` is the application's; it holds the rate limits, and counts guesses at invitations and
    the outcomes of commands.
    """

    def __init__(self, state: State, room: Room, viewer: Viewer, caller: Caller) -> None:
        self._state = state
        self._room = room
        self._viewer = viewer
        self._caller = caller
        self._loop = asyncio.get_running_loop()
        self._next: str | bytes | None = None
        self._idle = asyncio.Event()
        self._idle.set()

    def hear(self, frame: str) -> bool:
        """Take a frame straight from the socket; False while another is being handled."""
        if not self._idle.is_set():
            return False
        self._idle.clear()
        self._carry_out(frame)
        return True

    async def take(self, frame: str | bytes) -> None:
        """Queue a frame behind the current one, and return once all are handled.

        A frame is dropped if its sender disconnects before it is handled.
        """
        self._next = frame
        if self._idle.is_set():
            self._idle.clear()
            self._go_on()
        try:
            await self._idle.wait()
        finally:
            self._next = None

    def _go_on(self) -> None:
        frame, self._next = self._next, None
        if frame is None:
            self._idle.set()
        else:
            self._carry_out(frame)

    def _carry_out(self, frame: str | bytes) -> None:
        if is_gesture(frame):
            self._make_gesture(frame)
            return
        key, answered = self._key(frame), self._state.answered
        if known := answered.find(key):
            self._viewer.send(known)
            self._loop.call_later(REFUSED_SECONDS, self._go_on)
            return
        try:
            self._count()
        except Rejected as refused:
            self._answer(refusal(id_of(frame), refused))
            self._loop.call_later(REFUSED_SECONDS, self._go_on)
            return
        try:
            command = decode(frame)
        except BadFrame as bad:
            self._refuse(refusal(bad.id, bad))
            return
        try:
            answer = self._ask(command)
        except Rejected as refused:
            self._refuse(refusal(command.id, refused))
        else:
            answer.add_done_callback(partial(self._on_answer, command, key))

    def _key(self, frame: str | bytes) -> bytes:
        """Return a digest of a frame, its sender and the room."""
        body = frame.encode() if isinstance(frame, str) else frame
        sender = f"{self._room.settings.id}/{self._viewer.player}/".encode()
        return blake2b(sender + body, digest_size=16).digest()

    def _make_gesture(self, frame: str | bytes) -> None:
        """Show a gesture to the others, without an answer; one over the limit is dropped."""
        rates: RateLimiter = self._state.rates
        try:
            rates.check(self._caller, GESTURES)
            gesture = decode_gesture(frame)
            if isinstance(gesture, React):
                rates.check(self._caller, REACTIONS)
        except Rejected:
            self._loop.call_later(REFUSED_SECONDS, self._go_on)
        except BadFrame as bad:
            self._refuse(refusal(None, bad))
        else:
            self._room.gesture(self._viewer.player, gesture)
            self._loop.call_soon(self._go_on)

    def _count(self) -> None:
        """Count a frame, readable or not, before any work is done for it; raises Rejected."""
        rates: RateLimiter = self._state.rates
        rates.check(self._caller, *COMMANDS)
        room, player = self._room, self._viewer.player
        if player != room.settings.host and player not in room.state.seats:
            rates.check_onlookers(room.settings.id)

    def _ask(self, command: Command) -> asyncio.Future[int]:
        """Put a command to the room; raises Rejected, also for a stranger.

        Using an invitation counts as a guess at one.
        """
        check(bool(self._viewer.player), HouseCode.NOT_SIGNED_IN)
        kind, tries = type(command.do), self._state.tries
        if kind in BOUNDS:
            self._state.rates.check(self._caller, BOUNDS[kind])
        if kind is Enter:
            tries.begin(self._caller)
        try:
            return self._room.ask(
                self._viewer.player, self._viewer.name, command, networks=self._caller.networks
            )
        except Rejected as refused:
            if kind is Enter:
                tries.end(self._caller, refused)
            raise

    def _on_answer(self, command: Command, key: bytes, answer: asyncio.Future[int]) -> None:
        if isinstance(command.do, Enter):
            self._state.tries.end(self._caller, answer.exception())
        try:
            said: Accepted | NotAccepted = Accepted(command.id, answer.result())
        except (Rejected, Refused) as refused:
            said = refusal(command.id, refused)
        frame = self._answer(said)
        if isinstance(said, Accepted):
            self._state.answered.note(key, frame)
        self._go_on()

    def _refuse(self, said: NotAccepted) -> None:
        """Refuse at once, but let other sockets have a turn before this one's next frame."""
        self._answer(said)
        self._loop.call_soon(self._go_on)

    def _answer(self, said: Accepted | NotAccepted) -> bytes:
        """Send the outcome of a command, and count it; returns the frame sent."""
        counts: RequestCounts = self._state.counts
        if isinstance(said, NotAccepted):
            counts.commands["refused"] += 1
            counts.refuse(said.code, self._caller.address)
        else:
            counts.commands["accepted"] += 1
        frame = msgspec.json.encode(said)
        self._viewer.send(frame)
        return frame
