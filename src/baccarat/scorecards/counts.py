"""Counts of a shoe's outcomes and marks."""

from collections.abc import Sequence

import msgspec

from ..rules.coup import Outcome
from .entry import Entry


class Counts(msgspec.Struct, frozen=True):
    player: int
    banker: int
    tie: int
    naturals: int
    player_pairs: int
    banker_pairs: int


def count_outcomes(entries: Sequence[Entry]) -> Counts:
    """Count a shoe's coups by outcome, and those with each mark."""
    won = [one.outcome for one in entries]
    return Counts(
        player=won.count(Outcome.PLAYER),
        banker=won.count(Outcome.BANKER),
        tie=won.count(Outcome.TIE),
        naturals=sum(one.natural for one in entries),
        player_pairs=sum(one.player_pair for one in entries),
        banker_pairs=sum(one.banker_pair for one in entries),
    )
