"""Players by named strategy: from what a seat sees to a legal action, game by game."""

from .company import Step, steps
from .equilibrium import BOOK, Apart, Book, Studied, at_once
from .equilibrium.advice import advice_object, advise, decision
from .memory import Memory
from .register import FORESIGHT, STRATEGIES, first_bots, strategies, strategy
from .strategy import Chance, Roads, Strategy, UnknownStrategy

__all__ = [
    "BOOK",
    "FORESIGHT",
    "STRATEGIES",
    "Apart",
    "Book",
    "Chance",
    "Memory",
    "Roads",
    "Step",
    "Strategy",
    "Studied",
    "UnknownStrategy",
    "advice_object",
    "advise",
    "at_once",
    "decision",
    "first_bots",
    "steps",
    "strategies",
    "strategy",
]
