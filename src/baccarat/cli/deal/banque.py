"""Print the coups of baccara banque, as JSON objects or to a terminal."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ...tables.banque.events import CapitalTaxed, HandsHeld, StakeCollected, StakePaid
from ...tables.banque.seating import PUNTERS, TableSide
from ...tables.banque.state import State
from ...tables.common.chips import Seat
from ...tables.coup_summary import PlayedCoup
from ..output.coup_object import cut_stakes, hand_object, purses_of, stakes_of
from .bank_screen import BankScreen


def coup_object(coup: PlayedCoup, house: int) -> dict[str, Any]:
    """Return a coup, or a round in which nobody staked, as a JSON object; sums are in units.

    - `bank`: the bank when the cards were dealt. `brought`: the tax on capital since the previous
      coup. `house`: all taxes so far.
    - `stakes`: stakes in play, by side. `refused`: stakes returned before the cards, by seat.
      `standing`: stakes that a tie left for the next coup, by seat.
    - `banco`: the callers, and the sides called. `won`: by seat, negative for a loss.
    - `settled`: stakes in the order in which they were collected and then paid.
    """
    held, after = coup.first(HandsHeld), coup.after
    at: State = (held or coup.transitions[-1]).before
    staked = stakes_of(at) if held else {}
    laid = [each for seat in staked for each in at.laid(seat)]
    callers = at.call.seats if held and at.call else ()
    settled = [*_list_settled(coup)]
    won = Counter(dict.fromkeys(staked, 0))
    for each in settled:
        won[each["seat"]] += each["won"]
    brought = sum(event.amount for event in coup.every(CapitalTaxed))
    holders = {"right": held.event.right, "left": held.event.left} if held else {}
    holders |= {"banker": at.banker} if held else {}
    return {
        "coup": coup.number,
        "shoe": coup.shoe,
        "coup_of_shoe": coup.number_in_shoe,
        "banker_seat": at.banker,
        "co_banker_seat": (held and at.co_banker) or None,
        "bank": at.bank.sum if held and at.bank else 0,
        "open": at.open_bank,
        "stakes": {s: {each.seat: each.units for each in laid if each.side is s} for s in PUNTERS},
        "refused": cut_stakes(coup),
        "banco": [{"seat": seat, "sides": at.sides_of(seat)} for seat in callers],
        "won": won,
        "settled": settled,
        "tax": coup.summary.commission - brought,
        "brought": brought,
        "purses": purses_of(after),
        "standing": stakes_of(after),
        "bank_after": after.bank.sum if after.bank else 0,
        "house": house,
        "hands": {
            side: {"seat": holders.get(side) or None, **hand_object(coup.result, side)}
            for side in TableSide
        },
    }


def _list_settled(coup: PlayedCoup) -> Iterator[dict[str, Any]]:
    """Yield how each stake on a side was settled: `won` units, negative if it was collected.

    If that is less than the stake, the bank could not cover the rest (BB-12).
    """
    for _, event, _ in coup.transitions:
        match event:
            case StakeCollected(seat, side, taken, back):
                yield {"seat": seat, "side": side, "stake": taken + back, "won": -taken}
            case StakePaid(seat, side, stake, _, own, _, co):
                yield {"seat": seat, "side": side, "stake": stake, "won": own + co}
            case _:
                continue


class BanqueScreen(BankScreen):
    """Prints coups of baccara banque."""

    SUMS = "deal-bank-sums", {"bank": "bank_after", "house": "house"}

    def stakes(self, told: Mapping[str, Any]) -> Mapping[Seat, int]:
        staked = Counter[Seat]()
        for on_side in told["stakes"].values():
            staked.update(on_side)
        return staked
