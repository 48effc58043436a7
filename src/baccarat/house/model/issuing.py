"""New play chips: how many a host, a room and the house may bring into the world.

Each bound leaves room for the next. All that hosts may ask for together is half of what a number
in a browser holds exactly, and far less than the books hold: so no account, and no sum of
accounts, comes near the end of its numbers, and there are always chips to welcome a newcomer with.
"""

from collections.abc import Mapping
from typing import Final

from .draft import Draft
from .ledger import player_account
from .refusal import HouseCode, check
from .state import MAX_ISSUED_BY_ROOM, Issued, RoomState

MAX_SET_CHIPS: Final = 10**11
"""Units that a host may have put into a purse: a billion chips."""
MAX_ISSUED_BY_HOUSE: Final = 2**52
"""Units that the house has out when hosts may put no more into purses."""


def issue(draft: Draft, player: str, amount: int) -> None:
    """Put new chips into a player's account; raises NotDone where the room has issued its all."""
    check(may_issue(draft.state, amount), HouseCode.ROOM_SPENT)
    draft.add(Issued(player, amount))


def fund(draft: Draft, player: str, amount: int, accounts: Mapping[str, int]) -> None:
    """Have a player's account hold so much, with new chips for what is missing."""
    missing = amount - accounts.get(player_account(player), 0)
    if missing > 0:
        issue(draft, player, missing)


def may_issue(state: RoomState, amount: int) -> bool:
    """Whether a room may bring so many new chips into the world."""
    return state.issued + amount <= MAX_ISSUED_BY_ROOM
