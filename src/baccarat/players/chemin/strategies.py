"""The strategies by name."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ..banking import BY_THE_BOOK, DEFAULT_BOTS, PERSONALITIES, plays
from ..equilibrium.speaking import prepares_ahead, speak
from ..strategy import Strategy

STRATEGIES: Final[Mapping[str, Strategy]] = MappingProxyType(
    {
        **{name: plays(personality) for name, personality in PERSONALITIES.items()},
        "equilibrium": prepares_ahead(plays(BY_THE_BOOK, speaks=speak)),
    }
)

__all__ = ["DEFAULT_BOTS", "STRATEGIES"]
