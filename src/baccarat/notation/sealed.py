"""Describe how a record's shoe was sealed, and compute the running hashes of its coups."""

import hashlib
from collections.abc import Iterator
from typing import Final

from ..fairness.ceremony import Ceremony, frame
from ..fairness.check import ceremony_faults, root_faults
from ..fairness.sealed import SealedShoe, seal_shoe
from ..fairness.shoe import fields_digest
from .record import Record

HEAD: Final = "baccarat head 1"


def seal_faults(record: Record) -> Iterator[str]:
    """Yield a code for each fault in the sealing of a finished shoe."""
    made, secret = record.sealed, record.secret
    if made is None or secret is None:
        return
    ceremony = Ceremony(made.attempt, made.abandoned)
    digest = fields_digest(record.written)
    yield from ceremony_faults(ceremony, secret, room=record.room, shoe=record.shoe, preset=digest)
    yield from root_faults(ceremony, secret, made.root, record.preset.packs)


def sealed_shoe(record: Record) -> SealedShoe:
    """Recompute a finished shoe. Raises ValueError if it was not sealed, or differently."""
    if record.sealed is None or record.secret is None:
        raise ValueError("the record has no seal, or no secret yet")
    secret = bytes.fromhex(record.secret)
    return seal_shoe(secret, record.sealed.attempt, record.preset.packs)


def running_hashes(record: Record) -> tuple[str, ...]:
    """Return the running hash before the first coup and after each coup."""
    there = [player for player in record.players if player.purse is not None]
    root = record.sealed.root if record.sealed else ""
    digest = fields_digest(record.written)
    parts: list[str | int] = [record.room, record.shoe, digest, root]
    parts.append(len(there))
    for player in there:
        parts += [player.seat, player.name, player.purse or 0]
    hashes = [hashlib.sha256(frame(HEAD, *parts)).digest()]
    for coup in record.coups:
        hashes.append(hashlib.sha256(hashes[-1] + coup.encode()).digest())
    return tuple(each.hex() for each in hashes)
