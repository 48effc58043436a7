"""The lobby's socket: the list of rooms, and its changes."""

import asyncio
from contextlib import suppress

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from ..house.house import House
from ..house.model.refusal import HouseCode, Rejected
from ..house.rooms.presence import Viewer
from .guard.session import Sessions, caller_of
from .socket import Socket, admit, close_code_for, line_of, send_all


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
