"""A card out of the shoe, and what follows from it: the coup to its end."""

from collections.abc import Iterator

from ...cards import Card
from ...rules import Coup, Fate, facts_of
from ..common import CoupEnded, ShoeEnded
from .events import BetLost, BetStands, BetWon, CardDealt, CoupDecided, Event
from .state import State


def dealt(state: State, card: Card) -> Iterator[Event]:
    """Deal a card to whom it belongs; after the last of a coup, decide and settle it."""
    shoe = state.shoe
    if stop := shoe.stop_card(state.preset):
        yield stop
        shoe = shoe.after(stop)
    side = state.coup.next_side()
    if side is None:
        raise AssertionError("a coup that is dealt out is over")
    coup = state.coup.with_card(side, card)
    yield CardDealt(side, card, coup.hand(side).total)
    if coup.next_side() is None:
        yield CoupDecided(coup.outcome, coup.player.total, coup.banker.total, coup.natural)
        yield from _settled(state, coup)
        yield CoupEnded()
        if shoe.coups_left == 1:
            yield ShoeEnded()


def _settled(state: State, coup: Coup) -> Iterator[BetWon | BetLost | BetStands]:
    """Collect the losing stakes first, then pay, seat by seat."""
    facts = facts_of(coup)
    settled = [
        (seat, bet, wager.settle(bet.amount, facts))
        for seat, bets in enumerate(state.stakes, 1)
        for bet in bets
        if (wager := state.preset.wager(bet.wager))
    ]
    for seat, bet, result in settled:
        if result.fate is Fate.LOST:
            yield BetLost(seat, bet.wager, bet.amount)
    for seat, bet, result in settled:
        if result.fate is Fate.WON:
            yield BetWon(seat, bet.wager, bet.amount, result.win, result.commission)
        elif result.fate is Fate.STANDS:
            yield BetStands(seat, bet.wager, bet.amount)
