"""New play chips: how many a host, a room and the house may issue.

Each limit leaves room for the next. What all hosts together may issue is half the largest number
that a browser represents exactly, and far below what the ledger can hold. So no balance, and no sum
of balances, comes near overflowing, and there are always chips to welcome a new guest with.
"""

from collections.abc import Mapping
from typing import Final

from .club_night import ClubChips
from .draft import Draft
from .ledger import player_account
from .refusal import HouseCode, check
from .state import MAX_ISSUED_BY_ROOM, Issued, RoomState

MAX_SET_CHIPS: Final = 10**11
"""Units that a host may put into a purse: a billion chips."""
MAX_ISSUED_BY_HOUSE: Final = 2**52
"""Units issued in the whole house at which hosts may no longer add chips to purses."""


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
