"""The lobby's socket: the list of rooms, and what changes in it."""

import asyncio
from contextlib import suppress

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from ..house.house import House
from ..house.model.refusal import NotDone
from ..house.rooms.presence import Viewer
from .session import Sessions, caller_of
from .socket import Socket, closes_with, line_of, opened, send_all


@websocket("/api/lobby")
async def lobby_socket(socket: Socket, house: House, sessions: Sessions) -> None:
    """Tell everyone who looks, guest or stranger; what they send is not read."""
    await socket.accept()
    try:
        with opened(socket, caller_of(socket)):
            await _look(socket, house, sessions)
    except NotDone as refused:
        await socket.close(closes_with(refused), refused.code)


async def _look(socket: Socket, house: House, sessions: Sessions) -> None:
    viewer = Viewer(await sessions.visitor(socket, house), "", line=line_of(socket))
    house.lobby.welcome(viewer, house.thumbnails(), house.aside.values())
    sending = asyncio.create_task(send_all(socket, viewer))
    try:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                await socket.receive_data(mode="text")
    finally:
        house.lobby.part(viewer)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
