"""The strategies by name."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ..banking import FIRST, TEMPERS, plays
from ..strategy import Strategy

STRATEGIES: Final[Mapping[str, Strategy]] = MappingProxyType(
    {name: plays(temper) for name, temper in TEMPERS.items()}
)

__all__ = ["FIRST", "STRATEGIES"]
