"""Sealed shoes: how they are made, what commits to them, and how anyone can verify them."""

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
    framed,
)
from .check import ceremony_faults, root_faults
from .sealed import Proof, SealedShoe, seal_shoe, short_root
from .shoe import fields_digest, fields_text, preset_digest, shoe_alone, shoe_order, shoes
from .shuffle import SECRET_BYTES, below, seed_secret, shoe_key, shuffled, stream

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
    "below",
    "ceremony_faults",
    "commitment_of",
    "fields_digest",
    "fields_text",
    "framed",
    "preset_digest",
    "root_faults",
    "seal_shoe",
    "seed_secret",
    "shoe_alone",
    "shoe_key",
    "shoe_order",
    "shoes",
    "short_root",
    "shuffled",
    "stream",
]
