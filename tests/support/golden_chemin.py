"""A shoe of chemin de fer for its golden record: bots play, and now and then try what is rare.

People come and go, and some are late.
"""

from collections.abc import Iterator
from itertools import cycle
from typing import Any, Final

from baccarat.cards import Card
from baccarat.players import strategies
from baccarat.rules import CHIP
from baccarat.tables import chemin
from baccarat.tables.chemin import MayName, Pass, Phase, PutUp
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
from .conformance.chemin import waits
from .curious import Curious
from .run import Run, Step

NAMES: Final = {1: "Ada", 2: "Bruno", 5: "Chloé", 7: "Dario", 10: "Emma"}
SEEDS: Final = {
    "chemin-de-fer": 68,
    "chemin-de-fer-club": 16,
    "computer-chemin-de-fer": 1,
    "computer-baccarat": 2,
}
"""Found by trying, for the cards: between them the shoes bring all that can happen."""
ERRANDS: Final = {"sit": Sit, "buy": Buy, "cash": Cash}
COMPANY: Final = ("bold", "by-the-book", "bold", "cautious")
"""Who plays, in the order of the places."""
CURIOUS: Final = 6
"""One in so many answers is what was done least in the shoe till then, and of hands each."""
BANKS: Final = {"bold": (0, (6, 15)), "by-the-book": (0, (3, 6)), "cautious": (20, (1, 4))}
"""How often in a hundred each declined the bank, and what hundredths of a purse went into it."""
HANDS: Final = frozenset({Phase.PONTE, Phase.BANKER})
LATE: Final = 12
"""In one coup of so many nobody but the banker answers in time, until the bank is offered, or
waits for those who would cover it."""


def played(run: Run, cards: Iterator[Card]) -> list[Step]:
    """Play a shoe to its end."""
    dice, begun, state = Seeded(1), len(run.steps), run.state
    curious = Curious(dice)
    names = cycle(COMPANY)
    company = dict(zip(range(1, len(state.purses) + 1), names, strict=False))
    run.do(HOUSE, StartShoe())
    late = False
    while run.state.phase is not Phase.BETWEEN_SHOES:
        late = late and run.state.phase is not Phase.BANK and not waits(run.state)
        if any(isinstance(may, MayDeal) for may in chemin.legal(run.state, HOUSE)):
            run.do(HOUSE, Deal(next(cards)))
            late = dice.below(LATE) == 0
        elif dice.below(60) == 0:
            run.do(CHANGEUR, errand(dice, run.state))
        else:
            run.do(*answered(run.state, company, dice, curious, late=late))
        curious.see(run.steps[-1])
    return run.steps[begun:]


def answered(
    state: chemin.State, company: dict[int, str], dice: Dice, curious: Curious, *, late: bool
) -> tuple[int, Any]:
    """Return the next answer, or what the house does where none comes."""
    closes = chemin.legal(state, HOUSE)
    for seat in chemin.asked(state):
        if late and closes and seat != state.banker:
            break
        if state.phase in HANDS or dice.below(CURIOUS) == 0:
            return seat, curious.answer(state, seat)
        action = played_by(company[seat], state, seat, dice)
        if action is not None:
            return seat, action
    return (HOUSE, Close()) if closes else (CHANGEUR, errand(dice, state))


def played_by(name: str, state: chemin.State, seat: int, dice: Dice) -> Any:
    """Answer as the bots do, but put up banks as they did when the records were made."""
    view = chemin.view(state, seat)
    match view.choices:
        case (MayName("put-up", low, high, step, passes),):
            declines, (least, most) = BANKS[name]
            if passes and dice.below(100) < declines:
                return Pass()
            part = state.held(seat) * (least + dice.below(most - least + 1)) // 100
            wish = min(part, most * low)
            unit = max(10 ** (len(str(wish)) - 2), CHIP) if wish > CHIP else 1
            rounded = wish - wish % unit
            return PutUp(min(max(rounded - rounded % step, low + -low % step), high))
        case _:
            return strategies(state.preset)[name](view, {}, dice.below)


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
