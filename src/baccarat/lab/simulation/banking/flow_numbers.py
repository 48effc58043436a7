"""The places of the numbers that `accounts.Flows` has for each shoe."""

from typing import Final

ROLES: Final = ("ponte", "bank", "house")
OF_SEAT: Final = ("staked", "ponte", "bank")

SHOES: Final = 0
COUPS: Final = 1
BANKS: Final = 2
STAKED: Final = 3


def role_at(role: str) -> int:
    """Return the place of a role's gain among the numbers."""
    return STAKED + 1 + ROLES.index(role)


def seat_at(seat: int, name: str) -> int:
    """Return the place of one of OF_SEAT among the numbers; seats are numbered from 1."""
    return STAKED + 1 + len(ROLES) + (seat - 1) * len(OF_SEAT) + OF_SEAT.index(name)
