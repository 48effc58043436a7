"""Shoes that other people noted: every shape is read, and whatever is wrong has a place."""

import random
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from baccarat.cards import Card
from baccarat.notation import (
    BadNote,
    BadWish,
    Broken,
    Detail,
    Form,
    NoRecord,
    NoteCode,
    NotedShoe,
    read,
    read_shoes,
    record_of_noted,
    replay,
    write,
)
from baccarat.notation.noted.read_shoes import Burn
from baccarat.rules import Coup
from support import noted_files
from support.noted_files import FOLDER, SPELLINGS, dealt, drawn, letter, places

ALTERNATING, BY_HAND = ("p1", "b1", "p2", "b2", "p3", "b3"), ("p1", "p2", "p3", "b1", "b2", "b3")
DETAILS = {"K": Detail.RANKS, "13": Detail.RANKS, "0": Detail.VALUES}


def points(coup: Coup | None) -> list[list[int]]:
    hands = (coup.player, coup.banker) if coup else ()
    return [[card.points for card in hand.cards] for hand in hands]


def outcomes(shoe: NotedShoe) -> str:
    return "".join("-" if each is None else each.outcome.value[0] for each in shoe.entries)


def refused(text: str | Path, code: NoteCode) -> BadNote:
    with pytest.raises(BadNote) as bad:
        for _ in read_shoes(text):
            pass
    assert bad.value.fault.code == code
    return bad.value


@pytest.mark.by_day(10)
@pytest.mark.parametrize("spelling", SPELLINGS)
@pytest.mark.parametrize("columns", ["drawn", "alternating", "by hand"])
def test_every_spelling_order_separator_header_and_line_end(spelling: str, columns: str) -> None:
    coups, spell = dealt(11, 60), SPELLINGS[spelling]
    separators = " ,;\t" if columns == "drawn" else ",;\t"
    for separator, header, end in product(separators, (False, True), ("\n", "\r\n", "\r")):
        order = BY_HAND if columns == "by hand" else ALTERNATING
        rows = [
            drawn(coup, spell)
            if columns == "drawn"
            else [places(coup, spell)[name] for name in order]
            for coup in coups
        ]
        if header:
            rows.insert(0, ["Cards"] if columns == "drawn" else [each.upper() for each in order])
        shoes = read_shoes(end.join(separator.join(row) for row in rows))
        (shoe,) = shoes
        assert [points(each.coup) for each in shoe.coups] == [*map(points, coups)]
        assert outcomes(shoe) == "".join(map(letter, coups)).lower()
        layout = shoes.report.layout
        assert layout
        assert (layout.separator, layout.header) == (separator, header)
        assert shoe.detail is layout.detail is DETAILS.get(spelling, Detail.CARDS)
        if shoe.detail is Detail.CARDS:
            assert [each.coup for each in shoe.coups] == coups
        if shoe.detail is not Detail.VALUES:
            pairs = [each.player_pair for each in shoe.entries if each]
            ranks = [[card.rank for card in coup.player.cards] for coup in coups]
            assert pairs == [first == second for first, second, *_ in ranks]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("B,B,P BBB", ["bbpbbb"]),
        ("p,b,t", ["pbt"]),
        ("Banker,Player,Tie\nplayer,Player", ["bpt", "pp"]),
        ("B;P;T", ["bpt"]),
        ("BBPTPB\nbbp\n", ["bbptpb", "bbp"]),
        ("B\nP\nT\n", ["bpt"]),
        ("庄闲和庄", ["bptb"]),
        ("B,,P", ["b-p"]),
        ("B,-,?,P", ["b--p"]),
        (",B\n", ["-b"]),
        ("B,\n", ["b-"]),
        ("result\nB\n# a remark\nP\n", ["bp"]),
        ("result\nB\nP\nT\n\n\nP\nB\nB\n\n", ["bpt", "pbb"]),
        ("B\n\nP\n\nT\n\nB\n", ["bptb"]),
        ("hand,winner\n1,B\n2,P\n\n3,T\n4,B\n", ["bptb"]),
        ("shoe,winner\n1,B\n1,P\n\n1,T\n", ["bpt"]),
        ("2026-11-01,Table 5,BBPTB\n2026-11-02,Table 5,PPBT-B\n", ["bbptb", "ppbt-b"]),
        ("12,BBP\n15,PPB\n", ["bbp", "ppb"]),
        ("hand,winner\n1,B\n2,P\n5,T\n1,B\n", ["bp--t", "b"]),
        ("shoe\tcoup\twinner\n7\t3\tB\n7\t4\tP\n9\t1\tT\n", ["--bp", "t"]),
        ("T T T\n", ["ttt"]),
        ('date,result\n"1. 5., late",B\n"2. 5.","P"\n', ["bp"]),
        ("Shoe 1: P B T B\nShoe 2: B B P\n", ["pbtb", "bbp"]),
        ("Hand 1 Player\nHand 2 Tie\nHand 3 Banker\n", ["ptb"]),
    ],
)
def test_results(text: str, found: list[str]) -> None:
    shoes = read_shoes(text)
    assert [outcomes(shoe) for shoe in shoes] == found
    assert shoes.report.shoes == len(found)
    assert shoes.report.missed == "".join(found).count("-")
    assert shoes.report.coups == sum(map(len, found)) - shoes.report.missed


