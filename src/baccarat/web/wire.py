"""Frames as they come: decoded strictly, or refused by name."""

import json
import re
from typing import Any, Final

import msgspec
from msgspec.structs import astuple, replace

from ..house.model.commands import Command, Id, SealCommit, SealOpen, Wish
from ..house.model.refusal import HouseCode, NotDone, check
from ..house.rooms.messages import WIRE, NotAccepted
from ..tables.common import Code, Refused

LARGEST_FRAME: Final = 4096
"""Bytes of a frame from a browser."""

VISIBLE: Final = re.compile("[!-~]+")
"""What an id is made of: visible ASCII characters."""
DIGEST_DIGITS: Final = 64

_decoder = msgspec.json.Decoder(Command)
_AMOUNT = re.compile(r"\.amount`?$")
_ID = re.compile(r" `\$\.id`$")


class BadFrame(Exception):
    """A frame that is no command; `id` is the sender's, if one could be read."""

    def __init__(self, code: str, command: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.id = command


class KeyTwice(ValueError):
    """An object of a message has a key twice."""


class _Named(msgspec.Struct):
    id: Id


def decode(frame: str | bytes) -> Command:
    """Read a frame; raises BadFrame."""
    body = frame.encode() if isinstance(frame, str) else frame
    if len(body) > LARGEST_FRAME:
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


def _has_whole_digests(wish: Wish) -> bool:
    """Whether digests have no line end behind them, which the `$` of their pattern allows."""
    if not isinstance(wish, SealCommit | SealOpen):
        return True
    texts = [each for each in astuple(wish) if isinstance(each, str)]
    return all(len(each) == DIGEST_DIGITS for each in texts)


def _code(fault: str) -> str:
    """Choose the code for what a frame's decoder finds fault with."""
    if _AMOUNT.search(fault):
        return Code.AMOUNT_NOT_WHOLE
    return HouseCode.BAD_ID if _ID.search(fault) else HouseCode.MALFORMED


def check_wire(version: str) -> None:
    """Refuse a browser that says it speaks another version; raises NotDone."""
    check(version == str(WIRE), HouseCode.OTHER_WIRE)


def check_keys(body: bytes) -> None:
    """Raise KeyTwice for JSON in which an object says something twice: who reads it differs."""
    if msgspec.json.encode(msgspec.json.decode(body)) != body:  # else nothing was dropped
        json.loads(body, object_pairs_hook=_once)


def _once(pairs: list[tuple[str, Any]]) -> None:
    if len(dict(pairs)) < len(pairs):
        raise KeyTwice


def refusal(command: str | None, refused: NotDone | Refused | BadFrame) -> NotAccepted:
    """Tell a sender why nothing was done."""
    limit = None if isinstance(refused, BadFrame) else refused.limit
    said = NotAccepted(command, str(refused.code), limit)
    if isinstance(refused, NotDone):
        return replace(said, field=refused.field, retry_in=refused.retry_in)
    return said


def id_of(frame: str | bytes) -> str | None:
    """Read the id of a frame and nothing else; None where there is none that is allowed."""
    body = frame.encode() if isinstance(frame, str) else frame
    name = _id(body) if len(body) <= LARGEST_FRAME else None
    return name if name is not None and VISIBLE.fullmatch(name) else None


def _id(body: bytes) -> str | None:
    try:
        return msgspec.json.decode(body, type=_Named).id
    except msgspec.DecodeError:
        return None
