"""What players at tables with a player's bank have in common: tempers, and how they answer."""

from .answers import affords, happens, plays, stake
from .temper import Temper
from .tempers import FIRST, TEMPERS

__all__ = ["FIRST", "TEMPERS", "Temper", "affords", "happens", "plays", "stake"]
