"""How many coups a second of processor time the pure tables play, without room or disk.

Punto banco through `decide` and `apply` alone; chemin de fer by bots, who see the table through
`view` as a player does.
"""

import time
from collections.abc import Iterable
from random import Random

from baccarat.cards import Card
from baccarat.fairness import seed_secret, shoe_order
from baccarat.players import steps, strategy
from baccarat.rules import CHEMIN_PRESETS, PUNTO_PRESETS, Preset
from baccarat.tables import chemin, punto
from baccarat.tables.common import CHANGEUR, HOUSE, CoupEnded, Seat, Sit

from .figure import show

SEATS = 5
PUNTO_SHOES = 20
CHEMIN_SHOES = 6
STAKE = punto.Stake((punto.Bet("banker", 2_500), punto.Bet("tie", 2_500)))


def shoe(seed: int, rules: Preset) -> tuple[Card, ...]:
    """Shuffle a full shoe."""
    return shoe_order(seed_secret(seed), "bench", 1, rules)


def punto_table(seats: int) -> punto.State:
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


def punto_coups_a_second(seats: int) -> float:
    """Play some shoes, shuffled beforehand, and time the playing alone."""
    shoes = [shoe(seed, PUNTO_PRESETS[0]) for seed in range(PUNTO_SHOES)]
    state, played = punto_table(seats), 0
    start = time.process_time()
    for cards in shoes:
        state, coups = play(state, seats, cards)
        played += coups
    return played / (time.process_time() - start)


def chemin_coups_a_second() -> float:
    """Let by-the-book bots play some shoes, and time them and the table together."""
    rules = CHEMIN_PRESETS[0]
    shoes = [shoe(seed, rules) for seed in range(CHEMIN_SHOES)]
    company = {seat: strategy(rules, "by-the-book") for seat in range(1, SEATS + 1)}
    state = chemin.new(rules)
    for seat in company:
        for event in chemin.decide(state, CHANGEUR, Sit(seat, 10**9)):
            state = chemin.apply(state, event)
    start = time.process_time()
    played = sum(
        isinstance(event, CoupEnded)
        for step in steps(state, shoes, company, Random(1).randrange)
        for event in step.events
    )
    return played / (time.process_time() - start)


if __name__ == "__main__":
    a_second = "coups a second of processor time"
    show("engine", punto_coups_a_second(SEATS), f"punto {a_second}, {SEATS} seats, two bets each")
    show("engine", chemin_coups_a_second(), f"chemin {a_second}, {SEATS} by-the-book bots")
