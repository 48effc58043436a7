"""Check sums that come in: whole, positive, and within limits."""

from typing import TypeGuard

from .money import MOST_UNITS
from .refusal import Code, Fault


def whole(amount: object) -> TypeGuard[int]:
    """Whether this is a number of units at all; True and 1.0 are not."""
    return type(amount) is int


def sum_fault(amount: object, most: int = MOST_UNITS) -> Fault | None:
    """Say what is wrong with a sum of chips that may be 1 to `most` units."""
    if not whole(amount):
        return Code.AMOUNT_NOT_WHOLE, None
    if amount < 1:
        return Code.AMOUNT_NOT_POSITIVE, None
    return (Code.ABOVE_MAXIMUM, most) if amount > most else None
