"""Every state a coup and the passing of the bank can reach, with three seats and few cards."""

import sys
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.rules import CheminPreset, Coup
from baccarat.rules.presets.chemin import CHEMIN_PRESETS
from baccarat.tables import chemin
from baccarat.tables.banking.events import BankHeld
from baccarat.tables.chemin import Phase, PutUp
from baccarat.tables.common.chips import HOUSE
from baccarat.tables.common.shoe import Close, CoupEnded, Shoe
from support.conformance.chemin import CHEMIN, cards_on_table
from support.conformance.waits import window_faults
from support.oracles import small_world
from support.oracles.laws import broken
from support.oracles.small_world import Menu, actions, answered, explored, opened
from support.tables.drive import Run, Step

S3, CLUB, COMPUTER, BACCARAT = (
    replace(rules, seats=3, bystanders=0, minimum=2, minimum_bet=0, stake_step=1)
    for rules in CHEMIN_PRESETS[:4]
)
ENDS = (CoupEnded, BankHeld)
OPENED = {Phase.ADD, Phase.DOUBLE, Phase.CALLS, Phase.STAKES, Phase.DEALING}
"""Phases in which a coup may start."""


def naturals(state: Any) -> Sequence[int]:
    """Yield four-card coups: a win for either side, and a tie."""
    lie = len(state.coup.player.cards) + len(state.coup.banker.cards)
    return ((0,), (0,), (8, 9), (8, 9))[lie]


def any_worth(state: Any) -> Sequence[int]:
    return range(10)


def key(state: Any) -> Hashable:
    """Merge states whose hands have the same totals, card counts and third cards."""
    hands = [
        (hand.total, hand.third, len(hand.cards)) for hand in (state.coup.player, state.coup.banker)
    ]
    return (*hands, replace(state, coup=Coup(), shoe=Shoe()))


def faults(step: Step) -> Iterator[str]:
    yield from small_world.faults(CHEMIN, step)
    yield from broken(step)


def begun_anew(start: Any) -> Callable[[Step], bool]:
    """Return a check for whether a walk has gone from `start` to the next coup, with any bank."""

    def ends(step: Step) -> bool:
        before, after = step.before, step.after
        over = before.last is not None or before.shoe_at != start.shoe_at
        over = over or any(isinstance(each, ENDS) for each in step.events)
        return over and after.phase in OPENED and before.phase not in OPENED - {Phase.DEALING}

    return ends


def walked(start: Any, menu: Menu) -> tuple[list[Any], int]:
    seen, steps = explored(
        chemin,
        start,
        lambda state: actions(CHEMIN, state, cards_on_table(state), menu, answered),
        key,
        faults,
        begun_anew(start),
        lambda state: window_faults(chemin, state),
    )
    return list(seen.values()), steps


def kinds(states: Sequence[Any]) -> dict[Hashable, Any]:
    """Choose a second coup of each kind: a suite, a co-banker, a suivi, a garage, a wait."""
    chosen: dict[Hashable, Any] = {}
    for state in states:
        bank = state.bank
        if state.phase not in OPENED or bank is None or any(state.answers) or any(state.stakes):
            continue
        marks = (
            bank.origin is not None,
            bool(bank.co_banker),
            len(state.suivi),
            bank.aside > 0,
            bank.waited,
        )
        chosen.setdefault(marks, replace(state, last=None))
    chosen.pop((False, False, 0, False, False), None)
    return chosen


AT_WILL = {"voluntary_garage": 1, "half_from_pass": 1}
BANKS = set(Phase) - {
    Phase.ADD,
    Phase.BETWEEN_SHOES,
    Phase.BURNING,
    Phase.BYSTANDERS_CALL,
    Phase.BYSTANDERS_STAKE,
    Phase.PONTE,
    Phase.BANKER,
    Phase.SETTLING,
    Phase.SUIVI,
    Phase.GARAGE,
}
"""The phases without bystanders or a late suivi, if naturals are turned up at once."""


@pytest.mark.by_day(0)
@pytest.mark.slow
@pytest.mark.rule(
    "CF-3", "CF-5", "CF-7", "CF-8", "CF-9", "CF-16", "CF-18", "CF-19", "CF-20", "CF-21",
    "AD-C22", "AD-C23",
)  # fmt: skip
@pytest.mark.parametrize("house", [{}, AT_WILL], ids=["plain", "at-will"])
def test_every_state_of_a_bank_and_its_passing_is_sound(house: dict[str, int]) -> None:
    rules = replace(S3, banker_looks="at-once", **house)
    states, steps = walked(opened(CHEMIN, rules, 4, 4, 5), naturals)
    for start in kinds(states).values():
        more, taken = walked(start, naturals)
        states, steps = states + more, steps + taken
    sys.stdout.write(f"{len(states)} states, {steps} steps\n")
    assert {state.phase for state in states} == BANKS | ({Phase.GARAGE} if house else set())


@pytest.mark.by_day(1)
@pytest.mark.rule("CF-10", "CF-11", "CF-12", "CF-13", "CF-14", "CF-15")
@pytest.mark.parametrize("rules", [S3, CLUB, COMPUTER], ids=lambda rules: rules.name)
def test_every_state_of_the_cards_is_sound(rules: CheminPreset) -> None:
    run = Run(chemin, opened(CHEMIN, replace(rules, co_banker=False), 2, 2, 2))
    run.do(1, PutUp(2))
    for wanted in (Phase.STAKES, Phase.DEALING):
        while run.state.phase is not wanted:
            run.do(HOUSE, Close())
        if wanted is Phase.STAKES:
            run.do(2, chemin.Punt(2))
    states, steps = walked(run.state, any_worth)
    sys.stdout.write(f"{rules.name}: {len(states)} states, {steps} steps\n")
    hands = [state for state in states if state.phase is Phase.DEALING]
    firsts = {
        (state.coup.player.total, state.coup.banker.total)
        for state in hands
        if state.ponte_draws and len(state.coup.player.cards) == 2
    }
    assert {total for total, _ in firsts} == set(range(8 if rules is CLUB else 6))
    assert {total for _, total in firsts} == set(range(8))
