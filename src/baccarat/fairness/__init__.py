"""Shoes from secrets."""

from .shuffle import SECRET_BYTES, below, seed_secret, shoe_key, shuffled, stream, transcript

__all__ = ["SECRET_BYTES", "below", "seed_secret", "shoe_key", "shuffled", "stream", "transcript"]
