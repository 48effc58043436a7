"""Players by named strategy: from what a seat sees to a legal action, game by game."""

from .register import STRATEGIES, first_bots, strategies, strategy
from .strategy import Chance, Strategy, UnknownStrategy

__all__ = [
    "STRATEGIES",
    "Chance",
    "Strategy",
    "UnknownStrategy",
    "first_bots",
    "strategies",
    "strategy",
]
