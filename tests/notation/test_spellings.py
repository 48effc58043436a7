"""Words for results and columns, separators of fields and shoes, and bytes that are no text."""

import json
from io import BytesIO, StringIO
from typing import Any

import pytest

from baccarat.cards import Card
from baccarat.notation import BadNote, BadWish, Broken, Detail, NoteCode, read_shoes
from baccarat.notation.noted.spellings import find_results
from baccarat.rules import Coup, Outcome
from support.noted_files import PLACES, SPELLINGS, dealt, drawn, letter, places


def results_in(text: str, form: str | None = None) -> list[str]:
    """Return the letters of the results of each shoe, and `-` for coups that nobody saw."""
    shoes = [shoe.entries for shoe in read_shoes(text, form=form)]
    return ["".join(one.outcome.value[0] if one else "-" for one in each) for each in shoes]


@pytest.mark.parametrize(
    ("word", "outcome"),
    [("Égalité", Outcome.TIE), ("banca", Outcome.BANKER), ("闲", Outcome.PLAYER), ("Q", None)],
)
def test_words_for_results(word: str, outcome: Outcome | None) -> None:
    assert [each and each.outcome for each in find_results(word) or [None]] == [outcome]


@pytest.mark.parametrize("sign", ";,\t")
def test_a_first_line_for_spreadsheets_is_no_header(sign: str) -> None:
    lines = f"sep={sign}", sign.join(("shoe", "coup", "result")), sign.join("11P"), sign.join("12B")
    assert results_in("\r\n".join(lines)) == ["pb"]


def test_a_separator_that_is_told_is_taken() -> None:
    text = "P, B\nB, P\n"
    assert [len(shoe.coups) for shoe in read_shoes(text)] == [2, 2]
    with pytest.raises(BadNote):
        [*read_shoes(text, separator="space", form="results", columns="results")]
    with pytest.raises(BadWish) as bad:
        read_shoes(text, separator="|")
    assert (bad.value.option, bad.value.value) == ("separator", "|")


def test_a_void_coup_after_an_empty_line_is_none_of_the_shoe_before() -> None:
    with pytest.raises(BadNote) as bad:
        [*read_shoes("B\nP\nT\n\nvoid\nP\nB\nB\n")]
    assert (bad.value.fault.code, bad.value.line) == (NoteCode.VOID_NOTHING, 5)


@pytest.mark.parametrize(
    ("first", "kind"),
    [
        ("P,B,T\n".encode("utf-16-le"), "utf-16"),
        ("P,B,T\n".encode("utf-16-be"), "utf-16"),
        (bytes(600), "binary"),
        (b"shoe.csv" + bytes(92) + b"0000644", "binary"),
    ],
    ids=["little-endian", "big-endian", "zeros", "tar"],
)
def test_text_in_utf_16_is_told_from_zeros(first: bytes, kind: str) -> None:
    with pytest.raises(BadNote) as bad:
        next(read_shoes(BytesIO(first)))
    assert bad.value.fault.facts == {"kind": kind}


def test_a_card_too_many_is_no_other_column() -> None:
    with pytest.raises(BadNote) as bad:
        next(read_shoes("9h 2c Kd 3c 5d 6d 7d\n4h 4c 4d 4s 5h 5c 5d\n"))
    place = bad.value.line, bad.value.column
    assert (bad.value.fault.code, *place) == (NoteCode.TOO_MANY_CARDS, 1, 13)


def test_shoes_of_cards_between_empty_lines() -> None:
    coups = [dealt(seed, 5) for seed in (1, 2)]
    text = "\n\n".join("\n".join(" ".join(drawn(each, str)) for each in shoe) for shoe in coups)
    assert [[coup.coup for coup in shoe.coups] for shoe in read_shoes(text)] == coups


@pytest.mark.parametrize(
    "names", ["Spieler {},Bank {}", "Joueur {},Banque {}", "Jugador {},Banca {}", "Punto{},Banco{}"]
)
def test_headers_in_other_languages(names: str) -> None:
    header = ",".join(names.format(at, at) for at in (1, 2, 3))
    (shoe,) = read_shoes(f"{header}\n9h,2c,Kd,3c,,\n" + "2h,9s,6d,Ks,,\n" * 3)
    assert [one and one.outcome.value for one in shoe.entries] == ["player", *["banker"] * 3]


