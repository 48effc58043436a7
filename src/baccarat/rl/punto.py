"""Punto banco in numbers: one bet a coup, on any wager of the felt."""

from collections.abc import Callable, Iterator
from typing import Final

from ..rules import PuntoPreset
from ..tables.punto import Bet, MayStake, Phase, PuntoView, Stake
from .parts import Parts, flag, hand, in_turn, one_of, shoe, sums
from .slots import Slot, amount, binned

PHASES: Final = tuple(Phase)


def slots(preset: PuntoPreset, bins: int) -> Iterator[Slot]:
    """List the actions: one bet on a wager, by bins, beside what a tie left standing."""
    for wager in preset.wagers:
        yield from binned(wager.name, bins, _bet(wager.name, bins))


def _bet(wager: str, bins: int) -> Callable[[int, MayStake], Stake | None]:
    def make(number: int, may: MayStake) -> Stake | None:
        standing = [Bet(spot.wager, spot.standing) for spot in may.spots if spot.standing]
        others = [bet for bet in standing if bet.wager != wager]
        for spot in may.spots:
            units = amount(spot.low, spot.high, spot.step, number, bins)
            if spot.wager == wager and units is not None:
                return Stake((*others, Bet(wager, units)))
        return None

    return make


def parts(preset: PuntoPreset, view: PuntoView) -> Parts:
    """Write what the viewer sees."""
    seats = {each.seat: each for each in view.seats}
    chairs = []
    for seat in in_turn(preset, view.viewer):
        held = seats.get(seat)
        bets = {} if held is None else {bet.wager: bet.amount for bet in held.stakes}
        chairs += flag(held) + sums(preset, held.purse if held else 0)
        chairs += sums(preset, *(bets.get(wager.name) for wager in preset.wagers))
    return {
        "phase": one_of(PHASES, view.phase),
        "seats": chairs,
        "player": hand(view.player.cards, view.player.total),
        "banker": hand(view.banker.cards, view.banker.total),
        "shoe": shoe(preset, view.shoe),
    }
