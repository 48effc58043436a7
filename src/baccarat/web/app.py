"""The application: everything wired, from the data folder to the page."""

import asyncio
import logging
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException, WebSocketDisconnect
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import Scope
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.protocols.utils import ClientDisconnected

from ..house.house import House
from ..house.model.refusal import HouseCode, NotDone
from ..house.rooms.room import Room
from .address import Proxies
from .advice import advice
from .analysis import Analyst, analysis, analysis_of_shoe
from .api import DOORS, STATUS, Asked
from .care import CARE_DOORS
from .connections import MOST_CONNECTIONS
from .hosting import HOST_DOORS
from .lanes import Lanes
from .lobby import lobby_socket
from .made import GZIP_LEVEL, Made
from .odds import WAITING, edges_of_the_table, edges_on_offer, odds, odds_of_the_coup
from .rates import ANY, Rates, Sockets
from .session import Sessions, caller_of
from .socket import room_socket
from .tries import Tries
from .wire import LARGEST_FRAME

log = logging.getLogger(__name__)

PAGE: Final = Path(__file__).parent / "page"
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
DISK_FAULTS: Final = (SQLAlchemyError, sqlite3.Error)
EXPECTED: Final = (NotDone, *DISK_FAULTS, WebSocketDisconnect, ClientDisconnected)
"""What has an answer of its own, or nobody to be answered."""
PARTS: Final = ("/api/", "/assets/")
"""Where programs ask, and nobody looks for a page."""
ASSET: Final = re.compile(r"/assets/[\w.-]{1,128}", re.ASCII)
"""What the files of the page are called; nothing else is looked for on disk."""

CHECKER_POLICY: Final = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
)
"""The checker is whole in itself: it may ask nobody for anything, and send nothing."""


@get(["/", "/odds", "/analysis", "/equilibrium", "/rooms/{room:str}"], sync_to_thread=False)
def page(room: str | None = None) -> File:
    """Serve the page, which finds its way by its address."""
    del room
    return the_page()


def the_page(**more: Any) -> File:
    return File(
        PAGE / "index.html",
        media_type="text/html",
        content_disposition_type="inline",
        headers={"Cache-Control": "no-cache", **HEADERS},
        **more,
    )


@get(
    "/checker",
    sync_to_thread=False,
    response_headers={"Content-Security-Policy": CHECKER_POLICY},
)
def checker() -> File:
    """Serve the checker of sealed shoes: one file, to be kept and used without any house."""
    return File(
        PAGE / "checker.html",
        media_type="text/html",
        content_disposition_type="inline",
        headers={"Cache-Control": "no-cache"},
    )


async def check_caller(request: Request[Any, Any, State]) -> None:
    """Turn away who asks too often, or guesses at rooms; raises NotDone.

    A coroutine that waits for nothing: a plain function would run in a thread, beside others.
    """
    state, caller = request.app.state, caller_of(request)
    state.rates.check(caller, ANY)
    state.rates.check(caller, *request.route_handler.opt.get("bounds", ()))
    if room := request.path_params.get("room"):
        with state.tries.of(caller):
            state.house.check_known(room)


async def check_asset(request: Request[Any, Any, State]) -> None:
    """Turn away what cannot be the name of a file of the page."""
    await check_caller(request)
    if not ASSET.fullmatch(request.scope["path"]):
        raise NotFoundException


def not_done(_: Request[Any, Any, State], refused: NotDone) -> Response[dict[str, Any]]:
    """Answer a refusal by its code."""
    body = {
        "code": refused.code,
        "limit": refused.limit,
        "field": refused.field,
        "retry_in": refused.retry_in,
    }
    headers = {} if refused.wait is None else {"Retry-After": str(ceil(refused.wait))}
    return Response(body, status_code=STATUS.get(refused.code, 400), headers=headers)


def not_kept(request: Request[Any, Any, State], _: Exception) -> Response[dict[str, Any]]:
    """Say that nothing was done, where the disk fails."""
    return not_done(request, NotDone(HouseCode.TABLE_FROZEN))


def out_of_order(request: Request[Any, Any, State], _: Exception) -> Response[dict[str, Any]]:
    """Answer a fault of our own."""
    return not_done(request, NotDone(HouseCode.OUT_OF_ORDER))


def not_found(request: Request[Any, Any, State], fault: NotFoundException) -> Response[Any]:
    """Show the page to people who came to an address that leads nowhere; it says so."""
    path, wanted = request.scope["path"], request.headers.get("Accept", "")
    if request.method == "GET" and "text/html" in wanted and not path.startswith(PARTS):
        return the_page(status_code=404)
    return Response({"detail": fault.detail}, status_code=404)


async def log_fault(fault: Exception, scope: Scope) -> None:
    """Tell the log, once, of a fault of our own."""
    if not isinstance(fault, EXPECTED) and getattr(fault, "status_code", 500) >= 500:
        log.error("%s %r", scope["type"], scope["path"], exc_info=fault)


def make_app(
    house: House,
    proxies: Proxies | None = None,
    connections: int = MOST_CONNECTIONS,
    in_all: int = 0,
) -> Litestar:
    """Wire the application over a house, whose rooms are set to work as the application starts.

    One address may hold so many `connections`, and there may be so many `in_all`; 0 stands for no
    limit.
    """

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        app.state.house = house
        app.state.proxies = proxies or Proxies()
        app.state.tries = Tries(asyncio.get_running_loop().time)
        app.state.made = Made()
        app.state.analyst = Analyst()
        app.state.pricing = Lanes(WAITING)
        app.state.sockets = Sockets(connections, in_all)
        app.state.rates = Rates(asyncio.get_running_loop().time)
        app.state.sessions = Sessions(await house.cookie_key())
        yield
        await house.close()

    async def the_house(state: State) -> House:
        return state.house  # type: ignore[no-any-return]  # State holds anything

    async def sessions(state: State) -> Sessions:
        return state.sessions  # type: ignore[no-any-return]

    async def place(request: Asked, house: House, sessions: Sessions, room: str) -> Room:
        return await house.room_for(await sessions.visitor(request, house), room)

    async def tries(state: State) -> Tries:
        return state.tries  # type: ignore[no-any-return]

    async def made(state: State) -> Made:
        return state.made  # type: ignore[no-any-return]

    async def analyst(state: State) -> Analyst:
        return state.analyst  # type: ignore[no-any-return]

    async def pricing(state: State) -> Lanes:
        return state.pricing  # type: ignore[no-any-return]

    async def rates(state: State) -> Rates:
        return state.rates  # type: ignore[no-any-return]

    assets = create_static_files_router(
        path="/assets",
        directories=[PAGE / "assets"],
        cache_control=None,
        name="assets",
        before_request=check_asset,
    )
    return Litestar(
        [
            *DOORS,
            *CARE_DOORS,
            *HOST_DOORS,
            lobby_socket,
            advice,
            odds,
            odds_of_the_coup,
            edges_of_the_table,
            edges_on_offer,
            analysis,
            analysis_of_shoe,
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
            "made": Provide(made),
            "analyst": Provide(analyst),
            "pricing": Provide(pricing),
        },
        before_request=check_caller,
        exception_handlers={
            NotDone: not_done,
            **dict.fromkeys(DISK_FAULTS, not_kept),
            NotFoundException: not_found,
            500: out_of_order,
        },
        after_exception=[log_fault],
        request_max_body_size=LARGEST_FRAME,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=GZIP_LEVEL, exclude_opt_key="unpacked"
        ),
        response_headers=HEADERS,
        openapi_config=None,
        logging_config=None,
    )
