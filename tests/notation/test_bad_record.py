"""A truncated, changed or made-up record is refused, with the line and the reason."""

import hashlib
import tracemalloc
from functools import cache

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from baccarat.notation import BadRecord, NotationCode, bad_record, read, replay, write
from baccarat.notation.read import MOST_COUPS
from baccarat.rules import ReadCode
from baccarat.tables.common.refusal import RefusalCode
from baccarat.text.faults import fault_text
from baccarat.text.languages import LANGUAGES
from notation.played import PUNTO, done, edited, line_of, ninth_nine, play, record_of, seated


@cache
def good(secret: bool = True) -> str:
    start = seated(PUNTO)
    record = record_of(start, done(play(start)))
    return write(record if secret else replace(record, secret=None))


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(read(text))
    return caught.value


FIRST = '"h start; '
CLOSE = "h close; h deal "


def first_card(text: str) -> str:
    at = text.index(CLOSE) + len(CLOSE)
    return text[at : at + 2]


def test_good_ones_are_good() -> None:
    assert replay(read(good())).coups == replay(read(good(secret=False))).coups


@settings(max_examples=60, deadline=None)
@given(st.floats(0, 1, exclude_max=True))
def test_cut_short_anywhere(part: float) -> None:
    text = good()
    bad = refused(text[: int(part * len(text))])
    assert bad.code in {bad_record.CUT_SHORT, bad_record.NO_RECORD}
    assert bad.line <= text.count("\n")


@pytest.mark.parametrize("left", [1, 2, 70, 73, 74, 75, 300])
def test_cut_short_near_its_end(left: int) -> None:
    text = good()
    cut = text[:-left]
    bad = refused(cut)
    assert (bad.code, bad.line) == (
        bad_record.CUT_SHORT,
        line_of(cut + "\0", "\0") - (cut[-1] == "\n"),
    )


@settings(max_examples=60, deadline=None)
@given(st.floats(0, 1, exclude_max=True))
def test_any_byte_changed(part: float) -> None:
    text = good()
    at = int(part * (len(text) - 76))
    other = "x" if text[at] != "x" else "y"
    changed = text[:at] + other + text[at + 1 :]
    bad = refused(changed)
    assert (bad.code, bad.line) == (bad_record.CHANGED, changed.count("\n"))


def test_another_seal() -> None:
    text = good()
    assert refused(text[:-65] + hashlib.sha256(b"").hexdigest() + "\n").code == bad_record.CHANGED


@pytest.mark.parametrize("text", ["", "\n", "hello", "# sha256 ", "[broken", '{"json": 1}\n'])
def test_no_record_at_all(text: str) -> None:
    assert refused(text).code == bad_record.NO_RECORD


MALFORMED = {
    "no TOML": ('room = "blue"', "room = blue", 'room = blue', ReadCode.NOT_TOML),
    "another version": ("version = 1", "version = 2", "version = 2", ReadCode.NEWER),
    "another format": ('format = "bhh"', 'format = "phh"', 'format = "phh"', ReadCode.WRONG_VALUE),
    "no start": ("started = ", "# started = ", "", ReadCode.FIELD_MISSING),
    "an unknown key":
        ('room = "blue"', 'room = "blue"\nhall = "red"', "hall", ReadCode.FIELD_UNKNOWN),
    "an unknown field": ("packs = 8", "packs = 8\nlamps = 2", "lamps", ReadCode.FIELD_UNKNOWN),
    "fields of a newer version":
        ('game = "punto"', 'game = "punto"\nversion = 9', "version = 1", ReadCode.NEWER),
    "an unknown key of a bet":
        ("alone = true", "alone = true, odd = 1", "odd = 1", ReadCode.FIELD_UNKNOWN),
    "an unknown key of a bet's line":
        ("pays = [1, 1]", "pays = [1, 1], odd = 1", "odd = 1", ReadCode.FIELD_UNKNOWN),
    "an unknown key of a player":
        ("purse = 100000", "purse = 100000, hat = 1", "hat = 1", ReadCode.FIELD_UNKNOWN),
    "an unknown key of what one holds":
        ("final = [\n    {", "final = [\n    {hat = 1, ", "hat = 1", ReadCode.FIELD_UNKNOWN),
    "no shoe zero": ("shoe = 1", "shoe = 0", "shoe = 0", ReadCode.WRONG_VALUE),
    "a purse that is owed":
        ("purse = 100000", "purse = -100000", "purse = -100000", ReadCode.WRONG_VALUE),
    "a purse in fractions":
        ("purse = 100000", "purse = 1000.5", "purse = 1000.5", ReadCode.WRONG_KIND),
    "a purse that is true": ("purse = 100000", "purse = true", "purse = true", ReadCode.WRONG_KIND),
    "a secret too short": ('secret = "00', 'secret = "', 'secret = "01', ReadCode.WRONG_VALUE),
    "thirteen packs": ("packs = 8", "packs = 13", "packs = 13", ReadCode.WRONG_VALUE),
    "steps that do not fit":
        ("stake_step = 20", "stake_step = 30", "stake_step = 30", NotationCode.BAD_FIELD),
    "an unknown game":
        ('game = "punto"', 'game = "bridge"', 'game = "bridge"', ReadCode.WRONG_VALUE),
    "an unknown verb": (FIRST, '"h begin; ', '"h begin; ', NotationCode.HOUSE_DOES_NOT),
    "no card": (CLOSE, "h close; h deal 1x ", "h deal 1x", NotationCode.NO_CARD),
    "no result": (" = banker ", " is banker ", " is banker ", NotationCode.NO_RESULT),
    "stakes no one can read":
        ("purse = 100000", 'purse = 100000, stands = "x"', "players = ", NotationCode.NOT_BY_TURNS),
    "one who never sat down":
        ('seat = 4, name = "Cleo"', 'seat = 5, name = "Cleo"', "players = ",
         NotationCode.LATE_PLAYERS),
}  # fmt: skip


