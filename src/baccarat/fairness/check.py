"""Verify a finished ceremony from its record: recompute everything, and trust nothing."""

from collections.abc import Iterator
from typing import Final

from .ceremony import FIRST, Abandoned, Attempt, BadStep, Ceremony, commitment_of
from .sealed import seal_shoe

NOT_ANNOUNCED: Final = "seal-not-announced"
"""A secret does not match its announced commitment."""
OTHER_SHOE: Final = "seal-other-shoe"
"""An attempt was announced for a different room, shoe or preset than the record's."""
MISCOUNTED: Final = "seal-miscounted"
"""The attempts are not numbered consecutively, each referring to the one before."""
REUSED: Final = "seal-secret-reused"
"""A secret was used twice."""
BARRED: Final = "seal-barred-seat"
"""A seat that had made an attempt fail is in a later one, or was wrongly recorded as having done
so."""
UNFINISHED: Final = "seal-unfinished"
"""The shoe was dealt although not everyone in the roster had opened."""
OTHER_ROOT: Final = "seal-other-root"
"""The published root differs from that of the shoe derived from secret and transcript."""


def replay_attempt(attempt: Attempt) -> Attempt:
    """Replay an attempt step by step; raises BadStep if the protocol forbids one."""
    again = Attempt(attempt.announcement)
    for member in attempt.members:
        again = again.commit(member)
    again = again.close() if attempt.closed else again
    for opening in attempt.openings:
        again = again.open(opening)
    return again


def ceremony_faults(
    ceremony: Ceremony, secret: str, *, room: str, shoe: int, preset: str
) -> Iterator[str]:
    """Yield a code for each fault; `preset` is the digest of the preset that was played."""
    bound_to = (room, shoe, preset)
    served = [*ceremony.abandoned, Abandoned(ceremony.attempt, secret)]
    if len({each.secret for each in served}) < len(served):
        yield REUSED
    barred: set[int] = set()
    before = FIRST
    for number, each in enumerate(served, 1):
        announced = each.attempt.announcement
        if commitment_of(bytes.fromhex(each.secret)) != announced.commitment:
            yield NOT_ANNOUNCED
        if (announced.room, announced.shoe, announced.preset) != bound_to:
            yield OTHER_SHOE
        if (announced.attempt, announced.before) != (number, before):
            yield MISCOUNTED
        try:
            replay_attempt(each.attempt)
        except BadStep as step:
            yield step.code
        present = {member.seat for member in each.attempt.members}
        if present & barred or set(each.missing) - set(each.attempt.missing):
            yield BARRED
        barred |= set(each.missing)
        before = each.digest
    if not ceremony.attempt.complete:
        yield UNFINISHED


def root_faults(ceremony: Ceremony, secret: str, root: str, packs: int) -> Iterator[str]:
    """Yield a code if secret and transcript do not lead to the published root."""
    try:
        sealed = seal_shoe(bytes.fromhex(secret), ceremony.attempt, packs)
    except ValueError:  # reported by `ceremony_faults`
        return
    if sealed.root != root:
        yield OTHER_ROOT
