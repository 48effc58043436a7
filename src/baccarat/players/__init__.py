"""Players by named strategy: from what a seat sees to a legal action, game by game."""

from .company import Step, steps
from .equilibrium import BOOK, Book, Studied, at_once
from .memory import Memory
from .register import STRATEGIES, first_bots, strategies, strategy
from .strategy import Chance, Roads, Strategy, UnknownStrategy

__all__ = [
    "BOOK",
    "STRATEGIES",
    "Book",
    "Chance",
    "Memory",
    "Roads",
    "Step",
    "Strategy",
    "Studied",
    "UnknownStrategy",
    "at_once",
    "first_bots",
    "steps",
    "strategies",
    "strategy",
]
