"""How many coups a second the pure table plays: `decide` and `apply`, without room or disk."""

import time
from collections.abc import Iterable

from baccarat.cards import Card
from baccarat.fairness import seed_secret, shoe_order
from baccarat.rules import PUNTO_PRESETS
from baccarat.tables import punto
from baccarat.tables.common import CHANGEUR, HOUSE, Seat, Sit

from .figure import show

SEATS = 5
SHOES = 20
STAKE = punto.Stake((punto.Bet("banker", 2_500), punto.Bet("tie", 2_500)))


def shoe(seed: int) -> tuple[Card, ...]:
    """Shuffle a full shoe of eight packs."""
    return shoe_order(seed_secret(seed), "bench", 1, PUNTO_PRESETS[0])


def table(seats: int) -> punto.State:
    """Seat players who will not run out of chips."""
    state = punto.new(PUNTO_PRESETS[0])
    for seat in range(1, seats + 1):
        state = act(state, CHANGEUR, Sit(seat, 10**12))
    return state


def act(state: punto.State, seat: Seat, action: punto.Action) -> punto.State:
    """Take an action and fold what comes of it."""
    for event in punto.decide(state, seat, action):
        state = punto.apply(state, event)
    return state


def play(state: punto.State, seats: int, cards: Iterable[Card]) -> tuple[punto.State, int]:
    """Play a shoe to its end, each seat staking on every coup; return how many coups it had."""
    state, coups = act(state, HOUSE, punto.StartShoe()), 0
    left = iter(cards)
    while state.phase is not punto.Phase.BETWEEN_SHOES:
        for seat in range(1, seats + 1):
            state = act(state, seat, STAKE)
        state = act(state, HOUSE, punto.Close())
        while state.phase is punto.Phase.DEALING:
            state = act(state, HOUSE, punto.Deal(next(left)))
        coups += 1
    return state, coups


def coups_a_second(seats: int) -> float:
    """Play some shoes, shuffled beforehand, and time the playing alone."""
    shoes = [shoe(seed) for seed in range(SHOES)]
    state, played = table(seats), 0
    start = time.perf_counter()
    for cards in shoes:
        state, coups = play(state, seats, cards)
        played += coups
    return played / (time.perf_counter() - start)


if __name__ == "__main__":
    show("engine", coups_a_second(SEATS), f"coups a second, {SEATS} seats with two bets each")
