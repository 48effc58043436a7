"""The ledger: chips moved between named accounts by the events of a room, and new play chips.

Each limit on new chips leaves room for the next. What all hosts together may issue is half the
largest number that a browser represents exactly, and far below what the ledger can hold. So no
balance, and no sum of balances, comes near overflowing, and there are always chips to welcome a new
guest with.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

import msgspec

from ...tables.common.chips import Account, Move, Place
from .clock import day_of
from .networks import Share

ISSUE = "issue"
"""The source of play chips; its balance may be negative, as may those of the rooms' banks."""


MAX_BALANCE: Final = 2**62
"""Units that any account may hold or owe: half the range of the database's integers."""


class Transfer(msgspec.Struct, frozen=True):
    """`amount` units from one account to another, for event `seq` of `room`."""

    room: str
    seq: int
    source: str
    target: str
    amount: int


class Overdrawn(Exception):
    """A player's account would go below zero; nothing was written."""


class BalanceOverflow(Exception):
    """An account would exceed `MAX_BALANCE`, either way; nothing was written."""


def player_account(player: str) -> str:
    return f"player/{player}"


def club_account(room: str, player: str) -> str:
    """Return a player's account for the club night in a room."""
    return f"club/{room}/{player}"


def overdraws(account: str, amount: int) -> bool:
    """Whether this balance is forbidden: a player's account may not be negative.

    A table's account with a seat is that player's, and so is one for a club night.
    """
    kind, _, place = account.partition("/")
    return amount < 0 and (kind == "player" or "/" in place)


def transfer(room: str, seq: int, move: Move, account: str) -> Transfer:
    """Turn a table's move into a transfer; `account` is that of the player at the changeur's."""
    return Transfer(
        room, seq, _name(room, move.source, account), _name(room, move.target, account), move.amount
    )


def _name(room: str, place: Place, account: str) -> str:
    if place.account is Account.CHANGEUR:
        return account
    return "/".join([place.account, room, *([str(place.seat)] if place.seat else [])])


class Accounts:
    """The balances as saved, in units by account, except that chips being issued count already."""

    def __init__(self) -> None:
        self.balances: dict[str, int] = {}
        self._pending: Counter[str] = Counter()
        self._issuing: list[int] = []
        self.on_change: Callable[[str], None] = lambda _: None
        """Called with each account whose balance was changed here."""

    def purse(self, player: str) -> int:
        """Return the units on a player's own account."""
        return self.balances.get(player_account(player), 0)

    def pending(self, player: str) -> int:
        """Return the units that are being issued to a player."""
        return self._pending[player_account(player)]

    @contextmanager
    def issuing(self, transfers: Sequence[Transfer]) -> Iterator[None]:
        """Count new chips as issued while they are written: other rooms may ask meanwhile."""
        issued = [each for each in transfers if each.source == ISSUE]
        total = sum(each.amount for each in issued)
        self._issuing.append(total)
        self.balances[ISSUE] = self.balances.get(ISSUE, 0) - total
        self._pending.update({each.target: each.amount for each in issued})
        try:
            yield
        finally:
            self._issuing.remove(total)
            self.balances[ISSUE] += total
            self._pending.subtract({each.target: each.amount for each in issued})
            self._pending += Counter()  # drops the zero entries

    def apply_transfers(self, transfers: Sequence[Transfer]) -> None:
        """Update the balances after a commit."""
        for each in transfers:
            self.balances[each.source] = self.balances.get(each.source, 0) - each.amount
            self.balances[each.target] = self.balances.get(each.target, 0) + each.amount
            self.on_change(each.source)
            self.on_change(each.target)

    def refresh(self, balances: Mapping[str, int]) -> None:
        """Replace balances by those in the database; chips being issued still count."""
        self.balances |= balances
        if ISSUE in balances:
            self.balances[ISSUE] -= sum(self._issuing)


WELCOME_CHIPS: Final = 1_000_000
"""Units of play chips that a new guest gets: 10,000 chips."""
MAX_ISSUED_TO_ADDRESS: Final = 20 * WELCOME_CHIPS
"""Units issued in a day to newcomers of one address, and at the request of its players.

A network may have more than an address: see `networks`. The chips of bots do not count.
"""
MAX_SET_CHIPS: Final = 10**11
"""Units that a host may put into a purse: a billion chips."""
MAX_ISSUED_BY_HOUSE: Final = 2**52
"""Units issued in the whole house at which hosts may no longer add chips to purses."""


class Issue(NamedTuple):
    """Units issued for somebody in these networks on a day."""

    networks: Sequence[Share]
    units: int
    day: str


def issue_for(networks: Sequence[Share], transfers: Iterable[Transfer], now: float) -> Issue | None:
    """Return what transfers issue to people, for somebody in these networks; None for nothing."""
    units = sum(
        each.amount
        for each in transfers
        if each.source == ISSUE and not each.target.startswith(player_account("bot/"))
    )
    if not (units and networks):
        return None
    return Issue(networks, units, day_of(now))
