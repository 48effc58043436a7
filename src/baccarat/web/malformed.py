"""Read requests strictly; find the field of one that cannot be read, and the reason."""

import json
import re
from typing import Any, Final, NamedTuple

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from ..house.model.refusal import HouseCode, Rejected
from .guard.problem import refusal_of
from .guard.session import check_origin

WHOLE: Final = "$"
"""The field of a fault that concerns the whole body or frame."""
LONGEST: Final = 200
"""The length limit of an explanation in characters: it may quote the request."""

_PLACE: Final = re.compile(r"(?s)(.*?)(?: - at `(.*)`)?")
_MEMBER: Final = re.compile(r"(?s)Object (?:missing required|contains unknown) field `(.*)`")


class Misplaced(NamedTuple):
    """The field at fault, such as `do.bets[0].amount`, and the fault."""

    field: str
    detail: str


class KeyTwice(ValueError):
    """A JSON object has the key `name` twice."""

    def __init__(self, name: str) -> None:
        super().__init__(f"Object has the key `{name}` twice")
        self.name = name


JSON_FAULTS: Final = (msgspec.DecodeError, KeyTwice, RecursionError, ValueError)
"""What reading JSON can raise."""


def check_keys(body: bytes) -> None:
    """Raise KeyTwice if an object repeats a key: JSON readers differ on which value counts."""
    if msgspec.json.encode(msgspec.json.decode(body)) != body:  # if equal, no key was dropped
        json.loads(body, object_pairs_hook=_once)


def _once(pairs: list[tuple[str, Any]]) -> None:
    seen: set[str] = set()
    for name, _ in pairs:
        if name in seen:
            raise KeyTwice(name)
        seen.add(name)


def malformed(fault: Exception) -> Rejected:
    """Return the refusal of a request that could not be read."""
    field, detail = place_of(fault)
    return Rejected(HouseCode.MALFORMED, field=field, detail=detail)


def place_of(fault: Exception) -> Misplaced:
    """Return the field at fault, and the reason, from what reading raised."""
    if isinstance(fault, KeyTwice):
        return Misplaced(_short(fault.name), _short(str(fault)))
    if isinstance(fault, RecursionError):
        return Misplaced(WHOLE, "JSON is nested too deeply")
    if not isinstance(fault, msgspec.ValidationError):
        return Misplaced(WHOLE, _short(str(fault)))
    found = _PLACE.fullmatch(str(fault))
    reason, path = found.groups() if found else (str(fault), None)
    steps = [(path or WHOLE).rpartition("`")[2].removeprefix(WHOLE).removeprefix(".")]
    if member := _MEMBER.fullmatch(reason):
        steps.append(member[1])
    return Misplaced(_short(".".join(filter(None, steps)) or WHOLE), _short(reason))


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


HttpRequest = Request[Any, Any, State]


async def read_body(request: HttpRequest) -> Any:
    """Decode a request body strictly, as the type that the route `reads`; raises Rejected."""
    check_origin(request)
    try:
        body = await request.body()
    except HTTPException as fault:  # too long, or cut off
        raise refusal_of(fault) from None
    try:
        order = msgspec.json.decode(body, type=request.route_handler.opt["reads"])
        check_keys(body)
    except JSON_FAULTS as fault:
        raise malformed(fault) from None
    return order


def read_query(request: HttpRequest) -> Any:
    """Convert the query string to the struct that the route `asks`; raises Rejected."""
    try:
        asked = dict(request.query_params)
        return msgspec.convert(asked, request.route_handler.opt["asks"], strict=False)
    except msgspec.ValidationError as fault:
        raise malformed(fault) from None
