"""Bots for chemin de fer."""

from .strategies import DEFAULT_BOTS, STRATEGIES

__all__ = ["DEFAULT_BOTS", "STRATEGIES"]
