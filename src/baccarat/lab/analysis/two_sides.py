"""Analysis of a coup of banque with both sides.

All act on totals and for themselves, the left also on the card the right drew, with the actual
stakes on each side. One player of both hands acts for the sum, and on the left also by the right's
total. The tax on the bank's wins does not affect play.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from typing import Any, Final, NamedTuple

from ...rules.coup import Outcome
from ...rules.presets.banque import BanquePreset
from ...tables.banking.events import BankerSpoke
from ...tables.banque.events import SideSpoke
from ...tables.banque.seating import PUNTERS, TableSide
from ...tables.coup_summary import Transition
from ..counts import Counts
from ..equilibrium.banque.decision_value import FARED, Joint, banque_chances, banque_choice
from ..equilibrium.banque.full_game import StrategyProfile, free_totals, plays_of
from ..equilibrium.banque.game import NATURAL
from ..equilibrium.banque.hand_counts import FATES
from ..equilibrium.banque.iterated_polymatrix import at_the_table
from ..equilibrium.banque.ponte_rules import PonteRules, ponte_rules_at
from ..hands import Shoe
from .chemin import event_of
from .counterfactual import settle_with
from .model import ChoiceMade, CoupStory
from .observed_play import ObservedPlay
from .record_coups import RecordedCoup
from .values_and_luck import GainsByResult, ValuedChoice, write_story

OUTCOMES: Final = dict(zip(FARED, (Outcome.PLAYER, Outcome.BANKER, Outcome.TIE), strict=True))
SIGNS: Final = dict(zip(FARED, FATES, strict=True))
BEFORE: Final = {
    TableSide.RIGHT: (),
    TableSide.LEFT: (TableSide.RIGHT,),
    TableSide.BANKER: PUNTERS,
}
"""The players whose choices each has seen."""


class _TwoSides(NamedTuple):
    """A coup of three: its cards, the strategies by name and as a profile, gains by result."""

    rules: PonteRules
    counts: Counts
    names: Mapping[str, Mapping[str, Fraction]]
    plays: StrategyProfile
    gains: GainsByResult
    habits: ObservedPlay

    def known_profile(self, state: Any, side: TableSide) -> StrategyProfile:
        """Return the others' strategies as known to the player on this side."""
        names = {
            each.value: self.names[each.value]
            if state.holder(each) == state.holder(side)
            else self.habits.of(state.holder(each), self.names[each.value])
            for each in TableSide
        }
        return plays_of(**names)

    def evaluate(self, state: Any, side: TableSide) -> ValuedChoice | None:
        """Evaluate a choice; None if the rules leave none."""
        total, rules = state.hands.of(side).total, self.rules
        if side is not TableSide.BANKER and not free_totals(rules.ponte_free)[total]:
            return None
        right = state.hands.right.first_two.total
        held = right if side is TableSide.LEFT and rules.one_player else None
        seen = tuple(_seen(state, each) for each in BEFORE[side])
        beside = None
        if side is TableSide.RIGHT and rules.naturals == "known":
            beside = state.hands.left.natural
        usual, known = (
            banque_choice(self.counts, plays, total, seen, beside, held=held)
            for plays in (self.plays, self.known_profile(state, side))
        )
        return ValuedChoice(
            usual.point, usual.often, (usual.draw, usual.stand), (known.draw, known.stand)
        )


def _seen(state: Any, side: TableSide) -> int:
    """Return what a side did, as an event."""
    hand = state.hands.of(side)
    return NATURAL if hand.natural else event_of(hand.third)


def two_sides(
    preset: BanquePreset, played: RecordedCoup, at: Transition, habits: ObservedPlay
) -> CoupStory:
    """Analyse a coup."""
    theta = Fraction(at.event.on_right, at.event.on_right + at.event.on_left)
    counts, rules = played.shoe.counts, ponte_rules_at(preset, at.after.information)
    names, plays = at_the_table(Shoe(counts), theta, rules)
    gains = {
        fares: settle_with(at.after, [OUTCOMES[each] for each in fares])
        for fares in product(FARED, repeat=2)
    }
    ends = banque_chances(counts, plays)
    coup = _TwoSides(rules, counts, names, plays, gains, habits)
    right, left = (_worth(ends, side) for side in (0, 1))
    values = {"right": right, "left": left, "bank": -theta * right - (1 - theta) * left}
    choices = tuple(_choices_of_two(coup, played))
    return write_story(played, gains, ends, values, choices, chances=_by_side(ends))


def _worth(ends: Joint, side: int) -> Fraction:
    """Return the value of a unit staked on a side."""
    return sum((SIGNS[fares[side]] * chance for fares, chance in ends.items()), Fraction(0))


def _by_side(ends: Mapping[tuple[str, str], Fraction]) -> Mapping[str, Fraction]:
    """Return the probability of each result of each side, regardless of the other."""
    return {
        f"{side}_{how}": sum((ends[each] for each in ends if each[at] == how), Fraction(0))
        for at, side in enumerate(PUNTERS)
        for how in FARED
    }


def _choices_of_two(coup: _TwoSides, played: RecordedCoup) -> Iterator[ChoiceMade]:
    for transition in played.coup.transitions:
        match transition.event:
            case SideSpoke(side, seat, drew):
                spoke = side
            case BankerSpoke(seat, drew):
                spoke = TableSide.BANKER
            case _:
                continue
        found = coup.evaluate(transition.before, spoke)
        if found is not None:
            yield found.made(seat, spoke.value, coup.gains, drew=drew)
