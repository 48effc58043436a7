"""Summarize the coups of chemin de fer, as JSON objects or for a terminal."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from ...cards import Hand
from ...players import Step
from ...rules import Side
from ...tables import chemin
from ...tables.banking import events as b
from ...tables.chemin import CallHeld, State
from ...tables.chemin import events as e
from ...tables.common import Call, CoupResult, Seat, ShoeStarted
from ..output.coup_object import chemin_object, chemin_outcome, hand_object
from .bank_coup import added, bank_coups
from .bank_screen import BankScreen


class CheminCoup(msgspec.Struct, frozen=True, kw_only=True):
    """A coup, or a round in which nobody staked. Numbers start at 1; sums are in units.

    - `stakes`: stakes in play. `standing`: stakes that a tie left for the next coup. `refused`:
      stakes returned before the cards. All by seat.
    - `won`: by seat, negative for a loss, without the bank.
    - `calls`: those since the previous coup.
    """

    coup: int
    shoe: int
    coup_of_shoe: int
    banker_seat: Seat = 0
    co_banker_seat: Seat | None = None
    ponte_seat: Seat | None = None
    call: CallHeld | None = None
    banco: int = 0
    stakes: dict[Seat, int] = {}
    refused: dict[Seat, int] = {}
    won: dict[Seat, int] = {}
    result: CoupResult | None = None
    tax: int = 0
    purses: dict[Seat, int] = {}
    standing: dict[Seat, int] = {}
    bank: int = 0
    garage: int = 0
    house: int = 0
    calls: tuple[Call, ...] = ()


def coups(steps: Iterable[Step]) -> Iterator[CheminCoup]:
    """Yield each coup as it ends."""
    return bank_coups(steps, CheminCoup, _after, _left)


def coup_object(one: CheminCoup) -> dict[str, Any]:
    """Return the coup as a JSON object; banque's names for hands and bank are added."""
    fields = {name: getattr(one, name) for name in one.__struct_fields__}
    del fields["result"], fields["calls"]
    seats = {"ponte": one.ponte_seat, "banker": one.banker_seat}
    hands = {
        name: {"seat": seat, **hand_object(one.result, side)}
        for (name, seat), side in zip(seats.items(), Side, strict=True)
    }
    return {**fields, "bank_after": one.bank, "hands": hands, **chemin_object(one.result)}


def _after(coup: CheminCoup, state: State, event: Any) -> CheminCoup:
    """Update the coup with an event at `state`."""
    coup = replace(coup, calls=coup.calls + chemin.announce(state, event))
    match event:
        case ShoeStarted():
            return replace(coup, shoe=coup.shoe + 1, coup_of_shoe=1)
        case b.StakesSet(ponte, banco):
            staked = {at: units for at, units in enumerate(state.stakes, 1) if units}
            whose = replace(_whose(coup, state), ponte_seat=ponte, call=state.call)
            return replace(whose, banco=banco, stakes=staked, won=dict.fromkeys(staked, 0))
        case b.StakeCut(seat, amount):
            return replace(coup, refused=added(coup.refused, seat, amount))
        case b.StakeWon(seat, stake):
            return replace(coup, won=added(coup.won, seat, stake))
        case b.StakeLost(seat, stake):
            return replace(coup, won=added(coup.won, seat, -stake))
        case b.NobodyStaked():
            return _whose(coup, state)
        case b.BankWon(_, _, tax):
            return replace(coup, tax=tax, house=coup.house + tax)
        case e.HandsDecided():
            return replace(coup, result=chemin.coup_result(state, event))
        case _:
            return coup


def _whose(coup: CheminCoup, state: State) -> CheminCoup:
    return replace(coup, banker_seat=state.banker, co_banker_seat=state.co_banker or None)


def _left(coup: CheminCoup, state: State) -> CheminCoup:
    """Add everyone's holdings after the coup."""
    bank = state.bank
    return replace(
        coup,
        purses={at: units for at, units in enumerate(state.purses, 1) if units is not None},
        standing={at: units for at, units in enumerate(state.stakes, 1) if units},
        bank=bank.sum if bank else 0,
        garage=bank.aside + bank.co_aside if bank else 0,
    )


class CheminScreen(BankScreen):
    """Prints coups of chemin de fer."""

    def hands(self, one: CheminCoup) -> Mapping[str, tuple[Seat, Hand]]:
        if one.result is None or one.ponte_seat is None:
            return {}
        return {
            "ponte": (one.ponte_seat, one.result.hand(Side.PLAYER)),
            "banker": (one.banker_seat, one.result.hand(Side.BANKER)),
        }

    def winners(self, one: CheminCoup) -> set[str]:
        return {chemin_outcome(one.result)}

    def stakes(self, one: CheminCoup) -> Mapping[Seat, int]:
        return one.stakes

    def sums(self, one: CheminCoup) -> tuple[str, Mapping[str, int]]:
        return "deal-sums", {"bank": one.bank, "garage": one.garage, "house": one.house}
