"""Bots for punto banco."""

from .stakes import WantedStakes, make_strategy
from .strategies import DEFAULT_BOTS, STRATEGIES

__all__ = ["DEFAULT_BOTS", "STRATEGIES", "WantedStakes", "make_strategy"]
