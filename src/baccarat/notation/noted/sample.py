"""What the columns of a text may hold, by its first lines."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from .source import Line
from .spellings import HANDS, NOTHING, find_card, find_rank, find_results, is_hand, name_hand

MOST_COLUMNS: Final = 1024
MOST_DIGITS: Final = 9
FEW: Final = 0.2
"""The share of fields of a column that may be broken."""
NO_CARDS: Final = (frozenset("012"), frozenset("123"), frozenset("tT"))
"""Words that would be cards, if there were not these alone."""


class Sample:
    """The first lines of a text by column."""

    def __init__(
        self, rows: Sequence[Line], separator: str, codes: str, heads: Sequence[str]
    ) -> None:
        sizes = Counter(len(row.fields) for row in rows)
        self.rows, self.sizes, self.separator = rows, sizes, separator
        self.width = min(sizes.most_common(1)[0][0], MOST_COLUMNS)
        self.widest = min(max(sizes), MOST_COLUMNS)
        self._codes, self.sides = codes, dict(enumerate(map(name_hand, heads)))
        self._words = [
            [row.fields[at] for row in rows if at < len(row.fields)] for at in range(self.widest)
        ]

    def words(self, at: int) -> list[str]:
        words = self._words[at] if at < self.widest else ()
        return [word for word in words if word.lower() not in NOTHING]

    def is_empty(self, at: int) -> bool:
        return not self.words(at)

    def have_cards(self, columns: Iterable[int]) -> bool:
        """Whether all these columns may hold cards; an empty one may."""
        words = {word for at in columns for word in self.words(at)}
        if any(words <= odd for odd in NO_CARDS):
            return False
        return self._mostly(columns, lambda word: (find_card(word) or find_rank(word)) is not None)

    def have_hands(self, at: int) -> bool:
        """Whether a column has a whole hand in each cell.

        Where a header names both hands, cells of one character are totals, and others are hands,
        although perhaps no readable ones. In a column without such a name plain numbers are not.
        """
        if self.sides.get(at) and {*HANDS} <= {*self.sides.values()}:
            return self._mostly([at], lambda word: len(word) > 1)
        return self._mostly([at], is_hand) and not all(map(str.isdecimal, self.words(at)))

    def has_places(self, columns: Iterable[int]) -> bool:
        """Whether the lines can show that a place among these columns is empty."""
        words = (word for at in columns for word in self._words[at])
        return self.separator != " " or any(word.lower() in NOTHING for word in words)

    def have_results(self, columns: Iterable[int]) -> bool:
        """Whether all these columns may hold results; an empty one may, if coups were missed."""
        return self._mostly(columns, lambda word: find_results(word, self._codes) is not None)

    def _mostly(self, columns: Iterable[int], is_known: Callable[[str], bool]) -> bool:
        """Whether most words are known: at least half of all, and all but a few of a column."""
        words = [self.words(at) for at in columns]
        strange = [sum(not is_known(word) for word in column) for column in words]
        few = (odd <= max(1, FEW * len(column)) for odd, column in zip(strange, words, strict=True))
        return all(few) and 2 * sum(strange) <= sum(map(len, words))

    def has_runs(self, at: int) -> bool:
        """Whether a field of the column holds several results."""
        results = (find_results(word, self._codes) for word in self.words(at))
        return any(each is not None and len(each) > 1 for each in results)

    def numbers(self, at: int) -> list[int] | None:
        """Return the numbers of a column; None if there is anything else in it."""
        words = self._words[at]
        plain = all(word.isdecimal() and len(word) <= MOST_DIGITS for word in words)
        return [*map(int, words)] if plain else None
