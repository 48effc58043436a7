"""Pass requests and sockets on to the process that has their room."""

import asyncio
import logging
import random
import secrets
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final, assert_never

import httpcore
from litestar import Request, Response, WebSocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from ...house.cluster.contract import Cluster, Elsewhere, Here
from ...house.model.refusal import HouseCode, Rejected, check
from ...house.room_directory import RoomDirectory
from ..guard.counts import Warnings
from ..guard.problem import refusal_of
from ..guard.session import Connection, caller_of, check_origin, sender_of
from .incoming import HEADER, SOCKET, Vouch, Voucher, hash_body

log = logging.getLogger(__name__)

MISDIRECTED: Final = 421
FINAL_CODES: Final = frozenset({4403, 4404, 4408})
"""Close codes that are passed on to the client. After all others it reconnects."""
RECONNECT: Final = 4408
CONNECT_SECONDS: Final = 2.0
RETRY_SECONDS: Final = (0.75, 1.25)
HOLD_SECONDS: Final = 4
"""About how long a socket waits for a process to take the room of one that has died."""
ANSWER_SECONDS: Final = 30.0
PING_SECONDS: Final = 4.0
"""A process that does not answer for twice this time is taken for lost."""
IDLE_SECONDS: Final = 2.0
"""How long a connection is kept for the next request; a server keeps it for five."""
MAX_CONNECTIONS: Final = 64
PASSED_ON: Final = frozenset({b"content-type", b"content-disposition", b"retry-after"})
"""The headers of an answer that are passed on; the others are about the connection."""
SETTLED_SECONDS: Final = 10.0
"""After this time, those that were killed before this server started do not count any more."""
STEPS: Final = ("connect", "pool", "read", "write")
"""The parts of a request that may take too long."""
NO_ANSWER: Final = (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError)
LOST: Final = (OSError, InvalidHandshake, InvalidMessage, TimeoutError)


WHO: Final = "/api/me"
"""What servers ask each other to see whether they answer."""
UNREACHED: Final = (
    "the server at {} cannot be reached: it has ended, or its --peer-address is wrong"
)
OWN_UNREACHED: Final = (
    "this server does not answer at its --peer-address, {}: other servers may not reach its tables"
)


class NotAsked(Exception):
    """The other process cannot be reached, or does not have the room any more."""


