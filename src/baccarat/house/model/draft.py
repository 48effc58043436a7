"""The effects of a command, worked out before anything is stored."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

import msgspec

from ...tables.common.changeur import Leave, Left
from ...tables.common.chips import CHANGEUR, HOUSE, Move, Seat, net_by_seat
from ...tables.coup_summary import CoupSummary
from ...tables.register import Action
from .club_night import ClubChips
from .event_bases import RoomEventBase
from .ledger import ISSUE, Transfer, club_account, player_account, transfer
from .refusal import HouseCode, Rejected, check
from .state import (
    MAX_ISSUED_BY_ROOM,
    Issued,
    LoggedEvent,
    RoomState,
    Vacated,
    apply_event,
    apply_table_event,
)

NOTHING_YET: Final = CoupSummary()
"""A coup of which nothing has happened yet."""


class Step(msgspec.Struct, frozen=True, dict=True):
    """One event, and the room just before it."""

    before: RoomState
    event: LoggedEvent

    @cached_property
    def moves(self) -> Sequence[Move]:
        """The chips that the event moves at the table; none for the room's own events."""
        return () if isinstance(self.event, RoomEventBase) else self.before.game.moves(self.event)

    @cached_property
    def seen(self) -> CoupSummary:
        """What the event brings to its coup; nothing if it is one of the room's own."""
        if isinstance(self.event, RoomEventBase):
            return NOTHING_YET
        return NOTHING_YET.after(self.before.game, self.before.table, self.event, self.moves)

    @cached_property
    def gains(self) -> Mapping[Seat, int]:
        """Units that each seat gains or loses in play by the event."""
        return net_by_seat(self.moves) if self.moves else {}


class Done(msgspec.Struct, frozen=True):
    """An action that the table accepted; `seq` is the log position of its first event."""

    seq: int
    shoe: int
    seat: Seat
    action: Action


class Draft:
    """Uncommitted actions and events on top of a room at version `seq`."""

    def __init__(self, room: str, state: RoomState, seq: int) -> None:
        self.room = room
        self.state = state
        self.start = seq
        self.steps: list[Step] = []
        self.done: list[Done] = []
        self.said: str | None = None

    @property
    def seq(self) -> int:
        """The room's version after the draft."""
        return self.start + len(self.steps)

    def act(self, seat: Seat, action: Action) -> None:
        """Put an action to the table; raises Refused or Rejected, leaving the draft unchanged.

        A seat that the table takes from a player is free for others (AD-C10, AD-C18).
        """
        game = self.state.game
        if not isinstance(action, game.Action):
            raise Rejected(HouseCode.NOT_THIS_GAME)
        done = game.decide(self.state.table, seat, action)
        first = self.seq + 1
        for _, event, table in done.transitions():
            self._keep(event, apply_table_event(self.state, event, table))
        self.done.append(Done(first, self.state.shoe, seat, action))
        for lost in [event.seat for event in done.events if type(event) is Left]:
            if not (isinstance(action, Leave) and action.seat == lost):
                self.add(Vacated(lost))

    def croupier(self, action: Action) -> None:
        self.act(HOUSE, action)

    def changeur(self, action: Action) -> None:
        self.act(CHANGEUR, action)

    def add(self, event: LoggedEvent) -> None:
        """Add and apply an event of the room."""
        self._keep(event, apply_event(self.state, event))

    def _keep(self, event: LoggedEvent, after: RoomState) -> None:
        self.steps.append(Step(self.state, event))
        self.state = after

    def losses(self) -> Mapping[str, int]:
        """Return each person's net loss in units, negative for a gain; bots are left out."""
        lost = Counter[str]()
        for step in self.steps:
            for seat, gain in step.gains.items():
                who = step.before.occupants[seat - 1]
                if who and not who.bot:
                    lost[who.player] -= gain
        return lost

    def transfers(self) -> Iterator[Transfer]:
        """Yield all transfers between accounts, in the order of the events."""
        for seq, step in enumerate(self.steps, self.start + 1):
            event = step.event
            if isinstance(event, Issued):
                account = player_account(event.player)
                yield Transfer(self.room, seq, ISSUE, account, event.amount)
            elif isinstance(event, ClubChips):
                account = club_account(self.room, event.player)
                yield Transfer(self.room, seq, ISSUE, account, event.amount)
            for move in step.moves:
                seat = move.source.seat or move.target.seat
                who = step.before.occupants[seat - 1] if seat else None
                account = step.before.account_of(self.room, who.player) if who else ""
                yield transfer(self.room, seq, move, account)


def issue(draft: Draft, player: str, amount: int) -> None:
    """Issue chips to a player's account; raises Rejected if the room has reached its limit."""
    check(may_issue(draft.state, amount), HouseCode.ROOM_SPENT)
    draft.add(Issued(player, amount))


def issue_club_chips(draft: Draft, player: str, name: str, amount: int) -> None:
    """Issue chips of a club night; raises Rejected if the room has reached its limit."""
    check(may_issue(draft.state, amount), HouseCode.ROOM_SPENT)
    draft.add(ClubChips(player, name, amount))


def top_up_account(draft: Draft, player: str, amount: int, accounts: Mapping[str, int]) -> None:
    """Issue what a player's account lacks to hold `amount` units."""
    missing = amount - accounts.get(player_account(player), 0)
    if missing > 0:
        issue(draft, player, missing)


def may_issue(state: RoomState, amount: int) -> bool:
    """Whether a room may issue `amount` more units."""
    return state.issued + amount <= MAX_ISSUED_BY_ROOM
