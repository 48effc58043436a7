"""What the operators of a house set for the whole house: who may come in, and its own table."""

from typing import Literal

import msgspec

Door = Literal["open", "password", "invited"]
"""What newcomers need besides a name: nothing, the password, or an invitation."""
SalonMode = Literal["on", "off", "moderated"]
"""Whether the house has its own table, and whether the operators are its hosts."""


class HouseRules(msgspec.Struct, frozen=True):
    """The rules of a house.

    - `guests`: whether players without an account may take a seat, speak and host.
    - `password`: the argon2 hash of the password, also while the door does not ask for it.
    """

    door: Door = "open"
    guests: bool = True
    salon: SalonMode = "on"
    password: bytes | None = None
