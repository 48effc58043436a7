"""Pages of the write-ahead log that SQLite would leave out, because a checksum does not fit."""

import struct
from pathlib import Path
from typing import Final, NamedTuple

HEADER: Final = struct.Struct(">16x8sII")
"""The WAL's two salts, which every page of the current run repeats, and the header's checksum."""
FRAME: Final = struct.Struct(">4xI8sII")
"""Before each page: the database's page count after a commit, else 0; salts and checksum."""
BIG_ENDIAN: Final = b"\x37\x7f\x06\x83"
SIZE: Final = slice(16, 18)
"""Where the database header gives its page size; 1 stands for the largest."""
LARGEST: Final = 65_536

Sums = tuple[int, int]


class Frame(NamedTuple):
    """A page of the WAL: whether it ends a transaction, its run, and the data of its checksum."""

    ends: bool
    salts: bytes
    told: Sums
    summed: bytes


def count_unread(database: Path) -> int:
    """Count the transactions of the current run that end behind a page that SQLite refuses."""
    log = database.with_name(database.name + "-wal")
    if not log.exists():
        return 0
    with database.open("rb") as file:
        size = int.from_bytes(file.read(SIZE.stop)[SIZE], "big")
    return _count_unread(log.read_bytes(), LARGEST if size == 1 else size)


def _count_unread(changes: bytes, size: int) -> int:
    """Count them in a WAL with pages of `size` bytes; the size in its own header may be damaged."""
    if not size or not any(changes[: HEADER.size]) or len(changes) < HEADER.size + FRAME.size:
        return 0
    salts, *told = HEADER.unpack_from(changes)
    order = ">" if changes.startswith(BIG_ENDIAN) else "<"
    sums = _add(changes[: HEADER.size - 8], (0, 0), order)
    fits, unread = sums == tuple(told), 0
    frames = _frames(changes, size)
    if not fits and frames:
        salts = frames[0].salts
    for frame in frames:
        if fits and frame.salts == salts:
            sums = _add(frame.summed, sums, order)
        fits = fits and frame.salts == salts and sums == frame.told
        unread += frame.ends and frame.salts == salts and not fits
    return unread


def _frames(changes: bytes, size: int) -> list[Frame]:
    frames = []
    whole = FRAME.size + size
    for at in range(HEADER.size, len(changes) - whole + 1, whole):
        ends, salts, *told = FRAME.unpack_from(changes, at)
        summed = changes[at : at + 8] + changes[at + FRAME.size : at + whole]
        frames.append(Frame(bool(ends), salts, (told[0], told[1]), summed))
    return frames


def _add(data: bytes, sums: Sums, order: str) -> Sums:
    one, two = sums
    for even, odd in struct.iter_unpack(f"{order}II", data):
        one = (one + even + two) & 0xFFFFFFFF
        two = (two + odd + one) & 0xFFFFFFFF
    return one, two
