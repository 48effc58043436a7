"""Who may know which card, and when: nobody learns more, and nobody less."""

import re
from collections.abc import Iterator
from itertools import pairwise, zip_longest
from typing import Any

import msgspec

from baccarat.cards import PACK, Card
from baccarat.tables.common import Refused

from ..run import Run, Step, refusal
from .case import Case, viewers

CARD = re.compile(rb'"([A23456789TJQK][cdhs])"')


def cards_in(*things: Any) -> set[str]:
    """Find every card that is named in what would go out."""
    return {code.decode() for thing in things for code in CARD.findall(_bytes(thing))}


def _bytes(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


def tellings(table: Any, step: Step, viewer: int) -> list[Any]:
    """List what a viewer sees happen in a step."""
    told, state = [], step.before
    for event in step.events:
        told.append(table.tell(state, event, viewer))
        state = table.apply(state, event)
    return told


def telling_faults(case: Case, step: Step) -> Iterator[str]:
    """Compare who is told of the card that a step brings with who may know it."""
    card = case.card(step.action)
    if card is None:
        return
    row = case.known(step.before)
    for viewer in viewers(step.before):
        told = card in cards_in(tellings(case.table, step, viewer))
        if told is not row.seen_by(viewer):
            yield f"{row.cards} ({row.rule}): viewer {viewer} {'sees' if told else 'misses'} it"


def foreign_card_faults(case: Case, run: Run) -> Iterator[str]:
    """Find cards that nobody has dealt yet, in any view or telling."""
    dealt: set[str] = set()
    for step, after in pairwise([*run.steps, Step(0, None, run.state, ())]):
        card = case.card(step.action)
        dealt |= {str(card)} if card else set()
        for viewer in viewers(after.before):
            shown = cards_in(case.table.view(after.before, viewer))
            shown |= cards_in(tellings(case.table, step, viewer))
            if shown - dealt:
                yield f"viewer {viewer} sees {shown - dealt}, which are still in the shoe"


def swap_faults(case: Case, run: Run, *, every: int = 20) -> Iterator[str]:
    """Play a run again with every hidden card another; who may not know them must see no change.

    How candidates are refused is compared before each `every`th step.
    """
    twin = Run.start(case.table, run.steps[0].before.preset)
    blind: set[int] = set()
    for at, step in enumerate(run.steps):
        if blind and at % every == 0:
            for viewer in blind:
                yield from _different_refusals(case, viewer, step.before, twin.state)
        action, unseen_by = _swapped(case, step)
        blind |= unseen_by
        try:
            twin.do(step.seat, action)
        except Refused as refused:
            yield f"{type(action).__name__} is {refused.code} for a card hidden from {blind}"
            return
        for viewer in blind:
            yield from _differences(case, viewer, step, twin.steps[-1])


def _swapped(case: Case, step: Step) -> tuple[Any, set[int]]:
    """Return the step's action, with another card if some may not see it, and who they are."""
    card = case.card(step.action)
    if card is None:
        return step.action, set()
    row = case.known(step.before)
    blind = {viewer for viewer in viewers(step.before) if not row.seen_by(viewer)}
    return (case.with_card(step.action, _other(card)) if blind else step.action), blind


def _other(card: Card) -> Card:
    """Take a card of another worth and another suit."""
    return PACK[(PACK.index(card) + 17) % len(PACK)]


def _differences(case: Case, viewer: int, one: Step, other: Step) -> Iterator[str]:
    table = case.table
    if _bytes(table.view(one.before, viewer)) != _bytes(table.view(other.before, viewer)):
        yield f"the view of {viewer} in {one.before.phase} depends on a card hidden from it"
    if _bytes(table.legal(one.before, viewer)) != _bytes(table.legal(other.before, viewer)):
        yield f"the choices of {viewer} in {one.before.phase} depend on a card hidden from it"
    pairs = zip_longest(tellings(table, one, viewer), tellings(table, other, viewer))
    if any(_bytes(mine) != _bytes(theirs) for mine, theirs in pairs):
        yield f"what {viewer} is told of {type(one.action).__name__} depends on a hidden card"


def _different_refusals(case: Case, viewer: int, one: Any, other: Any) -> Iterator[str]:
    for action in case.candidates(one):
        mine, theirs = (
            _facts(refusal(case.table, state, viewer, action)) for state in (one, other)
        )
        if mine != theirs:
            yield f"how {action} of {viewer} is met depends on a card hidden from it"


def _facts(refused: Refused | None) -> tuple[Any, ...] | None:
    return (refused.code, refused.limit, refused.phase) if refused else None
