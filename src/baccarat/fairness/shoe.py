"""The order of a shoe, from its secret and what it is bound to."""

import hashlib
from collections.abc import Iterator

import msgspec

from ..cards import Card, packs
from ..rules import Preset
from .shuffle import shoe_key, shuffled, transcript


def preset_digest(preset: Preset) -> str:
    """Digest every field of a preset: SHA-256, in hex, of its JSON with sorted keys, no spaces."""
    return hashlib.sha256(msgspec.json.encode(preset, order="sorted")).hexdigest()


def shoe_order(secret: bytes, room: str, shoe: int, preset: Preset) -> tuple[Card, ...]:
    """Shuffle a room's shoe of that number, from 1; the first card drawn comes first.

    The key is bound to the room, the shoe's number and the preset's digest, in this order.
    Raises ValueError for a secret that is not 256 bits.
    """
    key = shoe_key(secret, transcript(room, shoe, preset_digest(preset)))
    return shuffled(packs(preset.packs), key)


def shoes(secret: bytes, room: str, preset: Preset) -> Iterator[tuple[Card, ...]]:
    """Yield a room's shoes without end, from number 1 on, all from one secret."""
    shoe = 1
    while True:
        yield shoe_order(secret, room, shoe, preset)
        shoe += 1
