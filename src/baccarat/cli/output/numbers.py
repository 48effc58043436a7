"""Write numbers for a reader."""

from fractions import Fraction

from babel.numbers import format_decimal


def percent(language: str, number: Fraction | float) -> str:
    """Write a share in hundredths, with three decimals."""
    return f"{format_decimal(100 * float(number), '0.000', locale=language)} %"
