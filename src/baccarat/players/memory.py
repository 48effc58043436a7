"""What anybody at a table can note of the shoe at hand."""

from collections.abc import Collection, Mapping, Sequence

from ..cards import Card
from ..lab.counts import Counts, of_packs, without
from ..rules import Outcome, Preset
from .equilibrium import BOOK, SolutionBook


class Memory(dict[str, Sequence[Outcome]]):
    """How the coups of the shoe went so far, by side, and the cards that were shown.

    `rules` are the table's own. `left` counts by worth what may come, from the coup at hand on: the
    full packs without what was shown before it. Cards burnt face down are among it, for to one who
    has not seen them they are as likely to come as any others. `book` has solutions.
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
