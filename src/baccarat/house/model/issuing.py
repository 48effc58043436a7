"""New play chips: how many a host, a room, a network and the house may issue.

Each limit leaves room for the next. What all hosts together may issue is half the largest number
that a browser represents exactly, and far below what the ledger can hold. So no balance, and no sum
of balances, comes near overflowing, and there are always chips to welcome a new guest with.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from .clock import day_of
from .club_night import ClubChips
from .draft import Draft
from .ledger import ISSUE, Transfer, player_account
from .networks import Share
from .refusal import HouseCode, check
from .state import MAX_ISSUED_BY_ROOM, Issued, RoomState

WELCOME_CHIPS: Final = 1_000_000
"""Units of play chips that a new guest gets: 10,000 chips."""
MAX_ISSUED_TO_ADDRESS: Final = 20 * WELCOME_CHIPS
"""Units issued in a day to newcomers of one address, and at the request of its players.

A network may have more than an address: see `networks`. What bots get does not count.
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
