"""Bots for punto banco."""

from .stakes import Wishes, make_strategy
from .strategies import DEFAULT_BOTS, STRATEGIES

__all__ = ["DEFAULT_BOTS", "STRATEGIES", "Wishes", "make_strategy"]
