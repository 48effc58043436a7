"""Read shoes that other people noted, one after another, from a file, a text or a stream."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import BinaryIO, Final, Literal

from msgspec.structs import replace

from ...cards.card import Card
from ...rules.fault import Fault
from ...rules.presets.named import punto_preset
from ...rules.presets.punto import PuntoPreset
from ..faults import NoteCode
from .coup_cards import FieldFault, ShoeCards, in_turn
from .coup_lines import LineReader, unreadable
from .detect import SAMPLE, Wish, check_burn, detect, read_wish
from .frames import COLUMNS, frame_lines
from .sample import MOST_DIGITS
from .shoe import (
    BadNote,
    Broken,
    Detail,
    Form,
    Layout,
    NotedCoup,
    NotedShoe,
    OutOfPlay,
    ReadingReport,
)
from .source import (
    FRAME,
    PEEKED,
    VOID,
    Feed,
    Line,
    Source,
    after_header,
    choose_separator,
    has_word,
    lines_of,
    open_source,
    place_of,
    splitter,
    title_in,
    words_in,
)
from .spellings import NOTHING

Burn = int | Literal["first-card"]
FEWEST_CARDS: Final = 4
"""The cards of the shortest coup."""
_NO_FORM: Final = Layout(form=Form.RESULTS, columns=("results",))


class NotedShoes:
    """An iterator over the shoes of a text; the `report` is complete after the last one."""

    def __init__(  # noqa: PLR0913 - all by keyword
        self,
        source: Source,
        *,
        preset: PuntoPreset,
        packs_told: bool,
        burn: Burn,
        wish: Wish,
        set_aside: Callable[[Broken], None] | None,
    ) -> None:
        self.report = ReadingReport(
            packs=preset.packs, packs_told=packs_told, broken={}, skipped={}
        )
        self._source, self._wish, self._set_aside = source, wish, set_aside
        self._preset, self._burn, self.shows_first = preset, burn, burn == "first-card"
        self._names: tuple[str, ...] = ()
        self._is_spaced = False
        """Whether empty lines are between lines, and not between shoes."""
        self.most_coups = preset.cards // FEWEST_CARDS
        self._shoes = self._read()

    def __iter__(self) -> Iterator[NotedShoe]:
        return self._shoes

    def __next__(self) -> NotedShoe:
        return next(self._shoes)

    def _read(self) -> Iterator[NotedShoe]:
        stream = open_source(self._source, frames=self._wish.form is Form.FRAMES)
        try:
            layout, lines = self._laid_out(stream)
            yield from self.read_lines(layout, lines)
            if not self.report.shoes:
                raise BadNote(1, 1, Fault(NoteCode.NO_COUPS))
        finally:
            if isinstance(self._source, Path):
                stream.close()

    def _laid_out(self, stream: BinaryIO) -> tuple[Layout, Iterator[Line]]:
        """Find the layout, and return the lines after any header."""
        first = stream.peek(PEEKED)[:PEEKED]  # type: ignore[attr-defined]
        form = self._wish.form
        if form is Form.FRAMES or (form is None and first.startswith(FRAME)):
            layout = Layout(form=Form.FRAMES, columns=COLUMNS, detail=Detail.CARDS)
            return layout, frame_lines(stream, self._skip)
        separator = ","
        lines: Iterator[Line]
        starts = first.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] in {b"{", b"["}
        if form is Form.FEED or (form is None and starts):
            feed = Feed(lines_of(stream), self._skip, SAMPLE)
            lines = iter(feed)
            sample = [*islice(lines, SAMPLE)]
            self._names = feed.names
        else:
            texts = lines_of(stream)
            begun = [*islice(texts, SAMPLE)]
            texts_begun = [text for _, text, _ in begun if not has_word(text)]
            separator = self._wish.separator or choose_separator(texts_begun)
            split = splitter(separator)
            lines = (
                Line(at, text, fields, after_blank)
                for at, text, after_blank in chain(begun, texts)
                if (fields := split(text))
            )
            sample = [*islice(lines, SAMPLE)]
        coups = [line for line in sample if not has_word(line.text)]
        self._is_spaced = 2 * sum(line.after_blank for line in sample[1:]) >= len(sample)
        layout = detect(coups, self._names, separator, self._wish)
        lines = chain(sample, lines)
        return layout, after_header(coups[0], lines) if layout.header else lines

    def read_lines(self, layout: Layout, lines: Iterable[Line]) -> Iterator[NotedShoe]:
        """Yield the shoes in lines of one layout. Raises BadNote."""
        self.report.layout = layout
        reader, noted = LineReader(layout), None
        opening: list[Line] = []
        if reader.hands:
            lines = map(reader.widen, lines)
        at, alone, title = reader.shoe, reader.results is not None, ""
        has_blocks = at is None and reader.coup is None and not self._is_spaced
        for line in lines:
            is_word = has_word(line.text)
            named = title_in(line.text) if is_word else ""
            begins = named if at is None else ""
            title = begins or title
            if noted and (begins or (has_blocks and not title and line.after_blank)):
                yield self._finished(noted)
                noted = None
            if named:
                continue
            if is_word:
                if noted:
                    noted.take_word(line)
                else:
                    opening.append(line)
                continue
            name = title if at is None or at >= len(line.fields) else line.fields[at]
            ends = (alone and not title) or (noted and name != noted.name)
            if noted and (ends or (at is None and noted.restarts(line))):
                yield self._finished(noted)
                noted = None
            if noted is None:
                noted = _Noting(self, reader, name)
                for word in opening:
                    noted.take_word(word)
                opening = []
            noted.take(line)
        if noted:
            yield self._finished(noted)

    def _finished(self, noted: "_Noting") -> NotedShoe:
        report, coups = self.report, tuple(noted.coups)
        seen = sum(coup.entry is not None for coup in coups)
        report.shoes += 1
        report.coups += seen
        report.missed += len(coups) - seen - noted.broken
        report.void += sum(each.void for each in noted.out)
        report.dead += noted.dead
        return NotedShoe(
            number=report.shoes,
            preset=self._preset,
            detail=(report.layout or _NO_FORM).detail,
            coups=coups,
            name=noted.name,
            shown=noted.shown,
            out=tuple(noted.out),
        )

    def open_shoe(self) -> ShoeCards:
        """Return the cards of a new shoe."""
        detail = (self.report.layout or _NO_FORM).detail
        return ShoeCards(self._preset, detail, self._burn if isinstance(self._burn, int) else 0)

    def too_many_coups(self, line: Line) -> BadNote:
        """Return the fault of a shoe with more coups than its packs can give."""
        facts: dict[str, int | str] = {"most": self.most_coups, "packs": self._preset.packs}
        return BadNote(line.number, 1, Fault(NoteCode.TOO_MANY_COUPS, facts))

    def set_aside(self, line: Line, fault: FieldFault, column: int = 0) -> NotedCoup:
        """Set a broken coup aside, or raise BadNote with its place.

        The fault counts the fields of the text; `column` counts characters.
        """
        separator = (self.report.layout or _NO_FORM).separator
        column = column or place_of(line, self._names, separator, fault.field)
        if self._set_aside is None:
            bad = BadNote(line.number, column, fault.fault, fault.reason)
            bad.of_coup = True
            raise bad
        broken = self.report.broken
        broken[fault.fault.code] = broken.get(fault.fault.code, 0) + 1
        self._set_aside(Broken(line.number, column, fault.fault, line.text, fault.reason))
        return NotedCoup(line.number)

    def _skip(self, what: str) -> None:
        self.report.skipped[what] = self.report.skipped.get(what, 0) + 1


class _Noting:
    """A shoe while its lines are read."""

    def __init__(self, shoes: NotedShoes, reader: LineReader, name: str) -> None:
        self._shoes, self._reader, self.name = shoes, reader, name
        self._cards = shoes.open_shoe()
        self.coups: list[NotedCoup] = []
        self.shown: Card | None = None
        self.out: list[OutOfPlay] = []
        self.broken = self.dead = 0
        self._number = self._void_number = 0
        self._next = "1"
        """How the number of the coup after the last one is usually written."""
        self._last_broken: NotedCoup | None = None
        self._can_be_void = False
        """Whether there is a coup before that is not void."""

    def restarts(self, line: Line) -> bool:
        """Whether the coups are counted from the beginning again."""
        number = self._number_of(line)
        return number is not None and number <= self._number

    def take(self, line: Line) -> None:
        """Add the coups of a line."""
        shoes, reader, coups = self._shoes, self._reader, self.coups
        if reader.results is not None:
            for each in reader.results_of(line.number, line.fields):
                self._add(line, self._broken(line, each) if isinstance(each, FieldFault) else each)
            return
        try:
            if shoes.shows_first and not coups and self.shown is None and self._take_shown(line):
                return
            if self._cards.over and (places := reader.card_fields(line.fields)):
                raise FieldFault(places[0], NoteCode.SHOE_OVER)
            self._count(line)
            made = reader.coup_of(line.number, line.fields)
            if made.player:
                if self._cards.take(made.player + made.banker) is not None:
                    self._take_cards(line, in_turn(made.player, made.banker))
            else:
                self._cards.leave(FEWEST_CARDS)
        except FieldFault as fault:
            made = self._broken(line, fault)
        self._add(line, made)

    def _add(self, line: Line, coup: NotedCoup) -> None:
        self.coups.append(coup)
        self._can_be_void = True
        if len(self.coups) > self._shoes.most_coups:
            raise self._shoes.too_many_coups(line)

    def _broken(self, line: Line, fault: FieldFault) -> NotedCoup:
        self.broken += 1
        fault.field = self._reader.cell_of(fault.field)
        self._last_broken = self._shoes.set_aside(line, fault)
        return self._last_broken

    def take_word(self, line: Line) -> None:
        """Take a line with dead cards (AD-E2), or with a void coup (AD-E3).

        `void` alone makes the coup before it void; with cards, they are those of a void coup.
        """
        words = words_in(line.text)
        void = words[0][0].lower() == VOID
        try:
            if len(words) > 1:
                self._take_out(words, void=void)
            elif not void:
                raise FieldFault(0, NoteCode.DEAD_NOTHING)
            elif not self._can_be_void:
                raise FieldFault(0, NoteCode.VOID_NOTHING)
            else:
                self._void_last()
        except FieldFault as fault:
            self._shoes.set_aside(line, fault, words[fault.field][1])

    def _take_out(self, words: Sequence[tuple[str, int]], *, void: bool) -> None:
        """Take the cards after the first word; of some of them nothing may be known."""
        seen = [at for at in range(1, len(words)) if words[at][0] not in NOTHING]
        cards = tuple(self._reader.card_out(at, words[at][0]) for at in seen)
        failed = self._cards.take(cards, ends=False)
        if failed is not None:
            raise self._cards.used_up(seen[failed], cards[failed])
        unseen = len(words) - 1 - len(cards)
        self._cards.leave(unseen, ends=False)
        self.dead += 0 if void else unseen + len(cards)
        self._put_out(cards, void=void)

    def _void_last(self) -> None:
        coup = self.coups.pop()
        self.broken -= coup is self._last_broken
        self._cards.restore_coup()
        self._void_number = self._number
        self._set_number(max(self._number - 1, 0))
        self._put_out(in_turn(coup.player, coup.banker) if coup.player else (), void=True)

    def _put_out(self, cards: tuple[Card, ...], *, void: bool) -> None:
        self.out.append(OutOfPlay(len(self.coups), cards, void))
        self._can_be_void &= not void

    def _take_shown(self, line: Line) -> bool:
        """Take the card that was shown before the first coup, and those burnt by it (C-7)."""
        self.shown = self._reader.shown_card(line.fields)
        if self.shown is None:
            return False
        self._take_cards(line, (self.shown,))
        self._cards.leave(self.shown.points or 10)
        return True

    def _take_cards(self, line: Line, cards: Sequence[Card]) -> None:
        """Take cards out of the shoe; raises FieldFault if the packs no longer hold one."""
        at = self._cards.take(cards)
        if at is not None:
            raise self._cards.used_up(self._reader.card_fields(line.fields)[at], cards[at])

    def _number_of(self, line: Line) -> int | None:
        """Return the number of a line's coup; None if it has none."""
        word = self._written_number(line)
        return int(word[:MOST_DIGITS]) if word.isdecimal() else None

    def _written_number(self, line: Line) -> str:
        at = self._reader.coup
        return line.fields[at] if at is not None and at < len(line.fields) else ""

    def _count(self, line: Line) -> None:
        """Note the coups that are missing between two numbers. Raises FieldFault."""
        if (at := self._reader.coup) is None:
            return
        if self._written_number(line) == self._next:
            self._set_number(self._number + 1)
            return
        number, before = self._number_of(line), self._number
        if number is None:
            raise unreadable(at, self._written_number(line), NoteCode.NO_NUMBER)
        if number > self._void_number:  # the void coup had its own number
            before = max(before, self._void_number)
        if number <= before:
            raise FieldFault(at, NoteCode.NOT_IN_ORDER, number=number, before=before)
        if number > self._shoes.most_coups:
            raise self._shoes.too_many_coups(line)
        for _ in range(number - before - 1):
            self.coups.append(NotedCoup(line.number))
            self._cards.leave(FEWEST_CARDS)
        self._set_number(number)

    def _set_number(self, number: int) -> None:
        self._number, self._next = number, str(number + 1)


