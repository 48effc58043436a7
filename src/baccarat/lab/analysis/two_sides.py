"""Analyse a coup of banque with both sides: a game of three.

Each acts on totals, for himself, and the pontes choose on 5 alone, as they are solved for; with the
stakes of each side as they lay. The tax on what the bank wins changes no play.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from typing import Any, Final, NamedTuple

from ...rules import Outcome
from ...tables.banking.events import BankerSpoke
from ...tables.banque.events import SideSpoke
from ...tables.banque.hands import PUNTERS, TableSide
from ..equilibrium import solve_banque
from ..equilibrium.banque import NATURAL
from ..equilibrium.banque_choice import (
    FARED,
    BanqueChoice,
    Plays,
    banker_choice,
    banque_chances,
    left_choice,
    right_choice,
)
from ..equilibrium.banque_shoe import Tally, tally
from ..equilibrium.orders import Shoe
from .chemin import event_of
from .habits import Habits
from .parts import ChoiceMade, CoupStory
from .settle import settled
from .walk import Moment, Played
from .weigh import Both, Gains, told

OUTCOMES: Final = dict(zip(FARED, (Outcome.PLAYER, Outcome.BANKER, Outcome.TIE), strict=True))


class _TwoSides(NamedTuple):
    """A coup of three: the count of its cards, what each does, and what each end brings to whom."""

    found: Tally
    plays: Plays
    gains: Gains
    habits: Habits

    def known(self, state: Any, side: TableSide) -> Plays:
        """Tell how the others play, as one who sits there knows it."""
        plays = {each.value: getattr(self.plays, each.value) for each in TableSide}
        for each in TableSide:
            if each is not side:
                plays[each.value] = self.habits.of(state.holder(each), plays[each.value])
        return Plays(**plays)

    def both(self, state: Any, side: TableSide) -> Both | None:
        """Weigh a choice; None where none is solved for."""
        usual, known = (
            self._choice(state, side, each) for each in (self.plays, self.known(state, side))
        )
        if usual is None or known is None:
            return None
        return Both(usual.point, usual.often, (usual.draw, usual.stand), (known.draw, known.stand))

    def _choice(self, state: Any, side: TableSide, plays: Plays) -> BanqueChoice | None:
        total = state.hands.of(side).total
        if side is TableSide.BANKER:
            right, left = (_seen(state, each) for each in PUNTERS)
            return banker_choice(self.found, plays, total, (right, left))
        if total != 5:
            return None
        return (right_choice if side is TableSide.RIGHT else left_choice)(self.found, plays)


def _seen(state: Any, side: TableSide) -> int:
    """Give what a banker has seen of a side as an event."""
    hand = state.hands.of(side)
    return NATURAL if hand.natural else event_of(hand.third)


def two_sides(played: Played, at: Moment, habits: Habits) -> CoupStory:
    """Tell the story of a coup."""
    theta = Fraction(at.event.on_right, at.event.on_right + at.event.on_left)
    counts = played.shoe.counts
    play = solve_banque(theta, shoe=Shoe(counts)).equilibria[0]
    plays, found = Plays(play.right, play.left, play.banker), tally(counts)
    gains = {
        fares: settled(at.after, [OUTCOMES[each] for each in fares])
        for fares in product(FARED, repeat=2)
    }
    ends = banque_chances(found, plays)
    coup = _TwoSides(found, plays, gains, habits)
    values = {
        "right": play.value_right / theta,
        "left": play.value_left / (1 - theta),
        "bank": play.value_bank,
    }
    choices = tuple(_choices_of_two(coup, played))
    return told(played, gains, ends, values, choices, chances=_by_side(ends))


def _by_side(ends: Mapping[tuple[str, str], Fraction]) -> Mapping[str, Fraction]:
    """Tell how likely each side fares so, whatever becomes of the other."""
    return {
        f"{side}_{how}": sum((ends[each] for each in ends if each[at] == how), Fraction(0))
        for at, side in enumerate(PUNTERS)
        for how in FARED
    }


def _choices_of_two(coup: _TwoSides, played: Played) -> Iterator[ChoiceMade]:
    for moment in played.moments:
        match moment.event:
            case SideSpoke(side, seat, drew):
                spoke = side
            case BankerSpoke(seat, drew):
                spoke = TableSide.BANKER
            case _:
                continue
        found = coup.both(moment.before, spoke)
        if found is not None:
            yield found.made(seat, spoke.value, coup.gains, drew=drew)