@pytest.mark.parametrize("name", MALFORMED)
def test_malformed(name: str) -> None:
    old, new, where, reason = MALFORMED[name]
    text = edited(good(), (old, new))
    bad = refused(text)
    assert (bad.code, bad.reason) == (bad_record.MALFORMED, reason)
    assert bad.line == (line_of(text, where) if where else 1)
    for language in LANGUAGES:
        assert fault_text(language, bad.reason, bad.facts)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("seed = " + "9" * 5000, ReadCode.TOO_LONG_A_NUMBER),
        ("deep = " + "[" * 3000, ReadCode.TOO_DEEP),
        ("seed = 0x" + "f" * 5000, ReadCode.TOO_LONG_A_NUMBER),
        ("a" + ".a" * 30_000 + " = 1", ReadCode.TOO_MANY_PARTS),
        ("[a" + ' . "a"' * 30_000 + "]", ReadCode.TOO_MANY_PARTS),
        ("a = {b" + ".b" * 30_000 + " = 1}", ReadCode.TOO_MANY_PARTS),
        (f'"{"k" * 5000}" = 1', ReadCode.LONG_KEY),
        ("x = " + "[{a = " * 20, ReadCode.TOO_DEEP),
        ("x = [" + "[], " * 50_000 + "]", ReadCode.TOO_MANY_ENTRIES),
        ("x = '" + "x" * 250_000 + "'", ReadCode.LINE_TOO_LONG),
        ("# another\n" * 500_000, ReadCode.TEXT_TOO_LONG),
        ("players = 1", ReadCode.NOT_TOML),
        ("a = 1\na = 2", ReadCode.NOT_TOML),
    ],
    ids=[
        "a long number", "deep nesting", "a long number in hex", "a dotted key", "a dotted table",
        "a dotted key within", "a long key", "tables in lists", "values", "a line", "a text",
        "players twice", "a key twice",
    ],
)  # fmt: skip
def test_nasty_toml(text: str, reason: ReadCode) -> None:
    nasty = edited(good(), ('room = "blue"', f'room = "blue"\n{text}'))
    tracemalloc.start()
    bad = refused(nasty)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (bad.code, bad.reason) == (bad_record.MALFORMED, reason)
    assert most < 2**20 + 10 * len(nasty)
    for language in LANGUAGES:
        assert fault_text(language, bad.reason, bad.facts)


def test_more_coups_than_a_shoe_has() -> None:
    more = '    "h close = tie 0-0",\n' * MOST_COUPS
    text = edited(good(), ("\n]\nfinal", f"\n{more}]\nfinal"))
    bad = refused(text)
    assert (bad.code, bad.reason, bad.facts) == (
        bad_record.MALFORMED,
        NotationCode.TOO_MANY_COUPS,
        {"most": MOST_COUPS},
    )
    assert bad.line == line_of(text, "coups = ")
    for language in LANGUAGES:
        assert fault_text(language, bad.reason, bad.facts)


