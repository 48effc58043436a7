"""Shoes from secrets."""

from .shoe import preset_digest, shoe_order, shoes
from .shuffle import SECRET_BYTES, below, seed_secret, shoe_key, shuffled, stream, transcript

__all__ = [
    "SECRET_BYTES",
    "below",
    "preset_digest",
    "seed_secret",
    "shoe_key",
    "shoe_order",
    "shoes",
    "shuffled",
    "stream",
    "transcript",
]
