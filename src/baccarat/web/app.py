"""Assemble the web application: routes, dependencies, error handlers and the page."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, WebSocketDisconnect
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected

from ..house.history.own_play import BetMemory
from ..house.house import House
from ..house.model.refusal import HouseCode, Rejected
from ..house.rooms.room import Room
from ..house.store.dialects.faults import DATABASE_FAULTS
from ..text.languages import describe, plugin_folders
from .added_words import added_words
from .address import Proxies
from .api import ROUTES, HttpRequest
from .cached_json import GZIP_LEVEL, CachedJson
from .connection_limits import MAX_CONNECTIONS
from .fair_queue import FairQueue
from .guess_limits import GuessLimiter
from .hosting import HOST_ROUTES
from .identity.login import LOGIN_ROUTES
from .identity.own_play import OWN_PLAY_ROUTES
from .identity.sign_in import MAX_PROVING, SIGN_IN_ROUTES
from .lab.advice import advice
from .lab.analysis import ANALYSIS_ROUTES, AnalysisRunner, RecordRunner, make_replayer
from .lab.odds import MAX_WAITING, ODDS_ROUTES
from .lobby import lobby_socket
from .moderation.operator import OPERATOR_ROUTES
from .moderation.players import MEETING_ROUTES
from .openapi import OPENAPI_ROUTES
from .operations.counts import Counts
from .peers.relay import Relay
from .peers.signed_header import Voucher
from .problem import answer_problem, refusal_of
from .rates import ANY, GuessedNames, RateLimiter, SocketLimiter
from .self_limits import CARE_ROUTES
from .session import Sessions, caller_of, check_admitted
from .socket import room_socket
from .wire import MAX_FRAME_BYTES

log = logging.getLogger(__name__)

PAGE: Final = Path(__file__).parent / "page"
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "base-uri 'none'; frame-ancestors 'self'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}

EXPECTED: Final = (Rejected, *DATABASE_FAULTS, WebSocketDisconnect, ClientDisconnected)
"""Errors that are answered by a handler, or whose client is gone; none of them is logged."""
API: Final = "/api/"
PARTS: Final = (API, "/assets/")
"""Paths that only programs request, so that a 404 there needs no page."""
ASSET: Final = re.compile(r"/assets/[\w.-]{1,128}", re.ASCII)
"""The paths of the page's files; no other name is looked up on disk."""

CHECKER_POLICY: Final = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
)
"""The checker is self-contained, and may neither load nor send anything."""


@get(
    [
        "/",
        "/odds",
        "/analysis",
        "/equilibrium",
        "/privacy",
        "/operator",
        "/side-by-side",
        "/my-play",
        "/replay",
        "/rooms/{room:str}",
        "/rooms/{room:str}/board",
    ],
    sync_to_thread=False,
    any_room=True,
    gives=MediaType.HTML.value,
)
def page(state: State) -> File | Response[bytes]:
    """Serve the page, which routes by its address."""
    return index_html(state.root_path)


def index_html(root_path: str, **more: Any) -> File | Response[bytes]:
    """Return the page; under a sub-path, with its own addresses there.

    It also names the languages that other packages add.
    """
    headers = {"Cache-Control": "no-cache", **HEADERS}
    if root_path or plugin_folders():
        return Response(_completed(root_path), media_type="text/html", headers=headers, **more)
    return File(
        PAGE / "index.html",
        media_type="text/html",
        content_disposition_type="inline",
        headers=headers,
        **more,
    )


@cache
def _completed(root_path: str) -> bytes:
    text = (PAGE / "index.html").read_text(encoding="utf-8")
    text = text.replace('="/assets/', f'="{root_path}/assets/')
    added = [describe(tag)._asdict() for tag in plugin_folders()]
    languages = escape(msgspec.json.encode(added).decode())
    own = f'<html data-root="{root_path}" data-languages="{languages}" '
    return text.replace("<html ", own, 1).encode()


@get(
    "/checker",
    sync_to_thread=False,
    response_headers={"Content-Security-Policy": CHECKER_POLICY},
)
def checker() -> File:
    """Serve the checker of sealed shoes: a single file that also works offline, without a house."""
    return File(
        PAGE / "checker.html",
        media_type="text/html",
        content_disposition_type="inline",
        headers={"Cache-Control": "no-cache"},
    )


async def check_caller(request: Request[Any, Any, State]) -> Response[bytes] | None:
    """Return the answer to a request for a room that another process has; None for all others.

    Raises Rejected if the caller asks too often, is banned, or has guessed at too many rooms.
    """
    state = request.app.state
    await state.sessions.learn(request, state.house)
    caller = caller_of(request)
    state.rates.check(caller, ANY)
    state.rates.check(caller, *request.route_handler.opt.get("bounds", ()))
    if request.scope["path"].startswith(API) and not request.route_handler.opt.get("for_banned"):
        check_admitted(request, caller)
    room, any_room = request.path_params.get("room"), request.route_handler.opt.get("any_room")
    relay: Relay = state.relay
    if room and not any_room:
        with state.tries.of(caller):
            await relay.check_known(state.house.rooms, room)
    if not room or not request.scope["path"].startswith(API):
        return None
    try:
        return await relay.answer(request, room)
    except Rejected as refused:
        if any_room and refused.code == HouseCode.UNKNOWN_ROOM:
            return None
        raise


