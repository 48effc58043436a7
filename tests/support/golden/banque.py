"""A shoe of baccara banque for its golden record."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from baccarat.cards import Card
from baccarat.players import strategies
from baccarat.rules import BANQUE_PRESETS, BanquePreset
from baccarat.tables import banque
from baccarat.tables.banking.actions import Bid, CallBanco, MayAnswer, MayCall, MayName, Pass
from baccarat.tables.banking.hand_choices import AskTable
from baccarat.tables.banque import (
    ClaimBanco,
    MayBid,
    MayClaim,
    MayPay,
    MayStakeOn,
    NameCutter,
    Phase,
    StakeOn,
)
from baccarat.tables.common.chips import HOUSE
from baccarat.tables.common.shoe import Close

from ..conformance import Dice
from ..conformance.banking import ANSWERS, SAID
from ..conformance.banque import PAYS
from ..conformance.banque import waits as bank_waits
from ..tables.drive import Run, Step
from . import bank_table as golden_banking

NAMES: Final = {1: "Ada", 2: "Bruno", 4: "Chloé", 5: "Dario", 7: "Emma", 10: "Farid"}
_LIMITED, _OPEN, _CLUB, *_ = BANQUE_PRESETS
_SMALL: Final[dict[str, Any]] = {"packs": 2, "per_side": 2, "bystanders": 1}
HOUSES: Final[dict[str, BanquePreset]] = {
    "banque-listed": replace(_LIMITED, award="list", tax="capital", refill="opening", **_SMALL),
    "banque-club-small": replace(_CLUB, **_SMALL),
}
"""Variants where no preset shows enough: a bank by the list, taxed income, a refused banco."""
SEEDS: Final = {
    "banque-limitee": 79,
    "banque-ouverte": 21,
    "banque-club": 567,
    "banque-andorra-limitee": 49,
    "banque-andorra-ouverte": 1,
    "banque-ouverte-france": 5,
    "banque-listed": 2_506,
    "banque-club-small": 20_553,
}
"""Found by trial, for the cards: together the shoes cover everything that can happen."""

OPEN_BEFORE: Final = 40
"""If both kinds may be bid, open banks are tried until this many cards are out."""


def find_bank(run: Run) -> None:
    """If the shoe waits for its bank, let the first in order take it and name the next."""
    if not run.state.needs_banker:
        return
    run.do(HOUSE, Close())
    banker, cutter = banque.to_act(run.state)[:2]
    run.do(banker, Bid(run.state.preset.minimum))
    run.do(HOUSE, Close())
    run.do(banker, NameCutter(cutter))


def played(run: Run, cards: Iterator[Card]) -> list[Step]:
    """Play a shoe to its end."""
    return golden_banking.played(run, cards, GAME)


def played_by(name: str, state: banque.State, seat: int, dice: Dice) -> Any:
    """Answer as the bots do."""
    return strategies(state.preset)[name](banque.view(state, seat), {}, dice.below)


def ways(state: banque.State, seat: int) -> Iterator[Any]:
    """List a seat's possible actions; it stakes as much as the bank holds, so that some is over."""
    (may,) = banque.legal(state, seat)
    match may:
        case MayStakeOn(_, low, high, step, sides=sides):
            yield from (StakeOn(_most(state, low, high, step), side) for side in sides)
        case MayName(what, low, high, step):
            yield ANSWERS[what](_most(state, low, high, step))
            if isinstance(may, MayBid) and may.opens and state.shoe.out < OPEN_BEFORE:
                yield PAYS["bid-open"]()
        case MayPay(what):
            yield from (PAYS[what](), Pass())
        case MayClaim():
            yield from (ClaimBanco(a_cheval=True), ClaimBanco(a_cheval=False))
        case MayCall(kinds):
            yield from map(CallBanco, kinds)
        case MayAnswer(what):
            yield ANSWERS[what]()
        case _:
            yield from (do for do in (*SAID, AskTable()) if may.allows(do))


def waits(state: banque.State) -> bool:
    """Whether the bank waits for somebody; at most once in vain, or no shoe would end."""
    in_vain = state.phase is Phase.CHOICE and state.bank is not None and state.bank.empty > 0
    return bank_waits(state) or in_vain


def _most(state: banque.State, low: int, high: int, step: int) -> int:
    bank = state.bank.sum if state.bank else low
    return min(high, max(low, bank - bank % step))


def what(state: banque.State, action: Any) -> Any:
    """Classify actions: a call by its kind, a club's call by the hands it is for."""
    match action:
        case CallBanco(kind):
            return kind
        case ClaimBanco():
            return action
        case StakeOn(side=side):
            return StakeOn, side
        case Pass():
            return Pass, state.phase
        case _:
            return type(action)


GAME: Final = golden_banking.Game(played_by, ways, what, waits)
