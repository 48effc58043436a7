"""Read the coups of a line, according to the layout of its text."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final

import msgspec

from ...cards.card import Card
from ...scorecards.entry import Entry
from ..faults import NoteCode
from .coup_cards import Dealt, FieldFault, deal_by_place, deal_in_turn
from .shoe import Detail, Layout, NotedCoup
from .source import Line
from .spellings import (
    BY_HAND,
    HANDS,
    NOTHING,
    OTHER,
    PLACES,
    UNKNOWN_TEN,
    YES,
    find_card,
    find_rank,
    find_results,
    split_hand,
)

MOST_KNOWN: Final = 4096
"""Words that are remembered; there are fewer ways to write a card."""
MARKS: Final = ("natural", "player_pair", "banker_pair")


class LineReader:
    """Reads lines of one layout. Fields count from 0."""

    def __init__(self, layout: Layout) -> None:
        columns = layout.columns
        self._cells = len(columns)
        self.hands = [columns.index(side) for side in HANDS if side in columns]
        """The columns with a whole hand in each cell; `widen` gives their cards places."""
        if self.hands:
            columns = (*columns, *BY_HAND)
        at = {name: field for field, name in enumerate(columns) if name != OTHER}
        self.shoe, self.coup = at.get("shoe"), at.get("coup")
        self.by_place = "p1" in at
        self._nothing = NOTHING | {UNKNOWN_TEN} if layout.zero_is_none else NOTHING
        self.cards, self.results = at.get("cards"), at.get("results")
        self._end = None if layout.columns[-1] == "results" else (self.results or 0) + 1
        self._result = at.get("result")
        self._marks = {name: at[name] for name in MARKS if name in at}
        self._width = len(columns)
        self._places = [at.get(name, self._width) for name in PLACES]
        self._pick = itemgetter(*self._places)
        self._lacks = self._width in self._places
        self._known: dict[str, Card | None] = {}
        self._said: dict[str, Entry | None] = {}
        self._find = find_card if layout.detail is Detail.CARDS else find_rank
        self._detail, self._codes = layout.detail, layout.codes
        self._ranked = layout.detail is not Detail.VALUES

    def widen(self, line: Line) -> Line:
        """Return a line with the cards of its hands in six places after its own fields."""
        fields = [*line.fields[: self._cells], *[""] * (self._cells - len(line.fields))]
        for at in self.hands:
            first, second, *rest = *split_hand(fields[at], values=not self._ranked), "", ""
            fields += [first, second, " ".join(rest).strip()]
        fields += line.fields[self._cells :]
        return Line(line.number, line.text, fields, line.after_blank)

    def cell_of(self, field: int) -> int:
        """Return the field of the text in which a field of a line is."""
        after = field - self._cells
        if not self.hands or after < 0:
            return field
        return self.hands[after // 3] if field < self._width else field - len(BY_HAND)

    def results_of(self, line: int, fields: Sequence[str]) -> Iterator[NotedCoup | FieldFault]:
        """Yield the coups of a line with the results of a shoe, or the fault of a field."""
        for field, text in enumerate(fields[self.results : self._end], self.results or 0):
            try:
                for entry in self._read_results(field, text):
                    yield NotedCoup(line, entry)
            except FieldFault as fault:
                yield fault

    def coup_of(self, line: int, fields: Sequence[str]) -> NotedCoup:
        """Return the coup of a line; raises FieldFault."""
        if len(fields) != self._width:
            fields = self._fitted(fields)
        result = None
        if self._result is not None:
            result = self._read_result(self._result, fields[self._result])
        try:
            dealt = self._deal(fields)
        except FieldFault as fault:
            raise fault.written(fields) from None
        if dealt is None:
            marks = {name: fields[at].lower() in YES for name, at in self._marks.items()}
            entry = msgspec.structs.replace(result, **marks) if result and marks else result
            return NotedCoup(line, entry)
        player, banker, won, natural = dealt
        if result and result.outcome is not won:
            at = self._result or 0
            raise FieldFault(
                at, NoteCode.RESULT_DIFFERS, rule="PB-2", name=fields[at], won=won.value
            )
        p, b = player[0][0] == player[1][0], banker[0][0] == banker[1][0]
        if not self._ranked:  # two tens may be of different ranks
            p, b = p and player[0].points > 0, b and banker[0].points > 0
        return NotedCoup(line, _entry(won, natural, p, b), player, banker)

    def card_fields(self, fields: Sequence[str]) -> list[int]:
        """Return the fields that have cards, in the order drawn."""
        if not self.by_place and self.cards is None:
            return []
        places = self._places if self.by_place else range(self.cards or 0, len(fields))
        return [at for at in places if at < len(fields) and fields[at].lower() not in self._nothing]

    def shown_card(self, fields: Sequence[str]) -> Card | None:
        """Return the card of a line that has only one; None for any other line."""
        places = self.card_fields(fields)
        return self._card(places[0], fields[places[0]]) if len(places) == 1 else None

    def card_out(self, field: int, word: str) -> Card:
        """Return a dead card, or one of a void coup. Raises FieldFault.

        Its suit may be written although those of the coups are not.
        """
        card = None if self._detail is Detail.CARDS else find_card(word)
        return card or self._card(field, word)

    def _fitted(self, fields: Sequence[str]) -> Sequence[str]:
        """Return the fields of all columns: empty ones where a line is shorter."""
        if self.cards is None:
            for at in range(self._width, len(fields)):
                if fields[at].lower() not in NOTHING:
                    raise FieldFault(at, NoteCode.TOO_MANY_FIELDS, name=fields[at])
        return [*fields, *[""] * (self._width + 1 - len(fields))]

    def _deal(self, fields: Sequence[str]) -> Dealt | None:
        """Deal the coup of a line; None if it has no cards."""
        if self.by_place:
            words = self._pick(
                [*fields, ""] if self._lacks and len(fields) == self._width else fields
            )
            try:
                cards = [*map(self._known.__getitem__, words)]
            except KeyError:
                cards = [*map(self._learn, self._places, words)]
            return deal_by_place(self._places, cards) if any(cards) else None
        if self.cards is None:
            return None
        places = self.card_fields(fields)
        return deal_in_turn((at, self._card(at, fields[at])) for at in places) if places else None

    def _learn(self, field: int, word: str) -> Card | None:
        """Remember the card of a word, or that it is the place of none."""
        card = None if word.lower() in self._nothing else self._card(field, word)
        if len(self._known) < MOST_KNOWN:
            self._known[word] = card
        return card

    def _card(self, field: int, word: str) -> Card:
        card = self._find(word)
        if card is None:
            raise unreadable(field, word, NoteCode.NO_CARD, wanted=self._detail.value)
        return card

    def _read_results(self, field: int, text: str) -> tuple[Entry | None, ...]:
        results = find_results(text, self._codes)
        if results is None:
            raise unreadable(field, text, NoteCode.NO_RESULT)
        return results

    def _read_result(self, field: int, text: str) -> Entry | None:
        if text in self._said:
            return self._said[text]
        results = self._read_results(field, text)
        if len(results) > 1:
            raise FieldFault(field, NoteCode.NO_RESULT, name=text)
        if len(self._said) < MOST_KNOWN:
            self._said[text] = results[0]
        return results[0]


def unreadable(field: int, word: str, code: NoteCode, **facts: str) -> FieldFault:
    """Return the fault of a field that is not what its column has."""
    if word.startswith("="):
        return FieldFault(field, NoteCode.FORMULA, name=word)
    if any("\udc80" <= each <= "\udcff" for each in word):
        return FieldFault(field, NoteCode.NOT_UTF_8)
    return FieldFault(field, code, None, name=word, **facts)


_entry = lru_cache(None)(Entry)
