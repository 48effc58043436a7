"""A room's socket: commands come in, news goes out."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from ..house.house import House
from ..house.model.guest import Guest
from ..house.model.hosting import Delay
from ..house.model.refusal import HouseCode, Rejected, check
from ..house.rooms.mailbox import Connect, Disconnect
from ..house.rooms.messages import WIRE
from ..house.rooms.presence import Line, Viewer, always_queue
from ..house.rooms.room import Room
from .command_channel import CommandChannel
from .guard.connections import CONNECTION, Connection, Hear
from .guard.guesses import GuessLimiter
from .guard.limits import SOCKETS, Caller
from .guard.session import Sessions, caller_of, check_admitted, check_origin
from .peers.relay import Relay
from .wire import check_wire, refusal

Socket = WebSocket[Any, Any, State]
GONE = 4404
"""The close code for viewers that are sent away; the page does not reconnect."""
SLOW = 4408
"""The close code for viewers that did not keep up, or reconnected too fast; the page reconnects."""

NOT_HERE = 4421
"""The close code for another process that asks for a room which this one does not have."""
CODES: Final = {
    HouseCode.TOO_MANY_REQUESTS: SLOW,
    HouseCode.TABLE_FROZEN: SLOW,
    HouseCode.UNKNOWN_HOST: NOT_HERE,
}
MAX_DIGITS: Final = 3
SILENT: Final = frozenset({HouseCode.TABLE_FROZEN, HouseCode.UNKNOWN_HOST})
"""Refusals without a message: the client only has to ask again."""

FAREWELL_SECONDS = 2
"""How long a viewer that did not keep up has to receive the close; then it is cut off."""


@websocket("/api/rooms/{room:str}/socket")
async def room_socket(  # noqa: PLR0913, PLR0917 - parts of the application, given by name
    socket: Socket,
    house: House,
    sessions: Sessions,
    tries: GuessLimiter,
    relay: Relay,
    room: str,
) -> None:
    """Let a guest into a room, or close the socket with the reason for the refusal.

    If another process has the room, it serves the guest through this one.

    With `?seals` the browser helps to seal shoes; `?wire` is the version of the messages that it
    speaks. With `?watch` a stranger may connect as well, but only watch. With `?delay=30` all
    messages come 30 seconds late, and with `?delay_coups=2` when two later coups have ended, or
    later where the host shows the table later still.
    """
    await socket.accept()
    caller = caller_of(socket)
    try:
        caller = await admit(socket, house, caller)
        with socket.app.state.sockets.held(caller):
            known = sessions.anyone if "watch" in socket.query_params else sessions.guest
            guest = await known(socket, house)
            with tries.of(caller):
                await relay.check_known(house.rooms, room)
            if await relay.serve(socket, room):
                return
            place = await house.rooms.find_for(guest.player, room)
            check(place.state.hosting.course != "closed", HouseCode.ROOM_CLOSED)
            await _stay(socket, place, guest, caller)
    except Rejected as refused:
        socket.app.state.counts.refuse(refused.code, caller.address)
        if refused.code not in SILENT:
            await socket.send_data(msgspec.json.encode(refusal(None, refused)), mode="text")
        await socket.close(close_code_for(refused), refused.code)


async def admit(socket: Socket, house: House, caller: Caller) -> Caller:
    """Check that the caller is not banned and speaks our version; raises Rejected.

    Returns the caller, whose session another process may have just opened.
    """
    check_origin(socket)
    check_wire(socket.query_params.get("wire", str(WIRE)))
    socket.app.state.rates.check(caller, SOCKETS)
    if await socket.app.state.sessions.learn(socket, house):
        caller = caller_of(socket)
    check_admitted(socket, caller)
    return caller


async def _stay(socket: Socket, place: Room, guest: Guest, caller: Caller) -> None:
    """Stay in a room until either side leaves."""
    asked = delay_of(socket)
    seals = "seals" in socket.query_params and not asked
    viewer = Viewer(guest.player, guest.name, line=line_of(socket), seals=seals, asked=asked)
    asking = CommandChannel(socket.app.state, place, viewer, caller)

    def end(code: HouseCode) -> None:
        viewer.turn_away(msgspec.json.encode(refusal(None, Rejected(code))), code)

    with socket.app.state.sessions.end_with_session(socket, guest.player, end):
        place.queue.put(Connect(viewer))
        _listen(socket, asking.hear)
        try:
            await _serve(socket, viewer, asking)
        finally:
            _listen(socket, None)
            place.queue.put(Disconnect(viewer))


def delay_of(socket: Socket) -> Delay:
    """Return how late a socket asks to see everything; raises Rejected."""
    delay = Delay(_number_of(socket, "delay"), _number_of(socket, "delay_coups"))
    delay.check()
    return delay


def _number_of(socket: Socket, name: str) -> int:
    """Return a number of the address, 0 by default; raises Rejected."""
    text = socket.query_params.get(name, "0")
    is_number = text.isascii() and text.isdecimal() and len(text) <= MAX_DIGITS
    check(is_number, HouseCode.BAD_FIELD, field=name)
    return int(text)


def close_code_for(refused: Rejected) -> int:
    """Choose the close code for a refusal."""
    return CODES.get(refused.code, GONE)


def line_of(socket: Socket) -> Line:
    """Return the fast path for sending, if the server offers one."""
    connection = _connection_of(socket)
    return connection.tell if connection else always_queue


def _listen(socket: Socket, hear: Hear | None) -> None:
    """Receive messages over the fast path, if the server offers one; None stops that."""
    if connection := _connection_of(socket):
        connection.listen(hear)


def _connection_of(socket: Socket) -> Connection | None:
    """Return the connection, if it is one of our own server."""
    state: dict[str, Any] = socket.scope.get("state") or {}
    return state.get(CONNECTION)


async def _serve(socket: Socket, viewer: Viewer, asking: CommandChannel) -> None:
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
    """Send queued messages until the viewer is released."""
    while (message := await viewer.outbox.get()) is not None:
        await socket.send_data(message, mode="text")
        viewer.note_sent(message)
    if viewer.reason:
        await socket.close(GONE, viewer.reason)
    else:
        await socket.close(SLOW)


async def _until_lost(viewer: Viewer) -> None:
    """Wait until the viewer is released, plus the time allowed for the close."""
    await viewer.gone.wait()
    await asyncio.sleep(FAREWELL_SECONDS)


async def _receive(socket: Socket, asking: CommandChannel) -> None:
    """Handle messages that did not come over the fast path."""
    while True:
        await asking.take(await socket.receive_data(mode="text"))


@websocket("/api/lobby")
async def lobby_socket(socket: Socket, house: House, sessions: Sessions) -> None:
    """Send the list of rooms to a guest or stranger; whatever they send is ignored."""
    await socket.accept()
    caller = caller_of(socket)
    try:
        caller = await admit(socket, house, caller)
        with socket.app.state.sockets.held(caller):
            await _look(socket, house, sessions)
    except Rejected as refused:
        socket.app.state.counts.refuse(refused.code, caller.address)
        await socket.close(close_code_for(refused), refused.code)


async def _look(socket: Socket, house: House, sessions: Sessions) -> None:
    viewer = Viewer(await sessions.visitor(socket, house), "", line=line_of(socket))

    def end(code: HouseCode) -> None:
        viewer.end()
        viewer.reason = code

    connected = sessions.end_with_session(socket, viewer.player, end)
    house.rooms.lobby.welcome(viewer, house.rooms.cards(), house.rooms.quarantined.values())
    sending = asyncio.create_task(send_all(socket, viewer))
    try:
        with connected, suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                await socket.receive_data(mode="text")
    finally:
        house.rooms.lobby.part(viewer)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
