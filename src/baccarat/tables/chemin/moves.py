"""The chips that each event of a table of chemin de fer moves."""

from collections.abc import Callable

from ..common import (
    COMMISSION,
    Errands,
    Move,
    Seat,
    bank,
    errand_moves,
    garage,
    move,
    purse,
    stakes,
)
from .events import (
    BankAdded,
    BankEnded,
    BankPutUp,
    BankRaised,
    BankWon,
    CallStood,
    Doubled,
    Event,
    LaidAside,
    Punted,
    RaiseMatched,
    StakeCut,
    StakeLost,
    StakeReturned,
    StakeWon,
)


def moves(event: Event) -> tuple[Move, ...]:  # noqa: PLR0912 - a row an event
    """Name the chips that an event moves, from which place to which."""
    match event:
        case BankPutUp() | BankAdded() | Doubled():
            return move(purse(event.seat), bank(event.seat), event.amount)
        case CallStood(_, seats, amounts):
            pairs = zip(seats, amounts, strict=True)
            return tuple(each for s, sum_ in pairs for each in move(purse(s), stakes(s), sum_))
        case Punted():
            return move(purse(event.seat), stakes(event.seat), event.added)
        case BankRaised():
            return _into_bank(event.seat, event.from_purse, event.from_garage)
        case RaiseMatched():
            back = _into_bank(event.banker, -event.to_purse, -event.to_garage)
            return _into_bank(event.seat, event.from_purse, event.from_garage) + back
        case StakeCut():
            return move(stakes(event.seat), purse(event.seat), event.back)
        case StakeReturned():
            return move(stakes(event.seat), purse(event.seat), event.amount)
        case LaidAside(banker, own, co_banker, co):
            return _each(banker, own, co_banker, co, lambda s, sum_: move(bank(s), garage(s), sum_))
        case StakeWon(seat, stake, banker, own, co_banker, co):
            to = purse(seat)
            paid = _each(banker, own, co_banker, co, lambda s, sum_: move(bank(s), to, sum_))
            return move(stakes(seat), to, stake) + paid
        case StakeLost():
            return move(stakes(event.seat), bank(event.banker), event.stake)
        case BankWon():
            from_bank = bank(event.banker)
            shared = move(from_bank, bank(event.co_banker), event.co) if event.co_banker else ()
            return move(from_bank, COMMISSION, event.tax) + shared
        case BankEnded():
            return _each(
                event.seat, event.own, event.co_banker, event.co,
                lambda s, sum_: move(bank(s), purse(s), sum_),
            ) + _each(
                event.seat, event.aside, event.co_banker, event.co_aside,
                lambda s, sum_: move(garage(s), purse(s), sum_),
            )  # fmt: skip
        case _:
            return errand_moves(event) if isinstance(event, Errands) else ()


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
