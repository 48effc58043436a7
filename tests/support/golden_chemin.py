"""A shoe of chemin de fer for its golden record: bots play, people come and go, some are late."""

from collections.abc import Iterator
from itertools import cycle
from typing import Any, Final

from baccarat.cards import Card
from baccarat.players import strategies
from baccarat.tables import chemin
from baccarat.tables.chemin import MatchRaise, Phase
from baccarat.tables.common import (
    CHANGEUR,
    HOUSE,
    Buy,
    Cash,
    Close,
    Deal,
    Leave,
    MayDeal,
    MayLeave,
    MayMoveChips,
    Sit,
    StartShoe,
)

from .conformance import Dice, Seeded, choose
from .run import Run, Step

NAMES: Final = {1: "Ada", 2: "Bruno", 5: "Chloé", 7: "Dario", 10: "Emma"}
SEEDS: Final = {
    "chemin-de-fer": 151,
    "chemin-de-fer-club": 9,
    "computer-chemin-de-fer": 0,
    "computer-baccarat": 0,
}
"""Found by trying: what the presets' shoes bring between them is all that can happen."""
ERRANDS: Final = {"sit": Sit, "buy": Buy, "cash": Cash}
COMPANY: Final = ("bold", "by-the-book", "bold", "cautious")
"""Who plays, in the order of the places."""
LATE: Final = 12
"""In one coup of so many nobody but the banker answers in time, until the bank is offered."""


def played(run: Run, cards: Iterator[Card]) -> list[Step]:
    """Play a shoe to its end."""
    dice, begun, state = Seeded(1), len(run.steps), run.state
    names = cycle(COMPANY)
    company = dict(zip(range(1, len(state.purses) + 1), names, strict=False))
    run.do(HOUSE, StartShoe())
    late = False
    while run.state.phase is not Phase.BETWEEN_SHOES:
        late = late and run.state.phase is not Phase.BANK
        if any(isinstance(may, MayDeal) for may in chemin.legal(run.state, HOUSE)):
            run.do(HOUSE, Deal(next(cards)))
            late = dice.below(LATE) == 0
        elif dice.below(60) == 0:
            run.do(CHANGEUR, errand(dice, run.state))
        else:
            run.do(*answered(run.state, company, dice, late=late))
    return run.steps[begun:]


def answered(
    state: chemin.State, company: dict[int, str], dice: Dice, *, late: bool
) -> tuple[int, Any]:
    """Return the next answer, or what the house does where none comes."""
    closes = chemin.legal(state, HOUSE)
    for seat in chemin.asked(state):
        if late and closes and seat != state.banker:
            break
        if state.phase is Phase.MATCH:
            return seat, MatchRaise()
        play = strategies(state.preset)[company[seat]]
        action = play(chemin.view(state, seat), (), dice.below)
        if action is not None:
            return seat, action
    return (HOUSE, Close()) if closes else (CHANGEUR, errand(dice, state))


def errand(dice: Dice, state: chemin.State) -> Any:
    """Let somebody sit down, get up, buy or cash; nobody's purse grows small."""
    offer = choose(dice, chemin.legal(state, CHANGEUR))
    if isinstance(offer, MayLeave):
        return Leave(offer.seat)
    assert isinstance(offer, MayMoveChips)
    few = state.preset.minimum * (1 + dice.below(60))
    if offer.errand == "cash":
        return Cash(offer.seat, min(offer.high, few // 10 + 1))
    return ERRANDS[offer.errand](offer.seat, few)
