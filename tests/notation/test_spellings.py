"""Words for results and columns, separators of fields and shoes, and bytes that are no text."""

from io import BytesIO

import pytest

from baccarat.notation import BadNote, BadWish, NoteCode, read_shoes
from baccarat.notation.noted.spellings import find_results
from baccarat.rules import Outcome
from support.noted_files import dealt, drawn


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