def test_marks_as_letters_and_as_columns() -> None:
    letters = next(read_shoes("Bn,Tp,Pnpb,B")).entries
    columns = "winner;natural;ppair;bpair\nB;1;0;0\nT;;x;\nP;yes;yes;yes\nB;no;;\n"
    assert next(read_shoes(columns)).entries == letters
    assert [bool(each and each.player_pair) for each in letters] == [False, True, True, False]


def test_names_numbers_and_lines_of_shoes() -> None:
    shoes = [*read_shoes("shoe,coup,result\nmon,1,B\nmon,2,P\ntue,2,T\n")]
    assert [(shoe.number, shoe.name) for shoe in shoes] == [(1, "mon"), (2, "tue")]
    assert [[coup.line for coup in shoe.coups] for shoe in shoes] == [[2, 3], [4, 4]]


AMBIGUOUS = {
    "numbers": ("1 2 3 1 1 2\n2 1 1\n", "codes", "1=P,2=B,3=T", "1=B,2=P,3=T"),
    "numbers under a header": ("coup,won\n1,1\n2,3\n", "codes", "1=P,2=B,3=T", "1=B,2=P,3=T"),
    "numbers from 0": ("0,1,2\n", "codes", "0=P,1=B,2=T", "0=B,1=P,2=T"),
    "six cards": ("4s,Kd,Kc,Jc,2c,7s\n", "columns", ",".join(ALTERNATING), ",".join(BY_HAND)),
}


@pytest.mark.parametrize("name", AMBIGUOUS)
def test_of_two_readings_none_is_chosen_and_the_option_that_decides_is_named(name: str) -> None:
    text, option, *readings = AMBIGUOUS[name]
    facts = refused(text, NoteCode.TWO_READINGS).fault.facts
    assert facts == {"option": option, "first": readings[0], "second": readings[1]}
    asked: list[dict[str, Any]] = [{option: each} for each in readings]
    found = [next(read_shoes(text, **each)).coups for each in asked]
    assert found[0] != found[1]


def test_codes_may_be_any_words() -> None:
    assert outcomes(next(read_shoes("W L D\n", codes="W=P,L=B,D=T"))) == "pbt"
    assert outcomes(next(read_shoes("2121\n", codes="1=P,2=B"))) == "bpbp"


@pytest.mark.parametrize(
    "options", [{"columns": "p1,b1"}, {"columns": "result,result"}, {"columns": "x"},
                {"columns": "cards,result"}, {"codes": "1"}, {"codes": "1=X"}, {"form": "xml"}]
)  # fmt: skip
def test_what_cannot_be_asked_for(options: dict[str, Any]) -> None:
    with pytest.raises(BadWish) as bad:
        read_shoes("B", **options)
    assert bad.value.option in options


def test_what_is_asked_for_is_done() -> None:
    assert next(read_shoes("B P T", columns="result,-,-")).entries[0]
    text = "1,7,4,K,2,K,J,7\n"
    shoe = next(read_shoes(text, columns="shoe,coup,p1,p2,p3,b1,b2,b3"))
    assert (shoe.name, len(shoe.coups)) == ("1", 7)
    assert points(shoe.coups[-1].coup) == [[4, 0, 2], [0, 0, 7]]


