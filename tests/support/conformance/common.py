"""Checks shared by every table: the croupier, the changeur, and burnt cards."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from baccarat.cards import PACK, Card
from baccarat.rules import ShoeRules
from baccarat.tables.common.changeur import Buy, Cash, Leave, MayLeave, MayMoveChips, Sit
from baccarat.tables.common.chips import HOUSE, MAX_UNITS, Seat
from baccarat.tables.common.shoe import Close, Deal, MayClose, MayDeal, MayStartShoe, StartShoe

from .case import Knowledge
from .dice import Dice, amount, around, choose

NO_SEATS: tuple[Any, ...] = (0, -1, True, 1.0, "1", None, 10**30)
NO_CARDS: tuple[Any, ...] = ("9h", "xx", 9, True, None, "")
MOST_BOUGHT = 3_000_000


def pick_common(dice: Dice, choice: Any) -> Any:
    """Choose one of the actions that the croupier or the changeur may take."""
    match choice:
        case MayStartShoe():
            return StartShoe()
        case MayClose(among):
            return Close(dice.below(among) if among else 0)
        case MayDeal():
            return Deal(choose(dice, PACK))
        case MayMoveChips(errand, seat, low, high):
            kind = {"sit": Sit, "buy": Buy, "cash": Cash}[errand]
            return kind(seat, amount(dice, low, min(high, MOST_BOUGHT), 1))
        case MayLeave(seat):
            return Leave(seat)
        case _:
            raise AssertionError(f"{choice} is a choice that the suite does not know")


def common_candidates(state: Any) -> Iterator[Any]:
    """Yield actions of the croupier and the changeur, for each place and none, at its limits."""
    yield from (StartShoe(), Close(), Deal(PACK[0]), Deal(PACK[-1]))
    yield from (Deal(card) for card in NO_CARDS)
    chairs = range(1, len(state.purses) + 2)
    yield from map(Leave, chairs)
    for seat in NO_SEATS:
        yield from (Leave(seat), Sit(seat, 1), Buy(seat, 1), Cash(seat, 1))
    for seat, held in zip(chairs, (*state.purses, None), strict=True):
        limits = {1, held or 1, MAX_UNITS - (held or 0), MAX_UNITS}
        for chosen in around(limits, 1):
            yield from (Sit(seat, chosen), Buy(seat, chosen), Cash(seat, chosen))


def card(action: Any) -> Card | None:
    return action.card if isinstance(action, Deal) else None


def with_card(action: Deal, other: Card) -> Deal:
    return replace(action, card=other)


def everyone(state: Any, viewer: Seat) -> bool:
    return True


def the_croupier(state: Any, viewer: Seat) -> bool:
    return viewer == HOUSE


def _burns(state: Any, card: Card) -> bool:
    return str(state.phase) == "burning"


def _first_decides(state: Any, card: Card) -> bool:
    rules: ShoeRules = state.preset
    return _burns(state, card) and rules.burn == "first-card" and state.shoe.out == 0


BURNT = (
    Knowledge("the first card, which tells how many burn", "C-7", _first_decides, everyone),
    Knowledge("a burnt card", "C-7", _burns, the_croupier),
)
"""Cards are burnt face down, except the first, which decides; nobody sees the shoe."""


def another_burnt(state: Any, card: Card) -> Card:
    """Return a card of another value and suit, unless everyone sees it."""
    if _first_decides(state, card):
        return card
    return PACK[(PACK.index(card) + 17) % len(PACK)]
