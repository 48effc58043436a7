"""Sealed shoes: how they are made, what commits to them, and how anyone can verify them."""

from typing import TYPE_CHECKING

from .._lazy import load_lazily

if TYPE_CHECKING:
    from .ceremony import (
        FIRST,
        NOBODY,
        PROTOCOL,
        Abandoned,
        Announcement,
        Attempt,
        BadStep,
        Ceremony,
        Cut,
        Hex,
        Member,
        Opening,
        commitment_of,
        frame,
    )
    from .check import ceremony_faults, root_faults
    from .sealed import Proof, SealedShoe, seal_shoe, short_root
    from .shoe import (
        fields_digest,
        fields_text,
        house_only_attempt,
        preset_digest,
        shoe_order,
        shoes,
    )
    from .shuffle import SECRET_BYTES, random_below, seed_secret, shoe_key, shuffled, stream
else:
    load_lazily(__name__)

__all__ = [
    "FIRST",
    "NOBODY",
    "PROTOCOL",
    "SECRET_BYTES",
    "Abandoned",
    "Announcement",
    "Attempt",
    "BadStep",
    "Ceremony",
    "Cut",
    "Hex",
    "Member",
    "Opening",
    "Proof",
    "SealedShoe",
    "ceremony_faults",
    "commitment_of",
    "fields_digest",
    "fields_text",
    "frame",
    "house_only_attempt",
    "preset_digest",
    "random_below",
    "root_faults",
    "seal_shoe",
    "seed_secret",
    "shoe_key",
    "shoe_order",
    "shoes",
    "short_root",
    "shuffled",
    "stream",
]
