"""Find out how a text is to be read, from its first lines."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from ...rules.fault import Fault
from ..faults import NoteCode
from .coup_cards import FieldFault
from .coup_lines import MARKS, LineReader
from .sample import MOST_DIGITS, Sample
from .shoe import BadNote, Detail, Form, Layout
from .source import SEPARATORS, Line
from .spellings import (
    BY_HAND,
    CODED,
    FOURTH,
    HANDS,
    NOTHING,
    OTHER,
    PLACES,
    UNKNOWN_TEN,
    find_card,
    find_rank,
    find_results,
    is_hand,
    name_column,
    name_hand,
    split_columns,
    split_hand,
)

SAMPLE: Final = 256
"""The number of lines that decide."""
MOST_COUPS: Final = 338
"""The most coups of 26 packs; higher numbers do not count the coups of a shoe."""
MOST_BURNT: Final = 52
MOST_STEP: Final = 3
"""How far the numbers of two coups in a row are mostly apart."""
CLOSE: Final = 0.75
"""A reading by which fewer lines can be read than this share of the best one's does not fit."""

Columns = tuple[str, ...]


class BadWish(ValueError):
    """A text cannot be read in the way that was asked for; `option` is the argument's name."""

    def __init__(self, option: str, value: str) -> None:
        super().__init__(f"{option} cannot be {value!r}")
        self.option, self.value = option, value


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """How the caller wants a text read; None for what is to be detected."""

    form: Form | None = None
    columns: Columns | None = None
    codes: str = ""
    separator: str = ""


def check_burn(burn: object) -> None:
    """Raise BadWish unless this many cards can be burnt, or those that the first card says."""
    if burn != "first-card" and not (type(burn) is int and 0 <= burn <= MOST_BURNT):
        raise BadWish("burn", str(burn))


def read_wish(
    form: Form | str | None, columns: str | None, codes: str, separator: str | None
) -> Wish:
    """Return what somebody said. Raises BadWish."""
    named = None if columns is None else split_columns(columns)
    if columns is not None and named is None:
        raise BadWish("columns", columns)
    if codes and not CODED.fullmatch(codes):
        raise BadWish("codes", codes)
    if separator is not None and separator not in SEPARATORS:
        raise BadWish("separator", separator)
    sign = "" if separator is None else SEPARATORS[separator]
    try:
        known = None if form is None else Form(form)
        return Wish(form=known, columns=named, codes=codes, separator=sign)
    except ValueError:
        raise BadWish("form", str(form)) from None


def detect(lines: Sequence[Line], names: Columns, separator: str, wish: Wish) -> Layout:
    """Return the layout of a text from its first lines; `names` are the keys of a feed.

    Raises BadNote if no reading fits, or if two do.
    """
    if not lines:
        raise BadNote(1, 1, Fault(NoteCode.NO_COUPS))
    header = not names and _is_header(lines)
    roles = _roles(lines[0], names or lines[0].fields) if names or header else {}
    rows = lines[1:] if header else lines
    if not rows:
        raise BadNote(lines[0].number, 1, Fault(NoteCode.NO_COUPS))
    heads = names or (lines[0].fields if header else ())
    sample = Sample(rows, separator, wish.codes, heads)
    readings = [wish.columns] if wish.columns else [*_readings(sample, roles, wish)]
    made = Layout(
        form=Form.FEED if names else Form.CARDS,
        columns=(),
        separator=separator,
        header=header,
        codes=wish.codes,
    )
    layouts = [_complete(made, columns, rows) for columns in readings]
    return _choose(layouts, rows)


