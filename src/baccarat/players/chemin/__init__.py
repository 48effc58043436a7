"""Players of chemin de fer."""

from .strategies import FIRST, STRATEGIES

__all__ = ["FIRST", "STRATEGIES"]
