"""Name the chips that an event of a bank moves, from which account to which."""

from collections.abc import Callable
from typing import assert_never

from ..common import COMMISSION, Move, Seat, bank, garage, move, purse, stakes
from . import events as e
from .events import BankEvent


def bank_moves(event: BankEvent) -> tuple[Move, ...]:  # noqa: PLR0912 - a row an event
    """Name the chips that an event moves, from which place to which."""
    match event:
        case e.BankPutUp() | e.BankAdded() | e.Doubled():
            return move(purse(event.seat), bank(event.seat), event.amount)
        case e.CallStood(_, seats, amounts):
            pairs = zip(seats, amounts, strict=True)
            return tuple(each for s, sum_ in pairs for each in move(purse(s), stakes(s), sum_))
        case e.Punted():
            return move(purse(event.seat), stakes(event.seat), event.added)
        case e.BankRaised():
            return _into_bank(event.seat, event.from_purse, event.from_garage)
        case e.RaiseMatched():
            back = _into_bank(event.banker, -event.to_purse, -event.to_garage)
            return _into_bank(event.seat, event.from_purse, event.from_garage) + back
        case e.StakeCut():
            return move(stakes(event.seat), purse(event.seat), event.back)
        case e.StakeReturned():
            return move(stakes(event.seat), purse(event.seat), event.amount)
        case e.LaidAside(banker, own, co_banker, co):
            return _each(banker, own, co_banker, co, lambda s, sum_: move(bank(s), garage(s), sum_))
        case e.StakeWon(seat, stake, banker, own, co_banker, co):
            to = purse(seat)
            paid = _each(banker, own, co_banker, co, lambda s, sum_: move(bank(s), to, sum_))
            return move(stakes(seat), to, stake) + paid
        case e.StakeLost():
            return move(stakes(event.seat), bank(event.banker), event.stake)
        case e.BankWon():
            from_bank = bank(event.banker)
            shared = move(from_bank, bank(event.co_banker), event.co) if event.co_banker else ()
            return move(from_bank, COMMISSION, event.tax) + shared
        case e.BankEnded():
            return _each(
                event.seat, event.own, event.co_banker, event.co,
                lambda s, sum_: move(bank(s), purse(s), sum_),
            ) + _each(
                event.seat, event.aside, event.co_banker, event.co_aside,
                lambda s, sum_: move(garage(s), purse(s), sum_),
            )  # fmt: skip
        case (
            e.BankOffered() | e.BankDeclined() | e.BankWaits() | e.AddAsked()
            | e.DoublingOpened() | e.Answered() | e.CallsOpened() | e.BystandersMayCall()
            | e.CallsLapsed() | e.StakesAsked() | e.BystandersMayStake() | e.RaiseAsked()
            | e.MatchAsked() | e.RaiseUnmatched() | e.StakesSet() | e.StakesStand()
            | e.NobodyStaked() | e.ChoiceAsked() | e.BankHeld() | e.SuiteOffered()
            | e.AuctionOpened()
        ):  # fmt: skip
            return ()
        case _:
            assert_never(event)


def _into_bank(seat: Seat, from_purse: int, from_garage: int) -> tuple[Move, ...]:
    return move(purse(seat), bank(seat), from_purse) + move(garage(seat), bank(seat), from_garage)


def _each(
    banker: Seat,
    own: int,
    co_banker: Seat | None,
    co: int,
    moved: Callable[[Seat, int], tuple[Move, ...]],
) -> tuple[Move, ...]:
    """Move the banker's part, and the co-banker's where there is one."""
    return moved(banker, own) + (moved(co_banker, co) if co_banker else ())
