"""Randomness within a test's own process: the same in each run, whatever ran before.

A server in its own process uses real randomness.
"""

import random
import secrets
from typing import Any, Final

from hypothesis import register_random

DRAWN: Final = random.Random()
"""The source of the house's secrets, the bots' choices, and room names."""


def plant() -> None:
    """Make everything drawn by `secrets` come from here."""
    drawing: dict[str, Any] = {
        "token_bytes": lambda nbytes=None: DRAWN.randbytes(nbytes or secrets.DEFAULT_ENTROPY),
        "randbelow": DRAWN.randrange,
        "choice": DRAWN.choice,
        "SystemRandom": lambda: DRAWN,
    }
    for name, draw in drawing.items():
        setattr(secrets, name, draw)
    register_random(DRAWN)


def begin(name: str) -> None:
    """Restart the random numbers from the beginning of the sequence with this name."""
    DRAWN.seed(name)