ROWS = "9h,2c,Kd,3c,,\n" * 3
BROKEN = {
    "a formula": ("=A1+1,2c,Kd,3c,,\n" + ROWS, NoteCode.FORMULA, (1, 1), None),
    "a card left over": (ROWS + "9h,2c,Kd,3c,5c,\n", NoteCode.TOO_MANY_CARDS, (4, 13), "PB-2"),
    "no third card": (ROWS + "4s,Kd,Kc,7c,,2h\n", NoteCode.TOO_FEW_CARDS, (4, 13), "PB-3"),
    "a hand of five": (ROWS + "9h,2c,Kd,3c,,,5c,6c\n", NoteCode.TOO_MANY_FIELDS, (4, 15), None),
    "no second card": (ROWS + "9h,2c,,3c,,\n", NoteCode.TOO_FEW_CARDS, (4, 7), "PB-1"),
    "a suit is missing": (ROWS + "9,2c,Kd,3c,,\n", NoteCode.NO_CARD, (4, 1), None),
    "another result": (
        "P1;B1;P2;B2;P3;B3;won\n9h;2c;Kd;3c;;;P\n9h;2c;Kd;3c;;; T\n",
        NoteCode.RESULT_DIFFERS, (3, 16), "PB-2",
    ),
    "no result": ("B,P,T\nB,Q,P\n", NoteCode.NO_RESULT, (2, 3), None),
    "no number": ("coup,won\n1,B\nx,P\n", NoteCode.NO_NUMBER, (3, 1), None),
    "a number twice": ("shoe,coup,won\na,1,B\na,1,P\n", NoteCode.NOT_IN_ORDER, (3, 3), None),
    "Latin-1": ("B,P\nB,\udce9galit\udce9\n", NoteCode.NOT_UTF_8, (2, 3), None),
    "too many coups": ("B\n" * 105, NoteCode.TOO_MANY_COUPS, (105, 1), None),
    "a column twice": ("P1,P1,B1\nK,Q,1\n", NoteCode.COLUMN_TWICE, (1, 1), None),
    "cards without a place": ("P1,P2,B1\nK,Q,1\n", NoteCode.COLUMNS_MISSING, (1, 1), None),
    "other words": ("all:\n\tmake it\n\techo done and well\n", NoteCode.NO_READING, (2, 1), None),
    "a million columns": ("B," * 10**6, NoteCode.LINE_TOO_LONG, (1, 65536), None),
    "nothing": ("\n# nothing\n", NoteCode.NO_COUPS, (1, 1), None),
    "a header alone": ("coup,won\n", NoteCode.NO_COUPS, (1, 1), None),
    "no JSON": ('{"p1": "h.9", \n', NoteCode.NOT_JSON, (1, 1), None),
}  # fmt: skip


@pytest.mark.rule("PB-1", "PB-2", "PB-3")
@pytest.mark.parametrize("name", BROKEN)
def test_a_fault_has_its_line_its_column_and_its_rule(name: str) -> None:
    text, code, place, rule = BROKEN[name]
    bad = refused(text, code)
    assert (bad.line, bad.column) == place
    assert bad.fault.facts.get("rule") == rule


@pytest.mark.rule("C-2")
@pytest.mark.parametrize(
    ("ace", "most", "named"), [("Ah", 8, "Ah"), ("A", 32, "A"), ("1", 32, "A")]
)
def test_more_aces_than_the_packs_hold(ace: str, most: int, named: str) -> None:
    other = {"Ah": ("8h", "Kc", "Kh"), "A": ("8", "K", "Q"), "1": ("8", "13", "12")}[ace]
    line = f"{ace} {' '.join(other)}\n"
    bad = refused(line * (most + 1), NoteCode.CARD_USED_UP)
    used_up = [8, 32, 32][["Ah", "A", "1"].index(ace)]
    assert bad.line == used_up + 1
    assert bad.fault.facts["most"] == most
    assert named in {"Ah", "A"}


