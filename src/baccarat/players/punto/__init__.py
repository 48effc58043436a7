"""Players of punto banco."""

from .stakes import Wishes, plays
from .strategies import FIRST, STRATEGIES

__all__ = ["FIRST", "STRATEGIES", "Wishes", "plays"]
