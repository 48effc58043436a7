"""From a hand that may draw or stand to the answer that the mixed strategy draws by chance."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from ...cards import Card
from ...lab.equilibrium import Question, chemin_de_fer, one_side_of_banque
from ...lab.equilibrium.banque import NATURAL, name_of
from ...lab.equilibrium.orders import STOOD, Pair
from ...tables.banking import DrawCard, MaySpeak, Stand
from ..memory import Memory
from ..strategy import Chance, Roads, Strategy

FREE: Final = "5"
DIGITS: Final = 2**16
"""Numbers that a digit may be."""


def ponte_often(question: Question, memory: Memory, hand: Any) -> Fraction | None:
    """Tell how often a ponte draws on a hand that it sees; None where no solution says."""
    return _often(memory, question, "ponte", question.ponte_point(pair(hand), hand.total))


def banker_often(question: Question, memory: Memory, hand: Any, ponte: Any) -> Fraction | None:
    """Tell how often a banker draws on a hand that it sees, after what it saw of the ponte."""
    event = STOOD if ponte.third is None else ponte.third
    return _often(memory, question, "banker", question.banker_point(pair(hand), hand.total, event))


def _often(memory: Memory, question: Question, person: str, point: str) -> Fraction | None:
    play = memory.book.one_side(question)
    return None if play is None else play[person].get(point)


def pair(hand: Any) -> Pair:
    """Give the first two cards of a hand that is seen by their worths, the lower first."""
    cards: tuple[Card, ...] = hand.cards[:2]
    first, second = sorted(card.points for card in cards)
    return first, second


def chemin_often(view: Any, memory: Memory) -> Fraction | None:
    """Tell how often the viewer of a table of chemin de fer draws, who is asked to speak."""
    question = _chemin(memory)
    if view.phase == "ponte":
        return ponte_often(question, memory, view.ponte)
    return banker_often(question, memory, view.banker, view.ponte)


def banque_often(view: Any, memory: Memory) -> Fraction | None:
    """Tell how often the viewer of a table of banque draws, who is asked to speak.

    With both sides a ponte's hand has a solution on 5 alone.
    """
    hands = {"right": view.right, "left": view.left_hand}
    dealt = {side: hand for side, hand in hands.items() if hand.cards}
    if len(dealt) == 1:
        (hand,) = dealt.values()
        rules: Any = memory.rules
        open_bank = view.bank is not None and view.bank.open
        question = one_side_of_banque(rules, memory.left, open_bank=open_bank)
        if view.phase == "banker":
            return banker_often(question, memory, view.banker, hand)
        return ponte_often(question, memory, hand)
    theta = Fraction(view.right.stakes, view.right.stakes + view.left_hand.stakes)
    play = memory.book.two_sides(theta, memory.left)
    if play is None:
        return None
    if view.phase == "banker":
        seen = ",".join(name_of(_event(hand)) for hand in hands.values())
        return play["banker"].get(f"{view.banker.total}|{seen}")
    return play[view.phase].get(FREE) if hands[view.phase].total == int(FREE) else None


def _event(hand: Any) -> int:
    """Give what a banker has seen of a side as an event."""
    if hand.third is not None:
        return int(hand.third)
    return NATURAL if hand.shown and (hand.total or 0) >= 8 else STOOD


OFTEN: Final[Mapping[str, Any]] = {"chemin": chemin_often, "banque": banque_often}
"""By the preset's `game`."""


def ahead(play: Strategy) -> Strategy:
    """Make a player of chemin de fer have the shoe solved as soon as it is asked anything."""

    def strategy(view: Any, seen: Roads, chance: Chance) -> Any:
        if isinstance(seen, Memory):
            seen.book.prepare(_chemin(seen))
        return play(view, seen, chance)

    return strategy


def _chemin(memory: Memory) -> Question:
    return chemin_de_fer(memory.rules, counts=memory.left, sees="both")  # type: ignore[arg-type]


def speak(view: Any, may: MaySpeak, seen: object, chance: Chance) -> DrawCard | Stand | None:
    """Draw as often as the solution says; None where nothing is free, or none says."""
    if not (may.draw and may.stand and isinstance(seen, Memory)):
        return None
    often = OFTEN[seen.rules.game](view, seen)
    if often is None:
        return None
    return DrawCard() if happens(often, chance) else Stand()


def happens(often: Fraction, chance: Chance) -> bool:
    """Draw whether it is one of `often`, exactly, digit by digit: a fraction may be long."""
    left = often
    while left:
        digit, left = divmod(left * DIGITS, 1)
        drawn = chance(DIGITS)
        if drawn != digit:
            return drawn < digit
    return False
