"""Players of high card."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ..tables.high import HighBet, HighView, MayBet
from .strategy import Chance, Roads, Strategy


def _least(view: HighView, seen: Roads, chance: Chance) -> HighBet | None:
    """Place the minimum bet once per coup, while chips last."""
    may = next((choice for choice in view.choices if isinstance(choice, MayBet)), None)
    lies = next(seat.bet for seat in view.seats if seat.seat == view.viewer)
    return HighBet(may.low) if may and not lies and may.low <= may.high else None


STRATEGIES: Final[Mapping[str, Strategy]] = MappingProxyType({"least": _least})

FIRST: Final = ("least",)
