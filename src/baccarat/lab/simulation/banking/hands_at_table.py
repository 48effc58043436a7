"""How often the hand that a table asks draws, by what its holder knows."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ....cards.hand import Hand
from ....tables.banque.seating import TableSide
from ....tables.banque.state import State as BanqueState
from ....tables.chemin.state import State as CheminState
from ....tables.common.chips import Seat
from .choices import BANKER, LEFT, RIGHT
from .hand_play import ONE_SIDE, HandPlay, banque_tables, chemin_tables

STOOD: Final = 10
NATURAL: Final = 11
"""The events that a side stood, or had a natural; 0 to 9 are the value of the card it drew."""
_HAND: Final = {TableSide.RIGHT: RIGHT, TableSide.LEFT: LEFT, TableSide.BANKER: BANKER}


class KnownHand(NamedTuple):
    """What the holder of a hand knows: its total, and what others did, by the name of their hand.

    That is the value of the card drawn, `stood` or `natural`. `held` is the total of the right
    hand, if the player of the left has held it too (BB-11).
    """

    total: int = 0
    others: Mapping[str, int | str] = {}
    held: int | None = None

    @classmethod
    def of(cls, state: Any) -> "KnownHand":
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


def hands_held(state: Any) -> tuple[int, int, tuple[Seat, ...]]:
    """Return which hands a coup has: the number of sides, a variant, and their holders.

    The variant of a single side is its place in ONE_SIDE, and 0 for a ponte. That of two sides is
    whether one player holds both. The banker is the last holder.
    """
    if isinstance(state, CheminState):
        return 1, 0, (state.ponte, state.banker)
    playing = state.playing
    one_player = state.information.left_waits
    variant = int(one_player) if len(playing) > 1 else ONE_SIDE.index(playing[0].value)
    return len(playing), variant, (*map(state.holder, playing), state.banker)


class HandChances:
    """A way of playing hands, with its chances in arrays.

    `of_sides` has, by the number of sides and by the variant, the chances of each hand.
    """

    def __init__(self, play: HandPlay) -> None:
        two = [play.alone[side] for side in ONE_SIDE] if play.alone else [play.draws]
        three = [each for each in (play.draws, play.both) if each] if play.alone else []
        self.of_sides: dict[int, list[tuple[Any, ...]]] = {
            1: [chemin_tables(draws) for draws in two],
            2: [banque_tables(draws) for draws in three],
        }

    def asked(self, state: Any) -> tuple[float, int]:
        """Return the chance of drawing for the hand that is asked, and its number in `choices`."""
        sides, variant, _ = hands_held(state)
        chances = self.of_sides[sides][variant]
        if isinstance(state, CheminState):
            return self._of_chemin(state, *chances)
        side = TableSide(state.phase)
        of_sides = self._of_two_sides if sides > 1 else self._of_one_side
        return of_sides(state, side, state.hands.of(side).total, chances), _HAND[side]

    def _of_chemin(self, state: CheminState, ponte: Any, banker: Any) -> tuple[float, int]:
        coup = state.coup
        if state.ponte_draws is None:
            return ponte[coup.player.total], RIGHT
        third = coup.player.third
        return banker[coup.banker.total, STOOD if third is None else third.points], BANKER

    def _of_two_sides(
        self, state: BanqueState, side: TableSide, total: int, chances: tuple[Any, ...]
    ) -> float:
        right, left, banker = chances
        if side is TableSide.RIGHT:
            found = right[NATURAL if state.hands.left.natural else STOOD, 0, total]
        elif side is TableSide.LEFT:
            found = left[_event(state.hands.right), state.hands.right.first_two.total, total]
        else:
            found = banker[_event(state.hands.right), _event(state.hands.left), total]
        return float(found)

    def _of_one_side(
        self, state: BanqueState, side: TableSide, total: int, chances: tuple[Any, ...]
    ) -> float:
        ponte, banker = chances
        if side is not TableSide.BANKER:
            return float(ponte[total])
        (present,) = state.playing
        return float(banker[total, _event(state.hands.of(present))])


def _event(hand: Hand) -> int:
    if hand.natural:
        return NATURAL
    return STOOD if hand.third is None else hand.third.points
