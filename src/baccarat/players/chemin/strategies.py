"""The strategies by name."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ..banking import BY_THE_BOOK, FIRST, TEMPERS, plays
from ..equilibrium.speaking import ahead, speak
from ..strategy import Strategy

STRATEGIES: Final[Mapping[str, Strategy]] = MappingProxyType(
    {
        **{name: plays(temper) for name, temper in TEMPERS.items()},
        "equilibrium": ahead(plays(BY_THE_BOOK, speaks=speak)),
    }
)

__all__ = ["FIRST", "STRATEGIES"]
