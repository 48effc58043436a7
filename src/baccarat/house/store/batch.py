"""What one command or one thing that was due writes, and why it may not be written."""

from collections.abc import Callable, Sequence

import msgspec

from ...tables.common import ShoeEnded
from ..care.care import Sitting
from ..hosting.talk import ChatLine
from ..model.draft import Done, Draft
from ..model.ledger import BalanceOverflow, Overdrawn, Transfer
from ..model.shoe_history import CoupPlayed
from ..model.state import LoggedEvent
from ..sealing.shoe import Shoe


class Reply(msgspec.Struct, frozen=True):
    """An accepted command, to be answered alike when it comes again."""

    player: str
    id: str
    hash: bytes
    seq: int


class Batch(msgspec.Struct, frozen=True):
    """All that one command writes: it is kept whole, or not at all.

    `ended` is the number of a shoe that is over, when, and after how many coups. `secret` is that
    of a shoe to come, with its commitment.
    """

    room: str
    expected: int
    events: Sequence[LoggedEvent]
    done: Sequence[Done] = ()
    transfers: Sequence[Transfer] = ()
    shoe: Shoe | None = None
    ended: tuple[int, str, int] | None = None
    reply: Reply | None = None
    secret: tuple[str, bytes] | None = None
    played: Sequence[CoupPlayed] = ()
    said: ChatLine | None = None
    days: Sequence[Sitting] = ()


def batch_of(draft: Draft, today: Callable[[], str]) -> Batch:
    """Write a draft down, with the end of a shoe that it brings; `today` tells the time, in ISO."""
    state = draft.state
    closed = state.hosting.course == "closed"
    ended = closed or any(isinstance(step.event, ShoeEnded) for step in draft.steps)
    return Batch(
        room=draft.room,
        expected=draft.start,
        events=[step.event for step in draft.steps],
        done=draft.done,
        transfers=list(draft.transfers()),
        ended=(state.shoe, today(), state.coup - 1) if ended else None,
    )


class VersionConflict(Exception):
    """The room's log has moved on: somebody else wrote to it."""


class DuplicateCommand(Exception):
    """The command was accepted before."""


NotKept = VersionConflict | Overdrawn | BalanceOverflow | DuplicateCommand
"""Why a batch was not written, though the disk is well."""
