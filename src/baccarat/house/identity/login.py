"""Logins: what lets a guest return from another device. Times are seconds since 1970.

Tokens for cookies and recovery codes are random, and are stored only as hashes. A token has 256
random bits, so that a plain hash protects it even if the database is stolen. A code is typed by
hand and has 80: its hash is as slow as a password's.
"""

import secrets
import unicodedata
from enum import StrEnum
from hashlib import sha256
from typing import Final

import msgspec

TAG_DIGITS: Final = 4
"""Digits after the name at first; one more each time that the chosen number is taken."""
LONGEST_SIGN_IN_NAME: Final = 64
"""The longest sign-in name that is looked up, in characters."""
MAX_PASSKEYS: Final = 10
"""The passkeys of one login."""
MAX_SESSIONS: Final = 20
"""The sessions of one login; one more ends the one that was used longest ago."""
SESSION_SECONDS: Final = 90 * 24 * 3600
"""A session ends when it has not been used for this long."""
LONGEST_SESSION_SECONDS: Final = 180 * 24 * 3600
"""A session ends this long after its beginning, however often it is used."""
PASSWORD: Final = "password/"  # noqa: S105 - a prefix
"""Followed by the player's id: the id of a password among the credentials."""


class Kind(StrEnum):
    """How somebody can sign in, apart from recovery codes."""

    PASSWORD = "password"  # noqa: S105 - a name
    PASSKEY = "passkey"


class Login(msgspec.Struct, frozen=True):
    """A player's login; `key` is the sign-in name, folded for comparison."""

    player: str
    name: str
    key: str
    created: int


class Credential(msgspec.Struct, frozen=True):
    """A password's hash, or a passkey's public key.

    `uses` is the counter of a passkey's authenticator, `host` the host name that the passkey is
    bound to.
    """

    id: str
    player: str
    kind: Kind
    secret: bytes
    created: int
    used: int
    uses: int = 0
    host: str = ""


class SavedSession(msgspec.Struct, frozen=True):
    """A signed-in browser; `hash` is that of the token in its cookie."""

    hash: str
    player: str
    device: str
    created: int
    used: int

    @property
    def id(self) -> str:
        """The name by which its owner ends it: part of the hash, which gives no access."""
        return self.hash[:16]


def password_id(player: str) -> str:
    """Return the id of a player's password."""
    return PASSWORD + player


def sign_in_name(name: str, more: int = 0) -> str:
    """Return a name with a random number after it, of `more` additional digits.

    Several guests may have the same name. With a random number, nobody has to be told that a name
    is taken, which would reveal the names of logins.
    """
    digits = TAG_DIGITS + more
    return f"{name}-{secrets.randbelow(10**digits):0{digits}}"


def fold(name: str) -> str:
    """Return the form in which sign-in names are compared: case, width and spaces do not matter."""
    clean = " ".join(unicodedata.normalize("NFKC", name[:LONGEST_SIGN_IN_NAME]).split())
    return unicodedata.normalize("NFKC", clean.casefold())


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
