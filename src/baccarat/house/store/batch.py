"""What a command or chore writes to the store, and why the store may reject it."""

from collections.abc import Callable, Sequence

import msgspec

from ...tables.common.shoe import ShoeEnded
from ..hosting.talk import ChatLine
from ..model.draft import Done, Draft
from ..model.ledger import BalanceOverflow, Issue, Overdrawn, Transfer
from ..model.refusal import Rejected
from ..model.shoe_history import CoupResultRow
from ..model.state import LoggedEvent
from ..sealing import Shoe
from ..self_limits import AtRisk, PlaySession


class Reply(msgspec.Struct, frozen=True):
    """An accepted command, so that a repetition gets the same answer."""

    player: str
    id: str
    hash: bytes
    seq: int


class Batch(msgspec.Struct, frozen=True):
    """Everything that one command or chore writes, all or nothing.

    `ended` is the number of a finished shoe, when it ended, and its number of coups. `secret` is
    the secret of an announced shoe, with its commitment.
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
    played: Sequence[CoupResultRow] = ()
    said: ChatLine | None = None
    days: Sequence[PlaySession] = ()
    at_risk: Sequence[AtRisk] = ()
    named_shoe: int | None = None
    """The shoe that the command named; it is refused once that shoe is packed."""
    issue: Issue | None = None
    epoch: int | None = None
    """Of the process's hold on the room; None if the process has the whole house to itself."""


def batch_of(draft: Draft, today: Callable[[], str]) -> Batch:
    """Turn a draft into a batch, noting the end of a shoe; `today` returns the time, in ISO."""
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
    """The room's log has a newer event: somebody else wrote to it."""


class RoomTaken(Exception):
    """Another process has taken the room."""


class OverLossLimit(Exception):
    """A stake passes a player's own limit; `left` units may be at risk at this table."""

    def __init__(self, left: int) -> None:
        super().__init__(str(left))
        self.left = left


class DuplicateCommand(Exception):
    """The command was accepted before."""


NotKept = (
    VersionConflict
    | RoomTaken
    | Overdrawn
    | BalanceOverflow
    | OverLossLimit
    | DuplicateCommand
    | Rejected
)
"""Why a batch was rejected although the disk works."""