@pytest.mark.parametrize(
    ("start", "kind"),
    [(b"%PDF-1.7\n", "pdf"), (b"PK\x03\x04B,P", "packed"), (b"\x1f\x8b\x08", "packed"),
     (b"PK\x05\x06", "packed"), (b"\xd0\xcf\x11\xe0", "packed"), (b"\x04\x22\x4d\x18", "packed"),
     ("B,P".encode("utf-16"), "utf-16"), (("B,P," * 200).encode("utf-16-le"), "utf-16"),
     (b"B,P\x00\x01\x02", "binary"), (b"\x89PNG\r\n\x1a\n\x00", "binary")],
)  # fmt: skip
def test_what_is_no_text_is_refused_by_its_first_bytes(start: bytes, kind: str) -> None:
    class Once(BytesIO):
        """A stream that fails if more than its first bytes are read."""

        def readinto(self, into: object) -> int:
            assert self.tell() == 0
            return super().readinto(into)  # type: ignore[arg-type]

    with pytest.raises(BadNote) as bad:
        next(read_shoes(Once(start + b"B" * 10**6)))
    assert bad.value.fault.facts == {"kind": kind}


def test_broken_coups_are_set_aside_and_counted_and_their_cards_stay_unseen() -> None:
    found: list[Broken] = []
    text = ROWS + "9h,2c,Kd,3c,5c,\n1x,2c,Kd,3c,,\n" + ROWS + "9h,2c,Kd,3c,5c,\n"
    shoes = read_shoes(text, set_aside=found.append)
    (shoe,) = shoes
    assert [each is not None for each in shoe.entries] == [True] * 3 + [False] * 2 + [True] * 3 + [
        False
    ]
    assert shoes.report.broken == {NoteCode.TOO_MANY_CARDS: 2, NoteCode.NO_CARD: 1}
    assert (shoes.report.coups, shoes.report.missed) == (6, 0)
    assert [(each.line, each.text) for each in found][:2] == [
        (4, "9h,2c,Kd,3c,5c,"),
        (5, "1x,2c,Kd,3c,,"),
    ]


