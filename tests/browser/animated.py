"""Joins pictures in WebP to an animation, without decoding them."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

ANIMATED: Final = 0x02
"""The flag of a file with more than one picture."""
KEEP: Final = 0x02
"""The flag of a frame that replaces the pixels below it without blending."""
IMAGE: Final = (b"VP8 ", b"VP8L")


class Frame(NamedTuple):
    """A whole WebP file, and how long it is shown, in milliseconds."""

    picture: bytes
    shown: int


def animation(frames: Sequence[Frame], size: tuple[int, int]) -> bytes:
    """Join frames of one size in pixels to an animation that repeats for ever."""
    wide, high = (side - 1 for side in size)
    box = wide.to_bytes(3, "little") + high.to_bytes(3, "little")
    parts = [
        _chunk(b"VP8X", bytes((ANIMATED, 0, 0, 0)) + box),
        _chunk(b"ANIM", bytes(4) + bytes(2)),
        *(_chunk(b"ANMF", _frame(each, box)) for each in frames),
    ]
    return _chunk(b"RIFF", b"WEBP" + b"".join(parts))


def _frame(frame: Frame, box: bytes) -> bytes:
    shown = frame.shown.to_bytes(3, "little")
    image = next(data for name, data in _chunks(frame.picture) if name in IMAGE)
    return bytes(6) + box + shown + bytes((KEEP,)) + image


def _chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    """List the chunks of a WebP file by name, each with its head."""
    at = 12
    while at < len(file):
        size = int.from_bytes(file[at + 4 : at + 8], "little")
        whole = 8 + size + size % 2
        yield file[at : at + 4], file[at : at + whole]
        at += whole


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + bytes(len(data) % 2)
