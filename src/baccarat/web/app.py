"""The application: everything wired, from the data folder to the page."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.response import File
from litestar.static_files import create_static_files_router
from sqlalchemy.exc import SQLAlchemyError

from ..house.house import House
from ..house.refusal import HouseCode, NotDone
from ..house.room import Room
from .api import DOORS, STATUS, Asked
from .care import CARE_DOORS
from .hosting import HOST_DOORS
from .lobby import lobby_socket
from .odds import odds, odds_of_the_coup
from .session import Sessions, address_of
from .socket import room_socket
from .tries import Tries

PAGE: Final = Path(__file__).parent / "page"
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


@get(["/", "/odds", "/rooms/{room:str}"], sync_to_thread=False)
def page(room: str | None = None) -> File:
    """Serve the page, which finds its way by its address."""
    del room
    return File(
        PAGE / "index.html",
        media_type="text/html",
        content_disposition_type="inline",
        headers={"Cache-Control": "no-cache"},
    )


def check_tries(request: Request[Any, Any, State]) -> None:
    """Turn away an address that guesses at rooms and links; raises NotDone."""
    if request.url.path.startswith("/api/rooms/"):
        request.app.state.tries.check(address_of(request))


def not_done(request: Request[Any, Any, State], refused: NotDone) -> Response[dict[str, Any]]:
    """Answer a refusal by its code."""
    request.app.state.tries.heard(address_of(request), refused)
    body = {"code": refused.code, "limit": refused.limit, "field": refused.field}
    return Response(body, status_code=STATUS.get(refused.code, 400))


def not_kept(request: Request[Any, Any, State], _: SQLAlchemyError) -> Response[dict[str, Any]]:
    """Say that nothing was done, where the disk fails."""
    return not_done(request, NotDone(HouseCode.TABLE_FROZEN))


def make_app(house: House) -> Litestar:
    """Wire the application over a house, whose rooms are set to work as the application starts."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        app.state.house = house
        app.state.tries = Tries(asyncio.get_running_loop().time)
        app.state.sessions = Sessions(await house.cookie_key())
        yield
        await house.close()

    async def the_house(state: State) -> House:
        return state.house  # type: ignore[no-any-return]  # State holds anything

    async def sessions(state: State) -> Sessions:
        return state.sessions  # type: ignore[no-any-return]

    async def place(request: Asked, house: House, sessions: Sessions, room: str) -> Room:
        return house.room_for(await sessions.visitor(request, house), room)

    async def tries(state: State) -> Tries:
        return state.tries  # type: ignore[no-any-return]

    assets = create_static_files_router(
        path="/assets",
        directories=[PAGE / "assets"],
        cache_control=None,
        name="assets",
    )
    return Litestar(
        [
            *DOORS,
            *CARE_DOORS,
            *HOST_DOORS,
            lobby_socket,
            odds,
            odds_of_the_coup,
            room_socket,
            page,
            *([assets] if PAGE.exists() else []),
        ],
        lifespan=[opened],
        dependencies={
            "house": Provide(the_house),
            "sessions": Provide(sessions),
            "place": Provide(place),
            "tries": Provide(tries),
        },
        before_request=check_tries,
        exception_handlers={NotDone: not_done, SQLAlchemyError: not_kept},
        compression_config=CompressionConfig(backend="gzip"),
        response_headers=HEADERS,
        openapi_config=None,
    )
