"""Who may know which card, and when: nobody learns more, and nobody less."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise, zip_longest
from typing import Any

import msgspec

from baccarat.tables.common.chips import HOUSE, Seat
from baccarat.tables.common.refusal import Refused
from baccarat.tables.common.shoe import Close

from ..tables.drive import Run, Step, refusal
from .case import Case, Own, attempts, own_of, viewers
from .common import card as card_of, with_card

CARD = re.compile(rb'"([A23456789TJQK][cdhs])"')


def cards_in(*things: Any) -> set[str]:
    """Find every card named in an outgoing message."""
    return set(map(bytes.decode, CARD.findall(_bytes(things))))


def _bytes(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


def tellings(table: Any, step: Step, viewer: int) -> list[Any]:
    """List what a viewer is shown of a step."""
    return [table.redact(state, event, viewer) for state, event, _ in step.moments()]


def telling_faults(case: Case, step: Step) -> Iterator[str]:
    """Compare the seats told about the card of a step with those that may know it."""
    card = card_of(step.action)
    if card is None:
        return
    row = case.known(step.before, card)
    for viewer in viewers(step.before):
        told = card in cards_in(tellings(case.table, step, viewer))
        if told is not row.seen_by(step.before, viewer):
            yield f"{row.cards} ({row.rule}): viewer {viewer} {'sees' if told else 'misses'} it"


def face_down_faults(case: Case, step: Step, after: Any) -> Iterator[str]:
    """Compare who sees the face-down cards after a step with who may."""
    hidden = tuple(case.face_down(after))
    for viewer in viewers(after) if hidden else ():
        seen = cards_in(case.table.view(after, viewer))
        told = cards_in(tellings(case.table, step, viewer)) if step.events else set()
        for card, holder in hidden:
            if (card in seen) is not (viewer == holder != HOUSE):
                sees = "sees" if card in seen else "misses"
                yield f"viewer {viewer} {sees} a card of {holder or 'none'}"
            if viewer != holder and card in told:
                yield f"viewer {viewer} is told of a card that only {holder or 'nobody'} may see"


def foreign_card_faults(case: Case, run: Run) -> Iterator[str]:
    """Find undealt cards in any view or message."""
    dealt: set[str] = set()
    for step, after in pairwise([*run.steps, Step(0, None, run.state, (), ())]):
        card = card_of(step.action)
        dealt |= {str(card)} if card else set()
        given = {
            viewer: (case.table.view(after.before, viewer), tellings(case.table, step, viewer))
            for viewer in viewers(after.before)
        }
        if cards_in(*given.values()) <= dealt:
            continue
        for viewer, shown in given.items():
            if foreign := cards_in(shown) - dealt:
                yield f"viewer {viewer} sees {foreign}, which are still in the shoe"


def swap_faults(case: Case, run: Run, *, every: int = 20) -> Iterator[str]:
    """Replay a run with every hidden card replaced; those who may not know must see no change.

    If somebody acts who may know of the difference and would act otherwise, the twin restarts from
    the actual state. Refusals of candidates are compared before each `every`th step.
    """
    twin, hidden = Run.start(case.table, run.steps[0].before.preset), False
    for at, step in enumerate(run.steps):
        if hidden:
            tried = [*case.candidates(step.before)] if at % every == 0 else []
            own = own_of(tried)
            for viewer in _blind(case, step.before, twin.state):
                yield from _different_views(case, viewer, step.before, twin.state)
                yield from _different_refusals(case, viewer, step.before, twin.state, tried, own)
        if hidden and _knows_better(case, step, twin.state):
            twin, hidden = Run(case.table, step.before), False
        action = _swapped(case, step, twin.state)
        hidden = hidden or action != step.action
        try:
            twin.do(step.seat, action)
        except Refused as refused:
            yield f"{type(action).__name__} is {refused.code} for a hidden card"
            return
        if hidden:
            faults, hidden = _compared(case, step, twin.steps[-1])
            yield from faults
        if not hidden:
            twin = Run(case.table, step.after)


def _blind(case: Case, one: Any, other: Any) -> tuple[Seat, ...]:
    return tuple(each for each in viewers(one) if not case.tells_apart(one, other, each))


def _knows_better(case: Case, step: Step, twin: Any) -> bool:
    """Whether the actor, or the owner of the default, may know the cards and act otherwise."""
    table, one = case.table, step.before
    if step.seat >= 1:
        knows = case.tells_apart(one, twin, step.seat)
        return knows and refusal(table, twin, step.seat, step.action) is not None
    if not (step.seat == HOUSE and isinstance(step.action, Close)):
        return False
    knowing = [seat for seat in viewers(one) if seat >= 1 and case.tells_apart(one, twin, seat)]
    return any(
        table.timeout_action(one, seat) != table.timeout_action(twin, seat) for seat in knowing
    )


def _swapped(case: Case, step: Step, twin: Any) -> Any:
    """Return the step's action, with the card that the twin continues with."""
    card = card_of(step.action)
    if card is None:
        return step.action
    return with_card(step.action, case.another(step.before, twin, card))


_GIVEN = ("the view", "the choices", "the default", "what is asked", "the private cards")


def _different_views(case: Case, viewer: Seat, one: Any, other: Any) -> Iterator[str]:
    """Compare everything a viewer gets of a state, and whom the table waits for."""
    table = case.table

    def given(state: Any) -> tuple[bytes, ...]:
        default = table.timeout_action(state, viewer) if viewer in table.to_act(state) else None
        of_viewer = table.view(state, viewer), table.legal(state, viewer), default
        private = table.private_cards(state, viewer)
        return (*map(_bytes, of_viewer), _bytes(table.to_act(state)), _bytes(private))

    for what, mine, theirs in zip(_GIVEN, given(one), given(other), strict=True):
        if mine != theirs:
            yield f"{what} of {viewer} in {one.phase} depends on a card hidden from it"


def _compared(case: Case, step: Step, other: Step) -> tuple[list[str], bool]:
    """Compare the messages of each event until all may know; return whether some still may not."""
    table, states = case.table, (step.before, other.before)
    faults: list[str] = []
    card = card_of(step.action)
    row = case.known(step.before, card) if card else None
    for pair in zip_longest(step.events, other.events):
        if None in pair:
            return [*faults, f"more happens in {step.before.phase} for a hidden card"], False
        after = [table.apply(state, event) for state, event in zip(states, pair, strict=True)]
        blind = _blind(case, *after)
        if not blind:
            return faults, False
        for viewer in blind:
            told = [table.redact(at, what, viewer) for at, what in zip(states, pair, strict=True)]
            knows = row is not None and row.seen_by(step.before, viewer)
            if not knows and _bytes(told[0]) != _bytes(told[1]):
                name = type(pair[0]).__name__
                faults.append(f"what {viewer} is told of {name} depends on a hidden card")
        states = (after[0], after[1])
    return faults, True


def _different_refusals(
    case: Case, viewer: Seat, one: Any, other: Any, candidates: Sequence[Any], own: Own
) -> Iterator[str]:
    for action in attempts(one, viewer, candidates, own):
        mine = _facts(refusal(case.table, one, viewer, action))
        theirs = _facts(refusal(case.table, other, viewer, action))
        if mine != theirs:
            yield f"how {action} of {viewer} is met depends on a card hidden from it"


def _facts(refused: Refused | None) -> tuple[Any, ...] | None:
    return (refused.code, refused.limit, refused.phase) if refused else None
