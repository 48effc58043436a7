"""How a shoe is created: the house and the players' browsers commit, and then open (C-4).

Hashes, secrets, nonces and entropy are 64 hex digits, as in a record. Values are frozen: each step
returns the next one, or raises BadStep. `docs/sealed-shoes.md` specifies the bytes.
"""

import hashlib
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec.structs import replace

from .shuffle import SECRET_BYTES

PROTOCOL: Final = "baccarat sealed shoe 1"
FIRST: Final = "0" * 64
"""The digest `before` a shoe's first attempt."""
NOBODY: Final = 0
"""The cutter of a shoe that no player cuts."""
CUT_BYTES: Final = 2
MOST_CUT: Final = 2 ** (8 * CUT_BYTES) - 1

Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Place = Annotated[int, msgspec.Meta(ge=1)]
Cut = Annotated[int, msgspec.Meta(ge=0, le=MOST_CUT)]


class BadStep(ValueError):
    """A step that the protocol does not allow; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


CLOSED: Final = "ceremony-closed"
"""The roster is closed, so no more commitments are accepted; or still open, so no openings yet."""
TWICE: Final = "ceremony-twice"
"""This seat, or another with the same commitment, is already in the roster."""
UNINVITED: Final = "ceremony-uninvited"
"""This seat is not in the roster, or has opened already."""
OPENED_OTHERWISE: Final = "ceremony-opened-otherwise"
"""The opening does not match the commitment."""
INCOMPLETE: Final = "ceremony-incomplete"
"""Somebody in the roster has not opened, so there is no transcript yet."""


class Announcement(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first message of the house: its commitment, and the facts to which that is bound.

    `attempt` numbers the attempts at a shoe from 1, and `before` is the digest of the previous,
    abandoned one. `preset` is the preset's digest. `cutter` is the seat whose cut counts, 0 for
    none.
    """

    room: str
    shoe: Place
    attempt: Place
    before: Hex
    preset: Hex
    commitment: Hex
    cutter: Annotated[int, msgspec.Meta(ge=0)]


class Member(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat whose browser takes part, and its commitment."""

    seat: Place
    commitment: Hex


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser committed to; a `cut` of 0 leaves the place to chance."""

    seat: Place
    nonce: Hex
    entropy: Hex
    cut: Cut

    @property
    def commitment(self) -> str:
        """The SHA-256 of the nonce, the entropy, and the cut as two bytes."""
        cut = self.cut.to_bytes(CUT_BYTES, "big")
        parts = bytes.fromhex(self.nonce) + bytes.fromhex(self.entropy) + cut
        return hashlib.sha256(parts).hexdigest()


Row = TypeVar("Row", Member, Opening)


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One attempt at sealing a shoe, finished or not; members and openings in seat order."""

    announcement: Announcement
    members: tuple[Member, ...] = ()
    closed: bool = False
    openings: tuple[Opening, ...] = ()

    def commit(self, member: Member) -> "Attempt":
        """Add a browser's commitment."""
        taken = {each.commitment for each in self.members} | {self.announcement.commitment}
        seats = {each.seat for each in self.members}
        _need(not self.closed, CLOSED)
        _need(member.seat not in seats and member.commitment not in taken, TWICE)
        return replace(self, members=_by_seat((*self.members, member)))

    def close(self) -> "Attempt":
        """Close the roster; everyone in it now has to open."""
        _need(not self.closed, CLOSED)
        return replace(self, closed=True)

    def open(self, opening: Opening) -> "Attempt":
        """Add a browser's opening."""
        _need(self.closed, CLOSED)
        member = next((each for each in self.members if each.seat == opening.seat), None)
        _need(member is not None and opening.seat in self.missing, UNINVITED)
        _need(member is None or member.commitment == opening.commitment, OPENED_OTHERWISE)
        return replace(self, openings=_by_seat((*self.openings, opening)))

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats in the roster that have not opened."""
        there = {each.seat for each in self.openings}
        return tuple(each.seat for each in self.members if each.seat not in there)

    @property
    def complete(self) -> bool:
        """Whether the roster is closed and everyone in it has opened."""
        return self.closed and not self.missing

    def cut(self, cards: int) -> int | None:
        """Return the cutter's choice, from 1 to the number of cards less one; None for chance."""
        cutter = self.announcement.cutter
        chosen = next((each.cut for each in self.openings if each.seat == cutter), 0)
        return chosen if 1 <= chosen < cards else None

    def transcript(self) -> bytes:
        """Return the transcript that the key is derived from; raises BadStep if incomplete."""
        _need(self.complete, INCOMPLETE)
        return self.serialize()

    def serialize(self) -> bytes:
        """Serialize all messages so far."""
        first = self.announcement
        parts: list[str | int] = [PROTOCOL, first.room, first.shoe, first.attempt, first.before]
        parts += [first.preset, first.commitment, first.cutter]
        parts.append(len(self.members))
        for member in self.members:
            parts += [member.seat, member.commitment]
        parts.append(len(self.openings))
        for each in self.openings:
            parts += [each.seat, each.nonce, each.entropy, each.cut]
        return frame(*parts)


class Abandoned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An abandoned attempt, with its secret.

    `missing` are the seats that did not open in time; empty if the house itself gave up, for
    instance because it was restarted.
    """

    attempt: Attempt
    secret: Hex
    missing: tuple[int, ...] = ()

    @property
    def digest(self) -> str:
        """Digest of the whole attempt, which the next one refers to."""
        rest = frame(int(self.attempt.closed), self.secret, len(self.missing), *self.missing)
        return hashlib.sha256(self.attempt.serialize() + rest).hexdigest()


class Ceremony(msgspec.Struct, frozen=True):
    """All attempts at a shoe: the abandoned ones in order, and the current or final one."""

    attempt: Attempt
    abandoned: tuple[Abandoned, ...] = ()

    @property
    def barred(self) -> frozenset[int]:
        """The seats that made an attempt at this shoe fail; later attempts exclude them."""
        return frozenset(seat for each in self.abandoned for seat in each.missing)


def commitment_of(secret: bytes) -> str:
    """Commit to a secret by its SHA-256; raises ValueError unless it has 256 bits."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a shoe's secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return hashlib.sha256(secret).hexdigest()


def frame(*parts: str | int) -> bytes:
    """Encode parts as text, each after its length in four bytes, so that none runs into another."""
    texts = [str(part).encode() for part in parts]
    return b"".join(len(text).to_bytes(4, "big") + text for text in texts)


def _by_seat(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    return tuple(sorted(rows, key=lambda row: row.seat))


def _need(is_kept: bool, code: str) -> None:
    if not is_kept:
        raise BadStep(code)
