"""Records of baccara banque: one of a shoe still being dealt, and one that follows another."""

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.fairness import seed_secret, shoe_order
from baccarat.notation import BadRecord, Record, read, record_of_shoe, replay, write
from baccarat.notation.bad_record import MALFORMED
from baccarat.rules import BANQUE_PRESETS, BanquePreset
from baccarat.tables import banque
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR
from support.golden import banque as golden_banque
from support.tables.drive import Run

ROOM = "blue"
each_preset = pytest.mark.parametrize("preset", BANQUE_PRESETS, ids=lambda each: each.name)


@cache
def evening(preset: BanquePreset) -> tuple[Any, Any, list[tuple[int, Any]]]:
    """Play two shoes; return the table before and after the second, and the actions in it."""
    run = Run.start(banque, preset)
    for seat in golden_banque.NAMES:
        run.do(CHANGEUR, Sit(seat, 500_000 * seat))
    golden_banque.find_bank(run)
    run.key = (shoe := shoe_order(seed_secret(9), ROOM, 1, preset)).key
    golden_banque.played(run, iter(shoe))
    golden_banque.find_bank(run)
    start = run.state
    run.key = (shoe := shoe_order(seed_secret(10), ROOM, 2, preset)).key
    steps = golden_banque.played(run, iter(shoe))
    return start, run.state, [(step.seat, step.action) for step in steps]


def second(preset: BanquePreset, dealt: int | None = None) -> Record:
    """Make the record of the second shoe, optionally after only `dealt` actions."""
    start, _, actions = evening(preset)
    over = dealt is None
    return record_of_shoe(
        room=ROOM,
        shoe=2,
        preset=preset,
        start=start,
        seated={
            seat: f"Guest {seat}" for seat, purse in enumerate(start.purses, 1) if purse is not None
        },
        joined=[f"Newcomer {number}" for number in range(20)],
        actions=actions[:dealt],
        started="2026-01-01T20:00:00Z",
        ended="2026-01-01T22:00:00Z" if over else None,
        secret=seed_secret(10) if over else None,
    )


@pytest.mark.by_day(2)
@pytest.mark.rule("BB-10")
@each_preset
def test_a_shoe_is_replayed_from_the_end_of_the_previous_one(
    preset: BanquePreset,
) -> None:
    start, end, _ = evening(preset)
    assert start.bank is not None if preset.bank_first else start.former
    assert start.places != banque.new(preset).places
    text = write(second(preset))
    assert write(read(text)) == text
    assert replay(read(text)).state == end


@pytest.mark.by_day(2)
@each_preset
def test_a_running_shoe_has_the_finished_coups_as_they_will_be(preset: BanquePreset) -> None:
    whole = second(preset)
    for part in (3, 5):
        text = write(second(preset, len(evening(preset)[2]) * part // 7))
        running = read(text)
        assert write(running) == text
        assert running.coups == whole.coups[: len(running.coups)]
        assert 0 < len(replay(running).coups) < len(whole.coups)


CLUB = BANQUE_PRESETS[2]
NONSENSE: dict[str, dict[str, Any]] = {
    "a chair stands twice": {"places": [5, 5, 3, 1, *range(6, 12), 2]},
    "there is no such chair": {"places": [*range(1, 11), 12]},
    "a chair is missing in the list": {"names": [1]},
    "a hand is across the table": {"next_holders": [3, 2]},
    "a hand is nobody's": {"next_holders": [0, 0]},
    "somebody holds cards": {"holders": [2, 3]},
    "the last banker has no chair": {"former": 12},
    "a hand lies there": {"hands": {"right": {"cards": ["Ah"]}}},
    "a hand has spoken": {"said": [True, "-", "-"]},
    "a hand is shown": {"shown": [True, False, False]},
    "a run of nobody": {"runs": [{"seat": 99, "lost": 1}]},
    "a run below nothing": {"runs": [{"seat": 1, "lost": -1}]},
    "a banco without a call": {"a_cheval": True},
    "a bystander on the bank's side": {"chosen": ["banker"] * 6},
    "a bank is nobody's": {"bank": {"seat": 11, "own": 10_000, "opening": 10_000}},
    "a bank is played already": {"bank": {"seat": 1, "own": 10_000, "opening": 5_000}},
    "a club's bank is open": {"bank": {"seat": 1, "own": 10_000, "opening": 10_000, "open": True}},
    "there is no bank for the shoe": {"bank": "-"},
    "nobody is to cut": {"cutter": 0},
    "one who is not there is to cut": {"cutter": 18},
    "the bank is still to be found": {"before_shoe": True},
    "a raise without a bank": {"raised": [20, 20]},
}


@pytest.mark.rule("C-4")
def test_only_a_club_finds_a_bank_before_its_shoe() -> None:
    record = second(BANQUE_PRESETS[0])
    bank = {"seat": 1, "own": 10_000, "opening": 10_000}
    for wrong in ({"bank": bank}, {"cutter": 1}):
        text = write(replace(record, table=(record.table or {}) | wrong))
        with pytest.raises(BadRecord) as bad:
            replay(read(text))
        assert bad.value.reason in {"table-bank-first", "table-no-chair"}


@pytest.mark.parametrize("how", NONSENSE)
def test_an_impossible_table_is_refused(how: str) -> None:
    record = second(CLUB)
    text = write(replace(record, table=(record.table or {}) | NONSENSE[how]))
    with pytest.raises(BadRecord) as bad:
        replay(read(text))
    assert (bad.value.code, bad.value.reason.split("-")[0]) == (MALFORMED, "table")
