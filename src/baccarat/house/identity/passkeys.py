"""Passkeys (WebAuthn): what a browser is asked, and whether its answer is genuine.

The library is imported on first use, in the thread that verifies: importing it takes a quarter of a
second.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Annotated, Any, Final

import msgspec

from ..model.refusal import HouseCode, Rejected, check

LONGEST_PART: Final = 12_000
LONGEST_ID: Final = 1_400
"""Characters of a passkey's id: 1,023 bytes as base64url."""

Base64 = Annotated[str, msgspec.Meta(max_length=LONGEST_PART, pattern="^[A-Za-z0-9_-]+$")]
PasskeyId = Annotated[str, msgspec.Meta(max_length=LONGEST_ID, pattern="^[A-Za-z0-9_-]+$")]

USER_VERIFICATION: Final = "required"
"""The device asks for a fingerprint, a face or a PIN, as the passkey is the only factor."""


class RelyingParty(msgspec.Struct, frozen=True):
    """The house as a browser sees it: the origin of its page, and the host name in it."""

    origin: str
    host: str


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's answer to a challenge for a new passkey."""

    id: PasskeyId
    client_data: Base64
    attestation: Base64


class PasskeyAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's answer to a challenge for signing in; `user` is the player in the passkey."""

    id: PasskeyId
    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    user: Base64


class VerifiedPasskey(msgspec.Struct, frozen=True):
    """A new passkey: its id as base64url, its public key, and its counter."""

    id: str
    public_key: bytes
    uses: int


def creation_options(
    challenge: bytes, place: RelyingParty, player: str, name: str, known: list[str]
) -> dict[str, Any]:
    """Return the options for `navigator.credentials.create`; `known` passkeys are excluded."""
    return {
        "rp": {"id": place.host, "name": "Baccarat"},
        "user": {"id": to_base64(player.encode()), "name": name, "displayName": name},
        "challenge": to_base64(challenge),
        "pubKeyCredParams": [{"type": "public-key", "alg": alg} for alg in (-8, -7, -257)],
        "excludeCredentials": [{"type": "public-key", "id": each} for each in known],
        "authenticatorSelection": {
            "residentKey": "required",
            "requireResidentKey": True,
            "userVerification": USER_VERIFICATION,
        },
        "attestation": "none",
        "timeout": 300_000,
    }


def request_options(challenge: bytes, place: RelyingParty) -> dict[str, Any]:
    """Return the options for `navigator.credentials.get`: any passkey of this host name will do."""
    return {
        "rpId": place.host,
        "challenge": to_base64(challenge),
        "userVerification": USER_VERIFICATION,
        "timeout": 300_000,
    }


def challenge_in(client_data: str) -> bytes:
    """Return the challenge that a browser answered; raises Rejected if it cannot be read.

    An answer from inside another site's page is refused: the passkey library does not look at that.
    """
    try:
        said = msgspec.json.decode(from_base64(client_data), type=_ClientData)
        check(not said.crossOrigin, HouseCode.WRONG_SIGN_IN)
        return from_base64(said.challenge)
    except (ValueError, msgspec.MsgspecError):
        raise Rejected(HouseCode.WRONG_SIGN_IN) from None


def verify_new(challenge: bytes, place: RelyingParty, new: NewPasskey) -> VerifiedPasskey:
    """Verify that a browser has made a passkey for this challenge; raises Rejected."""
    from webauthn import verify_registration_response  # noqa: PLC0415 - see the module
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415 - loaded with the first passkey

    answer = {"attestationObject": new.attestation, "clientDataJSON": new.client_data}
    try:
        made = verify_registration_response(
            credential=_credential(new.id, answer),
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Rejected(HouseCode.WRONG_SIGN_IN) from None
    return VerifiedPasskey(
        to_base64(made.credential_id), made.credential_public_key, made.sign_count
    )


def verify_use(
    challenge: bytes, place: RelyingParty, use: PasskeyAnswer, public_key: bytes, uses: int
) -> int:
    """Verify that a browser holds a passkey, and return its new counter; raises Rejected.

    A counter that does not increase shows that the passkey was copied.
    """
    from webauthn import verify_authentication_response  # noqa: PLC0415 - see the module
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415 - loaded with the first passkey

    answer = {
        "authenticatorData": use.authenticator_data,
        "clientDataJSON": use.client_data,
        "signature": use.signature,
    }
    try:
        used = verify_authentication_response(
            credential=_credential(use.id, answer),
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=public_key,
            credential_current_sign_count=uses,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Rejected(HouseCode.WRONG_SIGN_IN) from None
    return used.new_sign_count


class _ClientData(msgspec.Struct):
    challenge: str
    crossOrigin: bool = False  # noqa: N815 - the standard's name


def _credential(identifier: str, answer: dict[str, str]) -> dict[str, Any]:
    return {
        "id": identifier,
        "rawId": identifier,
        "type": "public-key",
        "response": answer,
        "clientExtensionResults": {},
    }


def to_base64(data: bytes) -> str:
    """Encode bytes as browsers do for passkeys: URL-safe, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """Decode the same; raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
