"""Players by named strategy: from what a seat sees to a legal action, game by game."""

from .company import Step, steps
from .equilibrium import BOOK, Book, Studied, at_once
from .equilibrium.advice import Advice, advice_object, advise, advise_by_full_shoe, decision
from .equilibrium.outlook import (
    Outlook,
    outlook,
    outlook_asked,
    outlook_object,
    outlook_of_full_shoe,
)
from .memory import Memory
from .register import FORESIGHT, STRATEGIES, first_bots, strategies, strategy
from .strategy import Chance, Roads, Strategy, UnknownStrategy

__all__ = [
    "BOOK",
    "FORESIGHT",
    "STRATEGIES",
    "Advice",
    "Book",
    "Chance",
    "Memory",
    "Outlook",
    "Roads",
    "Step",
    "Strategy",
    "Studied",
    "UnknownStrategy",
    "advice_object",
    "advise",
    "advise_by_full_shoe",
    "at_once",
    "decision",
    "first_bots",
    "outlook",
    "outlook_asked",
    "outlook_object",
    "outlook_of_full_shoe",
    "steps",
    "strategies",
    "strategy",
]
