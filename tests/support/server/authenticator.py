"""A passkey in software: it answers challenges as a browser and its device do."""

import json
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

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