def _choose(layouts: Sequence[Layout], rows: Sequence[Line]) -> Layout:
    """Return the layout by which half of the lines can be read, or the only one there is.

    One with cards comes before one with results alone, which says less.
    """
    readings = {layout: [_try(LineReader(layout), row) for row in rows] for layout in layouts}
    read = {layout: sum(map(bool, coups)) for layout, coups in readings.items()}
    for alone in (False, True):
        alike = [each for each in layouts if (each.detail is Detail.RESULTS) is alone]
        best = max((read[layout] for layout in alike), default=0)
        fits: dict[tuple[object, ...], Layout] = {}
        for layout in alike:
            if read[layout] >= max(len(rows) / 2, CLOSE * best):
                fits.setdefault(tuple(readings[layout]), layout)
        if len(fits) > 1:
            raise _two_readings(rows[0], *[*fits.values()][:2])
        if fits:
            return next(iter(fits.values()))
    if not any(read.values()):
        _check_codes(rows, [each for each in layouts if "result" in each.columns])
    if not layouts:
        raise BadNote(rows[0].number, 1, Fault(NoteCode.NO_READING))
    return max(layouts, key=read.__getitem__)


def _two_readings(row: Line, first: Layout, second: Layout) -> BadNote:
    facts: dict[str, int | str] = {
        "option": "columns", "first": ",".join(first.columns), "second": ",".join(second.columns)
    }  # fmt: skip
    return BadNote(row.number, 1, Fault(NoteCode.TWO_READINGS, facts))


def _check_codes(rows: Sequence[Line], layouts: Sequence[Layout]) -> None:
    """Raise BadNote if there are numbers for results: which is which, nobody can know."""
    slices = [slice(at, at + 1) for each in layouts for at in [each.columns.index("result")]]
    where = slices[0] if slices else slice(None)
    characters = {each for row in rows for text in row.fields[where] for each in text}
    for low in "0", "1":
        digits = [str(int(low) + step) for step in range(3)]
        if characters <= {*digits} and len(characters) > 1:
            first, second = (
                ",".join(f"{digit}={letter}" for digit, letter in zip(digits, order, strict=True))
                for order in ("PBT", "BPT")
            )
            facts: dict[str, int | str] = {"option": "codes", "first": first, "second": second}
            raise BadNote(rows[0].number, 1, Fault(NoteCode.TWO_READINGS, facts))


def _try(reader: LineReader, row: Line) -> tuple[object, ...] | None:
    """Return the coups of a line without their line; None if one is broken."""
    row = reader.widen(row)
    try:
        if reader.results is not None:
            coups = [*reader.results_of(row.number, row.fields)]
        else:
            coups = [reader.coup_of(row.number, row.fields)]
    except FieldFault:
        return None
    if any(isinstance(coup, FieldFault) for coup in coups):
        return None
    return tuple(coups)


def _complete(layout: Layout, columns: Columns, rows: Sequence[Line]) -> Layout:
    """Return the layout with its columns, and with the detail of the cards in them."""
    cards = [at for at, name in enumerate(columns) if name in {*PLACES, *HANDS}]
    if "cards" in columns:
        first = columns.index("cards")
        words = {word for row in rows for word in row.fields[first:]}
    else:
        cells = {row.fields[at] for row in rows for at in cards if at < len(row.fields)}
        hands = "player" in columns
        words = {word for cell in cells for word in split_hand(cell)} if hands else cells
    with_cards = bool(cards) or "cards" in columns
    form = layout.form if layout.form is Form.FEED or with_cards else Form.RESULTS
    detail = _detail(words) if with_cards else Detail.RESULTS
    made = msgspec.structs.replace(layout, form=form, columns=columns, detail=detail)
    if "p1" in columns and UNKNOWN_TEN in words and _has_other_tens(made, rows, words):
        return msgspec.structs.replace(made, zero_is_none=True)
    return made


def _has_other_tens(layout: Layout, rows: Sequence[Line], words: set[str]) -> bool:
    """Whether a 0 is not a card: tens are written otherwise, and no hand begins with a 0."""
    first_two = [layout.columns.index(place) for place in PLACES[:4]]
    begins = any(row.fields[at : at + 1] == [UNKNOWN_TEN] for row in rows for at in first_two)
    return not begins and (layout.detail is Detail.CARDS or bool({"10", "T", "t"} & words))


