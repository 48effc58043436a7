"""Write and parse actions such as `1 stake player 2500`, and coups.

A coup is one line: the actions since the last coup, ` = `, and the result.
"""

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final

from ..cards.card import BadCard, parse_cards
from ..tables.common.changeur import Buy, Cash, ChangeurAction, Leave, Sit
from ..tables.common.chips import CHANGEUR, HOUSE, Seat
from ..tables.common.coup_result import CoupResult
from ..tables.common.shoe import CallLast, Close, CroupierAction, Deal, StartShoe
from .faults import NotationCode
from .grammar import BadNotation, number
from .public_coup import HIDDEN, Dead, DealHidden, RecordedAction, VoidSide
from .register import GameNotation

ACTORS: Final = {HOUSE: "h", CHANGEUR: "c"}
VOID: Final = "void"
"""The result of a coup that does not count (AD-E3)."""


def coup_line(
    actions: Iterable[tuple[Seat, RecordedAction]],
    coup: CoupResult | None,
    words: GameNotation,
    *,
    void: bool = False,
) -> str:
    """Write a coup, None for a round without cards; cards in a row share an action."""
    texts: list[str] = []
    for verb, group in groupby(actions, key=lambda pair: _card_verb(pair[1])):
        group_texts = [action_text(seat, action, words) for seat, action in group]
        if verb:
            texts.append(f"h {verb} {' '.join(text.split(' ')[-1] for text in group_texts)}")
        else:
            texts.extend(group_texts)
    return f"{'; '.join(texts)} = {VOID if void else words.result_text(coup)}"


def _card_verb(action: RecordedAction) -> str:
    """Return the verb of an action with a card; empty for any other."""
    match action:
        case Deal() | DealHidden():
            return "deal"
        case Dead():
            return "dead"
        case _:
            return ""


def parse_coup(
    line: str, words: GameNotation
) -> tuple[tuple[tuple[Seat, RecordedAction], ...], str]:
    """Parse a coup's actions, and return its result as text. Raises BadNotation."""
    actions, parted, result = line.rpartition(" = ")
    if not parted or not (result == VOID or words.RESULT.fullmatch(result)):
        raise BadNotation(NotationCode.NO_RESULT)
    pairs = (pair for text in actions.split("; ") for pair in parse_action(text, words))
    return tuple(pairs), result


def action_text(seat: Seat, action: RecordedAction, words: GameNotation) -> str:
    """Write an action of `seat`. Raises BadNotation if the notation cannot express it."""
    return f"{ACTORS.get(seat, seat)} {_write_plain(action, words)}"


def _write_plain(action: RecordedAction, words: GameNotation) -> str:
    match action:
        case StartShoe():
            return "start"
        case Close(lot):
            return f"close {lot}" if lot else "close"
        case CallLast(coups):
            return f"last {coups}"
        case Deal(card):
            return f"deal {card}"
        case DealHidden():
            return f"deal {HIDDEN}"
        case Dead(card):
            return f"dead {card}"
        case VoidSide(side):
            return f"{VOID} {side}"
        case Sit(seat, amount):
            return f"sit {seat} {amount}"
        case Buy(seat, amount):
            return f"buy {seat} {amount}"
        case Cash(seat, amount):
            return f"cash {seat} {amount}"
        case Leave(seat):
            return f"leave {seat}"
        case _:
            return words.action_words(action)


def parse_action(text: str, words: GameNotation) -> tuple[tuple[Seat, RecordedAction], ...]:
    """Parse an action; several cards dealt in a row yield one action each. Raises BadNotation."""
    actor, *parts = text.split(" ")
    try:
        match actor, parts:
            case "h", [verb, *rest]:
                return tuple((HOUSE, action) for action in _house(verb, rest))
            case "c", [verb, seat, *rest]:
                return ((CHANGEUR, _errand(verb, number(seat), rest, words)),)
            case _, [_, *_]:
                return ((number(actor), words.seat_action(parts)),)
            case _:
                raise BadNotation(NotationCode.NO_ACTION, text=text)
    except BadCard as fault:
        raise BadNotation(NotationCode.NO_CARD, text=fault.code) from None


def _house(verb: str, rest: list[str]) -> tuple[CroupierAction | DealHidden | Dead | VoidSide, ...]:
    match verb, rest:
        case "start", []:
            return (StartShoe(),)
        case "close", []:
            return (Close(),)
        case "close", [lot]:
            return (Close(number(lot)),)
        case "last", [coups]:
            return (CallLast(number(coups)),)
        case "deal", [_, *_]:
            return tuple(map(_deal, rest))
        case "dead", [_, *_]:
            return tuple(map(Dead, parse_cards(rest)))
        case "void", ["right" | "left" as side]:
            return (VoidSide(side),)
        case _:
            raise BadNotation(NotationCode.HOUSE_DOES_NOT, text=" ".join((verb, *rest)))


def _deal(code: str) -> Deal | DealHidden:
    return DealHidden() if code == HIDDEN else Deal(*parse_cards([code]))


def _errand(verb: str, seat: Seat, rest: list[str], words: GameNotation) -> ChangeurAction | Any:
    match verb, rest:
        case "sit", [amount]:
            return Sit(seat, number(amount))
        case "buy", [amount]:
            return Buy(seat, number(amount))
        case "cash", [amount]:
            return Cash(seat, number(amount))
        case "leave", []:
            return Leave(seat)
        case _:
            return words.errand(verb, seat, rest)