def read_shoes(  # noqa: PLR0913 - all but one by keyword
    source: Source,
    *,
    preset: PuntoPreset | str = "punto-banco",
    packs: int | None = None,
    burn: Burn = 0,
    form: Form | str | None = None,
    columns: str | None = None,
    codes: str | None = None,
    separator: str | None = None,
    set_aside: Callable[[Broken], None] | None = None,
) -> NotedShoes:
    """Return an iterator over the shoes of a file (a Path), a text, or a binary stream.

    One shoe is in memory at a time. How the text is read is found out, and told in the `report` of
    the iterator; `form`, `columns` (as `shoe,coup,p1,b1,p2,b2,p3,b3`), `codes` (as
    `1=P,2=B,3=T`) and `separator` (`comma`, `semicolon`, `tab` or `space`) say it. `packs` replaces
    those of the preset. `burn` is the number of cards burnt before the first coup; with
    `first-card`, a first line with one card is the one shown (C-7).

    With `set_aside`, broken coups are passed to it and remain as gaps; otherwise BadNote is raised.
    Also raises OSError, BadWish, UnknownPreset, BadField for packs that the game does not have, and
    WrongKind for any other source.
    """
    rules = punto_preset(preset) if isinstance(preset, str) else preset
    check_burn(burn)
    rules = replace(rules, burn=0, packs=rules.packs if packs is None else packs)
    return NotedShoes(
        source,
        preset=rules,
        packs_told=packs is not None,
        burn=burn,
        wish=read_wish(form, columns, codes or "", separator),
        set_aside=set_aside,
    )
