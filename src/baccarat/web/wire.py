"""Decode frames strictly, and refuse bad ones with a code."""

import re
from typing import Final

import msgspec
from msgspec.structs import asdict, replace

from ..house.model.commands import Command, Id, RoomRequest, SealCommit, SealOpen
from ..house.model.gestures import Gesture, GestureFrame
from ..house.model.refusal import HouseCode, Rejected, check
from ..house.rooms.messages import WIRE, NotAccepted
from ..tables.common.refusal import RefusalCode, Refused
from .malformed import JSON_FAULTS, Misplaced, check_keys, place_of

MAX_FRAME_BYTES: Final = 4096
"""Largest frame from a browser, in bytes."""

VISIBLE: Final = re.compile("[!-~]+")
"""The characters of an id: visible ASCII."""
DIGEST_DIGITS: Final = 64
NO_DIGEST: Final = f"Expected {DIGEST_DIGITS} hexadecimal digits"

_decoder = msgspec.json.Decoder(Command)
_gestures = msgspec.json.Decoder(GestureFrame)
_GESTURE = re.compile(r'\s*\{\s*"gesture"')
_AMOUNT = re.compile(r"\.amount`?$")
_ID = re.compile(r" `\$\.id`$")


class BadFrame(Exception):
    """A frame that is not a valid command; `id` is its id, if that could be read.

    `place` is the field at fault, and the fault.
    """

    def __init__(
        self, code: str, command: str | None = None, place: Misplaced | None = None
    ) -> None:
        super().__init__(code)
        self.code = code
        self.id = command
        self.place = place


class _Named(msgspec.Struct):
    id: Id


def decode(frame: str | bytes) -> Command:
    """Decode a command; raises BadFrame."""
    body = frame.encode() if isinstance(frame, str) else frame
    if len(body) > MAX_FRAME_BYTES:
        raise BadFrame(HouseCode.TOO_LARGE)
    try:
        command = _decoder.decode(body)
        check_keys(body)
    except msgspec.ValidationError as fault:
        name = _id(body)
        if name is not None and not VISIBLE.fullmatch(name):
            raise BadFrame(HouseCode.BAD_ID) from None
        raise BadFrame(_code(str(fault)), name, place_of(fault)) from None
    except JSON_FAULTS as fault:
        raise BadFrame(HouseCode.MALFORMED, place=place_of(fault)) from None
    if not VISIBLE.fullmatch(command.id):
        raise BadFrame(HouseCode.BAD_ID)
    if wrong := _incomplete_digest(command.do):
        raise BadFrame(HouseCode.MALFORMED, command.id, Misplaced(f"do.{wrong}", NO_DIGEST))
    return command


def is_gesture(frame: str | bytes) -> bool:
    """Whether a frame is a gesture, by its only key."""
    return isinstance(frame, str) and _GESTURE.match(frame) is not None


def decode_gesture(frame: str | bytes) -> Gesture:
    """Decode a gesture; raises BadFrame."""
    body = frame.encode() if isinstance(frame, str) else frame
    if len(body) > MAX_FRAME_BYTES:
        raise BadFrame(HouseCode.TOO_LARGE)
    try:
        made = _gestures.decode(body).gesture
        check_keys(body)
    except JSON_FAULTS as fault:
        raise BadFrame(HouseCode.MALFORMED, place=place_of(fault)) from None
    return made


def _incomplete_digest(request: RoomRequest) -> str | None:
    """Find a digest that ends in a newline, which the `$` in their pattern would allow."""
    if not isinstance(request, SealCommit | SealOpen):
        return None
    texts = {name: each for name, each in asdict(request).items() if isinstance(each, str)}
    return next((name for name, each in texts.items() if len(each) != DIGEST_DIGITS), None)


def _code(fault: str) -> str:
    """Choose the refusal code for a decoder's error message."""
    if _AMOUNT.search(fault):
        return RefusalCode.AMOUNT_NOT_WHOLE
    return HouseCode.BAD_ID if _ID.search(fault) else HouseCode.MALFORMED


def check_wire(version: str) -> None:
    """Raise Rejected if a browser speaks another version of the protocol."""
    check(version == str(WIRE), HouseCode.OTHER_WIRE)


def refusal(command: str | None, refused: Rejected | Refused | BadFrame) -> NotAccepted:
    """Return the reason for a refusal to the sender of the command."""
    said = NotAccepted(command, str(refused.code))
    match refused:
        case BadFrame(place=Misplaced(field, detail)):
            return replace(said, field=field, detail=detail)
        case BadFrame():
            return said
        case Refused():
            return replace(said, limit=refused.limit)
        case Rejected():
            return replace(
                said,
                limit=refused.limit,
                field=refused.field,
                retry_in=refused.retry_in,
                detail=refused.detail,
            )


def id_of(frame: str | bytes) -> str | None:
    """Read only the id of a frame; None if it has no valid one."""
    body = frame.encode() if isinstance(frame, str) else frame
    name = _id(body) if len(body) <= MAX_FRAME_BYTES else None
    return name if name is not None and VISIBLE.fullmatch(name) else None


def _id(body: bytes) -> str | None:
    try:
        return msgspec.json.decode(body, type=_Named).id
    except msgspec.DecodeError:
        return None
