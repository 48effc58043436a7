"""Play coups on the pure tables, and print how many fit in a second of CPU time.

Run it as a file, with the Python of the tree to measure: `python -I bench/coups.py punto`. Punto
banco exercises only the table; chemin de fer is played by bots, which use `view` as players do.
"""

import sys
import time
from collections.abc import Callable, Iterable
from itertools import chain
from operator import countOf
from random import Random
from typing import Any

from baccarat.cards import Card
from baccarat.fairness import seed_secret, shoe_order
from baccarat.players import play_shoes, strategy
from baccarat.rules import CHEMIN_PRESETS, PUNTO_PRESETS, Preset
from baccarat.tables import chemin, common, punto
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE, Seat
from baccarat.tables.common.shoe import CoupEnded

SEATS = 5
PUNTO_SHOES = 20
CHEMIN_SHOES = 6
Act = Callable[[Any, Seat, Any], Any]
"""From a state, a seat and its action to the next state."""
STAKE = punto.Stake((punto.Bet("banker", 2_500), punto.Bet("tie", 2_500)))


def shoe(seed: int, rules: Preset) -> tuple[Card, ...]:
    """Shuffle a full shoe."""
    return shoe_order(seed_secret(seed), "bench", 1, rules)


def acting(table: Any) -> Act:
    """Return how to get the state after an action; older tables return only the events."""

    def folded(state: Any, seat: Seat, action: Any) -> Any:
        for event in table.decide(state, seat, action):
            state = table.apply(state, event)
        return state

    def decided(state: Any, seat: Seat, action: Any) -> Any:
        return table.decide(state, seat, action).state

    return decided if hasattr(common, "Decided") else folded


def seated(table: Any, rules: Preset, seats: int) -> Any:
    """Seat players who will not run out of chips."""
    act, state = acting(table), table.new(rules)
    for seat in range(1, seats + 1):
        state = act(state, CHANGEUR, Sit(seat, 10**12))
    return state


def play(act: Act, state: Any, seats: int, cards: Iterable[Card]) -> tuple[Any, int]:
    """Play a shoe to its end, each seat staking on every coup; return the number of coups."""
    state, coups = act(state, HOUSE, punto.StartShoe()), 0
    left, over, dealing = iter(cards), punto.Phase.BETWEEN_SHOES, punto.Phase.DEALING
    while state.phase is not over:
        for seat in range(1, seats + 1):
            state = act(state, seat, STAKE)
        state = act(state, HOUSE, punto.Close())
        while state.phase is dealing:
            state = act(state, HOUSE, punto.Deal(next(left)))
        coups += 1
    return state, coups


def punto_coups_a_second(seats: int = SEATS) -> float:
    """Play some shoes that are shuffled beforehand, and time only the play."""
    rules = PUNTO_PRESETS[0]
    shoes = [shoe(seed, rules) for seed in range(PUNTO_SHOES)]
    act, state, played = acting(punto), seated(punto, rules, seats), 0
    start = time.process_time()
    for cards in shoes:
        state, coups = play(act, state, seats, cards)
        played += coups
    return played / (time.process_time() - start)


def chemin_coups_a_second() -> float:
    """Let by-the-book bots play some shoes, and time bots and table together."""
    rules = CHEMIN_PRESETS[0]
    shoes = [shoe(seed, rules) for seed in range(CHEMIN_SHOES)]
    company = {seat: strategy(rules, "by-the-book") for seat in range(1, SEATS + 1)}
    state = seated(chemin, rules, SEATS)
    start = time.process_time()
    happened = (step.events for step in play_shoes(state, shoes, company, Random(1).randrange))
    played = countOf(map(type, chain.from_iterable(happened)), CoupEnded)
    return played / (time.process_time() - start)


OF: dict[str, Callable[[], float]] = {
    "punto": punto_coups_a_second,
    "chemin": chemin_coups_a_second,
}

if __name__ == "__main__":
    print(OF[sys.argv[1]]())
