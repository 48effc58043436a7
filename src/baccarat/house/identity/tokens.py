"""Random tokens for cookies and recovery codes, which are stored only as hashes.

Both are too long to guess, at 256 and 80 random bits, so that a plain hash protects them even if
the database is stolen.
"""

import secrets
from hashlib import sha256
from typing import Final

TOKEN_BYTES: Final = 32
CODES: Final = 10
"""Recovery codes made at a time; each works once."""
CODE_LETTERS: Final = 16
LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's alphabet: no letter looks like a digit."""
LOOKALIKES: Final = str.maketrans("oil", "011", " -")
GROUP: Final = 4


def make_token() -> str:
    """Return a new random token."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> str:
    """Return the hash under which a token is stored."""
    return sha256(b"session" + token.encode()).hexdigest()


def make_codes() -> list[str]:
    """Return new recovery codes, such as `k3f9-0q2m-7xta-c4ne`."""
    return [_group("".join(map(_letter, range(CODE_LETTERS)))) for _ in range(CODES)]


def hash_code(code: str) -> str:
    """Return the hash under which a code is stored; case, spaces and hyphens do not matter."""
    typed = code.casefold().translate(LOOKALIKES)
    return sha256(b"recovery" + typed.encode()).hexdigest()


def _letter(_: int) -> str:
    return secrets.choice(LETTERS)


def _group(code: str) -> str:
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))
