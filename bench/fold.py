"""How long it takes to apply an event of chemin de fer to the state, without `decide`."""

import time
from itertools import islice
from statistics import median
from typing import Any

from baccarat.fairness import frame, random_below, seed_secret, shoe_key, shoes, stream
from baccarat.players import first_bots, play_shoes, strategy
from baccarat.rules import CHEMIN_PRESETS
from baccarat.tables import TABLES
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR

from .figure import show

GAME = TABLES["chemin"]
SEATS = 5
STEPS = 1_500
ROUNDS = 40
Happened = tuple[Any, Any]
"""A state, and an event that was applied to it."""


def happened() -> list[Happened]:
    """Let bots play a shoe or two, and list each event with the state before it."""
    rules, secret = CHEMIN_PRESETS[0], seed_secret(7)
    names = first_bots(rules)
    state: Any = GAME.new(rules)
    for seat in range(1, SEATS + 1):
        state = GAME.decide(state, CHANGEUR, Sit(seat, 100 * rules.minimum)).state
    words = stream(shoe_key(secret, frame("bench", "bots")), "bots")
    company = {at: strategy(rules, names[at % len(names)]) for at in range(1, SEATS + 1)}
    played = play_shoes(
        state, shoes(secret, "bench", rules), company, lambda bound: random_below(bound, words)
    )
    found = list[Happened]()
    for step in islice(played, STEPS):
        found += [(state, event) for state, event, _ in step.done.transitions()]
    return found


def microseconds(found: list[Happened]) -> float:
    """Time every event of the list once, in CPU time."""
    start = time.process_time()
    for state, event in found:
        GAME.apply(state, event)
    return (time.process_time() - start) / len(found) * 1e6


if __name__ == "__main__":
    every = happened()
    each = median(microseconds(every) for _ in range(ROUNDS))
    show("fold", each, "microseconds an event of chemin de fer, five bots")
