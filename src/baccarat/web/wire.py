"""Decode frames strictly, and refuse bad ones with a code."""

import json
import re
from typing import Any, Final

import msgspec
from msgspec.structs import astuple, replace

from ..house.model.commands import Command, Id, RoomRequest, SealCommit, SealOpen
from ..house.model.refusal import HouseCode, Rejected, check
from ..house.rooms.messages import WIRE, NotAccepted
from ..tables.common import RefusalCode, Refused

MAX_FRAME_BYTES: Final = 4096
"""Largest frame from a browser, in bytes."""

VISIBLE: Final = re.compile("[!-~]+")
"""The characters of an id: visible ASCII."""
DIGEST_DIGITS: Final = 64

_decoder = msgspec.json.Decoder(Command)
_AMOUNT = re.compile(r"\.amount`?$")
_ID = re.compile(r" `\$\.id`$")


class BadFrame(Exception):
    """A frame that is not a valid command; `id` is its id, if that could be read."""

    def __init__(self, code: str, command: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.id = command


class KeyTwice(ValueError):
    """A JSON object has the same key twice."""


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
        raise BadFrame(_code(str(fault)), name) from None
    except (msgspec.DecodeError, KeyTwice, RecursionError):
        raise BadFrame(HouseCode.MALFORMED) from None
    if not VISIBLE.fullmatch(command.id):
        raise BadFrame(HouseCode.BAD_ID)
    if not _has_whole_digests(command.do):
        raise BadFrame(HouseCode.MALFORMED, command.id)
    return command


def _has_whole_digests(wish: RoomRequest) -> bool:
    """Whether no digest ends in a newline, which the `$` in their pattern would allow."""
    if not isinstance(wish, SealCommit | SealOpen):
        return True
    texts = [each for each in astuple(wish) if isinstance(each, str)]
    return all(len(each) == DIGEST_DIGITS for each in texts)


def _code(fault: str) -> str:
    """Choose the refusal code for a decoder's error message."""
    if _AMOUNT.search(fault):
        return RefusalCode.AMOUNT_NOT_WHOLE
    return HouseCode.BAD_ID if _ID.search(fault) else HouseCode.MALFORMED


def check_wire(version: str) -> None:
    """Raise Rejected if a browser speaks another version of the protocol."""
    check(version == str(WIRE), HouseCode.OTHER_WIRE)


def check_keys(body: bytes) -> None:
    """Raise KeyTwice if an object repeats a key: JSON readers differ on which value counts."""
    if msgspec.json.encode(msgspec.json.decode(body)) != body:  # if equal, no key was dropped
        json.loads(body, object_pairs_hook=_once)


def _once(pairs: list[tuple[str, Any]]) -> None:
    if len(dict(pairs)) < len(pairs):
        raise KeyTwice


def refusal(command: str | None, refused: Rejected | Refused | BadFrame) -> NotAccepted:
    """Send the reason for a refusal to the sender of the command."""
    limit = None if isinstance(refused, BadFrame) else refused.limit
    said = NotAccepted(command, str(refused.code), limit)
    if isinstance(refused, Rejected):
        return replace(said, field=refused.field, retry_in=refused.retry_in)
    return said


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