def test_one_shoe_at_a_time() -> None:
    """Of a stream that never ends, the shoes come while it is read."""

    class Endless(BytesIO):
        def readinto(self, into: memoryview) -> int:  # type: ignore[override]
            line = b"BPTBPBBTBP\n" * (len(into) // 11 + 1)
            into[:] = line[: len(into)]
            return len(into)

    shoes = read_shoes(Endless())
    assert [next(shoes).number for _ in range(1000)][-1] == 1000


@pytest.mark.rule("C-7")
def test_a_card_that_was_shown_is_seen_and_the_burnt_ones_are_not() -> None:
    coups = dealt(12, 6)
    text = "\n".join(["5h", *(" ".join(drawn(coup, str)) for coup in coups)])
    assert refused(text, NoteCode.TOO_FEW_CARDS).line == 1
    shoe = next(read_shoes(text, burn="first-card"))
    assert (shoe.shown, len(shoe.coups)) == (Card("5h"), 6)
    record = record_of_noted(shoe)
    assert record.coups[0].startswith("h start; h deal 5h ?? ?? ?? ?? ??; h close; h deal ")
    again = replay(read(write(record))).coups
    assert [Coup(*each.hands.values()) for each in again if each] == coups


def test_a_record_needs_every_card_that_was_seen_with_its_suit() -> None:
    for text in ("B,P\n", "4 K K J 2 7\n9 2 K 3\n"):
        with pytest.raises(NoRecord):
            record_of_noted(next(read_shoes(text)))
    gap = next(read_shoes(ROWS + ",,,,,\n" + ROWS))
    assert len(record_of_noted(gap).coups) == 6


class TestFixtures:
    """Five files as they are found in public, read from the file to the last coup."""

    def test_a_tracker(self) -> None:
        shoes = read_shoes(FOLDER / "tracker.txt")
        found = [*shoes]
        wanted = ["".join(map(letter, dealt(seed, 24))).lower() for seed in (1, 2, 3)]
        wanted[1] = wanted[1][:4] + "--" + wanted[1][6:]
        assert [outcomes(shoe) for shoe in found] == wanted
        naturals = [bool(each and each.natural) for each in found[0].entries]
        assert naturals == [coup.natural for coup in dealt(1, 24)]
        assert (shoes.report.coups, shoes.report.missed) == (70, 2)

    def test_a_log_in_another_alphabet(self) -> None:
        (shoe,) = read_shoes(FOLDER / "log.csv")
        assert outcomes(shoe) == "".join(map(letter, dealt(4, 60))).lower()

    def test_a_data_set_with_cards_left_from_the_coup_before(self) -> None:
        broken: list[Broken] = []
        shoes = read_shoes(FOLDER / "data-set.csv", set_aside=broken.append)
        for shoe, seed in zip(shoes, (5, 6, 7), strict=True):
            for at, (noted, coup) in enumerate(zip(shoe.coups, dealt(seed, 30), strict=True), 1):
                kept = at % 7 or len(coup.player.cards) == 3
                assert points(noted.coup) == (points(coup) if kept else [])
        assert shoes.report.broken == {NoteCode.TOO_MANY_CARDS: len(broken)}
        assert broken
        assert shoes.report.coups + len(broken) == 90
        assert refused(FOLDER / "data-set.csv", NoteCode.TOO_MANY_CARDS).line == broken[0].line

    def test_a_feed(self) -> None:
        shoes = read_shoes(FOLDER / "feed.jsonl")
        (shoe,) = shoes
        assert [each.coup for each in shoe.coups] == dealt(8, 40)
        assert shoes.report.layout
        assert shoes.report.layout.form is Form.FEED
        assert shoes.report.skipped == {"message": 4}

    def test_an_electronic_shoe(self) -> None:
        shoes = read_shoes(FOLDER / "device.bin")
        (shoe,) = shoes
        assert [each.coup for each in shoe.coups] == dealt(9, 16)
        assert shoes.report.skipped == {"E": 1, "repeated": 1}

    def test_a_list_of_messages(self) -> None:
        lines = (FOLDER / "feed.jsonl").read_text("utf-8").splitlines()
        for text in (f"[{','.join(lines)}]", "[" + ",\n".join(lines) + "\n]"):
            assert len(next(read_shoes(text)).coups) == 40


def test_a_frame_that_changed_on_its_way_is_counted_and_its_coup_is_broken() -> None:
    whole = noted_files.frames(dealt(9, 3))
    at = whole.index(b"I\x81")
    changed = whole[: at + 2] + bytes([whole[at + 2] ^ 1]) + whole[at + 3 :]
    broken: list[Broken] = []
    shoes = read_shoes(BytesIO(b"noise" + changed), form="frames", set_aside=broken.append)
    (shoe,) = shoes
    assert [each.coup for each in shoe.coups] == [None, *dealt(9, 3)[1:]]
    assert shoes.report.skipped["checksum"] == 1
    assert [each.fault.code for each in broken] == [NoteCode.TOO_FEW_CARDS]


def test_a_whole_shoe_that_nobody_noted_wrongly_is_never_refused() -> None:
    for seed in range(20):
        coups = dealt(random.Random(seed).randrange(10**6), 60, 6)
        text = "\n".join(";".join(places(coup, ten).values()) for coup in coups)
        shoe = next(read_shoes(text, packs=6, columns=",".join(ALTERNATING)))
        assert [points(each.coup) for each in shoe.coups] == [*map(points, coups)]


def ten(card: Card) -> str:
    return SPELLINGS["K"](card)


NOISE = b',;\t\n\r "=BPT019-#{}[]:\xff'


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_in_a_file_it_is_read_or_refused(seed: int) -> None:
    """Files are cut short, and characters are lost, doubled or replaced."""
    chance = random.Random(seed)
    files = [each.read_bytes() for each in sorted(FOLDER.iterdir())]
    for number in range(40):
        text = bytearray(chance.choice(files))
        del text[chance.randrange(20, len(text)) :]
        for _ in range(chance.randrange(8)):
            at = chance.randrange(len(text))
            new = bytes(chance.choice(NOISE) for _ in range(chance.randrange(4)))
            text[at : at + chance.randrange(3)] = new
        burn: Burn = "first-card" if number % 3 == 0 else number % 5
        aside = (lambda broken: None) if number % 2 else None
        try:
            for shoe in read_shoes(BytesIO(text or b"B"), set_aside=aside, burn=burn):
                assert len(shoe.entries) == len(shoe.coups)
        except BadNote as bad:
            assert min(bad.line, bad.column) >= 1  # noqa: PT017 - most are refused, not all


def test_a_message_may_not_be_nested_without_end() -> None:
    deep = '{"a":' * 900 + "1" + "}" * 900
    assert refused(deep, NoteCode.NO_COUPS).line == 1
    assert refused('{"a":' * 8000 + "1" + "}" * 8000, NoteCode.NOT_JSON).line == 1
