"""Number formats shared by the commands."""

from fractions import Fraction

from ...text import format_number


def percent(language: str, number: Fraction | float) -> str:
    """Format a share as a percentage with three decimals."""
    return f"{format_number(language, 100 * float(number), '0.000')} %"
