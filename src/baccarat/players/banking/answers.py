"""From a temper, and what a seat is asked, to its answer."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, Protocol, TypeVar

from ...rules import CHIP, Draws
from ...tables.banking import (
    Answer,
    Bank,
    Bid,
    CallBanco,
    CallKind,
    Double,
    DrawCard,
    GiveUpBank,
    HoldBank,
    MatchRaise,
    MayAnswer,
    MayCall,
    MayChoose,
    MayName,
    MaySpeak,
    Pass,
    PassBank,
    Punt,
    PutUp,
    RaiseBank,
    SeatAction,
    Show,
    Stand,
    TakeBank,
)
from ...tables.common import Choice
from ..strategy import Chance, Roads, Strategy
from .temper import Often, Temper

HUNDRED: Final = 100
ROUND: Final = 2
"""So many digits of a sum are not zero."""
PASS: Final = Pass()
A_DEUX: Final = CallKind.A_DEUX
HALF: Final = CallBanco(A_DEUX)
"""A call that waits for somebody else's."""
COMMON: Final = 100
"""So many times the minimum are a common purse: a longer one puts up no more for it."""
_ANSWERS: Final[Mapping[str, tuple[Answer, Often]]] = {
    "double": (Double(), "doubles"),
    "match-raise": (MatchRaise(), "raises"),
    "take-bank": (TakeBank(), "takes"),
}


class View(Protocol):
    """What a player sees of a table with a bank, and goes by."""

    @property
    def purse(self) -> int: ...
    @property
    def bank(self) -> Bank | None: ...
    @property
    def left(self) -> int: ...
    @property
    def choices(self) -> Sequence[Choice]: ...
    def hears(self, words: object) -> bool: ...


V = TypeVar("V", bound=View)

Own = Callable[[Temper, Any, Any, Chance], Any]
"""Answers what a game asks in its own way, from its own view; None for what every bank asks."""


Speaks = Callable[[Any, MaySpeak, Roads, Chance], SeatAction | None]
"""Speaks for a hand, or leaves it to the temper."""


def plays(temper: Temper, own: Own | None = None, speaks: Speaks | None = None) -> Strategy:
    """Make a strategy of a temper: it answers whatever its seat may do, and waits otherwise.

    What `own` has an answer to is answered by that, and a hand by `speaks` where that has one.
    """

    def strategy(view: View, seen: Roads, chance: Chance) -> Any:
        for may in view.choices:
            if own is not None and (said := own(temper, view, may, chance)) is not None:
                return said
            if speaks is not None and isinstance(may, MaySpeak):
                said = speaks(view, may, seen, chance)
                if said is not None:
                    return said
            answers = _answers_to(type(may))
            if answers is not None:
                return answers(temper, view, may, chance)
        return None

    return strategy


def happens(often: int, chance: Chance) -> bool:
    """Draw whether it is one of so many cases of a hundred."""
    return chance(HUNDRED) < often


def affords(temper: Temper, view: View, amount: int) -> bool:
    """Whether a sum is no more than the temper risks of its purse at once."""
    return amount * HUNDRED <= view.purse * temper.banco


def _part(whole: int, between: tuple[int, int], chance: Chance) -> int:
    """Take a part of a sum, by chance between two bounds."""
    low, high = between
    return whole * (low + chance(high - low + 1)) // HUNDRED


def _named(may: MayName, wish: int) -> int:
    """Fit a sum into what may be named; people name round ones, in whole chips."""
    unit: int = max(10 ** (len(str(wish)) - ROUND), CHIP) if wish > CHIP else 1
    rounded = wish - wish % unit
    low = may.low + -may.low % may.step
    return min(max(rounded - rounded % may.step, low), may.high)


def _put_up(temper: Temper, view: View, may: MayName, chance: Chance) -> SeatAction:
    beyond = 2 * may.low > view.purse
    if may.passes and (beyond or happens(temper.declines, chance)):
        return Pass()
    wish = min(_part(view.purse, temper.bank, chance), COMMON * may.low)
    return PutUp(_named(may, wish))


