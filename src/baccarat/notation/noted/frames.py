"""The serial frames of an electronic shoe, as a capture of one shows them.

A frame is 0x05, a sequence digit, a type, data, 0x03, and two hexadecimal digits: the XOR of all
bytes after 0x05 up to 0x03. Unknown types are skipped and counted.
"""

import re
from collections.abc import Callable, Iterator
from functools import reduce
from operator import xor
from typing import BinaryIO, Final

from ...cards.card import RANKS
from .source import Line
from .spellings import PLACES

COLUMNS: Final = (*PLACES, "result")
_FRAME: Final = re.compile(rb"\x05([0-9])([A-Za-z])([^\x05\x03]{0,16})\x03([0-9A-F]{2})")
_PLACE: Final = {0x81: "p1", 0x82: "p2", 0x83: "p3", 0x91: "b1", 0x92: "b2", 0x93: "b3"}
_SUIT: Final = {1: "s", 2: "h", 3: "d", 4: "c"}
_RESULT: Final = {0xC: "B", 0x9: "P", 0xA: "T"}
_KNOWN: Final = frozenset(b"SDIGP")
CHUNK: Final = 2**16
MOST_FRAME: Final = 32
"""No frame is longer."""


def frame_lines(stream: BinaryIO, skip: Callable[[str], None]) -> Iterator[Line]:
    """Yield a line for each hand, numbered by its last frame, with the fields of COLUMNS."""
    hand: dict[str, str] = {}
    before = b""
    for number, match in enumerate(_frames(stream), 1):
        whole, (_, kind, data, check) = match[0], match.groups()
        if whole == before:
            skip("repeated")
        elif reduce(xor, whole[1:-2]) != int(check, 16):
            skip("checksum")
        elif kind[0] not in _KNOWN:
            skip(kind.decode())
        else:
            if kind == b"S":
                hand = {}
            _note(hand, kind, data)
            if kind == b"P" and hand:
                yield Line(
                    number, " ".join(hand.values()), [hand.get(each, "") for each in COLUMNS]
                )
                hand = {}
        before = whole


def _note(hand: dict[str, str], kind: bytes, data: bytes) -> None:
    """Put a card, or the result, into the hand."""
    if kind == b"I" and len(data) == 2 and data[0] in _PLACE:
        suit, rank = divmod(data[1] - 0x80, 16)
        is_card = suit in _SUIT and 1 <= rank <= len(RANKS)
        hand[_PLACE[data[0]]] = RANKS[rank - 1] + _SUIT[suit] if is_card else data.hex()
    elif kind == b"G" and len(data) == 1:
        hand["result"] = _RESULT.get(data[0] >> 4, data.hex())


def _frames(stream: BinaryIO) -> Iterator[re.Match[bytes]]:
    """Find the frames, whatever is between them."""
    rest = b""
    while chunk := stream.read(CHUNK):
        rest += chunk
        end = 0
        for match in _FRAME.finditer(rest):
            end = match.end()
            yield match
        rest = rest[max(end, len(rest) - MOST_FRAME) :]
