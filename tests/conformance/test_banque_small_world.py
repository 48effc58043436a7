"""Every state a coup and the bank of baccara banque can reach, with small sums and few cards."""

import sys
from collections.abc import Hashable, Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.rules import BANQUE_PRESETS, BanquePreset
from baccarat.tables import banque
from baccarat.tables.banking.actions import Bid
from baccarat.tables.banking.events import BankHeld
from baccarat.tables.banque import (
    BidOpen,
    ClaimBanco,
    Hands,
    MayBid,
    MayClaim,
    MayNameCutter,
    MayPay,
    MayStakeOn,
    NameCutter,
    Phase,
    StakeOn,
    TableSide,
)
from baccarat.tables.common.chips import HOUSE
from baccarat.tables.common.shoe import Close, CoupEnded, Shoe, StartShoe
from support.conformance.banque import BANQUE, PAYS, cards_on_table
from support.conformance.waits import window_faults
from support.oracles import small_world
from support.oracles.laws import broken
from support.oracles.small_world import Menu, actions, answered, explored, opened
from support.tables.drive import Run, Step

LIMITED, OPEN, CLUB = (
    replace(rules, per_side=1, bystanders=0, minimum=2, minimum_bet=1, stake_step=1)
    for rules in BANQUE_PRESETS[:3]
)
OPENED = {Phase.DOUBLE, Phase.CALLS, Phase.STAKES, Phase.DEALING}
"""Phases in which a coup may start."""


def naturals(state: Any) -> Sequence[int]:
    """Yield coups in which nobody draws, with every combination of wins and losses."""
    second = state.hands.cards >= len(state.playing) + 1
    banks = second and state.hands.next_of_two(state.playing) is TableSide.BANKER
    return (8,) if banks else (7, 9) if second else (0,)


def few(state: Any) -> Sequence[int]:
    """Cover every two-card total on the right, some on the left, and some third cards."""
    if state.hands.cards < len(state.playing) + 1:
        return (0,)
    match state.hands.next_of_two(state.playing):
        case TableSide.RIGHT:
            return range(10)
        case TableSide.LEFT:
            return (5, 8)
        case TableSide.BANKER:
            return (3, 9)
        case _:
            return (0, 4, 9)


def answers(state: Any, offer: Any) -> Iterator[Any]:
    """Yield the possible answers; for stakes, only the smallest and the largest."""
    match offer:
        case MayStakeOn(_, low, high, sides=sides):
            yield from (StakeOn(amount, side) for side in sides for amount in {low, high})
        case MayPay(what):
            yield PAYS[what]()
        case MayClaim():
            yield from (ClaimBanco(a_cheval=True), ClaimBanco(a_cheval=False))
        case MayNameCutter(seats):
            yield from map(NameCutter, {seats[0], seats[-1]})
        case MayBid(_, low, opens=opens):
            yield Bid(low)
            if opens:
                yield BidOpen()
        case _:
            yield from answered(state, offer)


def key(state: Any) -> Hashable:
    """Merge states whose hands have the same totals, card counts and third cards."""
    hands = [(each.total, each.third, len(each.cards)) for each in map(state.hands.of, TableSide)]
    return (*hands, replace(state, hands=Hands(), shoe=Shoe()))


def faults(step: Step) -> Iterator[str]:
    yield from small_world.faults(BANQUE, step)
    yield from broken(step)
    if step.after.bank is not None and step.after.bank.own < 0:
        yield "a bank holds less than nothing"


def begun_anew(step: Step) -> bool:
    """Whether a walk has reached the next coup, regardless of the banker."""
    before, after = step.before, step.after
    over = before.last is not None or before.former
    over = over or any(isinstance(each, CoupEnded | BankHeld) for each in step.events)
    return bool(over and after.phase in OPENED and before.phase not in OPENED - {Phase.DEALING})


def walked(start: Any, menu: Menu) -> tuple[list[Any], int]:
    seen, steps = explored(
        banque,
        start,
        lambda state: actions(BANQUE, state, cards_on_table(state), menu, answers),
        key,
        faults,
        begun_anew,
        lambda state: window_faults(banque, state),
    )
    return list(seen.values()), steps


BANKS = {Phase.AUCTION, Phase.BANK, Phase.SUITE, Phase.STAKES, Phase.DEALING, Phase.CHOICE}
"""Phases that every bank goes through when there are no bystanders and no hand is announced."""
OWN = {
    LIMITED: {Phase.DOUBLE, Phase.CALLS, Phase.RAISE, Phase.TOP_UP},
    OPEN: {Phase.TOP_UP},
    CLUB: {Phase.CUT, Phase.BETWEEN_SHOES, Phase.CALLS, Phase.ACCEPT, Phase.REFILL},
}
"""Phases of this house only. There are too few chips here for a co-banker to match a raise."""
long = pytest.mark.slow


@pytest.mark.by_day("banque-club")
@pytest.mark.rule("BB-9", "BB-10", "BB-11", "BB-12", "BB-13", "BB-14", "BB-18", "BB-19")
@pytest.mark.parametrize(
    "rules", [pytest.param(LIMITED, marks=long), OPEN, CLUB], ids=lambda rules: rules.name
)
def test_every_state_of_a_bank_and_its_passing_is_sound(rules: BanquePreset) -> None:
    states, steps = walked(opened(BANQUE, rules, 4, 2, 3), naturals)
    sys.stdout.write(f"{rules.name}: {len(states)} states, {steps} steps\n")
    assert {state.phase for state in states} == BANKS | OWN[rules]


@pytest.mark.rule("BB-3", "BB-4", "BB-5", "BB-6", "BB-7")
@pytest.mark.parametrize("rules", [LIMITED, CLUB], ids=lambda rules: rules.name)
def test_every_state_of_the_cards_is_sound(rules: BanquePreset) -> None:
    run = Run(banque, opened(BANQUE, replace(rules, co_banker=False), 4, 1, 1))
    run.do(1, Bid(2))
    while run.state.phase is not Phase.STAKES:
        made = run.state.phase is Phase.BETWEEN_SHOES
        run.do(HOUSE, StartShoe() if made else Close())
    run.do(2, StakeOn(1, TableSide.RIGHT))
    run.do(3, StakeOn(1, TableSide.LEFT))
    if run.state.phase is Phase.STAKES:
        run.do(HOUSE, Close())
    states, steps = walked(run.state, few)
    sys.stdout.write(f"{rules.name}: {len(states)} states, {steps} steps\n")
    dealt = [each.hands for each in states if each.phase is Phase.BANKER]
    assert {each.right.first_two.total for each in dealt} == set(range(10))
    assert {len(each.left.cards) for each in dealt} == {2, 3}
