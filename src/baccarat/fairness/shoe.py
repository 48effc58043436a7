"""Shuffle a shoe that no browser took part in, from its secret and what it is bound to."""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from ..cards import Card
from ..rules import Preset
from ..rules.presets import written
from .ceremony import FIRST, NOBODY, Announcement, Attempt, commitment_of
from .sealed import cut_cards

Fields = Mapping[str, Any]
"""A preset as it was written, perhaps by an older version: what is bound is that."""


def fields_text(fields: Fields) -> str:
    """Write the text that a shoe is bound to: a written preset as JSON, sorted, no spaces."""
    return msgspec.json.encode(dict(fields), order="sorted").decode()


def fields_digest(fields: Fields) -> str:
    """Digest a written preset: SHA-256, in hex, of its text."""
    return hashlib.sha256(fields_text(fields).encode()).hexdigest()


def preset_digest(preset: Preset) -> str:
    """Digest a preset as it is written now."""
    return fields_digest(written(preset))


def shoe_alone(secret: bytes, room: str, shoe: int, fields: Fields) -> Attempt:
    """Return the attempt at a shoe whose roster was closed with nobody in it."""
    digest, commitment = fields_digest(fields), commitment_of(secret)
    said = Announcement(
        room=room,
        shoe=shoe,
        attempt=1,
        before=FIRST,
        preset=digest,
        commitment=commitment,
        cutter=NOBODY,
    )
    return Attempt(said).close()


def shoe_order(
    secret: bytes, room: str, shoe: int, preset: Preset, fields: Fields | None = None
) -> tuple[Card, ...]:
    """Shuffle and cut a room's shoe of that number, from 1; the first card drawn comes first.

    It is the sealed shoe in which no browser took part, bound to the room, the shoe's number and
    the digest of the preset's `fields`, which are as they are written now unless they are given.
    Raises ValueError for a secret that is not 256 bits, and for another number.
    """
    if type(shoe) is not int or shoe < 1:
        raise ValueError(f"shoes are numbered from 1, so there is none of number {shoe!r}")
    alone = shoe_alone(secret, room, shoe, written(preset) if fields is None else fields)
    _, _, order = cut_cards(secret, alone, preset.packs)
    return tuple(each.card for each in order)


def shoes(secret: bytes, room: str, preset: Preset) -> Iterator[tuple[Card, ...]]:
    """Yield a room's shoes without end, from number 1 on, all from one secret."""
    shoe = 1
    while True:
        yield shoe_order(secret, room, shoe, preset)
        shoe += 1