def _detail(words: set[str]) -> Detail:
    if any(map(find_card, words)):
        return Detail.CARDS
    ranks = {word.upper() for word in words}
    faces = {"J", "Q", "K", "11", "12", "13"} & ranks
    tens = {UNKNOWN_TEN, "10", "T"} & ranks
    return Detail.VALUES if tens and not faces else Detail.RANKS


def _is_header(lines: Sequence[Line]) -> bool:
    """Whether the first line names columns, in words that are known or at least mean nothing.

    A name that the next line repeats is a word of each line, as in `Shoe 1: P B T`.
    """
    first = lines[0].fields
    if len(lines) > 1 and lines[1].text != lines[0].text:
        pairs = zip(first, lines[1].fields, strict=False)
        if any(one == other and name_column(one) for one, other in pairs):
            return False
    named = {*map(name_column, first)} - {None}
    if named and not (named <= {*MARKS} and any(map(find_results, first))):
        return True
    strange = [each for each in first if each.lower() not in NOTHING]
    if {*HANDS} <= {*map(name_hand, first)}:
        return any(sum(map(is_hand, line.fields)) > 1 for line in lines[1:2])
    return len(lines) > 1 and bool(strange) and not any(map(_means_something, strange))


def _means_something(word: str) -> bool:
    meaning = find_card(word) or find_rank(word) or find_results(word) or word.startswith("=")
    return bool(meaning) or any(map(str.isdigit, word)) or not word.isprintable()


def _roles(line: Line, names: Sequence[str]) -> dict[int, str]:
    """Return the columns that a header names. Raises BadNote if it contradicts itself."""
    named = {at: role for at, name in enumerate(names) if (role := name_column(name))}
    fourth = next((names[at] for at, role in named.items() if role in FOURTH), None)
    if fourth:
        raise BadNote(line.number, 1, Fault(NoteCode.FOURTH_CARD, {"name": fourth}))
    (role, often), *_ = Counter(named.values()).most_common(1) or [("", 0)]
    if often > 1:
        raise BadNote(line.number, 1, Fault(NoteCode.COLUMN_TWICE, {"name": role}))
    there = {*named.values()}
    missing = [place for place in PLACES[:4] if place not in there]
    if {*PLACES} & there and missing:
        facts: dict[str, int | str] = {"names": ", ".join(missing)}
        raise BadNote(line.number, 1, Fault(NoteCode.COLUMNS_MISSING, facts))
    return named


def _readings(sample: Sample, roles: dict[int, str], wish: Wish) -> Iterator[Columns]:
    """Yield the columns that the lines may have."""
    if wish.form is not Form.RESULTS and (hands := [*_hand_readings(sample, roles)]):
        yield from hands
        return
    has_cards = {"p1", "cards"} & {*roles.values()}
    cards = [] if wish.form is Form.RESULTS or has_cards else [*_card_readings(sample, roles)]
    yield from cards
    if has_cards or {"result", "results"} & {*roles.values()}:
        last = max(sample.width, *(at + 1 for at in roles))
        columns = [roles.get(at, OTHER) for at in range(last)]
        yield tuple(_without_codes(sample, columns))
    elif not cards and wish.form in {None, Form.RESULTS}:
        yield from _result_readings(sample, roles)


def _without_codes(sample: Sample, columns: list[str]) -> Iterator[str]:
    """Leave out the numbers for results, and of coups, where the cards say more."""
    cards = {"p1", "cards", *HANDS} & {*columns}
    for at, role in enumerate(columns):
        unread = role == "result" and cards and not sample.have_results([at])
        numbers = [int(word[:MOST_DIGITS]) for word in sample.words(at) if word.isdecimal()]
        too_high = role == "coup" and max(numbers, default=MOST_COUPS + 1) > MOST_COUPS
        yield OTHER if unread or too_high else role


