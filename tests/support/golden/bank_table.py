"""A shoe at a table with a player's bank for its golden record: bots play and try rare things.

People come and go, and some are late.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import Any, Final

from baccarat.cards import Card
from baccarat.tables.banking.actions import CallBanco
from baccarat.tables.banking.events import CallStood
from baccarat.tables.common.changeur import Buy, Cash, Leave, MayLeave, MayMoveChips, Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.shoe import Deal, MayDeal, StartShoe

from ..conformance.dice import Dice, Seeded, choose
from ..tables.drive import Run, Step

Ways = Callable[[Any, int], Iterator[Any]]
"""Lists a seat's possible actions."""
What = Callable[[Any, Any], Any]
"""Classifies an action, given the state it is taken in."""


class Curious:
    """Counts actions; a call counts when it takes effect, and not when it is made."""

    def __init__(self, dice: Dice, ways: Ways, what: What) -> None:
        self._dice, self._ways, self._what = dice, ways, what
        self._done: Counter[Any] = Counter()

    def see(self, step: Step) -> None:
        self._done.update(event.kind for event in step.events if isinstance(event, CallStood))
        if not isinstance(step.action, CallBanco):
            self._done[self._what(step.before, step.action)] += 1

    def answer(self, state: Any, seat: int) -> Any:
        """Return the seat's possible action that was done least."""
        ways = {do: self._done[self._what(state, do)] for do in self._ways(state, seat)}
        least = min(ways.values())
        return choose(self._dice, [do for do, often in ways.items() if often == least])


ERRANDS: Final = {"sit": Sit, "buy": Buy, "cash": Cash}
COMPANY: Final = ("bold", "by-the-book", "bold", "cautious")
"""The players, in the order of the places."""
CURIOUS: Final = 6
"""One answer in this many is whatever was done least so far; for hands, every answer is."""
HANDS: Final = frozenset({"ponte", "right", "left", "banker"})
"""The phases in which a hand is asked."""
LATE: Final = 12
"""In one coup in this many, nobody except the banker answers in time, until the bank is offered or
waits for players to cover it."""


@dataclass(frozen=True)
class Game:
    """The functions specific to one game.

    - `played_by` answers as the bot with this name does, or None if it waits.
    - `ways` and `what` are for the curious player: a seat's possible actions, and their kinds.
    - `waits` tells whether the bank waits for somebody.
    """

    played_by: Callable[[str, Any, int, Dice], Any]
    ways: Ways
    what: What
    waits: Callable[[Any], bool]


def played(run: Run, cards: Iterator[Card], game: Game) -> list[Step]:
    """Play a shoe to its end."""
    dice, begun, state = Seeded(1), len(run.steps), run.state
    curious = Curious(dice, game.ways, game.what)
    names = cycle(COMPANY)
    company = dict(zip(range(1, len(state.purses) + 1), names, strict=False))
    run.do(HOUSE, StartShoe())
    late = False
    while run.state.phase != "between-shoes":
        late = late and run.state.phase != "bank" and not game.waits(run.state)
        if any(isinstance(may, MayDeal) for may in run.table.legal(run.state, HOUSE)):
            run.do(HOUSE, Deal(next(cards)))
            late = dice.below(LATE) == 0
        elif dice.below(60) == 0:
            run.do(CHANGEUR, errand(dice, run))
        else:
            run.do(*_answered(run, game, company, dice, curious, late=late))
        curious.see(run.steps[-1])
    return run.steps[begun:]


def _answered(
    run: Run, game: Game, company: dict[int, str], dice: Dice, curious: Curious, *, late: bool
) -> tuple[int, Any]:
    """Return the next answer, or the house's action if nobody has to answer."""
    state, closes = run.state, run.table.legal(run.state, HOUSE)
    for seat in run.table.to_act(state):
        if late and closes and seat != state.banker:
            break
        if state.phase in HANDS or dice.below(CURIOUS) == 0:
            return seat, curious.answer(state, seat)
        action = game.played_by(company[seat], state, seat, dice)
        if action is not None:
            return seat, action
    return (HOUSE, run.close()) if closes else (CHANGEUR, errand(dice, run))


def errand(dice: Dice, run: Run) -> Any:
    """Let somebody sit down, leave, buy or cash in; nobody's purse gets small."""
    offer = choose(dice, run.table.legal(run.state, CHANGEUR))
    if isinstance(offer, MayLeave):
        return Leave(offer.seat)
    assert isinstance(offer, MayMoveChips)
    few = run.state.preset.minimum * (1 + dice.below(60))
    if offer.errand == "cash":
        return Cash(offer.seat, min(offer.high, few // 10 + 1))
    return ERRANDS[offer.errand](offer.seat, few)
