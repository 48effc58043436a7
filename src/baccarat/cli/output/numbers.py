"""Number formats shared by the commands."""

from fractions import Fraction

from babel.numbers import format_decimal


def percent(language: str, number: Fraction | float) -> str:
    """Format a share as a percentage with three decimals."""
    return f"{format_decimal(100 * float(number), '0.000', locale=language)} %"
