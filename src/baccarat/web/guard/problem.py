"""Every error answer has one shape: the problem details of RFC 9457, with the house's code."""

from http import HTTPStatus
from math import ceil
from typing import Any, Final, Literal

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException

from ...house.model.refusal import HouseCode, Rejected
from .session import caller_of

MEDIA_TYPE: Final = "application/problem+json"
NO_STORE: Final = (b"cache-control", b"no-store")
FORBIDDEN: Final = 4403
"""The close code for sockets that are refused before they are opened."""
STATUS: Final = {
    HouseCode.NOT_SIGNED_IN: 401,
    HouseCode.FOREIGN_ORIGIN: 403,
    HouseCode.WRONG_SIGN_IN: 403,
    HouseCode.SIGN_IN_AGAIN: 403,
    HouseCode.NOT_HOST: 403,
    HouseCode.NOT_OPERATOR: 403,
    HouseCode.NEEDS_PASSKEY: 403,
    HouseCode.BANNED: 403,
    HouseCode.GUESTS_OFF: 403,
    HouseCode.HOUSE_PASSWORD: 403,
    HouseCode.WRONG_HOUSE_PASSWORD: 403,
    HouseCode.HOUSE_INVITED: 403,
    HouseCode.BY_INVITATION: 403,
    HouseCode.UNKNOWN_ROOM: 404,
    HouseCode.UNKNOWN_SHOE: 404,
    HouseCode.UNKNOWN_ADDRESS: 404,
    HouseCode.UNKNOWN_PLAYER: 404,
    HouseCode.UNKNOWN_ENTRY: 404,
    HouseCode.UNKNOWN_LINE: 404,
    HouseCode.WRONG_METHOD: 405,
    HouseCode.TOO_LARGE: 413,
    HouseCode.UNKNOWN_HOST: 421,
    HouseCode.TOO_MANY_TRIES: 429,
    HouseCode.TOO_MANY_REQUESTS: 429,
    HouseCode.TOO_MANY_COMMANDS: 429,
    HouseCode.TOO_MANY_GUESTS: 429,
    HouseCode.TOO_MANY_ROOMS: 429,
    HouseCode.TOO_MANY_REPORTS: 429,
    HouseCode.NETWORK_SPENT: 429,
    HouseCode.OUT_OF_ORDER: 500,
    HouseCode.HOUSE_FULL: 503,
    HouseCode.TABLE_FROZEN: 503,
    HouseCode.SET_ASIDE: 503,
    HouseCode.STORAGE_LOW: 507,
}
"""The status of each refusal; all others are 400."""
CODES: Final = {404: HouseCode.UNKNOWN_ADDRESS, 405: HouseCode.WRONG_METHOD} | {
    413: HouseCode.TOO_LARGE
}
"""The codes of the framework's own refusals; all others are `malformed`."""


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was refused; `code` tells programs, the others explain it."""

    type: Literal["about:blank"] = "about:blank"
    title: str
    """The name of the status."""
    status: int
    code: HouseCode
    detail: str | None = None
    """The fault in English; `malformed` always has it."""
    field: str | None = None
    """The field at fault, as a path such as `fields.packs`; `$` for the whole body."""
    limit: int | None = None
    """The amount in units that was exceeded."""
    retry_in: int | None = None
    """Milliseconds after which the request may be repeated; null where waiting does not help."""


def problem(refused: Rejected) -> Problem:
    """Describe a refusal."""
    status = HTTPStatus(STATUS.get(refused.code, HTTPStatus.BAD_REQUEST))
    return Problem(
        title=status.phrase,
        status=status.value,
        code=refused.code,
        detail=refused.detail,
        field=refused.field,
        limit=refused.limit,
        retry_in=refused.retry_in,
    )


def answer_problem(
    request: Request[Any, Any, State], refused: Rejected, headers: dict[str, str] | None = None
) -> Response[bytes]:
    """Answer a refusal, and count it."""
    request.app.state.counts.refuse(refused.code, caller_of(request).address)
    found = problem(refused)
    more = {} if refused.wait is None else {"Retry-After": str(ceil(refused.wait))}
    return Response(
        msgspec.json.encode(found),
        media_type=MEDIA_TYPE,
        status_code=found.status,
        headers={**(headers or {}), **more},
    )


async def send_problem(scope: Any, send: Any, code: HouseCode) -> None:
    """Refuse a request or a socket that the application does not get to see."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": FORBIDDEN, "reason": code})
        return
    found = problem(Rejected(code))
    kind = (b"content-type", MEDIA_TYPE.encode())
    await respond(send, found.status, msgspec.json.encode(found), kind, NO_STORE)


async def respond(send: Any, status: int, body: bytes, *headers: tuple[bytes, bytes]) -> None:
    """Answer a request that the application does not get to see."""
    length = (b"content-length", b"%d" % len(body))
    start = {"type": "http.response.start", "status": status, "headers": [*headers, length]}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


def refusal_of(fault: HTTPException) -> Rejected:
    """Return the refusal for an error of the framework, such as a parameter that is not numeric."""
    if isinstance(fault, ValidationException) and isinstance(fault.extra, list) and fault.extra:
        first = fault.extra[0]
        return Rejected(
            HouseCode.MALFORMED, field=str(first.get("key", "$")), detail=str(first["message"])
        )
    code = CODES.get(fault.status_code, HouseCode.MALFORMED)
    if code is not HouseCode.MALFORMED:
        return Rejected(code)
    return Rejected(code, field="$", detail=fault.detail)
