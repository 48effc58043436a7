"""Analysis of a coup of banque with both sides, or as chemin de fer if only one side plays."""

from collections.abc import Iterator

from ...rules.presets.banque import BanquePreset
from ...tables.banking.events import BankerSpoke
from ...tables.banque.events import HandsHeld, SideSpoke
from ...tables.coup_summary import Transition
from ..equilibrium.problem import one_side_of_banque
from ..kernels.choice import choose_kernel
from .chemin import FARES, OneSide, one_side
from .counterfactual import settle_with
from .model import ChoiceMade, CoupStory
from .observed_play import ObservedPlay
from .record_coups import RecordedCoup
from .values_and_luck import undealt_story


def story(preset: BanquePreset, played: RecordedCoup, habits: ObservedPlay) -> CoupStory:
    """Analyse a coup; raises MissingKernel if both sides play and numba is not installed."""
    at = played.coup.last(HandsHeld)
    if at is None:
        return undealt_story(played)
    if len(at.after.playing) == 1:
        return _one_side(preset, played, at, habits)
    choose_kernel("int64", sum(played.shoe.counts))
    from .two_sides import two_sides

    return two_sides(preset, played, at, habits)


def _one_side(
    preset: BanquePreset, played: RecordedCoup, at: Transition, habits: ObservedPlay
) -> CoupStory:
    gains = {how: settle_with(at.after, (outcome,)) for how, outcome in FARES.items()}
    counts, open_bank = played.shoe.counts, at.after.open_bank
    coup = one_side(one_side_of_banque(preset, counts, open_bank=open_bank), gains, habits)
    return coup.coup_story(played, _choices_of_one(coup, played))


def _choices_of_one(coup: OneSide, played: RecordedCoup) -> Iterator[ChoiceMade]:
    for transition in played.coup.transitions:
        state = transition.before
        match transition.event:
            case SideSpoke(side, seat, drew):
                found = coup.ponte(state.hands.of(side), state.banker, natural=False)
                named = side.value
            case BankerSpoke(seat, drew):
                (side,) = state.playing
                third, holder = state.hands.of(side).third, state.holder(side)
                found, named = coup.banker(state.hands.banker, third, holder), "banker"
            case _:
                continue
        if found is not None:
            yield found.made(seat, named, coup.gains, drew=drew)