ILLEGAL = {
    "too little": (FIRST, '"h start; 1 stake player 20; ', RefusalCode.BELOW_MINIMUM, 2_500),
    "over the purse": (FIRST, '"h start; 1 stake tie 250000; ', RefusalCode.OVER_PURSE, 100_000),
    "over one's maximum": (
        FIRST,
        '"h start; 2 stake tie 600000; ',
        RefusalCode.ABOVE_MAXIMUM,
        500_000,
    ),
    "an empty seat": (FIRST, '"h start; 7 stake tie 2500; ', RefusalCode.SEAT_EMPTY, None),
    "no such seat": (FIRST, '"h start; 77 stake tie 2500; ', RefusalCode.NO_SUCH_SEAT, 9),
    "the house's seat": (FIRST, '"h start; 0 stake tie 2500; ', RefusalCode.NOT_YOURS, None),
    "after no more bets": (
        CLOSE,
        "h close; 1 stake tie 2500; h deal ",
        RefusalCode.STAKES_CLOSED,
        None,
    ),
    "a shoe within the shoe": (FIRST, '"h start; h start; ', RefusalCode.NOT_NOW, None),
}


@pytest.mark.parametrize("name", ILLEGAL)
def test_illegal(name: str) -> None:
    old, new, code, limit = ILLEGAL[name]
    text = edited(good(), (old, new))
    bad = refused(text)
    assert (bad.code, bad.reason, bad.limit) == (bad_record.ILLEGAL, code, limit)
    assert bad.line == line_of(text, FIRST)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("seat = 1,", "seat = 10,", RefusalCode.NO_SUCH_SEAT),
        ("seat = 2,", "seat = 1,", RefusalCode.SEAT_TAKEN),
        ("maximum = 500000", "maximum = 20", RefusalCode.BELOW_MINIMUM),
        ("purse = 100000", 'purse = 100000, stands = "colour 2500"', RefusalCode.UNKNOWN_BET),
    ],
)
def test_an_impossible_start(old: str, new: str, code: RefusalCode) -> None:
    text = edited(good(), (old, new))
    bad = refused(text)
    assert (bad.code, bad.reason) == (bad_record.ILLEGAL, code)
    assert bad.line == line_of(text, "players = ")


def test_a_coup_after_the_shoe_is_over() -> None:
    text = good(secret=False)
    more = edited(text, ('",\n]\nfinal', '",\n    "h start; h close = tie 0-0",\n]\nfinal'))
    bad = refused(more)
    assert (bad.code, bad.reason) == (bad_record.ILLEGAL, RefusalCode.NOT_NOW)
    assert bad.line == line_of(more, '"h start; h close')


def test_a_line_with_several_coups() -> None:
    text = edited(good(), (" = banker ", "; h close = banker "))
    bad = refused(text)
    assert (bad.code, bad.reason) == (bad_record.ILLEGAL, RefusalCode.NOT_NOW)
    assert bad.line == line_of(text, "; h close = banker")


def test_a_coup_that_does_not_end() -> None:
    line = next(line for line in good().splitlines() if CLOSE in line and FIRST not in line)
    cut = line[: line.index(" = ") - 3] + line[line.index(" = ") :]
    text = edited(good(), (line, cut))
    bad = refused(text)
    assert (bad.code, bad.line) == (bad_record.RESULT_DIFFERS, line_of(text, cut))


def test_a_ninth_nine_of_hearts() -> None:
    made = ninth_nine(good())
    bad = refused(made)
    assert (bad.code, bad.reason) == (bad_record.CARD_IMPOSSIBLE, "9h")
    assert bad.line == line_of(made, FIRST) + 8


def test_another_card_than_the_secret_gives() -> None:
    card = first_card(good())
    other = "Kc" if card != "Kc" else "Qc"
    text = edited(good(), (CLOSE + card, CLOSE + other))
    bad = refused(text)
    assert (bad.code, bad.reason, bad.line) == (
        bad_record.CARD_DIFFERS,
        other,
        line_of(text, FIRST),
    )


def test_another_result_than_the_cards_give() -> None:
    at = good().index(" = ", good().index(FIRST))
    said = good()[at : at + 13].split('"')[0]
    text = edited(good(), (said, " = tie 1-1"))
    bad = refused(text)
    assert (bad.code, bad.line) == (bad_record.RESULT_DIFFERS, line_of(text, FIRST))
    assert f" = {bad.reason}" == said


def test_another_end_than_the_stakes_give() -> None:
    text = good()
    start = text.index("final = ")
    row = text[text.index("purse = ", start) :].split("}")[0]
    changed = edited(text[:start] + text[start:].replace(row, "purse = 1", 1))
    bad = refused(changed)
    assert (bad.code, bad.line) == (bad_record.RESULT_DIFFERS, line_of(changed, "final = "))
