"""Verify a record by recomputing everything that was promised about its shoe."""

import msgspec
from msgspec.structs import replace

from ..tables.common.chips import Seat
from ..tables.common.shoe import is_between_shoes
from .action import VOID, parse_coup
from .bad_record import (
    ENDED_OTHERWISE,
    HEAD_DIFFERS,
    HEAD_UNKNOWN,
    NOT_ENDED,
    NOT_SEALED,
    SEAL_DIFFERS,
    BadRecord,
)
from .lines import key_line
from .record import Record
from .register import notation_of
from .replay import Replay, replay
from .sealed import running_hashes, sealed_shoe
from .shoe import FinishedCoups
from .start import start_state
from .write import write


class Verified(msgspec.Struct, frozen=True, kw_only=True):
    """The findings, in addition to the replay.

    `browsers` are the seats that took part in sealing the shoe; `cutter` is the seat that chose
    `cut`, None if it was random. `cards` were dealt, each with a valid proof. `abandoned` counts
    the abandoned attempts.
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
    """Verify a finished shoe. Raises BadRecord.

    `head` is a running hash that somebody noted: it must occur in this record, or in the record as
    it was published while the shoe was being dealt.
    """
    text = record.source or write(record)
    if record.sealed is None:
        raise BadRecord(1, NOT_SEALED)
    if record.secret is None:
        raise BadRecord(1, NOT_ENDED)
    result, running = replay(record), running_hashes(record)
    if not is_between_shoes(result.state.phase):
        raise BadRecord(key_line(text, "secret"), ENDED_OTHERWISE)
    if record.head is None:
        raise BadRecord(1, HEAD_DIFFERS)
    if head is not None and head not in {*running, *_list_published_heads(record, text)}:
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


def _list_published_heads(record: Record, text: str) -> tuple[str, ...]:
    """Return the running hashes of the record as published while its shoe was being dealt."""
    coups, words = FinishedCoups(start_state(record, text), dealt=True), notation_of(record.preset)
    for written in record.coups:
        actions, result = parse_coup(written, words)
        (coups.take_void if result == VOID else coups.take)(actions)
    return running_hashes(replace(record, coups=tuple(coups.lines)))
