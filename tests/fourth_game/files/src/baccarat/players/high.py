"""Players of high card."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ..tables.high.actions import HighBet, MayBet
from ..tables.high.view import HighView
from .strategy import OutcomesBySide, RandomBelow, Strategy


def _least(view: HighView, seen: OutcomesBySide, chance: RandomBelow) -> HighBet | None:
    """Bet the minimum once per coup, while chips last."""
    may = next((choice for choice in view.choices if isinstance(choice, MayBet)), None)
    lies = next(seat.bet for seat in view.seats if seat.seat == view.viewer)
    return HighBet(may.low) if may and not lies and may.low <= may.high else None


STRATEGIES: Final[Mapping[str, Strategy]] = MappingProxyType({"least": _least})

DEFAULT_BOTS: Final = ("least",)
