"""What the kernel of hands plays, coup by coup, instead of its counts."""

from typing import Any

import numpy as np
from numba import njit

from baccarat.lab.simulation.banking.coups import play_shoe
from baccarat.lab.simulation.banking.hand_play import chances_of, three_hands_of
from baccarat.lab.simulation.banking.settings import BankSettings
from baccarat.lab.simulation.dealing import start_block
from baccarat.lab.simulation.shoe_arrays import rules_of
from baccarat.lab.simulation.shuffling import shuffle

Traced = list[list[tuple[int, int]]]
"""By shoe, the first card of each coup and its result."""


def trace_hands(settings: BankSettings, shoes: int, play: Any = None) -> Traced:
    """Play the first shoes by the kernel, or by another function in place of `play_shoe`."""
    rules = rules_of(settings.shoe)
    draws = settings.plays[0].draws
    shape = (shoes, len(rules.factory))
    cards = np.zeros(shape, np.uint8)
    results, starts = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
    coups = np.zeros(shoes, np.int64)
    _shuffle_shoes(settings.seed, tuple(rules), cards)
    for shoe in range(shoes):
        coups[shoe] = (play or _play)(
            three_hands_of(settings.rules),
            cards[shoe],
            rules,
            chances_of(draws),
            settings.seed,
            shoe,
            results[shoe],
            starts[shoe],
        )
    return [
        list(zip(starts[shoe, :number].tolist(), results[shoe, :number].tolist(), strict=True))
        for shoe, number in enumerate(coups.tolist())
    ]


@njit(cache=True)
def _shuffle_shoes(seed: Any, rules: Any, cards: Any) -> None:
    state = np.empty(4, np.uint64)
    start_block(seed, 0, state)
    for shoe in range(len(cards)):
        cards[shoe] = rules[0]
        shuffle(cards[shoe], state)


@njit(cache=True)
def _play(
    three: Any, cards: Any, rules: Any, draws: Any, seed: Any, shoe: Any, results: Any, starts: Any
) -> Any:
    """Call the kernel, which each process would otherwise compile again."""
    return play_shoe(three, cards, rules, draws, seed, shoe, results, starts)
