"""Bots for baccara banque."""

from .strategies import DEFAULT_BOTS, STRATEGIES

__all__ = ["DEFAULT_BOTS", "STRATEGIES"]
