"""Players of baccara banque."""

from .strategies import FIRST, STRATEGIES

__all__ = ["FIRST", "STRATEGIES"]
