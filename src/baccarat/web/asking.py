"""What one guest asks over a socket, one thing after the other."""

import asyncio
from functools import partial
from typing import Final

import msgspec
from litestar.datastructures import State

from ..house.model.commands import AddBot, Command, Enter, MakeInvite, Speak
from ..house.model.refusal import HouseCode, NotDone, check
from ..house.rooms.messages import Accepted, NotAccepted
from ..house.rooms.presence import Viewer
from ..house.rooms.room import Room
from ..tables.common import Refused
from .address import Caller
from .rates import BOTS, COMMANDS, INVITES, TALK, Bound, Rates
from .wire import BadFrame, decode, id_of, refusal

BOUNDS: Final[dict[type, Bound]] = {Speak: TALK, AddBot: BOTS, MakeInvite: INVITES}
"""How often a guest may wish for what stays, whatever their rooms allow."""
REFUSED_SECONDS: Final = 0.05
"""How long a socket is not read after a command over the rate: who floods is kept waiting."""


class Asking:
    """Has a room do what its viewer asks, and tells the viewer what became of it.

    `state` is the application's: it counts wishes, and guesses at invitations.
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
        """Take a frame straight from the socket, unless the one before is not done yet."""
        if not self._idle.is_set():
            return False
        self._idle.clear()
        self._carry_out(frame)
        return True

    async def take(self, frame: str | bytes) -> None:
        """Take a frame after the one that is not done yet, and return when nothing is left.

        Whoever is gone before it was its turn has not asked.
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
        try:
            self._count()
        except NotDone as refused:
            self._viewer.send(msgspec.json.encode(refusal(id_of(frame), refused)))
            self._loop.call_later(REFUSED_SECONDS, self._go_on)
            return
        try:
            command = decode(frame)
        except BadFrame as bad:
            self._refuse(refusal(bad.id, bad))
            return
        try:
            answer = self._ask(command)
        except NotDone as refused:
            self._refuse(refusal(command.id, refused))
        else:
            answer.add_done_callback(partial(self._answered, command))

    def _count(self) -> None:
        """Count a frame, readable or not, before it costs anything; raises NotDone."""
        rates: Rates = self._state.rates
        rates.check(self._caller, *COMMANDS)
        room, player = self._room, self._viewer.player
        if player != room.settings.host and player not in room.state.seats:
            rates.check_onlookers(room.settings.id)

    def _ask(self, command: Command) -> asyncio.Future[int]:
        """Put a command to the room; raises NotDone, also for a stranger.

        An invitation may be a guess at one.
        """
        check(bool(self._viewer.player), HouseCode.NOT_SIGNED_IN)
        wish, tries = type(command.do), self._state.tries
        if wish in BOUNDS:
            self._state.rates.check(self._caller, BOUNDS[wish])
        if wish is Enter:
            tries.begin(self._caller)
        try:
            return self._room.ask(self._viewer.player, self._viewer.name, command)
        except NotDone as refused:
            if wish is Enter:
                tries.end(self._caller, refused)
            raise

    def _answered(self, command: Command, answer: asyncio.Future[int]) -> None:
        if isinstance(command.do, Enter):
            self._state.tries.end(self._caller, answer.exception())
        try:
            said: Accepted | NotAccepted = Accepted(command.id, answer.result())
        except (NotDone, Refused) as refused:
            said = refusal(command.id, refused)
        self._viewer.send(msgspec.json.encode(said))
        self._go_on()

    def _refuse(self, said: NotAccepted) -> None:
        """Refuse at once; others, who wait for what they asked, come before what is asked next."""
        self._viewer.send(msgspec.json.encode(said))
        self._loop.call_soon(self._go_on)