HAND_CELLS = {
    "Qc Kc 6d": (" ", "Kd"), "QcKc6d": ("", "Kd"), "Q♣, K♣, 6♦": (", ", "Kd"),
    "d.12d.6": ("", "d.13"),
    "♥10-♦K": ("-", "♥10"), "Q K 6": (" ", "K"), "12 13 6": (" ", "13"), "006": ("", "0"),
}  # fmt: skip


def hand_rows(name: str, coups: list[Coup]) -> list[tuple[str, str, str]]:
    between, spelling = HAND_CELLS[name]

    def cell(cards: tuple[Card, ...]) -> str:
        return between.join(map(SPELLINGS[spelling], cards))

    return [(cell(one.player.cards), cell(one.banker.cards), letter(one)) for one in coups]


@pytest.mark.parametrize("name", HAND_CELLS)
@pytest.mark.parametrize("header", ["Player;Banker;Winner", "Spielerhand;bank cards;Ergebnis", ""])
def test_a_cell_may_have_a_whole_hand(name: str, header: str) -> None:
    coups = dealt(11, 60)
    written = hand_rows(name, coups)
    for order in [(0, 1, 2), (2, 1, 0)] if header else [(0, 1, 2)]:
        heads = header.split(";") if header else ["", "", ""]
        rows = [";".join(row[at] for at in order) for row in [heads, *written]]
        if name == "006" and not header:
            continue  # plain numbers may be anything
        shoes = read_shoes("\n".join(rows[not header :]))
        (shoe,) = shoes
        cards = [drawn(one.coup, SPELLINGS["0"]) for one in shoe.coups if one.coup]
        assert cards == [drawn(one, SPELLINGS["0"]) for one in coups]
        layout = shoes.report.layout
        assert layout
        named = [("player", "banker", "result")[at] for at in order]
        assert layout.columns == tuple(named)


def test_two_hands_that_fit_either_way_are_asked_about() -> None:
    text = "Kd 9c;2c 6h\n5s 4s;Kc 8d\n"
    with pytest.raises(BadNote) as bad:
        next(read_shoes(text))
    facts = bad.value.fault.facts
    assert facts == {"option": "columns", "first": "player,banker", "second": "banker,player"}
    (shoe,) = read_shoes(text, columns="banker,player")
    assert [one and one.outcome for one in shoe.entries] == [Outcome.BANKER] * 2
    for wrong in ("player", "player,cards", "player,banker,p1"):
        with pytest.raises(BadWish):
            read_shoes(text, columns=wrong)


@pytest.mark.rule("PB-1", "PB-2", "PB-5")
def test_a_fault_in_a_hand_has_the_column_of_its_cell() -> None:
    good = "Qc 9c,5h 9c,P"
    broken = {
        "Qc Kc 6d,5h 9c,P": (NoteCode.TOO_FEW_CARDS, 10),
        "Qc 9c 4d,5h 9c,P": (NoteCode.TOO_MANY_CARDS, 1),
        "Qc 2c 4d 5h 6s,5h 9c,P": (NoteCode.NO_CARD, 1),
        "Qc 9c,5h,P": (NoteCode.TOO_FEW_CARDS, 7),
        "Qc =2,5h 9c,P": (NoteCode.FORMULA, 1),
        "Qc 9c,5h 9c,T": (NoteCode.RESULT_DIFFERS, 13),
        "Qc 9c,5h 9c,P,more": (NoteCode.TOO_MANY_FIELDS, 15),
    }
    found: list[Broken] = []
    text = "\n".join(["Player,Banker,won", *[good] * 3, *broken, "-,-,-", good])
    shoes = read_shoes(text, set_aside=found.append)
    assert len(next(shoes).coups) == 12
    assert [(each.fault.code, each.column) for each in found] == [*broken.values()]
    assert (shoes.report.coups, shoes.report.missed) == (4, 1)


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("won,Player,Banker\nP,King 9,King 8\nB,King 2,King 9\n", NoteCode.NO_CARD, (2, 3)),
        ("won,Player,Banker\nP,K9,K8\nB,10J,107\n", NoteCode.NO_CARD, (3, 3)),
        ("won,Player,Banker\nP,109,108\nB,1010,107\n", NoteCode.NO_CARD, (2, 3)),
    ],
)
def test_named_hands_that_cannot_be_read_are_not_passed_over(
    text: str, code: NoteCode, place: tuple[int, int]
) -> None:
    with pytest.raises(BadNote) as bad:
        next(read_shoes(text))
    assert (bad.value.fault.code, bad.value.line, bad.value.column) == (code, *place)
    assert results_in(text, form="results") == ["pb"]


