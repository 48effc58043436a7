"""One action in a few words: who, what, and its amounts, as in `1 stake player 2500`."""

import re
from typing import Final, assert_never

from ..cards import BadCard, parse_cards
from ..tables.common import CHANGEUR, HOUSE, Buy, Cash, Leave, Seat, Sit
from ..tables.punto import Action, Bet, Bets, Close, Deal, SetMaximum, Stake, StartShoe

ACTORS: Final = {HOUSE: "h", CHANGEUR: "c"}
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,15}")
_NAME: Final = re.compile(r"[a-z][a-z0-9-]*")


class BadNotation(ValueError):
    """A text that is no action, stake or result; the message says what is wrong with it."""


def action_text(seat: Seat, action: Action) -> str:
    """Write what `seat` did. Raises BadNotation for a bet whose name the notation cannot hold."""
    return f"{ACTORS.get(seat, seat)} {_words(action)}"


def _words(action: Action) -> str:
    match action:
        case StartShoe():
            return "start"
        case Close():
            return "close"
        case Deal(card):
            return f"deal {card}"
        case Stake(bets):
            return f"stake {bets_text(bets)}".rstrip()
        case SetMaximum(seat, maximum):
            return f"maximum {seat} {'table' if maximum is None else maximum}"
        case Sit(seat, amount):
            return f"sit {seat} {amount}"
        case Buy(seat, amount):
            return f"buy {seat} {amount}"
        case Cash(seat, amount):
            return f"cash {seat} {amount}"
        case Leave(seat):
            return f"leave {seat}"
        case _:
            assert_never(action)


def bets_text(bets: Bets) -> str:
    """Write stakes as names and units, `player 2500 tie 500`; nothing for none."""
    for bet in bets:
        if not _NAME.fullmatch(bet.wager):
            raise BadNotation(f"no bet can be called {bet.wager!r}")
    return " ".join(f"{bet.wager} {bet.amount}" for bet in bets)


def parse_bets(text: str) -> Bets:
    """Read stakes; raises BadNotation."""
    return _bets(text.split(" ") if text else [])


def _bets(words: list[str]) -> Bets:
    if len(words) % 2 or not all(_NAME.fullmatch(name) for name in words[::2]):
        raise BadNotation(f"stakes are names and units by turns, not {' '.join(words)!r}")
    return tuple(
        Bet(name, _number(units)) for name, units in zip(words[::2], words[1::2], strict=True)
    )


def parse_action(text: str) -> tuple[tuple[Seat, Action], ...]:
    """Read an action; several cards dealt in a row are as many. Raises BadNotation."""
    actor, *words = text.split(" ")
    try:
        match actor, words:
            case "h", [verb, *rest]:
                return tuple((HOUSE, action) for action in _house(verb, rest))
            case "c", [verb, seat, *rest]:
                return ((CHANGEUR, _errand(verb, _number(seat), rest)),)
            case _, ["stake", *rest]:
                return ((_number(actor), Stake(_bets(rest))),)
            case _:
                raise BadNotation(f"{text!r} is no action")
    except BadCard as fault:
        raise BadNotation(str(fault)) from None


def _house(verb: str, rest: list[str]) -> tuple[Action, ...]:
    match verb, rest:
        case "start", []:
            return (StartShoe(),)
        case "close", []:
            return (Close(),)
        case "deal", [_, *_]:
            return tuple(Deal(card) for card in parse_cards(rest))
        case _:
            raise BadNotation(f"the house starts, closes, or deals cards, not {verb!r}")


def _errand(verb: str, seat: Seat, rest: list[str]) -> Action:
    match verb, rest:
        case "sit", [amount]:
            return Sit(seat, _number(amount))
        case "buy", [amount]:
            return Buy(seat, _number(amount))
        case "cash", [amount]:
            return Cash(seat, _number(amount))
        case "leave", []:
            return Leave(seat)
        case "maximum", [amount]:
            return SetMaximum(seat, None if amount == "table" else _number(amount))
        case _:
            raise BadNotation(f"the changeur's {verb!r} is unknown, or lacks its amount")


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise BadNotation(f"{word!r} is no whole number of at most 16 digits")
    return int(word)
