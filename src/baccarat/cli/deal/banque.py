"""Summarize the coups of baccara banque, as JSON objects or for a terminal."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from ...cards import Hand
from ...players import Step
from ...tables import banque
from ...tables.banking import events as b
from ...tables.banque import State, TableSide
from ...tables.banque import events as e
from ...tables.banque.seating import PUNTERS
from ...tables.common import COMMISSION, Call, CoupResult, Seat, ShoeStarted, net_by_place
from ..output.coup_object import hand_object
from .bank_coup import added, bank_coups
from .bank_screen import BankScreen

BySide = dict[str, dict[Seat, int]]


class Settled(msgspec.Struct, frozen=True):
    """The settlement of a seat's stake on a side: `won` units, negative if it was collected.

    If that is less than the `stake`, the bank could not cover the rest (BB-12).
    """

    seat: Seat
    side: TableSide
    stake: int
    won: int


class BanqueCoup(msgspec.Struct, frozen=True, kw_only=True):
    """A coup, or a round in which nobody staked. Numbers start at 1; sums are in units.

    - `bank`: the bank when the cards were dealt. `brought`: the tax on capital since the previous
      coup.
    - `stakes`: stakes in play, by side. `refused`: stakes returned before the cards, by seat.
    - `banco`: the caller, and the sides called. `won`: by seat, negative for a loss.
    - `settled`: stakes in the order in which they were collected and then paid.
    - `standing`: stakes that a tie left for the next coup. `calls`: those since the previous coup.
    """

    coup: int
    shoe: int
    coup_of_shoe: int
    banker_seat: Seat = 0
    co_banker_seat: Seat | None = None
    bank: int = 0
    open: bool = False
    holders: dict[str, Seat] = {}
    stakes: BySide = msgspec.field(default_factory=lambda: {side: {} for side in PUNTERS})
    refused: dict[Seat, int] = {}
    banco: tuple[tuple[Seat, tuple[str, ...]], ...] = ()
    won: dict[Seat, int] = {}
    settled: tuple[Settled, ...] = ()
    result: CoupResult | None = None
    tax: int = 0
    brought: int = 0
    purses: dict[Seat, int] = {}
    standing: dict[Seat, int] = {}
    bank_after: int = 0
    house: int = 0
    calls: tuple[Call, ...] = ()


def coups(steps: Iterable[Step]) -> Iterator[BanqueCoup]:
    """Yield each coup as it ends."""
    return bank_coups(steps, BanqueCoup, _after, _left)


def coup_object(one: BanqueCoup) -> dict[str, Any]:
    """Return the coup as a JSON object."""
    fields = {name: getattr(one, name) for name in one.__struct_fields__}
    del fields["result"], fields["calls"], fields["holders"]
    banco = [{"seat": seat, "sides": sides} for seat, sides in one.banco]
    hands = {
        side: {"seat": one.holders.get(side), **hand_object(one.result, side)} for side in TableSide
    }
    return {**fields, "banco": banco, "hands": hands}


def _after(coup: BanqueCoup, state: State, event: Any) -> BanqueCoup:
    """Update the coup with an event at `state`."""
    taken = net_by_place(banque.moves(event))[COMMISSION]
    coup = replace(coup, calls=coup.calls + banque.announce(state, event), house=coup.house + taken)
    match event:
        case ShoeStarted():
            return replace(coup, shoe=coup.shoe + 1, coup_of_shoe=1)
        case e.CapitalTaxed(_, amount):
            return replace(coup, brought=coup.brought + amount)
        case b.StakeCut(seat, amount):
            return replace(coup, refused=added(coup.refused, seat, amount))
        case e.HandsHeld():
            return _begun(coup, state, event)
        case b.NobodyStaked():
            return replace(coup, banker_seat=state.banker, open=state.open_bank)
        case e.StakeCollected(seat, side, taken, back):
            return _settled(coup, Settled(seat, side, taken + back, -taken))
        case e.StakePaid(seat, side, stake, _, own, _, co):
            return _settled(coup, Settled(seat, side, stake, own + co))
        case e.CoupReckoned(_, _, tax):
            return replace(coup, tax=tax)
        case e.SidesDecided():
            return replace(coup, result=banque.coup_result(state, event))
        case _:
            return coup


def _settled(coup: BanqueCoup, stake: Settled) -> BanqueCoup:
    won = added(coup.won, stake.seat, stake.won)
    return replace(coup, won=won, settled=(*coup.settled, stake))


def _begun(coup: BanqueCoup, state: State, event: e.HandsHeld) -> BanqueCoup:
    """Add the stakes, their owners and the bank they play against."""
    staked = [seat for seat, units in enumerate(state.stakes, 1) if units]
    laid = [each for seat in staked for each in state.laid(seat)]
    callers = state.call.seats if state.call else ()
    return replace(
        coup,
        banker_seat=state.banker,
        co_banker_seat=state.co_banker or None,
        bank=state.bank.sum if state.bank else 0,
        open=state.open_bank,
        holders={"right": event.right or None, "left": event.left or None, "banker": state.banker},
        stakes={s: {each.seat: each.units for each in laid if each.side is s} for s in PUNTERS},
        banco=tuple((seat, tuple(state.sides_of(seat))) for seat in callers),
        won=dict.fromkeys(staked, 0),
    )


def _left(coup: BanqueCoup, state: State) -> BanqueCoup:
    """Add everyone's holdings after the coup."""
    return replace(
        coup,
        purses={at: units for at, units in enumerate(state.purses, 1) if units is not None},
        standing={at: units for at, units in enumerate(state.stakes, 1) if units},
        bank_after=state.bank.sum if state.bank else 0,
    )


class BanqueScreen(BankScreen):
    """Prints coups of baccara banque."""

    def hands(self, one: BanqueCoup) -> Mapping[str, tuple[Seat, Hand]]:
        dealt = one.result.hands if one.result else {}
        return {side: (one.holders[side], hand) for side, hand in dealt.items()}

    def winners(self, one: BanqueCoup) -> set[str]:
        return {side for side, _ in self.hands(one).items() if one.result and one.result.won(side)}

    def stakes(self, one: BanqueCoup) -> Mapping[Seat, int]:
        staked = Counter[Seat]()
        for on_side in one.stakes.values():
            staked.update(on_side)
        return staked

    def sums(self, one: BanqueCoup) -> tuple[str, Mapping[str, int]]:
        return "deal-bank-sums", {"bank": one.bank_after, "house": one.house}
