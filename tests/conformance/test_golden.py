"""A shoe of each preset, kept as its record: it is there, and it comes to the same today."""

import re

import pytest

from baccarat.notation import BadRecord, read, replay, write
from baccarat.notation.seal import parted, sealed
from baccarat.rules import CHEMIN_PRESETS, PRESETS, PUNTO_PRESETS, Outcome, Preset, PuntoPreset
from support.golden import FOLDER, golden, path_of
from support.golden_cover import ALL, shown

KEPT = tuple(each for each in PRESETS if each.game != "banque")
"""Baccara banque has no golden records yet: docs/not-done.md says so."""
each_preset = pytest.mark.parametrize("preset", KEPT, ids=lambda each: each.name)
each_punto = pytest.mark.parametrize("preset", PUNTO_PRESETS, ids=lambda each: each.name)
OUTCOMES = {"ponte": Outcome.PLAYER, "no-coup": None} | {each.value: each for each in Outcome}


def kept(preset: Preset) -> str:
    path = path_of(preset)
    assert path.exists(), f"{path.name} is missing: python -m support.golden writes it"
    return path.read_bytes().decode()


@each_preset
def test_the_record_comes_to_the_same_result(preset: Preset) -> None:
    record = read(kept(preset))
    assert record.preset == preset
    again = replay(record)
    assert [coup and coup.outcome for coup in again.coups] == [
        OUTCOMES[line.rpartition(" = ")[2].split()[0]] for line in record.coups
    ]
    held = {seat: purse for seat, purse in enumerate(again.state.purses, 1) if purse is not None}
    assert held == {holding.seat: holding.purse for holding in record.final}


@each_preset
def test_the_record_is_read_and_written_byte_for_byte(preset: Preset) -> None:
    assert write(read(kept(preset))) == kept(preset)


@each_preset
def test_the_same_shoe_is_played_and_written_today(preset: Preset) -> None:
    assert golden(preset) == kept(preset)


@each_punto
def test_the_record_shows_what_a_shoe_can_bring(preset: PuntoPreset) -> None:
    lines = read(kept(preset)).coups
    assert len(lines) > 60
    for part in ("= player", "= banker", "= tie", "stake", "sit", "leave", "buy", "cash"):
        assert any(part in line for line in lines), part


@pytest.mark.rule("CF-3", "CF-12", "CF-14", "CF-16", "CF-18", "CF-19", "CF-20", "CF-23")
def test_the_records_of_chemin_de_fer_show_all_there_is() -> None:
    """Every word, every call, every way a bank ends, every choice that custom leaves open."""
    there = frozenset().union(*(shown(read(kept(preset))) for preset in CHEMIN_PRESETS))
    assert there == ALL


@each_preset
def test_a_card_changed_in_the_record_is_found(preset: Preset) -> None:
    text = kept(preset)
    body, _ = parted(text)
    coups = re.findall(r"h deal (..) .* (..) = ", body)
    first, last = next(cards for cards in coups if cards[0] != cards[1])
    swapped = sealed(body.replace(f"h deal {first}", f"h deal {last}", 1))
    with pytest.raises(BadRecord):
        replay(read(swapped))


def test_there_is_a_record_for_every_preset_and_for_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.bhh")} == {preset.name for preset in KEPT}
