"""Who may know which card, and when: nobody learns more, and nobody less."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec

from baccarat.tables.common.chips import HOUSE

from ..tables.drive import Run, Step
from .case import Case, viewers
from .common import card as card_of

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
