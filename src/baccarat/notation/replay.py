"""Replay a record: every action through the table, every card through the shoe."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from ..cards.card import Card
from ..cards.shoe import packs
from ..fairness.ceremony import NOBODY
from ..fairness.shoe import shoe_order
from ..fairness.shuffle import lot, seed_secret
from ..tables.common.chips import HOUSE, Seat
from ..tables.common.coup_result import CoupResult
from ..tables.common.refusal import RefusalCode, Refused
from ..tables.common.shoe import Close, Deal, MayClose, is_between_shoes, is_burning
from ..tables.register import State, table_of
from .action import VOID, parse_coup
from .bad_record import (
    CARD_DIFFERS,
    CARD_HIDDEN,
    CARD_IMPOSSIBLE,
    HEAD_DIFFERS,
    ILLEGAL,
    LOT_DIFFERS,
    RESULT_DIFFERS,
    SEAL_DIFFERS,
    BadRecord,
)
from .lines import coup_lines, key_line
from .public_coup import (
    CoupInProgress,
    Dead,
    DealHidden,
    PublicCoup,
    RecordedAction,
    after_void,
    decide_recorded,
)
from .record import Record
from .register import notation_of
from .sealed import running_hashes, seal_faults, sealed_shoe
from .start import holdings, start_state
from .write import write


class CardsOut(msgspec.Struct, frozen=True):
    """The known cards of a line that are in no hand: dead ones, and those of a `void` coup.

    Those `before` were seen before the first card of the hands was dealt. Burnt cards are in none.
    """

    before: tuple[Card, ...] = ()
    after: tuple[Card, ...] = ()
    void: bool = False


class Replay(msgspec.Struct, frozen=True):
    """The results of a record, and the final table.

    A coup is None if it was void, or a round without cards; `out` has the cards outside the hands.
    """

    coups: tuple[CoupResult | None, ...]
    state: State
    out: tuple[CardsOut, ...] = ()


def replay(record: Record) -> Replay:
    """Replay a record. Raises BadRecord at the first line that could not have happened."""
    text = record.source or write(record)
    for fault in seal_faults(record):
        raise BadRecord(key_line(text, "sealed"), SEAL_DIFFERS, fault)
    state, shoe, words = start_state(record, text), _Shoe(record), notation_of(record.preset)
    if _another_cut(record, state):
        raise BadRecord(key_line(text, "sealed"), SEAL_DIFFERS, "seal-other-cutter")
    coups: list[CoupResult | None] = []
    out: list[CardsOut] = []
    for written, at in zip(record.coups, coup_lines(record.coups, text), strict=True):
        actions, result = parse_coup(written, words)
        if coups and is_between_shoes(state.phase):
            raise BadRecord(at, ILLEGAL, RefusalCode.NOT_NOW)
        void = result == VOID
        playing, cards_out = _play(state, actions, shoe, at, void=void)
        replayed = VOID if void else words.result_text(playing.coup)
        if replayed != result:
            raise BadRecord(at, RESULT_DIFFERS, replayed)
        state = _after_void(state, actions, at) if void else playing.state
        coups.append(None if void else playing.coup)
        out.append(cards_out)
    if set(holdings(state)) != set(record.final):
        final = ", ".join(
            f"{one.seat}: {one.purse} {one.stands}".rstrip() for one in holdings(state)
        )
        raise BadRecord(key_line(text, "final"), RESULT_DIFFERS, final)
    if record.head not in {None, running_hashes(record)[-1]}:
        raise BadRecord(key_line(text, "head"), HEAD_DIFFERS)
    return Replay(tuple(coups), state, tuple(out))


def _another_cut(record: Record, start: State) -> bool:
    """Whether the shoe was announced to be cut by a seat other than the appointed one (C-4)."""
    if record.sealed is None:
        return False
    order = table_of(record.preset).cut_order(start, record.shoe)
    return record.sealed.attempt.announcement.cutter not in {NOBODY, *order}


def _after_void(state: State, actions: Sequence[tuple[Seat, RecordedAction]], at: int) -> State:
    try:
        return after_void(state, actions)
    except Refused as refused:
        raise BadRecord(at, ILLEGAL, refused.code, refused.limit) from None


def _play(
    state: State,
    actions: Sequence[tuple[Seat, RecordedAction]],
    shoe: "_Shoe",
    at: int,
    *,
    void: bool,
) -> tuple[CoupInProgress, CardsOut]:
    """Play one coup, which must end with its last action unless it is `void`.

    `at` is its line in the text.
    """
    coup, begun = PublicCoup(state), False
    before, after = list[Card](), list[Card]()
    for seat, written in actions:
        if coup.playing.over:
            raise BadRecord(at, ILLEGAL, RefusalCode.NOT_NOW)
        try:
            done = decide_recorded(coup.playing.state, seat, written)
        except Refused as refused:
            raise BadRecord(at, ILLEGAL, refused.code, refused.limit) from None
        if isinstance(written, Deal | DealHidden | Dead):
            shoe.draw(written, at)
        elif isinstance(written, Close):
            shoe.check_lot(coup.playing.state, written, at)
        if isinstance(written, Dead):
            (after if begun else before).append(written.card)
        elif isinstance(written, Deal | DealHidden) and not is_burning(coup.playing.state.phase):
            begun = True
            if void and isinstance(written, Deal):
                after.append(written.card)
        coup.take(seat, written, done)
    if not coup.playing.over and not void:
        raise BadRecord(at, RESULT_DIFFERS, "-")
    if coup.hides_shown:
        raise BadRecord(at, CARD_HIDDEN)
    return coup.playing, CardsOut(tuple(before), tuple(after), void)


def _order(record: Record) -> tuple[tuple[Card, ...], bytes] | None:
    """Return the cards in order and their key, if the record's secret or seed determines them."""
    if record.secret is not None and record.sealed is not None:
        sealed = sealed_shoe(record)
        return sealed.cards, sealed.key
    if record.secret is not None:
        secret = bytes.fromhex(record.secret)
    elif record.seed is not None:
        secret = seed_secret(record.seed)
    else:
        return None
    made = shoe_order(secret, record.room, record.shoe, record.preset, record.written)
    return made, made.key


class _Shoe:
    """The cards to come: in order if secret or seed is known, otherwise in any order.

    Cards may be hidden only while the shoe is being dealt and its order is unknown.
    """

    def __init__(self, record: Record) -> None:
        self._left = Counter(packs(record.preset.packs))
        order, key = _order(record) or (None, None)
        self._key: bytes | None = key
        self._hides = record.ended is None and order is None
        self._order: Iterator[Card] | None = None if order is None else iter(order)

    def check_lot(self, state: State, closed: Close, line: int) -> None:
        """Raise BadRecord if a lot falls on another place than the secret says (AD-B7, AD-B9)."""
        if self._key is None:
            return
        for may in table_of(state.preset).legal(state, HOUSE):
            if isinstance(may, MayClose) and may.among:
                place = lot(self._key, may.number, may.among)
                if place != closed.lot:
                    raise BadRecord(line, LOT_DIFFERS, str(closed.lot), place)

    def draw(self, dealt: Deal | DealHidden | Dead, line: int) -> None:
        """Take out a card. Raises BadRecord if it is used up or another card is next."""
        if isinstance(dealt, DealHidden):
            if not self._hides:
                raise BadRecord(line, CARD_HIDDEN)
            return
        card = dealt.card
        if not self._left[card]:
            raise BadRecord(line, CARD_IMPOSSIBLE, card)
        self._left[card] -= 1
        if self._order is not None and next(self._order) is not card:
            raise BadRecord(line, CARD_DIFFERS, card)
