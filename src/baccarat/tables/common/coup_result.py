"""Describe a coup that the cards have decided, in one form for every game."""

from collections.abc import Callable, Iterable, Mapping

import msgspec

from ...cards.hand import Hand
from ...rules.coup import Coup, Outcome, Side
from .memo import lazy_property


class Call(msgspec.Struct, frozen=True):
    """A Fluent message: its `id` and arguments."""

    id: str
    args: dict[str, int | str] = {}


class CoupResult(msgspec.Struct, frozen=True, eq=False, dict=True):
    """A completed coup: its hands, the outcome of each side against the bank, and the reasons.

    - `hands`: by side, in the game's order, the bank's last.
    - `outcomes`: of each side that played against the bank. PLAYER means that this side won.
    - `explain`: computes `why`, which most readers do not need.
    """

    hands: Mapping[str, Hand]
    outcomes: Mapping[str, Outcome]
    explain: Callable[[], Iterable[Call]] = tuple

    def __eq__(self, other: object) -> bool:
        """Whether another result has the same hands, outcomes and reasons."""
        return isinstance(other, CoupResult) and self._parts == other._parts

    __hash__ = None  # type: ignore[assignment]  # its hands are a mapping

    @property
    def _parts(self) -> tuple[object, ...]:
        return self.hands, self.outcomes, self.why

    def hand(self, side: str) -> Hand:
        """Return the hand of a side; raises KeyError for one that was not dealt."""
        return self.hands[side]

    def has_won(self, side: str) -> bool:
        """Whether a side beat the bank; of the bank's own, whether it beat any side."""
        if side in self.outcomes:
            return self.outcomes[side] is Outcome.PLAYER
        return Outcome.BANKER in self.outcomes.values()

    @property
    def outcome(self) -> Outcome:
        """The outcome of the only side; raises ValueError if there are several."""
        (outcome,) = self.outcomes.values()
        return outcome

    @lazy_property
    def why(self) -> tuple[Call, ...]:
        """The coup's decisions, and its result, one by one."""
        return tuple(self.explain())

    @property
    def natural(self) -> bool:
        """Whether a hand had 8 or 9 on two cards."""
        return any(hand.natural for hand in self.hands.values())


def two_hand_result(coup: Coup, explain: Callable[[], Iterable[Call]] = tuple) -> CoupResult:
    """Finish a coup of one side against the bank; raises CoupNotOver for an unfinished hand."""
    hands: dict[str, Hand] = {Side.PLAYER: coup.player, Side.BANKER: coup.banker}
    return CoupResult(hands, {Side.PLAYER: coup.outcome}, explain)