def _hand_readings(sample: Sample, roles: dict[int, str]) -> Iterator[Columns]:
    """Yield the columns of lines with a whole hand in two of them: Player's first, and second."""
    places = [at for at in range(sample.width) if at not in roles and sample.have_hands(at)]
    if len(places) > len(HANDS):
        places = [*filter(sample.sides.get, places)]
    if len(places) != len(HANDS) or {"p1", "cards"} & {*roles.values()}:
        return
    named = tuple(map(sample.sides.get, places))
    for order in (HANDS, HANDS[::-1]):
        if named == order or {*named} != {*HANDS}:
            known = roles | dict(zip(places, order, strict=True))
            before = [*_before(sample, places[0], known)]
            columns = [*before, *_after(sample, places[0], known)]
            yield tuple(_without_codes(sample, columns))


def _card_readings(sample: Sample, roles: dict[int, str]) -> Iterator[Columns]:
    """Yield the columns of lines with cards: as drawn, or in six places in either order."""
    for first in range(sample.width - 5):
        block = range(first, first + 6)
        if sample.have_cards(block) and sample.has_places(block):
            before = [*_before(sample, first, roles)]
            after = [*_after(sample, first + 6, roles)]
            for places in (PLACES, BY_HAND):
                yield (*before, *places, *after)
    ragged = len(sample.sizes) > 1 or sample.width < 6
    for first in range(max(sample.width > 1, sample.width - 3)):
        if any(find_card(word) for at in range(first) for word in sample.words(at)):
            break
        if (ragged or sample.separator == " ") and sample.have_cards(range(first, sample.width)):
            yield (*_before(sample, first, roles), "cards")


def _result_readings(sample: Sample, roles: dict[int, str]) -> Iterator[Columns]:
    """Yield the columns of lines with results: a coup or a shoe on each."""
    places = [
        at
        for at in range(sample.widest)
        if at not in roles and not sample.is_empty(at) and sample.have_results([at])
    ]
    if not places:
        return
    first = places[0]
    before = [*_before(sample, first, roles)]
    if sample.have_results(range(first, sample.widest)) and (
        len(places) > 1 or len(sample.rows) == 1 < sample.widest
    ):
        empty = [*map(sample.is_empty, range(first))]
        yield ("results",) if empty and all(empty) else (*_labels(before), "results")
    elif sample.has_runs(first):
        yield (*_labels(before), "results", *[OTHER] * (sample.width - first - 1))
    else:
        yield (*before, "result", *_after(sample, first + 1, roles))


def _labels(before: Sequence[str]) -> Iterator[str]:
    """Yield the columns before the results of a shoe: a number there is that of the shoe."""
    for role in before:
        yield "shoe" if role == "coup" and "shoe" not in before else role


def _before(sample: Sample, end: int, roles: dict[int, str]) -> Iterator[str]:
    """Yield the columns before the coup: numbers of shoes and coups, or others."""
    taken = {*roles.values()}
    for at in range(end):
        role = roles.get(at) or _role_of_number(sample.numbers(at), taken)
        taken.add(role)
        yield role


def _after(sample: Sample, start: int, roles: dict[int, str]) -> Iterator[str]:
    """Yield the columns after the cards: a result, or others; further cards belong to none."""
    taken = {*roles.values()}
    for at in range(start, sample.width):
        if at > max(roles, default=-1) and any(map(find_card, sample.words(at))):
            return
        is_free = "result" not in taken and not sample.is_empty(at)
        has_results = is_free and sample.have_results([at])
        role = roles.get(at) or ("result" if has_results and not sample.has_runs(at) else OTHER)
        taken.add(role)
        yield role


def _role_of_number(numbers: list[int] | None, taken: set[str]) -> str:
    """Return the role of a column before the coup: a number that mostly repeats is that of a shoe.

    Numbers of coups rise, mostly by a few; totals do neither.
    """
    if not numbers:
        return OTHER
    steps = [other - one for one, other in pairwise(numbers)]
    repeats = 2 * steps.count(0) >= len(steps) > 0
    if repeats or (not steps and "coup" in taken):
        return OTHER if "shoe" in taken else "shoe"
    counts = all(step > 0 for step in steps) or (
        2 * sum(0 < step <= MOST_STEP for step in steps) >= len(steps)
    )
    return "coup" if counts and "coup" not in taken and max(numbers) <= MOST_COUPS else OTHER
