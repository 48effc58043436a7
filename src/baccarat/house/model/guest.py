"""People as the house knows them."""

from typing import Final

import msgspec


class Guest(msgspec.Struct, frozen=True):
    """A player by id and name; `account` is in units, outside all tables."""

    player: str
    name: str
    account: int


STRANGER: Final = Guest("", "", 0)
"""A visitor without a name, who may only watch."""