def test_a_column_of_cards_between_two_hands_is_neither() -> None:
    (shoe,) = read_shoes("Player,Shown,Banker\nKd 9c,Kd,2c 6h\nKc 4c 3s,Kc,2d 5h\n")
    assert [one and one.outcome for one in shoe.entries] == [Outcome.PLAYER, Outcome.TIE]


@pytest.mark.parametrize("head", ["Player,Banker,Dealt,Other,won\n", "x,y,Player,Banker,won\n", ""])
def test_totals_before_the_hands_are_no_numbers_of_shoes_or_coups(head: str) -> None:
    rows = "9,8,Kd 9c,2c 6h,P\n3,5,Kc 4c 9s,2d 3h,B\n2,9,Kc 2c,9d Kh,B\n2,9,Qc 2h,9d Jh,B\n" * 3
    shoes = read_shoes(head + rows)
    assert [len(each.coups) for each in shoes] == [12]
    assert shoes.report.layout
    assert shoes.report.layout.columns == ("-", "-", "player", "banker", "result")


def test_a_header_may_have_fewer_columns_than_its_lines() -> None:
    (shoe,) = read_shoes("Player,Banker\n" + "Kd 9c,2c 6h,late\n" * 3)
    assert [one and one.outcome for one in shoe.entries] == [Outcome.PLAYER] * 3


def test_cards_under_strange_names_are_read_although_the_result_has_a_known_one() -> None:
    coups = dealt(3, 40)
    rows = [",".join([letter(one), *places(one, SPELLINGS["K"]).values()]) for one in coups]
    head = "won,cp1,cb1,cp2,cb2,cp3,cb3"
    shoes = read_shoes(
        "\n".join([head, *rows, "B,9,9,K,K,3,3", *rows[:1]]), set_aside=list[Broken]().append
    )
    assert len(next(shoes).coups) == 42
    assert (shoes.report.coups, sum(shoes.report.broken.values())) == (41, 1)
    totals = "won,p,b,x,y,z,a\n" + "P,9,8,1,1,0,0\nB,3,8,0,0,1,0\n" * 3
    assert results_in(totals) == ["pb" * 3]  # no coup of cards would follow the rules


@pytest.mark.parametrize(("spelling", "detail"), [("Kd", Detail.CARDS), ("13", Detail.RANKS)])
def test_a_zero_is_no_card_where_tens_are_written_otherwise(spelling: str, detail: Detail) -> None:
    coups = dealt(7, 60)
    cells = [places(one, SPELLINGS[spelling]) for one in coups]
    rows = [",".join(cell[name] or "0" for name in PLACES) for cell in cells]
    shoes = read_shoes("\n".join([",".join(PLACES), *rows]))
    (shoe,) = shoes
    layout = shoes.report.layout
    assert layout
    assert (layout.zero_is_none, shoe.detail, len(shoe.coups)) == (True, detail, 60)
    assert [one.coup and len(one.player + one.banker) for one in shoe.coups] == [
        len(drawn(one, str)) for one in coups
    ]


def test_a_zero_is_a_ten_where_a_hand_begins_with_it() -> None:
    (shoe,) = read_shoes("p1,p2,p3,b1,b2,b3\nK,9,,0,7,\n10,2,6,J,7,\nQ,7,,5,0,0\n")
    assert [len(one.player + one.banker) for one in shoe.coups] == [4, 5, 5]


