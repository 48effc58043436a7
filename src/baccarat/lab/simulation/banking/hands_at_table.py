"""How often the hand that a table asks draws, by what its holder knows."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ....cards.hand import Hand
from ....tables.banque.seating import TableSide
from ....tables.banque.state import State as BanqueState
from ....tables.chemin.state import State as CheminState
from .choices import BANKER, LEFT, RIGHT
from .hand_play import HandPlay, banque_tables, chemin_tables

STOOD: Final = 10
NATURAL: Final = 11
"""The events that a side stood, or had a natural; 0 to 9 are the value of the card it drew."""
_HAND: Final = {TableSide.RIGHT: RIGHT, TableSide.LEFT: LEFT, TableSide.BANKER: BANKER}


class HandSeen(NamedTuple):
    """What the holder of a hand knows: its total, and what others did, by the name of their hand.

    That is the value of the card drawn, `stood` or `natural`. `held` is the total of the right
    hand, if the player of the left has held it too (BB-11).
    """

    total: int = 0
    others: Mapping[str, int | str] = {}
    held: int | None = None

    @classmethod
    def of(cls, state: Any) -> "HandSeen":
        """Return it for the hand that is asked."""
        if isinstance(state, CheminState):
            coup = state.coup
            if state.ponte_draws is None:
                return cls(coup.player.total)
            return cls(coup.banker.total, {"ponte": _word(_event(coup.player))})
        asked, knows = TableSide(state.phase), state.information.naturals == "known"
        others, has_spoken = {}, True
        for side in state.playing:
            event = _event(state.hands.of(side))
            if side is asked:
                has_spoken = False
            elif has_spoken or (knows and event == NATURAL):
                others[side.value] = _word(event)
        both = asked is TableSide.LEFT and state.information.left_waits
        held = state.hands.right.first_two.total if both else None
        return cls(state.hands.of(asked).total, others, held)


def _word(event: int) -> int | str:
    return {STOOD: "stood", NATURAL: "natural"}.get(event, event)


class Hands:
    """A way of playing hands, with its chances in arrays."""

    def __init__(self, play: HandPlay) -> None:
        two = play.alone or {"ponte": play.draws}
        self._two = {side: chemin_tables(draws) for side, draws in two.items()}
        self._three: tuple[Any, ...] = banque_tables(play.draws) if play.alone else ()
        self._both: tuple[Any, ...] = banque_tables(play.both) if play.both else ()

    def asked(self, state: Any) -> tuple[float, int]:
        """Return the chance of drawing for the hand that is asked, and its number in `choices`."""
        if isinstance(state, CheminState):
            return self._of_chemin(state)
        side = TableSide(state.phase)
        of_sides = self._of_two_sides if len(state.playing) > 1 else self._of_one_side
        return of_sides(state, side, state.hands.of(side).total), _HAND[side]

    def _of_chemin(self, state: CheminState) -> tuple[float, int]:
        ponte, banker = self._two["ponte"]
        coup = state.coup
        if state.ponte_draws is None:
            return ponte[coup.player.total], RIGHT
        third = coup.player.third
        return banker[coup.banker.total, STOOD if third is None else third.points], BANKER

    def _of_two_sides(self, state: BanqueState, side: TableSide, total: int) -> float:
        right, left, banker = self._both if state.information.left_waits else self._three
        if side is TableSide.RIGHT:
            found = right[NATURAL if state.hands.left.natural else STOOD, 0, total]
        elif side is TableSide.LEFT:
            found = left[_event(state.hands.right), state.hands.right.first_two.total, total]
        else:
            found = banker[_event(state.hands.right), _event(state.hands.left), total]
        return float(found)

    def _of_one_side(self, state: BanqueState, side: TableSide, total: int) -> float:
        (present,) = state.playing
        ponte, banker = self._two[present]
        if side is not TableSide.BANKER:
            return float(ponte[total])
        return float(banker[total, _event(state.hands.of(present))])


def _event(hand: Hand) -> int:
    if hand.natural:
        return NATURAL
    return STOOD if hand.third is None else hand.third.points
