"""The numeric encoding of punto banco: one bet per coup, and the card holder's choices."""

from collections.abc import Callable, Iterator
from typing import Final

from ..cards.card import Card
from ..rules.coup import Side
from ..rules.presets.punto import PuntoPreset
from ..tables.banking.actions import action_tag
from ..tables.banking.hand_choices import DrawCard, Show, Stand
from ..tables.punto.actions import AskCroupier, Bet, DealCoup, MayStake, RefuseShoe, Stake
from ..tables.punto.phases import Phase
from ..tables.punto.view import HandView, PuntoView, SeatView
from .parts import Numbers, Parts, flag, hand, in_turn, one_of, shoe, sums
from .slots import ActionSlot, amount, binned, fixed

FIXED: Final = (DealCoup(), AskCroupier(), RefuseShoe(), Show(), DrawCard(), Stand())
PHASES: Final = tuple(Phase)


def slots(preset: PuntoPreset, bins: int) -> Iterator[ActionSlot]:
    """List the actions: one bet on a wager, besides stakes kept by a tie; and the card holder's."""
    for action in FIXED:
        yield fixed(str(action_tag(action)), action)
    for wager in preset.wagers:
        yield from binned(wager.name, bins, _bet(wager.name, bins))


def _bet(wager: str, bins: int) -> Callable[[int, object], Stake | None]:
    def make(number: int, may: object) -> Stake | None:
        if not isinstance(may, MayStake):
            return None
        standing = [Bet(spot.wager, spot.standing) for spot in may.spots if spot.standing]
        others = [bet for bet in standing if bet.wager != wager]
        for spot in may.spots:
            if spot.wager != wager:
                continue
            high = min(spot.high, may.most_beside(wager, tuple(others)))
            high -= high % spot.step
            units = amount(spot.low, high, spot.step, number, bins) if high >= spot.low else None
            if units is not None:
                return Stake((*others, Bet(wager, units)))
        return None

    return make


def encode_view(preset: PuntoPreset, view: PuntoView) -> Parts:
    """Encode what the viewer sees."""
    seats, chairs = {each.seat: each for each in view.seats}, in_turn(preset, view.viewer)
    turn = view.turn
    return {
        "phase": one_of(PHASES, view.phase),
        "seats": [number for seat in chairs for number in _seat(preset, seats.get(seat))],
        "roles": [
            *flag(*(seat in view.asked for seat in chairs)),
            *one_of(chairs, view.holder),
            *one_of(Side, turn and turn.side),
            *flag(view.croupier),
        ],
        "player": _hand(preset, view.viewer, view.player),
        "banker": _hand(preset, view.viewer, view.banker),
        "shoe": shoe(preset, view.shoe),
    }


def _seat(preset: PuntoPreset, seat: SeatView | None) -> Numbers:
    bets = {} if seat is None else {bet.wager: bet.amount for bet in seat.stakes}
    money = sums(preset, seat.purse, seat.owed) if seat else [0.0, 0.0]
    return [*flag(seat), *money, *sums(preset, *(bets.get(each.name) for each in preset.wagers))]


def _hand(preset: PuntoPreset, viewer: int, seen: HandView) -> Numbers:
    cards, shown = list[Card | None](), iter(seen.cards)
    for place in range(len(seen.cards) + len(seen.down)):
        cards.append(None if place in seen.down else next(shown))
    looks = one_of(in_turn(preset, viewer), seen.looked)
    return [*hand(cards, seen.total), *looks, *one_of((True, False), seen.draws)]
