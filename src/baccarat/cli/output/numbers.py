"""Number formats shared by the commands."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from ...text.say import format_number

DASH: Final = "–"
"""Stands for a number that a sample does not give."""


def percent(language: str, number: Fraction | float) -> str:
    """Format a share as a percentage with three decimals."""
    return f"{format_number(language, 100 * float(number), '0.000')} %"


def or_dash(number: float | None, write: Callable[[float], str]) -> str:
    """Write a number, or a dash if there is none."""
    return DASH if number is None else write(number)
