"""The ledger: chips moved between named accounts by the events of a room."""

from typing import Final

import msgspec

from ...tables.common.chips import Account, Move, Place

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
