"""Shuffle a shoe without browsers, from its secret and the data that it is bound to."""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from ..cards.card import Card
from ..rules.presets.named import Preset
from ..rules.presets.serialization import write_preset
from .ceremony import FIRST, NOBODY, Announcement, Attempt, commitment_of
from .sealed import cut_cards

Fields = Mapping[str, Any]
"""A preset in its written form, possibly that of an older version; shoes are bound to this form."""


def fields_text(fields: Fields) -> str:
    """Return the text a shoe is bound to: the written preset as JSON, sorted, without spaces."""
    return msgspec.json.encode(dict(fields), order="sorted").decode()


def fields_digest(fields: Fields) -> str:
    """Return the SHA-256, in hex, of a written preset."""
    return hashlib.sha256(fields_text(fields).encode()).hexdigest()


def preset_digest(preset: Preset) -> str:
    """Return the digest of a preset in its current written form."""
    return fields_digest(write_preset(preset))


def house_only_attempt(secret: bytes, room: str, shoe: int, fields: Fields) -> Attempt:
    """Return the attempt at a shoe whose roster was closed while empty."""
    digest, commitment = fields_digest(fields), commitment_of(secret)
    announcement = Announcement(
        room=room,
        shoe=shoe,
        attempt=1,
        before=FIRST,
        preset=digest,
        commitment=commitment,
        cutter=NOBODY,
    )
    return Attempt(announcement).close()


class KeyedShoe(tuple[Card, ...]):
    """The cards of a shoe in drawing order, with the `key` from which its lots are drawn."""

    key: bytes


def shoe_order(
    secret: bytes, room: str, shoe: int, preset: Preset, fields: Fields | None = None
) -> KeyedShoe:
    """Shuffle and cut a room's shoe of that number, from 1; the first card drawn comes first.

    This is the sealed shoe without browsers, bound to the room, the shoe's number and the digest of
    the preset's `fields`, by default those of its current written form. Raises ValueError unless
    the secret has 256 bits and the number is positive.
    """
    if type(shoe) is not int or shoe < 1:
        raise ValueError(f"shoes are numbered from 1, so there is none of number {shoe!r}")
    alone = house_only_attempt(
        secret, room, shoe, write_preset(preset) if fields is None else fields
    )
    key, _, order = cut_cards(secret, alone, preset.packs)
    made = KeyedShoe(each.card for each in order)
    made.key = key
    return made


def shoes(secret: bytes, room: str, preset: Preset) -> Iterator[KeyedShoe]:
    """Yield a room's shoes without end, from number 1 on, all from one secret."""
    shoe = 1
    while True:
        yield shoe_order(secret, room, shoe, preset)
        shoe += 1
