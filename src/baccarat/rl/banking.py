"""The numeric encoding shared by tables with a player's bank."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, get_args

from ..tables.banking.actions import (
    SEAT_ACTIONS,
    AmountAction,
    Answer,
    CallBanco,
    CallKind,
    MayName,
    Pass,
    Punt,
    action_tag,
)
from ..tables.banking.state import Bank
from ..tables.common.chips import Seat
from .parts import Numbers, Parts, flag, hand, in_turn, one_of, shoe, sums
from .slots import ActionSlot, amount, binned, fixed

NAMED: Final[tuple[Callable[[int], Any], ...]] = tuple(
    kind for kind in SEAT_ACTIONS if issubclass(kind, AmountAction)
)
"""Actions with an amount of the player's choice."""
_PLAIN: Final = tuple(kind for kind in SEAT_ACTIONS if kind not in {*NAMED, CallBanco})
FIXED: Final = (Pass(), *(kind() for kind in _PLAIN if kind is not Pass))
SAID: Final = tuple(action_tag(kind) for kind in (*NAMED, *_PLAIN) if kind in get_args(Answer))
"""Spoken answers, apart from the calls."""


def slots(bins: int) -> Iterator[ActionSlot]:
    """List the actions common to all tables with a player's bank."""
    for action in FIXED:
        yield fixed(str(action_tag(action)), action)
    yield fixed("punt:none", Punt(0))
    for kind in CallKind:
        yield fixed(f"call-banco:{kind}", CallBanco(kind))
    for named in NAMED:
        yield from binned(
            str(action_tag(named)), bins, sum_in_bins(str(action_tag(named)), bins, named)
        )


def sum_in_bins(what: str, bins: int, action: Callable[[int], Any]) -> Callable[[int, Any], Any]:
    """Return a function that makes the action called `what` from a bin number, if it is offered."""

    def make(number: int, may: Any) -> Any:
        if not isinstance(may, MayName) or may.what != what:
            return None
        units = amount(may.low, may.high, may.step, number, bins)
        return None if units is None else action(units)

    return make


def encode_view(preset: Any, phases: Iterable[str], view: Any) -> Parts:
    """Encode what the viewer sees of the bank, calls and places; each game adds its hands."""
    bank, call, seats = view.bank, view.call, {each.seat: each for each in view.seats}
    chairs = in_turn(preset, view.viewer)
    return {
        "phase": one_of(phases, view.phase),
        "seats": [number for seat in chairs for number in _seat(preset, view, seats.get(seat))],
        "roles": [
            number
            for seat in (
                bank and bank.seat, bank and bank.co_banker, view.turn, view.giver, view.bidder,
            )
            for number in one_of(chairs, seat)
        ],
        "bank": sums(preset, *_held(bank)) + flag(bank and bank.fresh, bank and bank.won),
        "call": one_of(CallKind, call and call.kind) + flag(call and call.half),
        "sums": sums(preset, view.left, view.over, view.price, view.bid),
        "shoe": shoe(preset, view.shoe),
    }  # fmt: skip


def _held(bank: Bank | None) -> tuple[int, ...]:
    return (bank.own, bank.co, bank.aside, bank.co_aside) if bank else (0, 0, 0, 0)


def _seat(preset: Any, view: Any, chair: Any) -> Numbers:
    """Encode a chair: whether it acts, calls or may follow; its chips, prime rank and answer."""
    seat, answer = chair and chair.seat, chair and chair.said
    calls = view.call is not None and seat in view.call.seats
    return [
        *flag(chair, seat in view.asked, calls, seat in view.suivi),
        *sums(preset, chair and chair.purse, chair and chair.stake),
        ((chair and chair.prime) or 0) / preset.seats,
        *one_of(SAID, action_tag(answer)),
        *one_of(CallKind, getattr(answer, "kind", None)),
        *sums(preset, getattr(answer, "amount", 0)),
    ]


def spoken_hand(preset: Any, viewer: Seat, seen: Any) -> Numbers:
    """Encode a hand: its holder and cards, whether it is open, and whether it drew or stood."""
    holder = one_of(in_turn(preset, viewer), seen.seat)
    return (
        holder + hand(seen.cards, seen.total) + flag(seen.shown) + one_of((True, False), seen.draws)
    )
