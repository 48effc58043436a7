"""A record played again: every action through the table, every card through the shoe."""

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from ..cards import Card, packs
from ..fairness import seed_secret, shoe_order
from ..rules import Coup
from ..tables.common import Code, Refused, Seat
from ..tables.punto import Action, Deal, Phase, State, decide
from .bad_record import CARD_DIFFERS, CARD_IMPOSSIBLE, ILLEGAL, RESULT_DIFFERS, BadRecord
from .coup_line import parse_coup, result_text
from .fold import folded
from .lines import coup_lines, key_line
from .record import Record
from .start import holdings, start_state
from .write import write


class Replay(msgspec.Struct, frozen=True):
    """What a record comes to: each coup as dealt, and the table after the last."""

    coups: tuple[Coup, ...]
    state: State


def replay(record: Record) -> Replay:
    """Play a record again; raises BadRecord at the first line that could not have happened."""
    text = record.source or write(record)
    state, shoe = start_state(record, text), _Shoe(record)
    coups: list[Coup] = []
    for written, line in zip(record.coups, coup_lines(record.coups, text), strict=True):
        actions, result = parse_coup(written)
        if coups and state.phase is Phase.BETWEEN_SHOES:
            raise BadRecord(line, ILLEGAL, Code.NOT_NOW)
        state, coup = _played(state, actions, shoe, line)
        if result_text(coup) != result:
            raise BadRecord(line, RESULT_DIFFERS, result_text(coup))
        coups.append(coup)
    if set(holdings(state)) != set(record.final):
        held = ", ".join(
            f"{one.seat}: {one.purse} {one.stands}".rstrip() for one in holdings(state)
        )
        raise BadRecord(key_line(text, "final"), RESULT_DIFFERS, held)
    return Replay(tuple(coups), state)


def _played(
    state: State, actions: Iterable[tuple[Seat, Action]], shoe: "_Shoe", line: int
) -> tuple[State, Coup]:
    """Play one coup, which must end with its last action."""
    coup = None
    for seat, action in actions:
        if coup is not None:
            raise BadRecord(line, ILLEGAL, Code.NOT_NOW)
        try:
            events = decide(state, seat, action)
        except Refused as refused:
            raise BadRecord(line, ILLEGAL, refused.code, refused.limit) from None
        if isinstance(action, Deal):
            shoe.draw(action.card, line)
        state, coup = folded(state, events)
    if coup is None:
        raise BadRecord(line, RESULT_DIFFERS, "-")
    return state, coup


class _Shoe:
    """The cards as they must come: in order where secret or seed is known, else any of them."""

    def __init__(self, record: Record) -> None:
        self._left = Counter(packs(record.preset.packs))
        secret = None
        if record.secret is not None:
            secret = bytes.fromhex(record.secret)
        elif record.seed is not None:
            secret = seed_secret(record.seed)
        self._order: Iterator[Card] | None = None
        if secret is not None:
            self._order = iter(shoe_order(secret, record.room, record.shoe, record.preset))

    def draw(self, card: Card, line: int) -> None:
        """Take a card out; raises BadRecord where it cannot be there, or another lies there."""
        if not self._left[card]:
            raise BadRecord(line, CARD_IMPOSSIBLE, card)
        self._left[card] -= 1
        if self._order is not None and next(self._order) is not card:
            raise BadRecord(line, CARD_DIFFERS, card)
