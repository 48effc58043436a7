"""Records of coups that somebody noted: their packs, and the place of whatever is wrong."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from baccarat.cards import PACK, Card, packs
from baccarat.lab import coups_of, shoe_prices
from baccarat.notation import BadNote, NoteCode, read, record_of_cards, replay, write
from baccarat.rules import BadField, Coup, PuntoPreset, punto_preset

SIX, FOUR = "4s Kd Kc Jc 2c 7s", "9h 2c Kd 3c"


@contextmanager
def refused(code: NoteCode) -> Iterator[pytest.ExceptionInfo[BadNote]]:
    with pytest.raises(BadNote) as bad:
        yield bad
    assert bad.value.fault.code == code


def drawn(coup: Coup) -> list[Card]:
    (p1, p2, *p3), (b1, b2, *b3) = coup.player.cards, coup.banker.cards
    return [p1, b1, p2, b2, *p3, *b3]


@pytest.mark.rule("C-2", "C-5")
@pytest.mark.parametrize("number", [4, 6, 8])
def test_a_whole_shoe_is_noted_and_replays(number: int) -> None:
    """The shoe ends with the coup that takes the 7th-last card; the next one is refused."""
    for seed in range(8):
        cards = [*packs(number)]
        random.Random(seed).shuffle(cards)
        coups, taken = list[Coup](), 0
        for coup in coups_of(cards):
            if taken > len(cards) - 7:
                break
            coups.append(coup)
            taken += coup.cards
        lines = [" ".join(drawn(coup)) for coup in coups]
        record = record_of_cards("punto-banco", "\n".join(lines), packs=number)
        assert record.preset.packs == number
        assert record == record_of_cards("punto-banco", lines, packs=number)
        assert record == record_of_cards("punto-banco", map(drawn, coups), packs=number)
        again = replay(read(write(record))).coups
        assert [Coup(*each.hands.values()) for each in again if each] == coups
        rest = cards[taken : taken + 4]
        with refused(NoteCode.SHOE_OVER):
            record_of_cards("punto-banco", [*lines, rest], packs=number)


@pytest.mark.rule("C-2")
def test_the_packs_change_the_prices_and_are_stored() -> None:
    edges = []
    for number in (8, 6):
        record = read(write(record_of_cards("ez", [SIX, FOUR], packs=number)))
        worth = shoe_prices(record)
        assert [sum(each.shoe.counts) for each in worth.coups] == [52 * number, 52 * number - 6]
        edges.append(worth.coups[0].edges["tie"])
    assert edges[0] != edges[1]
    assert record_of_cards("ez", [SIX]) == record_of_cards("ez", [SIX], packs=8)


@pytest.mark.rule("C-2")
@pytest.mark.parametrize(("preset", "number"), [("ez", 2), ("ez", 0), ("ez", 26), ("grande", 4)])
def test_packs_are_those_of_the_game(preset: str, number: int) -> None:
    with pytest.raises(BadField) as bad:
        record_of_cards(preset, [SIX], packs=number)
    assert bad.value.field == ("dealers" if preset == "grande" else "packs")


@pytest.mark.rule("C-2")
@pytest.mark.parametrize("number", [4, 6, 8])
def test_no_card_is_noted_more_often_than_the_packs_hold_it(number: int) -> None:
    lines = ["Ah 8h Kc Kh"] * number
    with refused(NoteCode.CARD_USED_UP) as bad:
        record_of_cards("ez", [*lines, "Ah 8c Kc Ks"], packs=number)
    assert (bad.value.line, bad.value.column) == (number + 1, 1)


BROKEN = {
    "an unknown card": (f"{SIX}\n\n9h 2c\tKd 1x", NoteCode.NO_CARD, (3, 10), None),
    "a word for a card": ("nine", NoteCode.NO_CARD, (1, 1), None),
    "three cards": (f"{FOUR}\n9h 2c Kd", NoteCode.TOO_FEW_CARDS, (2, 7), "PB-1"),
    "no third card for Player": ("4s Kd Kc 7c", NoteCode.TOO_FEW_CARDS, (1, 10), "PB-3"),
    "no third card for a Banker alone": ("7s Kd Kc 5c", NoteCode.TOO_FEW_CARDS, (1, 10), "PB-4"),
    "no third card for Banker": ("4s Kd Kc Jc 2c", NoteCode.TOO_FEW_CARDS, (1, 13), "PB-5"),
    "a card after a natural": (f"{FOUR} 5s", NoteCode.TOO_MANY_CARDS, (1, 13), "PB-2"),
    "a card for two who stand": ("7s Kd Kc 6c 5s", NoteCode.TOO_MANY_CARDS, (1, 13), "PB-4"),
    "a card for a Banker who stands": (
        "4s Kd Kc 6c 5s 2c", NoteCode.TOO_MANY_CARDS, (1, 16), "PB-5"
    ),
    "seven cards": (f"{SIX} Ac", NoteCode.TOO_MANY_CARDS, (1, 19), "PB-5"),
    "nothing": ("", NoteCode.NO_COUPS, (1, 1), None),
    "empty lines": ("\n \r\n", NoteCode.NO_COUPS, (1, 1), None),
}  # fmt: skip


@pytest.mark.rule("PB-1", "PB-2", "PB-3", "PB-4", "PB-5")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_note_has_a_place_and_a_rule(name: str) -> None:
    text, code, place, rule = BROKEN[name]
    with refused(code) as bad:
        record_of_cards("ez", text)
    assert (bad.value.line, bad.value.column) == place
    assert bad.value.fault.facts.get("rule") == rule
    if bad.value.reason:
        assert bad.value.reason.rule == rule


def test_in_a_series_lines_count_coups() -> None:
    for coups in ([SIX, "9h 2c Kd 1x"], [SIX.split(), ["9h", "2c", "Kd", "1x"]]):
        with refused(NoteCode.NO_CARD) as bad:
            record_of_cards("ez", coups)
        assert (bad.value.line, bad.value.column) in {(2, 10), (2, 4)}
    for empty in ("", ()):
        with refused(NoteCode.TOO_FEW_CARDS) as bad:
            record_of_cards("ez", [SIX, empty])
        assert bad.value.line == 2
    with refused(NoteCode.NO_COUPS):
        record_of_cards("ez", [])


@pytest.mark.rule("PB-1", "PB-2", "PB-3", "PB-4", "PB-5")
def test_the_next_reason_is_that_of_the_side_that_draws_or_of_the_end() -> None:
    """Compared with the reasons of the whole coup, of which each is next at its time."""
    for seed in range(200):
        coup = next(coups_of(random.Random(seed).sample(PACK, 6)))
        partly = Coup()
        found = []
        for card in drawn(coup):
            found.append(partly.next_reason())
            side = partly.next_side()
            assert side
            partly = partly.with_card(side, card)
        assert found[:4] == [None] * 4
        draws = [each for each in coup.reasons() if "draws" in each.what]
        assert found[4:] == draws
        assert partly.next_reason() == coup.reasons()[-1]


def test_the_preset_keeps_its_other_fields() -> None:
    made = record_of_cards("ez", [SIX], packs=6).preset
    assert isinstance(made, PuntoPreset)
    assert (made.name, made.packs, made.burn) == ("ez", 6, 0)
    assert made.wagers == punto_preset("ez").wagers


def test_an_empty_place_is_a_card_that_was_not_drawn_and_an_empty_row_no_coup() -> None:
    places = "9h,2c,Kd,3c,,\n7s,Kd,Kc,5c,,2h\n"
    assert record_of_cards("ez", places) == record_of_cards("ez", [FOUR, "7s Kd Kc 5c 2h"])
    with refused(NoteCode.TOO_FEW_CARDS) as bad:
        record_of_cards("ez", "9h,2c,Kd,3c\n,,,,,\n4s,Kd,Kc,Jc,2c,7s")
    assert (bad.value.line, bad.value.fault.facts["side"]) == (2, "player")
