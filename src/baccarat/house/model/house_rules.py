"""What the operators of a house set for the whole house: who may come in, and its own table."""

from typing import Literal

import msgspec

Door = Literal["open", "password", "invited"]
"""Who may become a guest: everybody, whoever has the password, or whoever has an invitation."""
SalonMode = Literal["on", "off", "moderated"]
"""Whether the house has a table of its own, and whether the operators are its hosts."""


class HouseRules(msgspec.Struct, frozen=True):
    """The rules of a house.

    - `guests`: whether players without an account may take a seat, speak and host.
    - `password`: the argon2 hash of the password, also while the door does not ask for it.
    """

    door: Door = "open"
    guests: bool = True
    salon: SalonMode = "on"
    password: bytes | None = None