async def check_asset(request: Request[Any, Any, State]) -> None:
    """Refuse paths that cannot be a file of the page."""
    await check_caller(request)
    if not ASSET.fullmatch(request.scope["path"]):
        raise NotFoundException


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
        return index_html(request.app.state.root_path, status_code=404)
    return on_http_error(request, fault)


async def log_fault(fault: Exception, scope: Scope) -> None:
    """Log an internal error, once."""
    if not isinstance(fault, EXPECTED) and getattr(fault, "status_code", 500) >= 500:
        route = getattr(scope.get("route_handler"), "handler_name", "")
        log.error("%s %s failed", scope["type"], route, exc_info=fault)


def make_app(  # noqa: PLR0913 - all but two by keyword
    house: House,
    proxies: Proxies | None = None,
    *,
    connections: int = MAX_CONNECTIONS,
    in_all: int = 0,
    counts: Counts | None = None,
    root_path: str = "",
) -> Litestar:
    """Build the application for a house, which is opened when the application starts.

    `connections` limits the sockets of one address, `in_all` all sockets; 0 means no limit.
    `root_path` is the sub-path that the page and its cookie are for.
    """

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        app.state.house = house
        app.state.counts = counts or Counts()
        app.state.root_path = root_path
        app.state.proxies = proxies or Proxies()
        app.state.tries = GuessLimiter(asyncio.get_running_loop().time)
        app.state.made = CachedJson()
        app.state.analyst = AnalysisRunner()
        app.state.replayer = make_replayer()
        app.state.bet_memory = BetMemory()
        app.state.pricing = FairQueue(MAX_WAITING)
        app.state.sockets = SocketLimiter(connections, in_all)
        app.state.rates = RateLimiter(asyncio.get_running_loop().time)
        app.state.guessed_names = GuessedNames(asyncio.get_running_loop().time)
        app.state.proving = FairQueue(MAX_PROVING)
        key, path = await house.guests.cookie_key(), root_path or "/"
        app.state.sessions = Sessions(key, house.people.book, path)
        cluster = house.cluster
        app.state.voucher = Voucher(await cluster.peer_key(), cluster.process, cluster.now)
        app.state.relay = Relay(cluster, app.state.voucher)
        yield
        await house.close()
        await app.state.relay.close()

    async def the_house(state: State) -> House:
        return state.house  # type: ignore[no-any-return]  # State is untyped

    async def sessions(state: State) -> Sessions:
        return state.sessions  # type: ignore[no-any-return]

    async def place(request: HttpRequest, house: House, sessions: Sessions, room: str) -> Room:
        return await house.rooms.find_for(await sessions.visitor(request, house), room)

    async def tries(state: State) -> GuessLimiter:
        return state.tries  # type: ignore[no-any-return]

    async def made(state: State) -> CachedJson:
        return state.made  # type: ignore[no-any-return]

    async def analyst(state: State) -> AnalysisRunner:
        return state.analyst  # type: ignore[no-any-return]

    async def replayer(state: State) -> RecordRunner:
        return state.replayer  # type: ignore[no-any-return]

    async def bet_memory(state: State) -> BetMemory:
        return state.bet_memory  # type: ignore[no-any-return]

    async def pricing(state: State) -> FairQueue:
        return state.pricing  # type: ignore[no-any-return]

    async def guessed_names(state: State) -> GuessedNames:
        return state.guessed_names  # type: ignore[no-any-return]

    async def proving(state: State) -> FairQueue:
        return state.proving  # type: ignore[no-any-return]

    async def relay(state: State) -> Relay:
        return state.relay  # type: ignore[no-any-return]

    async def rates(state: State) -> RateLimiter:
        return state.rates  # type: ignore[no-any-return]

    assets = create_static_files_router(
        path="/assets",
        directories=[PAGE / "assets"],
        cache_control=None,
        name="assets",
        before_request=check_asset,
        opt={"gives": "application/octet-stream", "about": "Serve a file of the page."},
    )
    return Litestar(
        [
            *ROUTES,
            *CARE_ROUTES,
            *HOST_ROUTES,
            *SIGN_IN_ROUTES,
            *LOGIN_ROUTES,
            *MEETING_ROUTES,
            *OPERATOR_ROUTES,
            *ODDS_ROUTES,
            *OPENAPI_ROUTES,
            added_words,
            *OWN_PLAY_ROUTES,
            lobby_socket,
            advice,
            *ANALYSIS_ROUTES,
            room_socket,
            page,
            checker,
            *([assets] if PAGE.exists() else []),
        ],
        lifespan=[opened],
        dependencies={
            "house": Provide(the_house),
            "sessions": Provide(sessions),
            "place": Provide(place),
            "tries": Provide(tries),
            "rates": Provide(rates),
            "relay": Provide(relay),
            "guessed_names": Provide(guessed_names),
            "proving": Provide(proving),
            "made": Provide(made),
            "analyst": Provide(analyst),
            "replayer": Provide(replayer),
            "bet_memory": Provide(bet_memory),
            "pricing": Provide(pricing),
        },
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
        response_headers=HEADERS,
        openapi_config=None,
        logging_config=None,
    )
