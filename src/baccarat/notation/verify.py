"""A record verified: everything that was promised of its shoe, computed again."""

import msgspec

from ..tables.common import Seat
from .bad_record import HEAD_DIFFERS, HEAD_UNKNOWN, NOT_ENDED, NOT_SEALED, SEAL_DIFFERS, BadRecord
from .lines import key_line
from .record import Record
from .replay import Replay, replay
from .sealed import heads, sealed_shoe
from .write import write


class Verified(msgspec.Struct, frozen=True, kw_only=True):
    """What was found, beside the replay.

    `browsers` are the seats that took part in sealing the shoe; `cutter` is the one that chose
    `cut`, None for chance. `cards` were dealt, each with a proof that holds. `abandoned` counts
    the attempts that were given up.
    """

    replay: Replay
    root: str
    browsers: tuple[Seat, ...]
    cutter: Seat | None
    cut: int
    cards: int
    abandoned: int
    head: str


def verify(record: Record, head: str | None = None) -> Verified:
    """Check a finished shoe whole; raises BadRecord.

    `head` is a running hash that somebody noted: it must be one of this record's.
    """
    text = record.source or write(record)
    if record.sealed is None:
        raise BadRecord(1, NOT_SEALED)
    if record.secret is None:
        raise BadRecord(1, NOT_ENDED)
    result, running = replay(record), heads(record)
    if record.head is None:
        raise BadRecord(1, HEAD_DIFFERS)
    if head is not None and head not in running:
        raise BadRecord(key_line(text, "head"), HEAD_UNKNOWN, head)
    shoe, attempt = sealed_shoe(record), record.sealed.attempt
    dealt = result.state.shoe.out
    for proof in map(shoe.proof, range(dealt)):
        if not proof.holds(record.sealed.root, len(shoe.cards)):
            raise BadRecord(key_line(text, "sealed"), SEAL_DIFFERS, "seal-other-root")
    return Verified(
        replay=result,
        root=record.sealed.root,
        browsers=tuple(member.seat for member in attempt.members),
        cutter=attempt.announcement.cutter if attempt.cut(len(shoe.cards)) else None,
        cut=shoe.cut,
        cards=dealt,
        abandoned=len(record.sealed.abandoned),
        head=running[-1],
    )
