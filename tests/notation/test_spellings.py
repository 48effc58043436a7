"""Words for results and columns, separators of fields and shoes, and bytes that are no text."""

from io import BytesIO

import pytest

from baccarat.cards import Card
from baccarat.notation import BadNote, BadWish, Broken, NoteCode, read_shoes
from baccarat.notation.noted.spellings import find_results
from baccarat.rules import Coup, Outcome
from support.noted_files import SPELLINGS, dealt, drawn, letter


@pytest.mark.parametrize(
    ("word", "outcome"),
    [("Égalité", Outcome.TIE), ("banca", Outcome.BANKER), ("闲", Outcome.PLAYER), ("Q", None)],
)
def test_words_for_results(word: str, outcome: Outcome | None) -> None:
    assert [each and each.outcome for each in find_results(word) or [None]] == [outcome]


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
    if name == "006":  # in `10` nobody can tell an ace and a ten from a ten
        coups = [one for one in coups if "10" not in "-".join(*hand_rows(name, [one]))]
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


def test_messages_of_a_feed_may_have_whole_hands() -> None:
    rows = hand_rows("QcKc6d", dealt(8, 20))
    lines = [f'{{"data": {{"playerCards": "{p}", "bankerCards": "{b}"}}}}' for p, b, _ in rows]
    shoes = read_shoes("\n".join(lines))
    assert [one.coup for one in next(shoes).coups] == dealt(8, 20)
