"""Choices and limit cases of every table with a player's bank, for the suite."""

from collections.abc import Iterator, Sequence
from typing import Any, get_args

from baccarat.cards import PACK, Card
from baccarat.tables.banking.actions import (
    AddToBank,
    Answer,
    Bid,
    CallBanco,
    CallKind,
    Double,
    GiveUpBank,
    HoldBank,
    LeaveIn,
    MatchRaise,
    MayAnswer,
    MayCall,
    MayChoose,
    MayName,
    Pass,
    PassBank,
    Punt,
    PutUp,
    RaiseBank,
    SetAside,
    TakeBank,
    TakeBankAt,
    action_tag,
)
from baccarat.tables.banking.hand_choices import DrawCard, MaySpeak, Show, Stand
from baccarat.tables.common.changeur import Buy, MayMoveChips, Sit
from baccarat.tables.common.shoe import Deal, MayDeal

from .common import common_candidates, pick_common
from .dice import Dice, amount, around, choose

PURSE = 20_000
"""The most that a newcomer brings: a few banks, so that purses run out and banks are open."""

ANSWERS: dict[str, Any] = {str(action_tag(kind)): kind for kind in get_args(Answer)}
"""A seat's answers, by the word with which a choice asks for them."""

SAID: tuple[Any, ...] = (HoldBank(), PassBank(), GiveUpBank(), Show(), DrawCard(), Stand())
"""Answers about a bank between coups, and about a hand."""


def pick_banking(dice: Dice, choice: Any, on_table: Sequence[Card]) -> Any:
    """Choose one of the actions that a choice offers.

    `on_table` are the cards on the table; no equal card is dealt, so that each can be identified by
    name.
    """
    match choice:
        case MayName(what, low, high, step, passes, cover):
            if cover and dice.below(8) == 0:
                return Punt(cover)
            if (passes or what == "punt") and dice.below(8) == 0:
                return Pass() if passes else Punt(0)
            return ANSWERS[what](named(dice, low, high, step))
        case MayCall(kinds):
            if CallKind.SUIVI in kinds and dice.below(2):
                return CallBanco(CallKind.SUIVI)
            return CallBanco(choose(dice, kinds)) if dice.below(3) == 0 else Pass()
        case MayAnswer(what):
            return ANSWERS[what]() if dice.below(2) else Pass()
        case MayChoose() | MaySpeak():
            return choose(dice, [each for each in SAID if choice.allows(each)])
        case MayDeal():
            return Deal(choose(dice, [card for card in PACK if card not in on_table]))
        case MayMoveChips("sit" | "buy", seat, low, high):
            kind = Sit if choice.errand == "sit" else Buy
            return kind(seat, amount(dice, low, min(high, choose(dice, (1, 2, 8)) * PURSE), 1))
        case _:
            return pick_common(dice, choice)


def named(dice: Dice, low: int, high: int, step: int) -> int:
    """Choose an amount in whole steps, or the limit; mostly small, so that banks stay small."""
    first, most = -(-low // step) * step, choose(dice, (high, min(high, 4 * low)))
    return high if first > most or dice.below(4) == 0 else amount(dice, first, most, step)


def bank_candidates(state: Any) -> Iterator[Any]:
    """Yield every type of action at each limit of the state and the preset, and one beyond it."""
    preset, limits = state.preset, {state.preset.minimum, state.preset.least_stake, 1, 10**15}
    bank = state.bank.sum if state.bank else state.price
    limits |= {bank or 1, bank // 2 or 1, state.uncovered or 1, max(1, sum(state.stakes) - bank)}
    for seat, held in enumerate(state.purses, 1):
        limits |= {held or 1, 10**15 - (held or 0), (held or 0) + state.staked(seat)}
    amounts = around(limits, preset.stake_step)
    for kind in (PutUp, AddToBank, Punt, RaiseBank, TakeBankAt, Bid, SetAside, LeaveIn):
        yield from (kind(chosen) for chosen in amounts)
    yield from (CallBanco(kind) for kind in CallKind)
    yield from (Double(), MatchRaise(), HoldBank(), PassBank(), GiveUpBank(), TakeBank(), Pass())
    yield from (Show(), DrawCard(), Stand())
    yield from common_candidates(state)
