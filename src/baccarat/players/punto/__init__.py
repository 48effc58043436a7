"""Bots for punto banco."""

from .stakes import Wishes, plays
from .strategies import DEFAULT_BOTS, STRATEGIES

__all__ = ["DEFAULT_BOTS", "STRATEGIES", "Wishes", "plays"]
