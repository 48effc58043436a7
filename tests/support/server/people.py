"""A house whose guests have logins: a passkey in software, one guest, and refusals."""

import json
import secrets
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from baccarat.house.house import House
from baccarat.house.identity.passkeys import NewPasskey, PasskeyAnswer, RelyingParty
from baccarat.house.identity.passwords import Hasher
from baccarat.house.model.guest import Guest
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.people.sign_in import NewSession

from .inprocess import cheap_hasher, opened

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40
"""Flags of the authenticator data."""
ES256 = -7


def encode(data: bytes) -> str:
    """Encode as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey for one host name, with a counter; `verified`: it has checked its owner."""

    def __init__(self, origin: str, *, verified: bool = True) -> None:
        self.origin = origin
        self.host = origin.split("//")[1].split(":", maxsplit=1)[0]
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.verified = verified
        self.uses = 0
        self.user = ""

    def create(self, options: dict[str, Any], **changed: Any) -> dict[str, str]:
        """Answer a challenge for a new passkey; `changed` replaces parts of the client's data."""
        self.user = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = {
            1: 2, 3: ES256, -1: 1, -2: numbers.x.to_bytes(32, "big"),
            -3: numbers.y.to_bytes(32, "big"),
        }  # fmt: skip
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(HAS_KEY) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"], changed)
        return {
            "id": encode(self.id), "client_data": encode(client), "attestation": encode(attestation)
        }  # fmt: skip

    def use(self, options: dict[str, Any], **changed: Any) -> dict[str, str]:
        """Answer a challenge for signing in."""
        self.uses += 1
        data = self._data(0)
        client = self._client("webauthn.get", options["challenge"], changed)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": encode(self.id),
            "client_data": encode(client),
            "authenticator_data": encode(data),
            "signature": encode(signature),
            "user": self.user,
        }

    def _data(self, flags: int) -> bytes:
        flags |= PRESENT | (VERIFIED if self.verified else 0)
        host = sha256(self.host.encode()).digest()
        return host + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, changed: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said | changed).encode()


ORIGIN = "https://house.example"
PLACE = RelyingParty(ORIGIN, "house.example")
PASSWORD = "seven small rivers"  # noqa: S105 - for tests
DEVICE = "Firefox, Linux"


class CountingHasher(Hasher):
    """Hashes with minimal work, and counts verifications."""

    def __init__(self) -> None:
        super().__init__(cheap_hasher())
        self.verified = 0

    def verify(self, hashed: bytes | None, password: str) -> bool:
        self.verified += 1
        return super().verify(hashed, password)


@asynccontextmanager
async def house_with_people(folder: Path) -> AsyncIterator[House]:
    """Open a house whose passwords take no time."""
    async with opened(folder) as house:
        house.people.prover.hasher = CountingHasher()
        yield house


async def with_password(house: House, guest: Guest) -> tuple[str, tuple[str, ...], NewSession]:
    """Turn a guest into an account; return the sign-in name, codes, and first session."""
    added = await house.people.logins.set_password(guest, None, PASSWORD, DEVICE)
    assert added.opened
    news = await house.people.logins.news(guest, added.opened.session)
    assert news.sign_in_name
    return news.sign_in_name, added.codes, added.opened


async def with_passkey(
    house: House, guest: Guest, here: NewSession | None = None, key: Authenticator | None = None
) -> Authenticator:
    """Add a passkey to a guest's login."""
    key = key or Authenticator(ORIGIN)
    session = here.session if here else None
    options = await house.people.logins.passkey_options(guest, session, PLACE)
    new = NewPasskey(**key.create(options))
    await house.people.logins.add_passkey(guest, session, PLACE, new, DEVICE)
    return key


async def use_passkey(house: House, key: Authenticator, **changed: Any) -> NewSession:
    """Sign in with a passkey; `changed` replaces parts of the client's data."""
    use = PasskeyAnswer(**key.use(house.people.sign_in.passkey_options(PLACE), **changed))
    return await house.people.sign_in.by_passkey(use, PLACE, DEVICE)


async def refusal(asked: Awaitable[Any]) -> HouseCode | None:
    """Return the code with which something is refused; None if it is not."""
    try:
        await asked
    except Rejected as refused:
        return refused.code
    return None
