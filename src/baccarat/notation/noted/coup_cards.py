"""The cards of a noted coup, checked by the rules (PB-1 to PB-5) and against the packs (C-2)."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Final

from msgspec.structs import replace

from ...cards.card import PACK, RANKS, Card
from ...cards.hand import Hand
from ...cards.shoe import packs
from ...rules.coup import Coup, Outcome, Reason, Side
from ...rules.fault import Fault
from ...rules.presets.punto import PuntoPreset
from ...tables.common.shoe import CoupEnded, Shoe
from ..faults import NoteCode
from .shoe import Detail
from .spellings import PLACES

Dealt = tuple[tuple[Card, ...], tuple[Card, ...], Outcome, bool]
"""The cards of Player and of Banker, the winner, and whether a natural ended the coup."""

_POINTS: Final[Mapping[Card, int]] = {card: card.points for card in PACK}
"""Read much faster than the attribute; a million coups need them."""
_THIRD: Final[Mapping[Card | None, int | None]] = {
    card: None if card is None else card.points for card in (None, *PACK)
}
End = tuple[int, int, int | None, int | None]
"""Both two-card totals, and the points of Player's and of Banker's third card, or None."""
MOST_DRAWN: Final = 6


class FieldFault(Exception):
    """A fault of a field, which counts from 0; `reason` explains one of too few or many cards."""

    def __init__(
        self, field: int, code: NoteCode, reason: Reason | None = None, **facts: int | str
    ) -> None:
        super().__init__(code)
        self.field, self.fault, self.reason = field, Fault(code, facts), reason

    def written(self, fields: Sequence[str]) -> "FieldFault":
        """Return the fault with its card as it is written; its suit may not be known."""
        if "card" in self.fault.facts:
            self.fault.facts["card"] = fields[self.field]
        return self


def deal_in_turn(cards: Iterable[tuple[int, Card]]) -> Dealt:
    """Deal a coup from its cards in the order drawn, each with its field. Raises FieldFault."""
    coup, at = Coup(), 0
    for at, card in cards:
        side = coup.due()
        if side is None:
            raise _bad_coup(at, NoteCode.TOO_MANY_CARDS, coup, card=card)
        coup = coup.with_card(side, card)
    if side := coup.due():
        raise _bad_coup(at, NoteCode.TOO_FEW_CARDS, coup, side=side.value)
    return coup.player.cards, coup.banker.cards, coup.outcome, coup.natural


def deal_by_place(fields: Sequence[int], cards: Sequence[Card | None]) -> Dealt:
    """Deal a coup from its six places, as in PLACES, and their fields. Raises FieldFault."""
    p1, b1, p2, b2, p3, b3 = cards
    if p1 and p2 and b1 and b2:
        player, banker = (_POINTS[p1] + _POINTS[p2]) % 10, (_POINTS[b1] + _POINTS[b2]) % 10
        end = _ends().get((player, banker, _THIRD[p3], _THIRD[b3]))
        if end:
            return (p1, p2, p3) if p3 else (p1, p2), (b1, b2, b3) if b3 else (b1, b2), *end
    raise _first_fault(fields, cards)


def _first_fault(fields: Sequence[int], cards: Sequence[Card | None]) -> FieldFault:
    """Find the first place that is empty, or has a card, against the rules."""
    coup = Coup()
    for name, at, card in zip(PLACES, fields, cards, strict=True):
        side, due = Side.PLAYER if name[0] == "p" else Side.BANKER, coup.due()
        if due is side and card:
            coup = coup.with_card(side, card)
        elif due is side:
            return _bad_coup(at, NoteCode.TOO_FEW_CARDS, coup, side=side.value)
        elif card:
            return _bad_coup(at, NoteCode.TOO_MANY_CARDS, coup, card=card)
    raise AssertionError("these cards follow the rules")


@cache
def _ends() -> dict[End, tuple[Outcome, bool]]:
    """Return the winner of every coup that may be, and whether it is a natural."""
    faces = [Card(f"{rank}c") for rank in RANKS[:10]]
    ends: dict[End, tuple[Outcome, bool]] = {}
    coups = [
        Coup(Hand((p, Card.TEN_OF_CLUBS)), Hand((b, Card.TEN_OF_CLUBS)))
        for p, b in product(faces, repeat=2)
    ]
    while coups:
        coup = coups.pop()
        if side := coup.due():
            coups += [coup.with_card(side, face) for face in faces]
        else:
            player, banker = coup.player, coup.banker
            totals = player.first_two.total, banker.first_two.total
            ends[*totals, _THIRD[player.third], _THIRD[banker.third]] = coup.outcome, coup.natural
    return ends


def _bad_coup(field: int, code: NoteCode, coup: Coup, **facts: str) -> FieldFault:
    reason = coup.next_reason()
    return FieldFault(field, code, reason, rule=reason.rule if reason else "PB-1", **facts)


class ShoeCards:
    """The cards that are left of a shoe, and whether it is `over` (C-5)."""

    def __init__(self, rules: PuntoPreset, detail: Detail, burn: int = 0) -> None:
        self.over = False
        self._rules, self._shoe, self._out = rules, Shoe(), burn
        self._safe = rules.cards - rules.stop_depth - MOST_DRAWN
        self._key = _KEYS[detail]
        self._most = _full(rules.packs, detail)
        self._left = dict(self._most)  # read faster than a Counter

    def take(self, cards: Sequence[Card], *, ends: bool = True) -> int | None:
        """Take cards, which end a coup unless they are dead or those of a void one.

        If the packs no longer hold one, return its place among these cards, and take none.
        """
        left, key = self._left, self._key
        keys: Sequence[str] = [key(card) for card in cards] if key else cards
        for at, each in enumerate(keys):
            if not left[each]:
                for taken in keys[:at]:
                    left[taken] += 1
                return at
            left[each] -= 1
        self.leave(len(cards), ends=ends)
        return None

    def restore_coup(self) -> None:
        """Let the coup before not count, as it was void; its cards stay out."""
        if (left := self._shoe.coups_left) is not None:
            self._shoe, self.over = replace(self._shoe, coups_left=left + 1), False

    def used_up(self, field: int, card: Card) -> FieldFault:
        """Return the fault of a card that the packs no longer hold."""
        key = self._key(card) if self._key else card
        facts: dict[str, int | str] = {"most": self._most[key], "packs": self._rules.packs}
        return FieldFault(field, NoteCode.CARD_USED_UP, None, card=str(key), **facts)

    def leave(self, many: int, *, ends: bool = True) -> None:
        """Let cards leave the shoe of which nothing is known."""
        if self._out >= self._safe:  # the stop card may come
            self._count_down(many, ends=ends)
        self._out += many

    def _count_down(self, many: int, *, ends: bool) -> None:
        shoe = replace(self._shoe, out=self._out)
        for _ in range(many):
            if shown := shoe.stop_card(self._rules):
                shoe = shoe.after(shown)
            shoe = shoe.drawn()
        self._shoe = shoe.after(CoupEnded()) if ends else shoe
        self.over = self._shoe.coups_left == 0


@cache
def _full(number: int, detail: Detail) -> Counter[str]:
    key = _KEYS[detail]
    return Counter(key(card) if key else card for card in packs(number))


def in_turn(player: Sequence[Card], banker: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards of a complete coup in the order in which they were drawn."""
    return (player[0], banker[0], player[1], banker[1], *player[2:], *banker[2:])


def _rank(card: Card) -> str:
    return card.rank


def _points(card: Card) -> str:
    return str(card.points)


_KEYS: Final[Mapping[Detail, Callable[[Card], str] | None]] = {
    Detail.RESULTS: _points,
    Detail.VALUES: _points,
    Detail.RANKS: _rank,
    Detail.CARDS: None,
}
"""What tells two cards of a shoe apart; None for the cards themselves."""
