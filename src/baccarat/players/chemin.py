"""The strategies of chemin de fer by name."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .banking.answers import make_strategy
from .banking.personality import BY_THE_BOOK, DEFAULT_BOTS, PERSONALITIES
from .equilibrium.speaking import speak, with_presolving
from .strategy import Strategy

STRATEGIES: Final[Mapping[str, Strategy]] = MappingProxyType(
    {
        **{name: make_strategy(personality) for name, personality in PERSONALITIES.items()},
        "equilibrium": with_presolving(make_strategy(BY_THE_BOOK, speaks=speak)),
    }
)

__all__ = ["DEFAULT_BOTS", "STRATEGIES"]