def _punt(temper: Temper, view: View, may: MayName, chance: Chance) -> SeatAction:
    return Punt(stake(temper, view, may, chance, of=_open))


def _open(view: View) -> int:
    return view.left


def stake(temper: Temper, view: V, may: MayName, chance: Chance, *, of: Callable[[V], int]) -> int:
    """Choose a stake against the bank, in units, as a part `of` what one sees; 0 for none."""
    if happens(temper.stays_out, chance):
        return 0
    even = temper.even
    wish = may.low * even if even is not None else _part(of(view), temper.stake, chance)
    return _named(may, min(wish, _part(view.purse, (temper.banco, temper.banco), chance)))


def _raise(temper: Temper, view: View, may: MayName, chance: Chance) -> SeatAction:
    """Hold every stake, or none of what is over."""
    yes = affords(temper, view, may.high) and happens(temper.raises, chance)
    return RaiseBank(may.high) if yes else Pass()


def _bid(temper: Temper, view: View, may: MayName, chance: Chance) -> SeatAction | None:
    """Bid a little more than is bid already, up to one's limit."""
    limit = _part(view.purse, temper.bids, chance)
    if limit > may.low or (may.passes and limit == may.low):
        return Bid(_named(may, may.low + (limit - may.low) // 2))
    return Pass() if may.passes else None


_NAMES: Final[Mapping[str, Callable[[Temper, View, MayName, Chance], SeatAction | None]]] = {
    "put-up": _put_up,
    "punt": _punt,
    "raise-bank": _raise,
    "add-to-bank": lambda *_: Pass(),
    "bid": _bid,
}


def _name(temper: Temper, view: View, may: MayName, chance: Chance) -> SeatAction | None:
    return _NAMES[may.what](temper, view, may, chance)


def _answer(temper: Temper, view: View, may: MayAnswer, chance: Chance) -> SeatAction:
    answer, how_often = _ANSWERS[may.what]
    often = getattr(temper, how_often)
    return answer if affords(temper, view, may.amount) and happens(often, chance) else PASS


def _call(temper: Temper, view: View, may: MayCall, chance: Chance) -> SeatAction:
    """Follow, call, or be the other half of a call that is heard."""
    draw, dares, calls = chance(HUNDRED), view.purse * temper.banco // HUNDRED, temper.calls
    for kind, amount in zip(may.kinds, may.sums, strict=True):
        if amount > dares:
            continue
        half = kind is A_DEUX and view.hears(HALF)
        often = temper.joins if half else calls.get(kind, 0)
        if draw < often:
            return CallBanco(kind)
        draw -= often
    return PASS


def _choose(temper: Temper, view: View, may: MayChoose, chance: Chance) -> SeatAction:
    """Pass a bank on that has grown large, or now and then before."""
    large = may.amount * HUNDRED > (may.amount + view.purse) * temper.keeps
    won = view.bank is not None and view.bank.won
    if may.pass_on and won and (large or happens(temper.tires, chance)):
        return PassBank()
    if may.give_up and happens(temper.tires, chance):
        return GiveUpBank()
    return HoldBank()


def _speak(temper: Temper, view: View, may: MaySpeak, chance: Chance) -> SeatAction:
    """Do what binds; where nothing does, follow custom, but for an error now and then."""
    if may.show:
        return Show()
    if may.draw and may.stand:
        if may.custom is Draws.FREE:
            draws = happens(temper.draws, chance)
        else:
            draws = (may.custom is Draws.DRAW) is not happens(temper.errs, chance)
        return DrawCard() if draws else Stand()
    return DrawCard() if may.draw else Stand()


_ASKED: Final[Mapping[type, Callable[[Temper, Any, Any, Chance], SeatAction | None]]] = {
    MayName: _name,
    MayCall: _call,
    MayAnswer: _answer,
    MayChoose: _choose,
    MaySpeak: _speak,
}


@cache
def _answers_to(kind: type) -> Callable[[Temper, Any, Any, Chance], SeatAction | None] | None:
    """Find who answers a kind of choice, or one that it is a kind of; None for nobody."""
    return next((_ASKED[each] for each in kind.__mro__ if each in _ASKED), None)
