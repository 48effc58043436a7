"""Small worlds of tables with a player's bank: the possible actions, and the faults."""

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Any, Final

from baccarat.cards import PACK, Card
from baccarat.tables.banking.actions import (
    CallBanco,
    GiveUpBank,
    HoldBank,
    MayAnswer,
    MayCall,
    MayName,
    Pass,
    PassBank,
)
from baccarat.tables.banking.hand_choices import DrawCard, Show, Stand
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE, Account
from baccarat.tables.common.shoe import Close, Deal, MayClose, MayDeal, MayStartShoe, StartShoe

from ..conformance import Case
from ..conformance.banking import ANSWERS
from ..conformance.knowledge import face_down_faults
from ..conformance.suite import chip_faults, house_faults, phase_faults
from ..conformance.waits import coup_faults
from ..tables.drive import Run, Step


def explored(
    table: Any,
    start: Any,
    actions: Callable[[Any], Iterable[tuple[int, Any]]],
    key: Callable[[Any], Hashable],
    faults: Callable[[Step], Iterator[str]],
    ends: Callable[[Step], bool],
    window_faults: Callable[[Any], Iterator[str]] = lambda state: iter(()),
) -> tuple[dict[Hashable, Any], int]:
    """Walk from `start` by `actions`; return a state for each key, and the number of steps.

    States with the same key count as one. Anything that `faults` finds in a step fails the walk,
    and so does anything that `window_faults` finds in a state with further steps. No steps are
    taken from a state that `ends` a step.
    """
    seen, ahead, steps = {key(start): start}, deque([start]), 0
    while ahead:
        state = ahead.popleft()
        open_ = list(window_faults(state))
        assert not open_, (open_, state)
        for seat, action in actions(state):
            step = Step.taken(table, state, seat, action)
            steps += 1
            found = list(faults(step))
            assert not found, (found, step)
            reached = key(step.after)
            if reached not in seen:
                seen[reached] = step.after
                if not ends(step):
                    ahead.append(step.after)
    return seen, steps


Menu = Callable[[Any], Sequence[int]]
"""The values of the cards that may come in a state."""
Answers = Callable[[Any, Any], Iterator[Any]]
"""The answers to an offer in a state."""

ALONE: Final = (HoldBank(), PassBank(), GiveUpBank(), Show(), DrawCard(), Stand())


def opened(case: Case, rules: Any, *purses: int) -> Any:
    """Seat people with these purses, and start a shoe, or find the bank that it waits for."""
    run = Run.start(case.table, rules)
    for seat, amount in enumerate(purses, 1):
        run.do(CHANGEUR, Sit(seat, amount))
    waits = any(isinstance(may, MayClose) for may in case.table.legal(run.state, HOUSE))
    run.do(HOUSE, Close() if waits else StartShoe())
    return run.state


def card_of(worth: int, on_table: Sequence[Card]) -> Card:
    """Return a card of a value, if possible one not on the table."""
    of_worth = [card for card in PACK if card.points == worth]
    return next((card for card in of_worth if card not in on_table), of_worth[0])


def actions(
    case: Case, state: Any, on_table: Sequence[Card], menu: Menu, answers: Answers
) -> Iterator[tuple[int, Any]]:
    """Yield this world's actions: answers, time running out, cards off the menu."""
    for offer in case.table.legal(state, HOUSE):
        if isinstance(offer, MayDeal):
            yield from ((HOUSE, Deal(card_of(worth, on_table))) for worth in menu(state))
        elif isinstance(offer, MayClose):
            yield HOUSE, Close()
        elif isinstance(offer, MayStartShoe) and state.bank:
            yield HOUSE, StartShoe()
    for seat in range(1, len(state.purses) + 1):
        for offer in case.table.legal(state, seat):
            yield from ((seat, answer) for answer in answers(state, offer))
            if state.turn and offer.allows(Pass()):
                yield seat, Pass()


def answered(state: Any, offer: Any) -> Iterator[Any]:
    """Yield answers; for amounts, the minimum and one more. Silence counts as declining."""
    match offer:
        case MayName(what, low, high):
            more = high if what == "punt" else min(high, 2 * low)
            yield from (ANSWERS[what](amount) for amount in {low, more})
        case MayCall(kinds):
            yield from map(CallBanco, kinds)
        case MayAnswer(what):
            yield ANSWERS[what]()
        case _:
            yield from (action for action in ALONE if offer.allows(action))


def faults(case: Case, step: Step) -> Iterator[str]:
    """Yield the faults of a step: chips, phases, questions, visibility, and the bank."""
    after = step.after
    yield from chip_faults(case.table, step)
    yield from phase_faults(case.table, step)
    yield from house_faults(case.table, after)
    yield from coup_faults(case.table, step)
    yield from face_down_faults(case, step, after)
    if not case.table.legal(after, HOUSE) and not case.waits(after):
        yield f"nobody can go on in {after.phase}"
    bankers = {place.seat for place in after.balances() if place.account is Account.BANK}
    if not bankers <= {after.banker, after.co_banker} - {0}:
        yield f"{bankers} have a bank"
