"""Chips between named accounts: what each event of a room moves, for the books."""

from typing import Final

import msgspec

from ...tables.common import Account, Move, Place

ISSUE = "issue"
"""Where play chips come from; may go below zero, as the rooms' banks may."""


MAX_BALANCE: Final = 2**62
"""Units that any account may hold or owe: half of what the database's numbers hold."""


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
    """An account would hold or owe more than the books can say; nothing was written."""


def player_account(player: str) -> str:
    return f"player/{player}"


def overdraws(account: str, amount: int) -> bool:
    """Whether this account may not hold so little: a player never owes.

    Accounts of a table that have a seat are that player's.
    """
    kind, _, place = account.partition("/")
    return amount < 0 and (kind == "player" or "/" in place)


def transfer(room: str, seq: int, move: Move, player: str) -> Transfer:
    """Write a table's move into the books; `player` is whose seat the changeur serves."""
    return Transfer(
        room, seq, _name(room, move.source, player), _name(room, move.target, player), move.amount
    )


def _name(room: str, place: Place, player: str) -> str:
    if place.account is Account.CHANGEUR:
        return player_account(player)
    return "/".join([place.account, room, *([str(place.seat)] if place.seat else [])])
