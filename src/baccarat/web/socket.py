"""A room's socket: commands in, news out."""

import asyncio
from contextlib import AbstractContextManager, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from ..house.house import Guest, House
from ..house.model.refusal import HouseCode, NotDone, check
from ..house.rooms.mailbox import Connect, Disconnect
from ..house.rooms.messages import WIRE
from ..house.rooms.presence import Line, Viewer, no_line
from ..house.rooms.room import Room
from .address import Caller
from .asking import Asking
from .connections import LINE, LISTEN, Hear
from .rates import SOCKETS
from .session import Sessions, caller_of, check_origin
from .tries import Tries
from .wire import check_wire, refusal

Socket = WebSocket[Any, Any, State]
GONE = 4404
"""The close code for who is turned away; the page does not come back by itself."""
SLOW = 4408
"""The close code for a reader that did not keep up, or came back too fast; the page comes back by
itself."""

FAREWELL_SECONDS = 2
"""For a reader that did not keep up to be told so; one that does not read at all is cut off."""


@websocket("/api/rooms/{room:str}/socket")
async def room_socket(
    socket: Socket, house: House, sessions: Sessions, tries: Tries, room: str
) -> None:
    """Let a guest into a room; the door says why not.

    With `?seals` it helps to seal shoes; `?wire` is the version of the messages that it knows.
    With `?watch` a stranger may come in too, to watch only.
    """
    await socket.accept()
    caller = caller_of(socket)
    try:
        with opened(socket, caller):
            known = sessions.anyone if "watch" in socket.query_params else sessions.guest
            guest = await known(socket, house)
            with tries.of(caller):
                house.check_known(room)
            place = await house.room_for(guest.player, room)
            check(place.state.hosting.course != "closed", HouseCode.ROOM_CLOSED)
            await _stay(socket, place, guest, caller)
    except NotDone as refused:
        await socket.send_data(msgspec.json.encode(refusal(None, refused)), mode="text")
        await socket.close(closes_with(refused), refused.code)


def opened(socket: Socket, caller: Caller) -> AbstractContextManager[None]:
    """See that whoever opens a socket may, and speaks its version; raises NotDone.

    What is returned counts it for as long as it is open, and raises for one too many.
    """
    check_origin(socket)
    check_wire(socket.query_params.get("wire", str(WIRE)))
    socket.app.state.rates.check(caller, SOCKETS)
    held: AbstractContextManager[None] = socket.app.state.sockets.held(caller)
    return held


async def _stay(socket: Socket, place: Room, guest: Guest, caller: Caller) -> None:
    """Be in a room until either ends it."""
    seals = "seals" in socket.query_params
    viewer = Viewer(guest.player, guest.name, line=line_of(socket), seals=seals)
    asking = Asking(socket.app.state, place, viewer, caller)
    place.queue.put(Connect(viewer))
    _listen(socket, asking.hear)
    try:
        await _serve(socket, viewer, asking)
    finally:
        _listen(socket, None)
        place.queue.put(Disconnect(viewer))


def closes_with(refused: NotDone) -> int:
    """Choose the close code after a refusal at the door."""
    return SLOW if refused.code == HouseCode.TOO_MANY_REQUESTS else GONE


def line_of(socket: Socket) -> Line:
    """Find the way past all that lies between, where the server has one."""
    line: Line = _offered(socket).get(LINE, no_line)
    return line


def _listen(socket: Socket, hear: Hear | None) -> None:
    """Have the server bring what comes the same way, where it has one; None for no longer."""
    if listen := _offered(socket).get(LISTEN):
        listen(hear)


def _offered(socket: Socket) -> dict[str, Any]:
    """List what the server offers beside what every server does."""
    return socket.scope["extensions"] or {}


async def _serve(socket: Socket, viewer: Viewer, asking: Asking) -> None:
    """Send and receive until either ends."""
    tasks = {
        asyncio.create_task(send_all(socket, viewer)),
        asyncio.create_task(_receive(socket, asking)),
        asyncio.create_task(_until_lost(viewer)),
    }
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    for task in done:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            task.result()


async def send_all(socket: Socket, viewer: Viewer) -> None:
    """Send what waits, until the viewer is let go."""
    while (message := await viewer.outbox.get()) is not None:
        await socket.send_data(message, mode="text")
        viewer.sent(message)
    if viewer.reason:
        await socket.close(GONE, viewer.reason)
    else:
        await socket.close(SLOW)


async def _until_lost(viewer: Viewer) -> None:
    """Wait until the viewer is let go, and then as long as a farewell may take."""
    await viewer.gone.wait()
    await asyncio.sleep(FAREWELL_SECONDS)


async def _receive(socket: Socket, asking: Asking) -> None:
    """Take what does not come straight from the socket, until its end."""
    while True:
        await asking.take(await socket.receive_data(mode="text"))
