"""What players at tables with a player's bank have in common: tempers, and how they answer."""

from .answers import affords, happens, plays, stake
from .temper import Temper
from .tempers import BY_THE_BOOK, FIRST, TEMPERS

__all__ = ["BY_THE_BOOK", "FIRST", "TEMPERS", "Temper", "affords", "happens", "plays", "stake"]
