"""The content of a packed shoe, its events, actions and transfers; and compressed bodies."""

import zlib
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from .rows import chain_hash

MARK: Final = b"\x01"
"""The first byte of a compressed body; JSON begins with a brace."""
SHARED: Final = (
    b'"hands":{"left":{"cards":["Ac","2h","3s"],"total":"right":{"cards":["4d","5c"],"total":'
    b'"outcomes":{"left":"tie","right":"player"},'
    b'{"id":"why-banque-banker-natural","args":{"rule":"BB-"{"id":"why-banque-result-left'
    b'{"id":"why-chemin-natural","args":{"rule":"CF-17","seat":8,"kind":"avec"}},'
    b'{"id":"why-chemin-ponte","args":{"rule":"CF-10","seat":8,"kind":"solo"}},'
    b'{"id":"why-chemin-ponte-stands","args":{"rule":"CF-12","points":5,"bound":"free"}},'
    b'{"id":"why-chemin-ponte-draws","args":{"rule":"CF-12","points":4,"bound":"bound"}},'
    b'{"id":"why-chemin-banker-given-draws","args":{"rule":"CF-14","given":1,"points":7,"bound":'
    b'{"id":"why-chemin-banker-given-stands","args":{"rule":"CF-14","given":0,"points":6,'
    b'{"id":"why-chemin-result-banker","args":{"rule":"CF-17","ponte":6,"banker":7}}]},"at":null}'
    b'{"id":"why-chemin-result-ponte","args":{"rule":"CF-17","ponte":"why-chemin-result-tie'
    b'"Kc","Kd","Kh","Ks","Qc","Qd","Qh","Qs","Jc","Jd","Jh","Js","Tc","Td","Th","Ts","9c","9d",'
    b'"9h","9s","8c","8d","8h","8s","7c","7d","7h","7s","6c","6d","6h","6s","5c","5d","5h","5s",'
    b'"4c","4d","4h","4s","3c","3d","3h","3s","2c","2d","2h","2s","Ac","Ad","Ah","As"],"total":'
    b'{"id":"why-barred-player{"id":"why-barred-banker'
    b'{"id":"why-banker-draws","args":{"rule":"PB-4","player":6,"banker":5}},'
    b'{"id":"why-banker-stands","args":{"rule":"PB-4","player":6,"banker":7}},'
    b'{"coup":{"coup":1,"hands":{"player":{"cards":["6c","Th"],"total":6},"banker":'
    b'{"cards":["7h","Qs"],"total":7}},"outcomes":{"player":"banker"},"why":['
    b'{"id":"why-natural","args":{"rule":"PB-2","player":9,"banker":8}},'
    b'{"id":"why-player-stands","args":{"rule":"PB-3","player":6,"banker":0}},'
    b'{"id":"why-player-draws","args":{"rule":"PB-3","player":0,"banker":0}},'
    b'{"id":"why-banker-draws-given","args":{"rule":"PB-5","player":0,"banker":0,"given":8}},'
    b'{"id":"why-banker-stands-given","args":{"rule":"PB-5","player":0,"banker":0,"given":0}},'
    b'{"id":"why-result-tie","args":{"rule":"PB-2","player":0,"banker":0}}]},'
    b'{"id":"why-result-banker","args":{"rule":"PB-2","player":0,"banker":0}}]},'
    b'{"id":"why-result-player","args":{"rule":"PB-2","player":0,"banker":0}}]},'
    b'"at":"2026-11-26T20:00:00+00:00"}'
)
"""Text that bodies of coups have in common. Stored bodies depend on it, so that it
never changes once 0.1.0 is released."""


def shrink(body: bytes) -> bytes:
    """Compress a body, unless it is compressed already."""
    if body[:1] != b"{":
        return body
    writer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, SHARED)
    return MARK + writer.compress(body) + writer.flush()


def restore(body: bytes) -> bytes:
    """Return the body as it was before `shrink`; raises ValueError if it is damaged."""
    if body[:1] != MARK:
        return body
    try:
        reader = zlib.decompressobj(-15, zdict=SHARED)
        return reader.decompress(body[1:]) + reader.flush()
    except zlib.error as fault:
        raise ValueError(str(fault)) from None


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
