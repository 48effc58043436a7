"""One shoe of each preset is stored as a record, and replaying it today gives the same result."""

import re
from collections.abc import Callable
from functools import cache

import pytest

from baccarat.notation import BadRecord, Record, read, replay, verify, write
from baccarat.notation.bad_record import CARD_DIFFERS, ILLEGAL, MALFORMED, RESULT_DIFFERS
from baccarat.notation.lines import append_checksum, split_checksum
from baccarat.rules import (
    CHEMIN_PRESETS,
    PUNTO_PRESETS,
    Outcome,
    PuntoPreset,
)
from support.golden.banque import SHOWN, shown as banque_shown
from support.golden.chemin import ALL, shown
from support.golden.records import FOLDER, HOUSES, golden, path_of

each_house = pytest.mark.parametrize("house", HOUSES)
each_punto = pytest.mark.parametrize("preset", PUNTO_PRESETS, ids=lambda each: each.name)
each_banque = pytest.mark.parametrize("house", SHOWN)
OUTCOMES = {"ponte": Outcome.PLAYER} | {each.value: each for each in Outcome}
FARED = {"won": Outcome.PLAYER, "lost": Outcome.BANKER, "tied": Outcome.TIE}


def ended(line: str) -> list[Outcome]:
    """Read the outcomes from a coup's line: one, one for each side, or none."""
    words = line.rpartition(" = ")[2].split()
    sides = [FARED[word] for word in words if word in FARED]
    return sides or [OUTCOMES[word] for word in words[:1] if word in OUTCOMES]


@cache
def kept(house: str) -> str:
    path = path_of(house)
    assert path.exists(), f"{path.name} is missing: python -m support.golden.records writes it"
    return path.read_bytes().decode()


@cache
def record_of(house: str) -> Record:
    """Read a record once for all read-only tests."""
    return read(kept(house))


@pytest.mark.by_day(9)
@each_house
def test_the_record_has_the_same_result(house: str) -> None:
    record = record_of(house)
    assert record.preset == HOUSES[house]
    again = replay(record)
    came = [[*coup.outcomes.values()] if coup else [] for coup in again.coups]
    assert came == [ended(line) for line in record.coups]
    held = {seat: purse for seat, purse in enumerate(again.state.purses, 1) if purse is not None}
    assert held == {holding.seat: holding.purse for holding in record.final}


@each_house
def test_the_record_is_read_and_written_byte_for_byte(house: str) -> None:
    assert write(record_of(house)) == kept(house)


@pytest.mark.by_day(9)
@each_house
def test_the_same_shoe_is_played_and_written_today(house: str) -> None:
    assert golden(house) == kept(house)


@each_punto
def test_the_record_covers_the_events_of_a_shoe(preset: PuntoPreset) -> None:
    lines = record_of(preset.name).coups
    assert len(lines) > 10 * preset.packs - 5
    for part in ("= player", "= banker", "= tie", "stake", "sit", "leave", "buy", "cash"):
        assert any(part in line for line in lines), part


@pytest.mark.rule("CF-3", "CF-12", "CF-14", "CF-16", "CF-18", "CF-19", "CF-20", "CF-23")
def test_the_records_of_chemin_de_fer_cover_everything() -> None:
    """Every word, every call, every way a bank can end, and every choice left open by custom."""
    there = frozenset().union(*(shown(record_of(preset.name)) for preset in CHEMIN_PRESETS))
    assert there == ALL


@pytest.mark.rule(
    "BB-1", "BB-5", "BB-9", "BB-10", "BB-11", "BB-12", "BB-13", "BB-14", "BB-15", "BB-17", "BB-19"
)
@each_banque
def test_the_record_of_baccara_banque_covers_its_rules(house: str) -> None:
    assert SHOWN[house] - banque_shown(record_of(house)) == set()


@pytest.mark.by_day(9)
@each_house
def test_the_record_is_verified(house: str) -> None:
    record = record_of(house)
    cards = sum(line.count(" deal ") for line in record.coups)
    assert verify(record).cards >= cards > 0


def another_result(text: str) -> str:
    """Replace the first coup's result by that of the next coup that ended differently."""
    first, *others = re.findall(r' = (.*)",\n', text)
    return text.replace(first, next(each for each in others if each != first), 1)


Edit = Callable[[str], str]
LINE = re.compile(r'    ".*",\n(?=\])')
CHANGED: dict[str, tuple[Edit, str]] = {
    "a card is another": (
        lambda text: re.sub(r"(?<=h deal )(..) (?!\1)(..)", r"\2 \1", text, count=1),
        CARD_DIFFERS,
    ),
    "a result is another": (another_result, RESULT_DIFFERS),
    "the last coup is missing": (lambda text: LINE.sub("", text), RESULT_DIFFERS),
    "the last coup comes twice": (lambda text: LINE.sub(lambda at: 2 * at[0], text), ILLEGAL),
    "a purse is another": (
        lambda text: re.sub(r"(?s)(final = .*?purse = )", r"\g<1>1", text, count=1),
        RESULT_DIFFERS,
    ),
}


@pytest.mark.by_day(40)
@pytest.mark.parametrize("how", CHANGED)
@each_house
def test_a_changed_record_is_detected(house: str, how: str) -> None:
    """Even if the seal was recomputed after the change."""
    edit, code = CHANGED[how]
    body, _ = split_checksum(kept(house))
    changed = edit(body)
    assert changed != body
    if "last coup" in how and "c sit " in LINE.findall(body)[-1]:
        code = MALFORMED  # the players no longer fit those who sit down in the coups
    with pytest.raises(BadRecord) as found:
        replay(read(append_checksum(changed)))
    assert found.value.code == code


@each_house
def test_a_truncated_or_edited_record_is_refused(house: str) -> None:
    text = kept(house)
    cuts = [text[: len(text) * part // 7] for part in range(7)] + [text[:-2]]
    for bad in (*cuts, text.replace("seat = 1,", "seat = 3,", 1), text + "\n"):
        with pytest.raises(BadRecord):
            read(bad)


def test_exactly_the_golden_houses_have_records() -> None:
    assert {path.stem for path in FOLDER.glob("*.bhh")} == {*HOUSES}
