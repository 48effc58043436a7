"""Print the coups of chemin de fer, as JSON objects or to a terminal."""

from collections.abc import Mapping
from typing import Any

from ...rules.coup import Side
from ...tables.banking.events import StakesSet
from ...tables.chemin.state import State
from ...tables.common.chips import Seat
from ...tables.coup_summary import PlayedCoup
from ..output.coup_object import chemin_object, cut_stakes, hand_object, purses_of, stakes_of
from .bank_screen import BankScreen


def coup_object(coup: PlayedCoup, house: int) -> dict[str, Any]:
    """Return a coup, or a round in which nobody staked, as a JSON object; sums are in units.

    - `stakes`: stakes in play. `standing`: stakes that a tie left for the next coup. `refused`:
      stakes returned before the cards. All by seat.
    - `won`: by seat, negative for a loss, without the bank.
    - `house`: the taxes of all coups so far.
    - `bank_after` and `hands`: the bank and the hands by the names that banque has for them.
    """
    covered, after, summary = coup.first(StakesSet), coup.after, coup.summary
    at: State = (covered or coup.transitions[-1]).before
    stakes = stakes_of(at) if covered else {}
    ponte = covered.event.ponte if covered else None
    bank = after.bank.sum if after.bank else 0
    seats = {"ponte": ponte, "banker": at.banker}
    return {
        "coup": coup.number,
        "shoe": coup.shoe,
        "coup_of_shoe": coup.number_in_shoe,
        "banker_seat": at.banker,
        "co_banker_seat": at.co_banker or None,
        "ponte_seat": ponte,
        "call": at.call if covered else None,
        "banco": covered.event.banco if covered else 0,
        "stakes": stakes,
        "refused": cut_stakes(coup),
        "won": {seat: summary.won.get(seat, 0) for seat in stakes},
        "tax": summary.commission,
        "purses": purses_of(after),
        "standing": stakes_of(after),
        "bank": bank,
        "garage": after.bank.aside + after.bank.co_aside if after.bank else 0,
        "house": house,
        "bank_after": bank,
        "hands": {
            name: {"seat": seat, **hand_object(coup.result, side)}
            for (name, seat), side in zip(seats.items(), Side, strict=True)
        },
        **chemin_object(coup.result),
    }


class CheminScreen(BankScreen):
    """Prints coups of chemin de fer."""

    SUMS = "deal-sums", {"bank": "bank", "garage": "garage", "house": "house"}

    def stakes(self, told: Mapping[str, Any]) -> Mapping[Seat, int]:
        stakes: Mapping[Seat, int] = told["stakes"]
        return stakes
