"""The strategies by name. None of them has an edge, since the game offers none."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from ...rules import Outcome
from ...tables.punto import MayStake
from ..strategy import RandomBelow, Strategy
from .stakes import WantedStakes, make_strategy

_SIDES: Final = ("player", "banker")
_OTHER: Final = {Outcome.PLAYER: "banker", Outcome.BANKER: "player"}


def _cautious(may: MayStake, seen: Sequence[Outcome], chance: RandomBelow) -> WantedStakes:
    """Stake the minimum on either side, in two coups of three."""
    return {_SIDES[chance(2)]: 1} if chance(3) else {}


def _bold(may: MayStake, seen: Sequence[Outcome], chance: RandomBelow) -> WantedStakes:
    """Stake an eighth to a half of the purse, and occasionally a little on Tie."""
    least = min((spot.low for spot in may.spots), default=1)
    times = max(1, may.total * (1 + chance(4)) // (8 * least))
    side = {_SIDES[chance(2)]: times}
    return side if chance(4) else {**side, "tie": max(1, times // 8)}


def _follower(may: MayStake, seen: Sequence[Outcome], chance: RandomBelow) -> WantedStakes:
    """Stake on the side that won last, more the longer its run."""
    decided = [outcome for outcome in seen if outcome in _OTHER]
    if not decided:
        return {}
    last = decided[-1]
    run = next((at for at, won in enumerate(reversed(decided)) if won is not last), len(decided))
    return {last.value: min(run, 4)}


def _contrarian(may: MayStake, seen: Sequence[Outcome], chance: RandomBelow) -> WantedStakes:
    """Stake against the side that won last."""
    last = next((outcome for outcome in reversed(seen) if outcome in _OTHER), None)
    return {} if last is None else {_OTHER[last]: 1 + chance(2)}


def _banker_only(may: MayStake, seen: Sequence[Outcome], chance: RandomBelow) -> WantedStakes:
    """Stake twice the minimum on Banker in every coup."""
    return {"banker": 2}


def _tie_chaser(may: MayStake, seen: Sequence[Outcome], chance: RandomBelow) -> WantedStakes:
    """Stake the minimum on Tie, and sometimes as much on Player."""
    return {"tie": 1} if chance(3) else {"tie": 1, "player": 1}


STRATEGIES: Final[Mapping[str, Strategy]] = MappingProxyType(
    {
        "cautious": make_strategy(_cautious),
        "bold": make_strategy(_bold),
        "follower": make_strategy(_follower),
        "contrarian": make_strategy(_contrarian),
        "banker-only": make_strategy(_banker_only),
        "tie-chaser": make_strategy(_tie_chaser),
    }
)

DEFAULT_BOTS: Final = ("follower", "cautious", "bold", "banker-only", "contrarian")
"""The bots at a new table, in this order."""
