"""Every state that one coup can reach with two seats, few stakes and ten cards."""

import sys
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.cards import Card
from baccarat.rules import Coup, punto_preset
from baccarat.tables import punto
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.punto import Close, CoupEnded, Deal, Phase
from support.conformance.suite import chip_faults, house_faults, phase_faults
from support.oracles.small_world import explored
from support.oracles.tableaux import by_formula
from support.tables.drive import Run, Step
from support.tables.punto_table import CARD_OF, bets

STAKES = (bets(), bets(player=20), bets(banker=20, tie=40))
"""The bets open to one seat: nothing, or two amounts."""


def opened() -> Any:
    run = Run.start(punto, replace(punto_preset("punto-banco"), seats=2, minimum=20, burn=0))
    for seat in (1, 2):
        run.do(CHANGEUR, Sit(seat, 100))
    run.do(HOUSE, punto.StartShoe())
    return run.state


def actions(state: Any, cards: Sequence[Card]) -> Iterator[tuple[int, Any]]:
    """Yield the actions possible in this world: bets from the menu, and these cards."""
    if state.phase is Phase.STAKING:
        yield from product((1, 2), STAKES)
        yield HOUSE, Close()
    else:
        yield from ((HOUSE, Deal(card)) for card in cards)


def faults(step: Step) -> Iterator[str]:
    after = step.after
    yield from chip_faults(punto, step)
    yield from phase_faults(punto, step)
    yield from house_faults(punto, after)
    player, banker = len(after.coup.player.cards), len(after.coup.banker.cards)
    if player > 3 or banker > 3 or banker > max(player, 2) + 1:
        yield f"the cards lie {player} to {banker}"
    if not punto.legal(after, HOUSE):
        yield f"nobody can go on in {after.phase}"


def walked(cards: Sequence[Card], key: Callable[[Any], Hashable]) -> tuple[set[Any], int]:
    """Walk through all states up to the end of the coup; return their keys, and the steps."""
    seen, steps = explored(
        punto,
        opened(),
        lambda state: actions(state, cards),
        key,
        faults,
        lambda step: CoupEnded() in step.events,
    )
    return set(seen), steps


def by_worth(state: Any) -> Hashable:
    """Merge states whose hands have the same totals, card counts and third cards."""
    player, banker = state.coup.player, state.coup.banker
    hands = [(hand.total, len(hand.cards), hand.third) for hand in (player, banker)]
    return (state.phase, *hands, replace(state, coup=Coup()))


def as_they_lie(state: Any) -> Hashable:
    return (state.phase, state)


def unfinished(worths: Sequence[int]) -> Iterator[tuple[list[int], list[int]]]:
    """Yield the hands of every coup that needs another card, according to the written rules."""
    for count in range(6):
        for dealt in product(worths, repeat=count):
            player, banker = list(dealt[0:4:2]) + list(dealt[4:]), list(dealt[1:4:2])
            totals = sum(player[:2]) % 10, sum(banker) % 10
            if count < 4 or (max(totals) < 8 and _needs_more(count, *totals, player)):
                yield player, banker


def _needs_more(count: int, player_total: int, banker_total: int, player: list[int]) -> bool:
    if count == 4:
        return player_total <= 5 or banker_total <= 5
    return player_total <= 5 and by_formula(banker_total, player[2])


def worth_of(hand: list[int]) -> tuple[int, int, tuple[int, ...]]:
    return sum(hand) % 10, len(hand), tuple(hand[2:])


@pytest.mark.by_day(0)
def test_every_state_of_a_coup_is_sound_by_hand_values() -> None:
    seen, steps = walked([CARD_OF[worth] for worth in range(10)], by_worth)
    sys.stdout.write(f"{len(seen)} states, {steps} steps\n")
    hands = {(worth_of(player), worth_of(banker)) for player, banker in unfinished(range(10))}
    assert dealing(seen) == len(hands) * len(STAKES) ** 2


def test_every_state_of_a_coup_is_sound_by_exact_hands() -> None:
    worths = (0, 3, 5, 8)
    seen, steps = walked([CARD_OF[worth] for worth in worths], as_they_lie)
    sys.stdout.write(f"{len(seen)} states, {steps} steps\n")
    assert dealing(seen) == len(list(unfinished(worths))) * len(STAKES) ** 2


def dealing(seen: set[Any]) -> int:
    return sum(key[0] is Phase.DEALING for key in seen)
