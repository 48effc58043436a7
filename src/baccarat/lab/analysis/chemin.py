"""Analysis of a coup of chemin de fer: the equilibrium for the remaining cards, and every choice.

Both sides are assumed to see their own two cards, and to remember every card shown from the shoe.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from ...cards.card import Card
from ...cards.hand import Hand
from ...rules.coup import Coup, Outcome, Side
from ...rules.presets.chemin import CheminPreset
from ...rules.tableau import Draws
from ...tables.banking.events import BankerSpoke, StakesSet
from ...tables.chemin.events import HandLooked, PonteSpoke
from ...tables.common.chips import Seat
from ..equilibrium.chemin.decision_value import Choice, banker_choice, coup_chances, ponte_choice
from ..equilibrium.chemin.solve import Equilibrium, solve
from ..equilibrium.problem import Question, chemin_de_fer
from ..hands import STOOD, TwoCards
from ..kernels.choice import KERNELS, is_installed
from .counterfactual import settle_with
from .model import ChoiceMade, CoupStory
from .observed_play import ObservedPlay
from .record_coups import RecordedCoup
from .values_and_luck import GainsByResult, ValuedChoice, undealt_story, write_story

FARES: Final = {"ponte": Outcome.PLAYER, "banker": Outcome.BANKER, "tie": Outcome.TIE}
"""The result for the ponte, in the order of Chances."""


class OneSide(NamedTuple):
    """A coup of one hand against the bank: its equilibrium, and the gains of each result."""

    question: Question
    play: Equilibrium
    gains: GainsByResult
    habits: ObservedPlay

    def ponte(self, hand: Hand, banker: Seat, *, natural: bool) -> ValuedChoice | None:
        """Evaluate the ponte's choice against a banker; None if the rules leave no choice."""
        if self.question.ponte_says(hand.total) is not Draws.FREE:
            return None
        own, usual = self.play.ponte, self.play.banker
        return self._both(
            ponte_choice(self.question, own, against, pair(hand), natural=natural)
            for against in (usual, self.habits.of(banker, usual))
        )

    def banker(self, hand: Hand, third: Card | None, ponte: Seat) -> ValuedChoice | None:
        """Evaluate the banker's choice against a ponte; None if the rules leave no choice."""
        event = event_of(third)
        if self.question.banker_says(pair(hand), hand.total, event) is not Draws.FREE:
            return None
        own, usual = self.play.banker, self.play.ponte
        return self._both(
            banker_choice(self.question, own, against, pair(hand), event)
            for against in (usual, self.habits.of(ponte, usual))
        )

    def _both(self, choices: Iterable[Choice]) -> ValuedChoice:
        usual, known = choices
        ends = ([each.draw._asdict(), each.stand._asdict()] for each in (usual, known))
        return ValuedChoice(usual.point, usual.often, *ends)

    def coup_story(self, played: RecordedCoup, choices: Iterable[ChoiceMade]) -> CoupStory:
        chances = coup_chances(self.question, self.play, kernel=kernel_here())._asdict()
        values = {"ponte": self.play.value_ponte, "bank": self.play.value_bank}
        return write_story(played, self.gains, chances, values, tuple(choices))


def one_side(question: Question, gains: GainsByResult, habits: ObservedPlay) -> OneSide:
    """Solve the game for the cards that may come."""
    return OneSide(question, solve(question, kernel=kernel_here()).first, gains, habits)


def kernel_here() -> str:
    """Return the compiled kernel if it is installed, since a shoe has many coups to count."""
    return "int64" if is_installed(KERNELS["int64"]) else "reference"


def story(preset: CheminPreset, played: RecordedCoup, habits: ObservedPlay) -> CoupStory:
    """Analyse a coup."""
    at = played.coup.last(StakesSet)
    if at is None:
        return undealt_story(played)
    call = at.before.call
    solo = call is not None and call.is_solo
    question = chemin_de_fer(preset, counts=played.shoe.counts, sees="both", solo=solo)
    undealt = replace(at.after, coup=Coup())  # a suivi after the deal sets the stakes again
    gains = {how: settle_with(undealt, (outcome,)) for how, outcome in FARES.items()}
    coup = one_side(question, gains, habits)
    return coup.coup_story(played, _choices(coup, played))


def _choices(coup: OneSide, played: RecordedCoup) -> Iterator[ChoiceMade]:
    looked = False
    for transition in played.coup.transitions:
        state = transition.before
        match transition.event:
            case HandLooked(Side.BANKER):
                looked = True
                continue
            case PonteSpoke(seat, drew):
                found = coup.ponte(state.coup.player, state.banker, natural=not looked)
                side = "ponte"
            case BankerSpoke(seat, drew):
                found = coup.banker(state.coup.banker, state.coup.player.third, state.ponte)
                side = "banker"
            case _:
                continue
        if found is not None:
            yield found.made(seat, side, coup.gains, drew=drew)


def pair(hand: Hand) -> TwoCards:
    """Return the point values of a hand's first two cards, the lower first."""
    first, second = sorted(card.points for card in hand.cards[:2])
    return first, second


def event_of(third: Card | None) -> int:
    """Return the event that a banker saw: the value of the ponte's card, or STOOD."""
    return STOOD if third is None else third.points
