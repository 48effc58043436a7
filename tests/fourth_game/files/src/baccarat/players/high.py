"""Players of high card."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from ..rules import Outcome
from ..tables.high import Bet, HighView, MayBet
from .strategy import Chance, Strategy


def _least(view: HighView, seen: Sequence[Outcome], chance: Chance) -> Bet | None:
    """Bet the least, once a coup, while chips last."""
    may = next((choice for choice in view.choices if isinstance(choice, MayBet)), None)
    lies = next(seat.bet for seat in view.seats if seat.seat == view.viewer)
    return Bet(may.low) if may and not lies and may.low <= may.high else None


STRATEGIES: Final[Mapping[str, Strategy]] = MappingProxyType({"least": _least})

FIRST: Final = ("least",)
