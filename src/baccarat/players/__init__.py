"""Players by named strategy: from what a seat sees to a legal action, game by game."""

from .company import Step, steps
from .register import STRATEGIES, first_bots, strategies, strategy
from .strategy import Chance, Roads, Strategy, UnknownStrategy

__all__ = [
    "STRATEGIES",
    "Chance",
    "Roads",
    "Step",
    "Strategy",
    "UnknownStrategy",
    "first_bots",
    "steps",
    "strategies",
    "strategy",
]
