"""Computer players by strategy name: each maps what a seat sees to a legal action."""

from typing import TYPE_CHECKING

from .._lazy import load_lazily

if TYPE_CHECKING:
    from ..tables.dealer import Step
    from .equilibrium.advice import Advice, advice_object, advise, advise_by_full_shoe, decision
    from .equilibrium.book import BOOK, CachingSolver, SolutionBook, at_once
    from .equilibrium.memory import Memory
    from .equilibrium.outlook import (
        Outlook,
        outlook,
        outlook_asked,
        outlook_object,
        outlook_of_full_shoe,
    )
    from .register import PRESOLVERS, STRATEGIES, first_bots, strategies, strategy
    from .self_play import play_shoes
    from .strategy import OutcomesBySide, RandomBelow, Strategy, UnknownStrategy
else:
    load_lazily(__name__)

__all__ = [
    "BOOK",
    "PRESOLVERS",
    "STRATEGIES",
    "Advice",
    "CachingSolver",
    "Memory",
    "OutcomesBySide",
    "Outlook",
    "RandomBelow",
    "SolutionBook",
    "Step",
    "Strategy",
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
    "play_shoes",
    "strategies",
    "strategy",
]
