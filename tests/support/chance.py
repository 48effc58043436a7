"""What a test draws by chance in its own process: the same in each run, whatever ran before.

A server in a process of its own draws as it does in earnest.
"""

import random
import secrets
from typing import Any, Final

from hypothesis import register_random

DRAWN: Final = random.Random()
"""Where the house has its secrets from, its bots what they do, and each room its name."""


def plant() -> None:
    """Have all that is drawn by `secrets` come from here."""
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
    """Draw as one draws from the beginning of whatever is called so."""
    DRAWN.seed(name)