class Relay:
    """Asks the other processes on behalf of clients; `close` ends its connections."""

    def __init__(self, cluster: Cluster, voucher: Voucher) -> None:
        self._cluster = cluster
        self._voucher = voucher
        self._warnings = Warnings()
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=MAX_CONNECTIONS, keepalive_expiry=IDLE_SECONDS
        )

    async def close(self) -> None:
        await self._pool.aclose()

    async def check_addresses(self, own: str) -> None:
        """Ask this server and all others through their addresses, and log those without an answer.

        A header is for one process only, so that another server at an address is noticed too.
        """
        if not await self._answers(Elsewhere(own, self._cluster.process)):
            log.warning(OWN_UNREACHED.format(own))
        await asyncio.sleep(SETTLED_SECONDS)
        for at in await self._cluster.others():
            if not await self._answers(at):
                self._warnings.say(UNREACHED.format(at.address))

    async def _answers(self, at: Elsewhere) -> bool:
        """Whether a process answers at its address."""
        vouch = Vouch(
            to=at.process, method="GET", path=WHO, query="", body=hash_body(b""),
            player="", session="", address="", crowd=False, nonce=secrets.token_urlsafe(16),
            until=0.0,
        )  # fmt: skip
        try:
            answer = await self._pool.request(
                "GET",
                f"http://{at.address}{WHO}",
                headers=[(HEADER, self._voucher.sign(vouch))],
                extensions={"timeout": dict.fromkeys(STEPS, CONNECT_SECONDS)},
            )
        except NO_ANSWER:
            return False
        return answer.status == HTTPStatus.OK

    async def check_known(self, rooms: RoomDirectory, room: str) -> None:
        """Raise Rejected if the room does not exist.

        One that another process has just made is not in our list yet, but can be located.
        """
        try:
            rooms.check_known(room)
        except Rejected:
            if not self._cluster.shared:
                raise
            await self._cluster.locate(room)

    async def answer(self, request: Request[Any, Any, State], room: str) -> Response[bytes] | None:
        """Return the answer of the process that has a room; None if it is this one.

        Raises Rejected. A process that does not have the room any more is asked once, and then the
        one that has it now.
        """
        for _ in range(2):
            at = await self._elsewhere(request, room)
            if at is None:
                return None
            with suppress(NotAsked):
                return await self._ask(request, at)
        raise Rejected(HouseCode.TABLE_FROZEN)

    async def ask_others(self, request: Request[Any, Any, State]) -> None:
        """Have all other processes answer a request, too; those that cannot be reached do not."""
        for at in await self._cluster.others():
            with suppress(NotAsked, Rejected):
                await self._ask(request, at)

    async def serve(self, socket: WebSocket[Any, Any, State], room: str) -> bool:
        """Let the process that has a room serve a socket to its end; False if it is this one.

        Raises Rejected. A room whose process has died is waited for, because its next process will
        take it soon.
        """
        for _ in range(HOLD_SECONDS):
            at = await self._elsewhere(socket, room)
            if at is None:
                return False
            with suppress(NotAsked):
                await self._pipe(socket, at)
                return True
            await asyncio.sleep(random.uniform(*RETRY_SECONDS))  # noqa: S311 - spreads the load
        raise Rejected(HouseCode.TABLE_FROZEN)

    async def _elsewhere(self, connection: Connection, room: str) -> Elsewhere | None:
        """Return which other process has a room; raises Rejected for a request of such a one."""
        match await self._cluster.locate(room):
            case Here():
                return None
            case Elsewhere() as at:
                check(sender_of(connection) is None, HouseCode.UNKNOWN_HOST)
                return at
            case unknown:
                assert_never(unknown)

    async def _ask(self, request: Request[Any, Any, State], at: Elsewhere) -> Response[bytes]:
        """Return the answer of a process; raises NotAsked and Rejected."""
        check_origin(request)
        try:
            body = await request.body()
        except HTTPException as fault:  # too long, or cut off
            raise refusal_of(fault) from None
        headers = [(HEADER, self._vouch(request, at, request.method, body))]
        if kind := request.headers.get("content-type"):
            headers.append((b"content-type", kind.encode("latin-1")))
        wait = dict.fromkeys(("connect", "pool"), CONNECT_SECONDS)
        wait |= dict.fromkeys(("read", "write"), ANSWER_SECONDS)
        try:
            answer = await self._pool.request(
                request.method,
                f"http://{at.address}".encode() + _target(request),
                headers=headers,
                content=body,
                extensions={"timeout": wait},
            )
        except (httpcore.ConnectError, httpcore.ConnectTimeout):
            self._warnings.say(UNREACHED.format(at.address))
            raise NotAsked from None
        except NO_ANSWER:
            # It may have been done: only clients know whether to ask again.
            raise Rejected(HouseCode.TABLE_FROZEN) from None
        if answer.status == MISDIRECTED:
            raise NotAsked
        found = {name.lower(): value.decode("latin-1") for name, value in answer.headers}
        return Response(
            answer.content,
            status_code=answer.status,
            headers={name.decode(): found[name] for name in PASSED_ON & found.keys()},
        )

    async def _pipe(self, socket: WebSocket[Any, Any, State], at: Elsewhere) -> None:
        """Pass messages between a client and the process that has the room, until either leaves.

        Raises NotAsked if nothing has been passed on yet.
        """
        header = self._vouch(socket, at, SOCKET, b"").decode()
        try:
            peer = await connect(
                f"ws://{at.address}{_target(socket).decode()}",
                additional_headers={HEADER.decode(): header},
                user_agent_header=None,
                compression=None,
                proxy=None,
                max_size=None,
                open_timeout=CONNECT_SECONDS,
                close_timeout=1,
                ping_interval=PING_SECONDS,
                ping_timeout=PING_SECONDS,
            )
        except LOST:
            self._warnings.say(UNREACHED.format(at.address))
            raise NotAsked from None
        async with peer:
            try:
                first = await peer.recv(decode=False)
            except ConnectionClosed as closed:
                if code_of(closed) not in FINAL_CODES:
                    raise NotAsked from None
                await _close(socket, closed)
                return
            await _pass_both(socket, peer, first)

    def _vouch(self, connection: Connection, at: Elsewhere, method: str, body: bytes) -> bytes:
        """Sign a header that names the caller."""
        caller, sessions = caller_of(connection), connection.app.state.sessions
        session = sessions.session(connection)
        scope: Any = connection.scope
        return self._voucher.sign(
            Vouch(
                to=at.process,
                method=method,
                path=scope["path"],
                query=scope["query_string"].decode("latin-1"),
                body=hash_body(body),
                player=caller.player,
                session=session.hash if session else "",
                address=caller.address,
                crowd=caller.crowd,
                nonce=secrets.token_urlsafe(16),
                until=0.0,
            )
        )


async def _pass_both(
    socket: WebSocket[Any, Any, State], peer: ClientConnection, first: bytes
) -> None:
    """Pass messages in both directions until either side leaves; `first` is one from the peer."""
    tasks = (
        asyncio.create_task(_to_client(socket, peer, first)),
        asyncio.create_task(_to_peer(socket, peer)),
    )
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _to_client(
    socket: WebSocket[Any, Any, State], peer: ClientConnection, first: bytes
) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        message: str | bytes = first
        while True:
            await socket.send_data(message, mode="text")
            try:
                message = await peer.recv(decode=False)
            except ConnectionClosed as closed:
                await _close(socket, closed)
                return


async def _to_peer(socket: WebSocket[Any, Any, State], peer: ClientConnection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError, ConnectionClosed):
        while True:
            await peer.send(await socket.receive_data(mode="text"))


async def _close(socket: WebSocket[Any, Any, State], closed: ConnectionClosed) -> None:
    """Close a client's socket as the other process has closed its own."""
    code, reason = code_of(closed), closed.rcvd.reason if closed.rcvd else ""
    if code in FINAL_CODES:
        await socket.close(code, reason)
    else:
        await socket.close(RECONNECT)


def code_of(closed: ConnectionClosed) -> int:
    """Return the code with which the other side closed a socket; 0 if it was just lost."""
    return closed.rcvd.code if closed.rcvd else 0


def _target(connection: Connection) -> bytes:
    """Return the path and query of a request as they were sent, without the house's sub-path."""
    scope: Any = connection.scope
    query: bytes = scope["query_string"]
    path: bytes = scope["raw_path"]
    return path + b"?" * bool(query) + query
