"""Every stored type is written and read, and is on the page that lists them."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

import baccarat.house.rooms.messages as wire
from baccarat.fairness import seed_secret, shoe_order
from baccarat.house.hosting.talk import ChatLine, ReportedLine
from baccarat.house.model.clock import ClockMark
from baccarat.house.model.draft import Done
from baccarat.house.model.moderation import HouseRules
from baccarat.house.model.settings import Settings
from baccarat.house.model.shoe_history import CoupKept, CoupNews, HandNews
from baccarat.house.model.state import PaceSet, RoomState
from baccarat.house.self_limits import SelfLimits
from baccarat.house.store import codecs, high_water, page_changes
from baccarat.house.store.archive import PackedRows, pack, shrink, unpack
from baccarat.house.store.opening import FORMAT
from baccarat.house.store.store import Store
from baccarat.notation import read, read_witness, write
from baccarat.rules import PRESETS
from baccarat.rules.presets.serialization import read_preset, write_preset
from baccarat.tables import TABLES, table_of
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.coup_result import Call
from baccarat.tables.common.shoe import Close
from notation.seen import saw
from project.tree import ROOT
from support.golden import records
from support.golden.pinned import PINNED, check, pin
from support.golden.stored_forms import WRITTEN
from support.tables.drive import Run

PAGE = ROOT / "docs" / "stored.md"
LINE = ChatLine("p", "Ada", "Banco!", "2026-01-01T20:00:00Z")
HAND = HandNews(("9h", "Kd"), 9)  # type: ignore[arg-type]


class Kept(NamedTuple):
    """Values of a stored type, and how it is written and read."""

    values: list[Any]
    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def _room(table: Any) -> RoomState:
    """Return a room as it is read again: with its preset as it was written."""
    seats = (None,) * len(table.purses)
    return RoomState(table, seats, "quick", fields=write_preset(table.preset))


def _of_game(game: str) -> Iterator[tuple[str, Kept]]:
    """Yield the stored values of a game: everything in a shoe of its golden record."""
    preset = next(preset for preset in PRESETS if preset.game == game)
    golden: Any = records.GAMES[game]
    run = Run.start(table_of(preset), preset)
    for seat in golden.NAMES:
        run.do(CHANGEUR, Sit(seat, 500_000 * seat))
    start = run.state
    steps = golden.played(run, iter(shoe_order(seed_secret(1), "golden", 1, preset)))
    done = [Done(at, 1, step.seat, step.action) for at, step in enumerate(steps)]
    events = list({type(event): event for event in run.events}.values())
    assert len(events) > 10
    rooms = [_room(state) for state in (start, run.state)]
    yield f"event-{game}", Kept(events, codecs.EVENTS.write, codecs.EVENTS.read)
    yield f"action-{game}", Kept(done, codecs.ACTIONS.write, codecs.ACTIONS.read)
    yield f"table-{game}", Kept(rooms, codecs.room_body, codecs.read_room)
    every = [preset for preset in PRESETS if preset.game == game]
    yield f"preset-{game}", Kept(every, write_preset, read_preset)


def _kept() -> Iterator[tuple[str, Kept]]:
    preset = PRESETS[0]
    state = replace(_room(table_of(preset).new(preset)), committed={3: "ada"})
    yield "event-house", Kept([PaceSet("quick")], codecs.EVENTS.write, codecs.EVENTS.read)
    chip = [Done(1, 1, CHANGEUR, Sit(3, 2_500)), Done(2, 1, HOUSE, Close())]
    yield "action", Kept(chip, codecs.ACTIONS.write, codecs.ACTIONS.read)
    for game in TABLES:
        yield from _of_game(game)
    coup = CoupNews(7, {"player": HAND, "banker": HAND}, {"player": "tie"}, (Call("why-x", {}),))  # type: ignore[dict-item]
    limits, mark = SelfLimits(), ClockMark(3.0, "boot", 2.0)
    for name, value in (
        ("coups", CoupKept(coup, "2026-01-01T12:00:00+00:00")),
        ("talk", LINE),
        ("cares", limits),
        ("mark", mark),
        ("rules", HouseRules()),
        ("reports", ReportedLine("salon", LINE, "rude")),
    ):
        codec = getattr(codecs, name.upper())
        yield name, Kept([value], codec.write, codec.read)
    high = high_water.HighWater("house", 9, {"salon": 3})
    yield "high-water", Kept([high], high_water.BODY.write, high_water.BODY.read)
    settings = Settings(id="salon", name="Salon", preset=preset, fields=write_preset(preset))
    yield "settings", Kept([settings], codecs.settings_body, codecs.read_settings)
    yield "room", Kept([state], codecs.room_body, codecs.read_room)
    text = records.path_of("punto-banco").read_text("utf-8")
    yield "record", Kept([text], read, write)
    notes = read_witness(json.dumps(saw()).encode())
    number = {"version": 1}
    yield "witness", Kept([notes], lambda seen: _json(seen, number), read_witness)
    head = page_changes.ChangesHead(base="copy", base_sha256="a", size=1, sha256="b")
    yield "changes", Kept([head], _json, lambda body: msgspec.json.decode(body, type=type(head)))


def _json(value: Any, more: dict[str, Any] | None = None) -> bytes:
    return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True) | (more or {}))


@pytest.fixture(scope="module")
def kept() -> dict[str, Kept]:
    return dict(_kept())


def test_every_stored_type_is_written_and_read(kept: dict[str, Kept], tmp_path: Path) -> None:
    assert kept.keys() == {form.name for form in WRITTEN}
    for name, (values, write_one, read_one) in kept.items():
        assert values, name
        for value in values:
            assert read_one(write_one(value)) == value, name
    rows = PackedRows([b"{}"], [(1, 1, 3, b"{}")], [(1, "issue", "player/ada", 500)])
    assert unpack("salon", pack(rows)) == rows
    (coup,), write_coup, _ = kept["coups"]
    assert codecs.read_coup(shrink(write_coup(coup))) == coup
    for _ in range(2):  # a new house, and the same one again
        store = Store(tmp_path)
        assert (store.notices, store.damaged) == ([], {})
        store.close()


ROW = re.compile(r"^\| [^|`]+ \| (?:format )?(\d+)[^|]* \|", re.MULTILINE)


def test_the_page_lists_every_stored_type_and_its_version() -> None:
    types, others = PAGE.read_text("utf-8").split("These have a version, but no keys:")
    listed = {
        name: int(version)
        for cell, version in re.findall(r"^\| (`.+?) \| .*? \| (\d+) \|", types, re.MULTILINE)
        for name in re.findall(r"`([\w-]+)`", cell)
    }
    assert listed == {form.name: form.version for form in WRITTEN}
    versions = list(map(int, ROW.findall(others)))
    assert versions == [FORMAT, 1, 1, 1, wire.WIRE]


def test_a_pinned_copy_holds_everything_and_can_be_read(tmp_path: Path) -> None:
    pin(tmp_path, "0.1.0")
    files = {path.name for path in (tmp_path / "forms").iterdir()}
    assert {form.file for form in WRITTEN} < files
    assert check(tmp_path / "0.1.0") > len(records.HOUSES)


def test_what_releases_stored_can_be_read() -> None:
    for house in PINNED.glob("*/house.gz"):
        assert check(house.parent), house


def test_a_release_has_pinned_copies_and_there_are_none_before_the_first() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    released = re.search(r"^## \d+\.\d+\.\d+ \(\d{4}", changelog, re.MULTILINE)
    assert bool(released) is PINNED.exists()
