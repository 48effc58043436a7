"""The order of a shoe that no browser took part in, from its secret and what it is bound to."""

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from ..cards import Card
from ..rules import ShoeRules
from .ceremony import FIRST, NOBODY, Announcement, Attempt, commitment_of
from .sealed import cut_cards


def preset_fields(preset: ShoeRules) -> dict[str, Any]:
    """Return every field of a preset as plain data; what is None is left out."""
    fields: dict[str, Any] = _without_none(msgspec.to_builtins(preset))
    return fields


def rules_text(preset: ShoeRules) -> str:
    """Write the text that a shoe is bound to: a preset's fields as JSON, sorted, no spaces."""
    return msgspec.json.encode(preset_fields(preset), order="sorted").decode()


def preset_digest(preset: ShoeRules) -> str:
    """Digest a preset: SHA-256, in hex, of its text."""
    return hashlib.sha256(rules_text(preset).encode()).hexdigest()


def shoe_alone(secret: bytes, room: str, shoe: int, preset: ShoeRules) -> Attempt:
    """Return the attempt at a shoe whose roster was closed with nobody in it."""
    digest, commitment = preset_digest(preset), commitment_of(secret)
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


def shoe_order(secret: bytes, room: str, shoe: int, preset: ShoeRules) -> tuple[Card, ...]:
    """Shuffle and cut a room's shoe of that number, from 1; the first card drawn comes first.

    It is the sealed shoe in which no browser took part, bound to the room, the shoe's number and
    the preset's digest. Raises ValueError for a secret that is not 256 bits.
    """
    _, _, order = cut_cards(secret, shoe_alone(secret, room, shoe, preset), preset.packs)
    return tuple(each.card for each in order)


def shoes(secret: bytes, room: str, preset: ShoeRules) -> Iterator[tuple[Card, ...]]:
    """Yield a room's shoes without end, from number 1 on, all from one secret."""
    shoe = 1
    while True:
        yield shoe_order(secret, room, shoe, preset)
        shoe += 1


def _without_none(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_none(each) for key, each in value.items() if each is not None}
    return [_without_none(each) for each in value] if isinstance(value, list | tuple) else value
