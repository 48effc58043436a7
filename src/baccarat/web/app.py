"""Assemble the web application: routes, dependencies, error handlers and the page."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, WebSocketDisconnect
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected

from ..house.history.played_shoes import BetMemory
from ..house.history.records import check_shown
from ..house.house import House
from ..house.model.refusal import HouseCode, Rejected
from ..house.rooms.room import Room
from ..house.store.dialects.faults import DATABASE_FAULTS
from . import added_words, api, hosting, moderation, openapi, page_files, self_limits, socket
from .command_channel import AnsweredFrames
from .fair_queue import FairQueue
from .guard.counts import RequestCounts
from .guard.guesses import GuessLimiter
from .guard.limits import ANY, MAX_CONNECTIONS, GuessedNames, Proxies, RateLimiter, SocketLimiter
from .guard.problem import answer_problem, refusal_of
from .guard.session import Sessions, caller_of, check_admitted
from .identity import login, own_play_files, sign_in
from .identity.sign_in import MAX_PROVING
from .lab import analysis, odds
from .lab.analysis import AnalysisRunner, RecordRunner, make_replayer
from .lab.odds import MAX_WAITING
from .malformed import HttpRequest
from .page_files import GZIP_LEVEL, CachedJson, index_html
from .peers.incoming import Voucher
from .peers.relay import Relay
from .wire import MAX_FRAME_BYTES

log = logging.getLogger(__name__)

EXPECTED: Final = (Rejected, *DATABASE_FAULTS, WebSocketDisconnect, ClientDisconnected)
"""Errors that are answered by a handler, or whose client is gone; none of them is logged."""
API: Final = "/api/"
PARTS: Final = (API, "/assets/")
"""Paths that only programs request, so that a 404 there needs no page."""
ROUTES: Final = (
    api, self_limits, hosting, sign_in, login, moderation, odds, openapi, added_words,
    own_play_files, analysis, socket, page_files,
)  # fmt: skip
"""The modules whose handlers are the routes."""


class AppParts(msgspec.Struct, frozen=True):
    """The parts of the application. Routes take them as arguments, by name."""

    house: House
    counts: RequestCounts
    root_path: str
    proxies: Proxies
    tries: GuessLimiter
    answered: AnsweredFrames
    made: CachedJson
    analyst: AnalysisRunner
    replayer: RecordRunner
    bet_memory: BetMemory
    pricing: FairQueue
    sockets: SocketLimiter
    rates: RateLimiter
    guessed_names: GuessedNames
    proving: FairQueue
    sessions: Sessions
    voucher: Voucher
    relay: Relay


async def check_caller(request: Request[Any, Any, State]) -> Response[bytes] | None:
    """Return the answer to a request for a room that another process has; None for all others.

    Raises Rejected if the caller asks too often, is banned, or has guessed at too many rooms.
    """
    state = request.app.state
    caller = caller_of(request)
    state.rates.check(caller, ANY)
    state.rates.check(caller, *request.route_handler.opt.get("bounds", ()))
    if await state.sessions.learn(request, state.house):
        caller = caller_of(request)
    if request.scope["path"].startswith(API) and not request.route_handler.opt.get("for_banned"):
        check_admitted(request, caller)
    room, any_room = request.path_params.get("room"), request.route_handler.opt.get("any_room")
    if room and not any_room:
        with state.tries.of(caller):
            await state.relay.check_known(state.house.rooms, room)
    if not room or not request.scope["path"].startswith(API):
        return None
    try:
        answer: Response[bytes] | None = await state.relay.answer(request, room)
    except Rejected as refused:
        if any_room and refused.code == HouseCode.UNKNOWN_ROOM:
            return None
        raise
    return answer


def on_storage_error(request: Request[Any, Any, State], _: Exception) -> Response[bytes]:
    """Answer that nothing was done because the disk failed."""
    return answer_problem(request, Rejected(HouseCode.TABLE_FROZEN))


def on_internal_error(request: Request[Any, Any, State], _: Exception) -> Response[bytes]:
    """Answer that the server has an internal error."""
    return answer_problem(request, Rejected(HouseCode.OUT_OF_ORDER))


def on_http_error(request: Request[Any, Any, State], fault: HTTPException) -> Response[bytes]:
    """Answer an error of the framework in the shape of all others."""
    if fault.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return on_internal_error(request, fault)
    return answer_problem(request, refusal_of(fault), fault.headers)


def not_found(request: Request[Any, Any, State], fault: NotFoundException) -> Response[Any]:
    """Show the page to people who follow a dead link; it explains the 404."""
    path, wanted = request.scope["path"], request.headers.get("Accept", "")
    if request.method == "GET" and "text/html" in wanted and not path.startswith(PARTS):
        return index_html(request, status=404)
    return on_http_error(request, fault)


async def log_fault(fault: Exception, scope: Scope) -> None:
    """Log an internal error, once."""
    if not isinstance(fault, EXPECTED) and getattr(fault, "status_code", 500) >= 500:
        route = getattr(scope.get("route_handler"), "handler_name", "")
        log.error("%s %s failed", scope["type"], route, exc_info=fault)


def _provide(name: str) -> Provide:
    """Provide a value of the application's state to the routes that name it."""

    async def read(state: State) -> Any:
        return getattr(state, name)

    return Provide(read)


