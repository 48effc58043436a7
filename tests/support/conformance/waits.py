"""Everyone a table waits for can answer or run out of time, and each coup is told once."""

from collections.abc import Iterator
from typing import Any

from baccarat.rules import Outcome
from baccarat.tables.common.chips import HOUSE, Account
from baccarat.tables.common.coup_result import CoupResult
from baccarat.tables.common.shoe import Close, CoupEnded, MayClose, MayStartShoe

from ..tables.drive import Step


def wait_faults(table: Any, step: Step) -> Iterator[str]:
    """Check the seats asked before a step, and the coups that its events finish."""
    yield from window_faults(table, step.before)
    yield from coup_faults(table, step)


def window_faults(table: Any, state: Any) -> Iterator[str]:
    """Check the seats asked in a state, and the result of running out of time."""
    yield from asked_faults(table, state)
    yield from _close_faults(table, state)


def asked_faults(table: Any, state: Any) -> Iterator[str]:
    """Check whom the table waits for, and each seat's default on a timeout."""
    for seat in table.to_act(state):
        offers = table.legal(state, seat)
        if not offers:
            yield f"seat {seat} is asked in {state.phase}, and may do nothing"
        answer = table.timeout_action(state, seat)
        if answer is not None and not any(choice.allows(answer) for choice in offers):
            yield f"the default of seat {seat} in {state.phase}, {answer}, is not offered to it"


def _close_faults(table: Any, state: Any) -> Iterator[str]:
    offers = table.legal(state, HOUSE)
    if not table.is_idle(state):
        if not offers:
            yield f"a coup is in play in {state.phase}, and the house cannot end it"
        if any(isinstance(choice, MayStartShoe) for choice in offers) and not _in_play(state):
            yield f"nothing is in play in {state.phase}, and the table does not rest"
    may_close = any(isinstance(choice, MayClose) for choice in offers)
    if may_close and table.decide(state, HOUSE, Close()).state == state:
        yield f"time runs out in {state.phase}, and nothing changes"


def _in_play(state: Any) -> bool:
    return any(place.account is not Account.PURSE for place in state.balances())


def coup_faults(table: Any, step: Step) -> Iterator[str]:
    """Check the coups that a step's events finish."""
    finished = []
    for state, event, _ in step.moments():
        coup = table.coup_result(state, event)
        if coup is not None:
            finished.append(coup)
            yield from outcome_faults(coup)
    if len(finished) > sum(isinstance(event, CoupEnded) for event in step.events):
        yield f"a coup is finished {len(finished)} times, or has not ended"


def outcome_faults(coup: CoupResult) -> Iterator[str]:
    """Check the hands of a coup: the bank's is last, and each other has its outcome.

    A natural wins by two cards, whatever comes later (PB-2, BB-5).
    """
    (*sides, bank) = coup.hands
    if list(coup.outcomes) != sides:
        yield f"the hands are {list(coup.hands)}, and the outcomes those of {list(coup.outcomes)}"
        return
    for side, outcome in coup.outcomes.items():
        hand, against = coup.hands[side], coup.hands[bank]
        against = against.first_two if hand.natural else against
        beaten = against.natural and not hand.natural  # though three cards make more (AD-B19)
        if outcome is not _outcome(-1 if beaten else hand.total, against.total):
            yield f"{outcome} is said of {coup.hands[side]} against {coup.hands[bank]}"


def _outcome(player: int, banker: int) -> Outcome:
    if player == banker:
        return Outcome.TIE
    return Outcome.PLAYER if player > banker else Outcome.BANKER
