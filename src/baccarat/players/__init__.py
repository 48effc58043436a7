"""Players by named strategy: from what a seat sees to a legal action."""

from .strategies import STRATEGIES, UnknownStrategy, strategy
from .strategy import Chance, Strategy, Wishes, plays

__all__ = [
    "STRATEGIES",
    "Chance",
    "Strategy",
    "UnknownStrategy",
    "Wishes",
    "plays",
    "strategy",
]
