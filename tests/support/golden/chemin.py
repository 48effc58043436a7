"""A shoe of chemin de fer for its golden record."""

from collections.abc import Iterator
from typing import Any, Final

from baccarat.cards import Card
from baccarat.players import strategies
from baccarat.rules import CHIP
from baccarat.tables import chemin
from baccarat.tables.chemin import CallBanco, MayAnswer, MayCall, MayName, Pass, PutUp

from ..conformance import Dice
from ..conformance.banking import ANSWERS, SAID
from ..conformance.chemin import waits
from ..tables.drive import Run, Step
from . import bank_table as golden_banking
from .chemin_coverage import free

NAMES: Final = {1: "Ada", 2: "Bruno", 5: "Chloé", 7: "Dario", 10: "Emma"}
SEEDS: Final = {
    "chemin-de-fer": 10,
    "chemin-de-fer-club": 27,
    "computer-chemin-de-fer": 14,
    "computer-baccarat": 2,
    "chemin-de-fer-andorra": 3,
}
"""Found by trial, for the cards: together the shoes cover everything that can happen."""
BANKS: Final = {"bold": (0, (6, 15)), "by-the-book": (0, (3, 6)), "cautious": (20, (1, 4))}
"""How often in a hundred each declined the bank, and the percentage of a purse put into it."""


def played(run: Run, cards: Iterator[Card]) -> list[Step]:
    """Play a shoe to its end."""
    return golden_banking.played(run, cards, GAME)


def played_by(name: str, state: chemin.State, seat: int, dice: Dice) -> Any:
    """Answer as the bots do, but put up banks as they did when the records were made."""
    view = chemin.view(state, seat)
    match view.choices:
        case (MayName("put-up", low, high, step, passes),):
            declines, (least, most) = BANKS[name]
            if passes and dice.below(100) < declines:
                return Pass()
            part = state.held(seat) * (least + dice.below(most - least + 1)) // 100
            wanted = min(part, most * low)
            unit = max(10 ** (len(str(wanted)) - 2), CHIP) if wanted > CHIP else 1
            rounded = wanted - wanted % unit
            return PutUp(min(max(rounded - rounded % step, low + -low % step), high))
        case _:
            return strategies(state.preset)[name](view, {}, dice.below)


def ways(state: chemin.State, seat: int) -> Iterator[Any]:
    """List a seat's possible actions; it stakes as much as the bank holds, so that some is over."""
    (may,) = chemin.legal(state, seat)
    match may:
        case MayName(what, low, high, step):
            bank = state.bank.sum if state.bank else low
            yield ANSWERS[what](min(high, max(low, bank - bank % step)))
        case MayCall(kinds):
            yield from map(CallBanco, kinds)
        case MayAnswer(what):
            yield ANSWERS[what]()
        case _:
            yield from (do for do in SAID if may.allows(do))


def what(state: chemin.State, action: Any) -> Any:
    """Classify actions: a call by its kind, a free hand's answer by the hand."""
    if isinstance(action, CallBanco):
        return action.kind
    return free(state, action) or type(action)


GAME: Final = golden_banking.Game(played_by, ways, what, waits)
