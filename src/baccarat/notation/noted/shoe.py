"""A noted shoe: its coups, as far as they were seen, and how its text was read."""

from enum import StrEnum
from typing import Final

import msgspec

from ...cards.card import Card
from ...cards.hand import Hand
from ...rules.coup import Coup, Reason
from ...rules.fault import Fault
from ...rules.presets.punto import PuntoPreset
from ...scorecards.entry import Entry
from ...scorecards.sheet import scorecards
from ...text.result_table import Shown

NOTED: Final = "noted"
"""The room of records made from noted shoes."""


class BadNote(ValueError):
    """A text cannot be read as shoes, or a noted coup could not have happened.

    `line` and `column` are its place in the text, from 1; in a series, `line` counts the coups and
    `column` the cards of one that is not a text. `reason` explains a coup with too few cards or too
    many; None before each hand has two (PB-1). If `of_coup` is true, `read_shoes` can set
    this coup aside and read the rest.
    """

    of_coup = False

    def __init__(self, line: int, column: int, fault: Fault, reason: Reason | None = None) -> None:
        super().__init__(f"line {line}, column {column}: {fault}")
        self.line, self.column = line, column
        self.fault, self.reason = fault, reason


class Detail(StrEnum):
    """How much is known of each coup."""

    RESULTS = "results"
    VALUES = "values"
    """Of the cards that count nothing, the rank is not known."""
    RANKS = "ranks"
    CARDS = "cards"
    """Every card with its suit."""


class NotedCoup(msgspec.Struct, frozen=True, gc=False):
    """A coup on the given line. `entry` is None if nobody saw it, or if it was set aside.

    The hands are empty unless the cards are known.
    """

    line: int
    entry: Entry | None = None
    player: tuple[Card, ...] = ()
    banker: tuple[Card, ...] = ()

    @property
    def coup(self) -> Coup | None:
        """Both hands; None if the cards are not known."""
        return Coup(Hand(self.player), Hand(self.banker)) if self.player else None


class OutOfPlay(msgspec.Struct, frozen=True, gc=False):
    """Cards that left the shoe for no coup that counts: dead ones, or those of a `void` coup.

    They left before the coup with the index `before`, from 0, or after the last coup.
    """

    before: int
    cards: tuple[Card, ...]
    void: bool = False


class NotedShoe(Shown, msgspec.Struct, frozen=True, kw_only=True):
    """A shoe that somebody noted: its coups in order, those that nobody saw included.

    - `number` counts the shoes of the text, from 1; `name` is what the text calls this one.
    - `preset`: the rules, with the number of packs that were said or assumed.
    - `detail` says what of the cards is known: below `cards` their suits mean nothing, and with
      `values` no rank of a ten.
    - `shown`: the card that was shown before the first coup (C-7).
    - `out`: dead cards and void coups, in order; `coups` has none of them.

    Cards that are not listed count as unseen, whether burnt or in a coup that nobody saw.
    """

    number: int
    preset: PuntoPreset
    detail: Detail
    coups: tuple[NotedCoup, ...]
    name: str = ""
    shown: Card | None = None
    out: tuple[OutOfPlay, ...] = ()

    @property
    def entries(self) -> tuple[Entry | None, ...]:
        """The coups as scorecards see them."""
        return tuple(coup.entry for coup in self.coups)

    def _title(self) -> str:
        seen = sum(one is not None for one in self.entries)
        return f"shoe {self.name or self.number}: {seen} of {len(self.coups)} coups seen"

    def _rows(self) -> list[dict[str, object]]:
        hands = () if self.detail is Detail.RESULTS else ("player", "banker")
        return [
            {
                "coup": at,
                "outcome": coup.entry and coup.entry.outcome.value,
                **{hand: " ".join(map(self.write_card, getattr(coup, hand))) for hand in hands},
            }
            for at, coup in enumerate(self.coups, 1)
        ]

    def _repr_html_(self) -> str:
        return f"{scorecards(self.entries).svg()}\n{super()._repr_html_()}"

    def write_card(self, card: Card) -> str:
        """Write as much of a card as is known: `Kd`, `K`, or `0`."""
        if self.detail is Detail.CARDS:
            return card.value
        return "0" if self.detail is Detail.VALUES and not card.points else card.rank


class Broken(msgspec.Struct, frozen=True):
    """A coup that was set aside: its place, its text, and its fault with the rule's ID.

    `reason` explains too few or too many cards, as in BadNote.
    """

    line: int
    column: int
    fault: Fault
    text: str
    reason: Reason | None = None


class Form(StrEnum):
    """The forms in which shoes are read."""

    RESULTS = "results"
    CARDS = "cards"
    FEED = "feed"
    """JSON messages, one or a list of them on a line."""
    FRAMES = "frames"
    """The serial frames of an electronic shoe."""


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """How a text is read: its form and columns, the separator of its fields, and its first line.

    `codes` are the results that other words mean, as in `1=P,2=B,3=T`. If `zero_is_none`, a 0 in
    the place of a card means that none was drawn.
    """

    form: Form
    columns: tuple[str, ...]
    detail: Detail = Detail.RESULTS
    separator: str = " "
    header: bool = False
    codes: str = ""
    zero_is_none: bool = False


class ReadingReport(msgspec.Struct, kw_only=True):
    """The state of reading: the layout, and the numbers of shoes, coups, gaps and faults so far.

    `coups` were seen, `missed` were not; `void` ones count as neither, and `dead` are cards.
    `broken` counts the coups set aside by their fault, and `skipped` what had no meaning: lines of
    a feed, and frames by their type. `packs_told` says whether somebody named the number of packs,
    which is assumed otherwise.
    """

    layout: Layout | None = None
    packs: int = 8
    packs_told: bool = False
    shoes: int = 0
    coups: int = 0
    missed: int = 0
    broken: dict[str, int] = {}
    skipped: dict[str, int] = {}
    void: int = 0
    dead: int = 0
