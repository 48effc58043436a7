"""The numeric encoding of baccara banque."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from ..rules.presets.banque import BanquePreset
from ..tables.banking.actions import action_tag
from ..tables.banque.actions import (
    AcceptAll,
    BidOpen,
    ClaimBanco,
    MayStakeOn,
    NameCutter,
    NewShoe,
    Refill,
    StakeOn,
    TopUp,
)
from ..tables.banque.phases import Phase
from ..tables.banque.seating import PUNTERS, TableSide
from ..tables.banque.view import BanqueView
from . import banking
from .parts import Parts, flag, in_turn, one_of, sums
from .slots import ActionSlot, binned, fixed

PHASES: Final = tuple(Phase)


def slots(preset: BanquePreset, bins: int) -> Iterator[ActionSlot]:
    """List the actions: those of every player's bank, and those particular to this game."""
    yield from banking.slots(bins)
    for action in (BidOpen(), AcceptAll(), TopUp(), Refill(), NewShoe()):
        yield fixed(str(action_tag(action)), action)
    for a_cheval in (False, True):
        name = "claim-banco:a-cheval" if a_cheval else "claim-banco"
        yield fixed(name, ClaimBanco(a_cheval))
    for seat in range(1, preset.seats + preset.bystanders + 1):
        yield fixed(f"name-cutter:{seat}", NameCutter(seat))
    yield ActionSlot("stake-on:none", _no_stake)
    for side in PUNTERS:
        make = banking.sum_in_bins("stake-on", bins, _on(side))
        yield from binned(f"stake-on:{side}", bins, make)


def _no_stake(may: Any) -> StakeOn | None:
    return StakeOn(0, may.sides[0]) if isinstance(may, MayStakeOn) else None


def _on(side: TableSide) -> Callable[[int], StakeOn]:
    return lambda units: StakeOn(units, side)


def encode_view(preset: BanquePreset, view: BanqueView) -> Parts:
    """Encode what the viewer sees."""
    hands = {"right": view.right, "left": view.left_hand, "banker": view.banker}
    chairs = in_turn(preset, view.viewer)
    seats = {each.seat: each for each in view.seats}
    lost = {run.seat: run.lost for run in view.runs}
    sides: list[float] = []
    for seat in chairs:
        chair: Any = seats.get(seat)
        sides += one_of(TableSide, chair and chair.side)
        sides += flag(*(chair and side in chair.on for side in PUNTERS))
        sides += [float(lost.get(seat, 0))]
    return banking.encode_view(preset, PHASES, view) | {
        "sides": sides,
        "open": flag(view.bank and view.bank.open, view.a_cheval),
        "next": [number for seat in view.next_holders for number in one_of(chairs, seat)],
        "on": sums(preset, *(seen.stakes for seen in hands.values())),
        **{name: banking.spoken_hand(preset, view.viewer, seen) for name, seen in hands.items()},
    }