async def find_room(request: HttpRequest, house: House, sessions: Sessions, room: str) -> Room:
    """Return the room of a request's path, if its caller may enter; raises Rejected.

    A caller who sees the room late is refused, unless the route says that it hides recent events
    itself.
    """
    player = await sessions.visitor(request, house)
    place = await house.rooms.find_for(player, room)
    delay = place.delay_for(player)
    if delay and not request.route_handler.opt.get("holds_back"):
        shoe = request.path_params.get("shoe")
        if shoe is None:
            raise Rejected(HouseCode.HELD_BACK)
        await check_shown(place, shoe, delay)
    return place


def make_app(  # noqa: PLR0913 - all but two by keyword
    house: House,
    proxies: Proxies | None = None,
    *,
    connections: int = MAX_CONNECTIONS,
    in_all: int = 0,
    counts: RequestCounts | None = None,
    root_path: str = "",
) -> Litestar:
    """Build the application for a house, which is opened when the application starts.

    `connections` limits the sockets of one address, `in_all` all sockets; 0 means no limit.
    `root_path` is the sub-path that the page and its cookie are for.
    """

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        time, cluster = asyncio.get_running_loop().time, house.cluster
        voucher = Voucher(await cluster.peer_key(), cluster.process, cluster.now)
        cookie_key = await house.guests.cookie_key()
        parts = AppParts(
            house=house,
            counts=counts or RequestCounts(),
            root_path=root_path,
            proxies=proxies or Proxies(),
            tries=GuessLimiter(time),
            answered=AnsweredFrames(),
            made=CachedJson(),
            analyst=AnalysisRunner(),
            replayer=make_replayer(),
            bet_memory=BetMemory(),
            pricing=FairQueue(MAX_WAITING),
            sockets=SocketLimiter(connections, in_all),
            rates=RateLimiter(time),
            guessed_names=GuessedNames(time),
            proving=FairQueue(MAX_PROVING),
            sessions=Sessions(cookie_key, house.people.book, root_path or "/"),
            voucher=voucher,
            relay=Relay(cluster, voucher),
        )
        app.state.update(msgspec.structs.asdict(parts))
        yield
        await house.close()
        await parts.relay.close()

    return Litestar(
        [
            each
            for module in ROUTES
            for each in vars(module).values()
            if isinstance(each, BaseRouteHandler)
        ],
        lifespan=[opened],
        dependencies={name: _provide(name) for name in AppParts.__struct_fields__}
        | {"place": Provide(find_room)},
        before_request=check_caller,
        exception_handlers={
            Rejected: answer_problem,
            **dict.fromkeys(DATABASE_FAULTS, on_storage_error),
            HTTPException: on_http_error,
            NotFoundException: not_found,
            500: on_internal_error,
        },
        after_exception=[log_fault],
        request_max_body_size=MAX_FRAME_BYTES,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=GZIP_LEVEL, exclude_opt_key="unpacked"
        ),
        openapi_config=None,
        logging_config=None,
    )
