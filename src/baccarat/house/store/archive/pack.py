"""The content of a packed shoe: its events, actions and transfers, compressed."""

import zlib
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from ..rows import chain_hash

VERSION: Final = b"\x01"
"""The first byte of a pack's body: msgpack, compressed with zlib."""
LEVEL: Final = 9
MAX_BYTES: Final = 1 << 30
"""A pack that claims to hold more is damaged."""


class DamagedPack(Exception):
    """A pack does not fit its hashes; the argument is the room."""


class PackRow(NamedTuple):
    """A row of the table of packs, in the order of its columns."""

    room: str
    shoe: int
    first: int
    last: int
    before: bytes
    after: bytes
    body: bytes


class PackedRows(msgspec.Struct, frozen=True, array_like=True):
    """Rows of a shoe in the order of their versions; bodies as they were stored."""

    events: list[bytes]
    actions: list[tuple[int, int, int, bytes]]
    """`seq`, `shoe`, `seat`, and the body."""
    transfers: list[tuple[int, str, str, int]]
    """`seq`, `source`, `target` and `amount`."""

    def sums(self) -> Counter[str]:
        """Add up the transfers by account, in units."""
        total = Counter[str]()
        for _, source, target, amount in self.transfers:
            total[source] -= amount
            total[target] += amount
        return total


_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(PackedRows).decode


def pack(rows: PackedRows) -> bytes:
    """Compress the rows of a shoe."""
    return VERSION + zlib.compress(_encode(rows), LEVEL)


def unpack(room: str, body: bytes) -> PackedRows:
    """Return the rows of a pack; raises DamagedPack."""
    try:
        if body[:1] != VERSION:
            raise ValueError(body[:1])
        reader = zlib.decompressobj()
        data = reader.decompress(body[1:], MAX_BYTES)
        if not reader.eof or reader.unused_data:
            raise ValueError(len(data))
        return _decode(data)
    except (ValueError, zlib.error, msgspec.MsgspecError):
        raise DamagedPack(room) from None


def chain(room: str, first: int, before: bytes, events: Sequence[bytes]) -> bytes:
    """Return the hash of the last of these events, which begin at version `first`."""
    for seq, body in enumerate(events, first):
        before = chain_hash(before, room, seq, body)
    return before


def unpack_checked(row: PackRow) -> PackedRows:
    """Return the rows of a pack whose events fit its hashes; raises DamagedPack."""
    rows = unpack(row.room, row.body)
    whole = len(rows.events) == row.last - row.first + 1
    if not whole or chain(row.room, row.first, row.before, rows.events) != row.after:
        raise DamagedPack(row.room)
    return rows
