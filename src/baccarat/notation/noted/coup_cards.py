"""The cards of a noted coup, checked by the rules (PB-1 to PB-5) and against the packs (C-2)."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Final

from ...cards import PACK, RANKS, Card, packs
from ...rules import PUNTO_BANCO, Coup, Draws, Fault, Outcome, PuntoPreset, Reason, Side
from ...rules.tableau import TOTALS
from ...tables.common import CoupEnded, Shoe
from ..faults import NoteCode
from .shoe import Detail
from .spellings import PLACES

Dealt = tuple[tuple[Card, ...], tuple[Card, ...], Outcome, bool]
"""The cards of Player and of Banker, the winner, and whether a natural ended the coup."""

_POINTS: Final = {card: card.points for card in PACK}
"""Read much faster than the attribute; a million coups need them."""
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
        end = _ends().get((player, banker, p3 and _POINTS[p3], b3 and _POINTS[b3]))
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
def _ends() -> dict[tuple[int, int, int | None, int | None], tuple[Outcome, bool]]:
    """Return the winner of every coup that may be, and whether it is a natural.

    The keys are both two-card totals, and the points of both third cards, or None.
    """
    thirds: list[Card | None] = [None, *map(Card, ("Tc", *(f"{rank}c" for rank in RANKS[:9])))]
    ends = {}
    for player, banker, third, last in product(range(10), range(10), thirds, thirds):
        if _may_end(player, banker, third, draws=last is not None):
            p = (player + (third.points if third else 0)) % 10
            b = (banker + (last.points if last else 0)) % 10
            won = Outcome.PLAYER if p > b else Outcome.BANKER if b > p else Outcome.TIE
            key = player, banker, third and third.points, last and last.points
            ends[key] = (won, player >= TOTALS or banker >= TOTALS)
    return ends


def _may_end(player: int, banker: int, third: Card | None, *, draws: bool) -> bool:
    """Whether hands of these two-card totals get these third cards (PB-2 to PB-5)."""
    if player >= TOTALS or banker >= TOTALS:
        return third is None and not draws
    if (PUNTO_BANCO.player_says(player) is Draws.DRAW) is not (third is not None):
        return False
    return (PUNTO_BANCO.banker_says(banker, third) is Draws.DRAW) is draws


def _bad_coup(field: int, code: NoteCode, coup: Coup, **facts: str) -> FieldFault:
    reason = coup.next_reason()
    return FieldFault(field, code, reason, rule=reason.rule if reason else "PB-1", **facts)


class ShoeCards:
    """The cards that are left of a shoe, and whether it is over (C-5)."""

    def __init__(self, rules: PuntoPreset, detail: Detail, burn: int = 0) -> None:
        self._rules, self._shoe = rules, Shoe(out=burn)
        self._safe = rules.cards - rules.stop_depth - MOST_DRAWN
        self._key = _KEYS[detail]
        self._most = _full(rules.packs, detail)
        self._left = self._most.copy()

    @property
    def over(self) -> bool:
        """Whether the coup before was the last one."""
        return self._shoe.coups_left == 0

    def take(self, cards: Sequence[Card], field: Callable[[int], int]) -> None:
        """Take the cards of a coup; `field` returns the field of each, counted from 0.

        Raises FieldFault for a card that the packs no longer hold; then no card is taken.
        """
        left, keys = self._left, [key(card) for card in cards] if (key := self._key) else cards
        for at, each in enumerate(keys):
            if not left[each]:
                left.update(keys[:at])
                facts = {"card": str(each), "most": self._most[each], "packs": self._rules.packs}
                raise FieldFault(field(at), NoteCode.CARD_USED_UP, **facts)
            left[each] -= 1
        self.leave(len(cards))

    def leave(self, many: int) -> None:
        """Let a coup's cards leave the shoe, of which nothing else may be known."""
        if self._shoe.out < self._safe:
            self._shoe = Shoe(out=self._shoe.out + many)
            return
        for _ in range(many):
            if shown := self._shoe.stop_card(self._rules):
                self._shoe = self._shoe.after(shown)
            self._shoe = self._shoe.drawn()
        self._shoe = self._shoe.after(CoupEnded())


@cache
def _full(number: int, detail: Detail) -> Counter[str]:
    key = _KEYS[detail]
    return Counter(map(key, packs(number)) if key else packs(number))


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
