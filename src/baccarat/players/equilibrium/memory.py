"""The public knowledge of the current shoe."""

from collections.abc import Collection, Mapping, Sequence

from ...cards.card import Card
from ...lab.counts import Counts, of_packs, without
from ...rules.coup import Outcome
from ...rules.presets.named import Preset
from .book import BOOK, SolutionBook


class Memory(dict[str, Sequence[Outcome]]):
    """The outcomes of the shoe so far, by side, and the cards that have been shown.

    `rules` is the table's preset, and `book` has solutions. `remaining_counts` counts, by point
    value, the cards that may still come from the current coup on: the full packs without the cards
    shown before it. Cards burnt face down are included, because for anyone who did not see them
    they are as likely to come as any others.
    """

    def __init__(
        self,
        rules: Preset,
        roads: Mapping[str, Sequence[Outcome]],
        shown: Collection[Card],
        book: SolutionBook = BOOK,
    ) -> None:
        super().__init__(roads)
        self.rules, self.book = rules, book
        self._shown = shown

    @property
    def remaining_counts(self) -> Counts:
        return without(of_packs(self.rules.packs), (card.points for card in self._shown))
