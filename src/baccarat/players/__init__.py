"""Computer players by strategy name: each maps what a seat sees to a legal action."""

from typing import TYPE_CHECKING

from .._lazy import load_lazily

if TYPE_CHECKING:
    from ..tables.dealer import Step as Step
    from .equilibrium.advice import (
        Advice as Advice,
        advice_object as advice_object,
        advise as advise,
        advise_by_full_shoe as advise_by_full_shoe,
        decision as decision,
    )
    from .equilibrium.book import (
        BOOK as BOOK,
        CachingSolver as CachingSolver,
        SolutionBook as SolutionBook,
        at_once as at_once,
    )
    from .equilibrium.memory import Memory as Memory
    from .equilibrium.outlook import (
        Outlook as Outlook,
        outlook as outlook,
        outlook_asked as outlook_asked,
        outlook_object as outlook_object,
        outlook_of_full_shoe as outlook_of_full_shoe,
    )
    from .register import (
        PRESOLVERS as PRESOLVERS,
        STRATEGIES as STRATEGIES,
        first_bots as first_bots,
        strategies as strategies,
        strategy as strategy,
    )
    from .self_play import play_shoes as play_shoes
    from .strategy import (
        OutcomesBySide as OutcomesBySide,
        RandomBelow as RandomBelow,
        Strategy as Strategy,
        UnknownStrategy as UnknownStrategy,
    )
else:
    load_lazily(__name__)
