"""Random tokens for cookies and recovery codes, which are stored only as hashes.

A token has 256 random bits, so that a plain hash protects it even if the database is stolen. A code
is typed by hand and has 80: its hash is as slow as a password's.
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


def normalize_code(code: str) -> str:
    """Return one form of a code as it is typed: case, spaces and hyphens do not matter."""
    return code.casefold().translate(LOOKALIKES)


def _letter(_: int) -> str:
    return secrets.choice(LETTERS)


def _group(code: str) -> str:
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))