@pytest.mark.parametrize(
    ("text", "shoes"),
    [
        ("Shoe 1:\nPBT\nBBP\n\nShoe 2:\nPB\n", ["pbtbbp", "pb"]),
        ("Shoe #4\nP\nB\n\nT\nSHOE no. 4,,,\nB\n", ["pbt", "b"]),
        ("Schlitten 3\nP B\nsabot 9\nB\n靴2\nT\n", ["pb", "b", "t"]),
        ("shoe,won\n1,P\nShoe 2\n1,B\n3,T\n", ["pb", "t"]),
        ("PBT\n---\nBB\n", ["pbt", "bb"]),
        ("P\nB\nB\n=====\nT\nP\n\n____\nB\n", ["pbb", "tp", "b"]),
        ("-\nP\n-\n", ["-p-"]),
        ("P (natural)\nB (pair)\nT\n", ["pbt"]),
        ("Player wins\nBanker wins\n", ["pb"]),
    ],
)
def test_titles_and_rules_between_shoes(text: str, shoes: list[str]) -> None:
    assert results_in(text) == shoes


def test_a_title_names_its_shoe() -> None:
    assert [shoe.name for shoe in read_shoes("Shoe 7\nPB\nPP\nShoe 9\nB\n")] == ["7", "9"]


@pytest.mark.parametrize(
    ("text", "shoes"),
    [
        ("P-B-T-Pn-B\n", ["pbtpb"]), ("PB-T\nB--P\n", ["pb-t", "b--p"]), ("P-B\n", ["p-b"]),
        ("庄、闲，和；庄\n", ["bptb"]),
    ],
)  # fmt: skip
def test_dashes_between_all_results_and_commas_of_other_scripts(
    text: str, shoes: list[str]
) -> None:
    assert results_in(text) == shoes


def test_a_number_before_each_result_is_no_place_of_a_card() -> None:
    with pytest.raises(BadNote) as bad:
        next(read_shoes("1.P 2.B 3.T\n"))
    assert bad.value.fault.code == NoteCode.NO_READING


@pytest.mark.parametrize("burn", [-1, 53, True, "frist-card", 1.5])
def test_a_number_of_burnt_cards_that_cannot_be(burn: Any) -> None:
    with pytest.raises(BadWish) as bad:
        read_shoes("PBT", burn=burn)
    assert bad.value.option == "burn"


@pytest.mark.parametrize("source", [None, b"PBT", StringIO("PBT"), ["P", "B"]])
def test_other_sources_are_refused_by_name(source: Any) -> None:
    with pytest.raises(TypeError, match="source must be a Path, a text or a binary stream"):
        next(read_shoes(source))


def test_a_star_after_a_result_is_not_a_coup_that_was_missed() -> None:
    with pytest.raises(BadNote) as bad:
        [*read_shoes("P\nB*\nT\nB\n")]
    assert (bad.value.fault.code, bad.value.line) == (NoteCode.NO_RESULT, 2)


def test_messages_of_a_feed_may_have_whole_hands() -> None:
    rows = hand_rows("QcKc6d", dealt(8, 20))
    lines = [f'{{"data": {{"playerCards": "{p}", "bankerCards": "{b}"}}}}' for p, b, _ in rows]
    shoes = read_shoes("\n".join(lines))
    assert [one.coup for one in next(shoes).coups] == dealt(8, 20)


def test_messages_of_a_feed_may_list_only_the_cards_that_were_drawn() -> None:
    coups = sorted(dealt(8, 20), key=lambda coup: coup.cards)
    names = [[[str(card) for card in hand.cards] for hand in (c.player, c.banker)] for c in coups]
    hands = [json.dumps({"playerCards": p, "bankerCards": b, "id": 1}) for p, b in names]
    assert [one.coup for one in next(read_shoes("\n".join(hands))).coups] == coups


@pytest.mark.parametrize(
    ("file", "names"),
    [("shoe,coup,result\n1,1,P\n1,2,B\n2,1,T\n", "1212"), ("result\nP\nB\n", "12")],
)
def test_a_header_may_be_repeated_where_files_follow_each_other(file: str, names: str) -> None:
    found = [*read_shoes(file * 2)]
    assert len(found) == len(names)
    one = [[coup.entry for coup in shoe.coups] for shoe in read_shoes(file)]
    assert [[coup.entry for coup in shoe.coups] for shoe in found] == one * 2
