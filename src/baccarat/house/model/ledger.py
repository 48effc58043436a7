"""The ledger: chips moved between named accounts by the events of a room."""

from typing import Final

import msgspec

from ...tables.common import Account, Move, Place

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


def overdraws(account: str, amount: int) -> bool:
    """Whether this balance is forbidden: a player's account may not be negative.

    A table's account with a seat is that player's.
    """
    kind, _, place = account.partition("/")
    return amount < 0 and (kind == "player" or "/" in place)


def transfer(room: str, seq: int, move: Move, player: str) -> Transfer:
    """Turn a table's move into a transfer; `player` is whose seat the changeur serves."""
    return Transfer(
        room, seq, _name(room, move.source, player), _name(room, move.target, player), move.amount
    )


def _name(room: str, place: Place, player: str) -> str:
    if place.account is Account.CHANGEUR:
        return player_account(player)
    return "/".join([place.account, room, *([str(place.seat)] if place.seat else [])])
