"""Sums worth a button of their own, where a seat may name one."""

from typing import Literal

import msgspec

from ..common import Seat
from .actions import MayName
from .auction import best_bid
from .offers import to_cover
from .state import BankState, the_bank

Word = Literal["low", "double", "half", "again", "open", "more", "all"]


class Quick(msgspec.Struct, frozen=True):
    """A sum that may be named, in units, and what it is called."""

    name: Word
    amount: int


def quick(state: BankState, seat: Seat, may: MayName) -> tuple[Quick, ...]:
    """List the sums to propose to `seat`, from the least on: each may be named, and comes once."""
    found: dict[int, Quick] = {}
    for name, wanted in _wanted(state, seat, may):
        if wanted > may.high:
            found.setdefault(may.high, Quick("all", may.high))
        elif wanted > 0 and (amount := _nearest(may, wanted)) not in found:
            found[amount] = Quick(name, amount)
    return tuple(found.values())


def _wanted(state: BankState, seat: Seat, may: MayName) -> tuple[tuple[Word, int], ...]:
    match may.what:
        case "punt" | "stake-on":
            if state.asks_all:  # the bank holds every stake, so none of them is a part of it
                return ("low", may.low), ("double", 2 * may.low), ("all", may.high)
            left = state.open_units + state.staked(seat)
            return ("low", may.low), ("half", left // 2), ("open", left)
        case "raise-bank":
            over = to_cover(state)
            half: tuple[Word, int] = "half", over // 2
            return (half, ("all", may.high)) if may.high < over else (half,)
        case "add-to-bank":
            held = the_bank(state).sum
            return ("half", held // 2), ("again", held), ("all", may.high)
        case "bid":
            best = best_bid(state)
            return ("low", may.low), ("more", (best[1] if best else 0) + state.preset.minimum)
        case _:
            return ("low", may.low), ("double", 2 * state.preset.minimum), ("all", may.high)


def _nearest(may: MayName, wanted: int) -> int:
    """Find the sum nearest to the one wanted: in whole steps, or all that is open or there."""
    if wanted in {may.high, may.cover}:
        return wanted
    least = -(-may.low // may.step) * may.step
    return min(may.high, max(wanted - wanted % may.step, least))
