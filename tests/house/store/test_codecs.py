"""Stored data has the form of its version, older data is migrated, unknown data is not read."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from baccarat.house.hosting.talk import ChatLine
from baccarat.house.model.clock import ClockMark
from baccarat.house.model.settings import Settings
from baccarat.house.model.state import RoomState
from baccarat.house.self_limits import SelfLimits
from baccarat.house.store import codecs
from baccarat.house.store.codecs import Codec
from baccarat.rules import FormatError, preset
from baccarat.rules.versions import Schema, Version
from baccarat.tables import punto, table_of
from baccarat.tables.common.shoe import ShoeEnded
from support.golden.pinned import PINNED
from support.golden.stored_forms import WRITTEN, Form, changed_forms, form_text, write_forms

FIELDS: list[tuple[str, Any]] = [("time", float), ("zone", str)]


def test_stored_data_has_the_form_of_its_version() -> None:
    """If this fails, a released form was changed: it needs a new version, and a migration to it."""
    assert changed_forms(PINNED / "forms") == []


def test_a_form_that_changed_since_its_release_is_named(tmp_path: Path) -> None:
    mark, wider = (msgspec.defstruct("ClockMark", FIELDS[:count]) for count in (1, 2))
    write_forms(tmp_path, [Form("mark", 1, mark)])
    assert changed_forms(tmp_path, [Form("mark", 1, mark)]) == []
    assert changed_forms(tmp_path, [Form("mark", 1, wider)]) == ["mark"]
    assert changed_forms(tmp_path, [Form("mark", 2, wider)]) == []
    write_forms(tmp_path, [Form("mark", 1, wider), Form("mark", 2, wider)])
    assert changed_forms(tmp_path, [Form("mark", 1, mark), Form("mark", 2, wider)]) == []


class Lit(msgspec.Struct, tag="lit"):
    """The first version of an event."""

    candles: int


class Burnt(msgspec.Struct, tag="lit"):
    """The third version of the same event."""

    lamps: int
    oil: str = "olive"


def _lamps(lit: dict[str, Any]) -> dict[str, Any]:
    return {"lamps" if name == "candles" else name: value for name, value in lit.items()}


def _brighter(lit: dict[str, Any]) -> dict[str, Any]:
    return lit | {"lamps": lit["lamps"] * 10}


STEPS = (_lamps, _brighter)


def test_every_older_version_is_read_by_small_steps() -> None:
    """The newest field has a default, which is what older data meant."""
    first, second, newest = (
        Codec[Any](kind, STEPS[:at]) for at, kind in enumerate((Lit, Any, Burnt))
    )
    older = (first.write(Lit(3)), second.write({"type": "lit", "lamps": 3}))
    assert [newest.read(body) for body in older] == [Burnt(30), Burnt(30)]
    assert newest.write(Burnt(30)) == b'{"version":3,"type":"lit","lamps":30,"oil":"olive"}'
    assert newest.read(newest.write(Burnt(30, "palm"))) == Burnt(30, "palm")


@pytest.mark.parametrize("known", range(3))
@pytest.mark.parametrize("version", [b"4", b"0", b'"1"', b"true"])
def test_a_version_that_is_not_known_is_refused_by_its_number(known: int, version: bytes) -> None:
    body = Codec[Any](Burnt, STEPS[:known])
    with pytest.raises(FormatError, match="newer"):
        body.read(b'{"version":' + version + b',"type":"of-tomorrow"}')


def test_no_field_has_the_name_of_the_version() -> None:
    numbered = [form for form in WRITTEN if form.name != "record"]
    assert not [form.name for form in numbered if b'"version": {' in form_text(form)]


def test_a_stake_is_written_by_the_names_of_its_form() -> None:
    stake = punto.Staked(3, (punto.Bet("tie", 2_500),), 2_500)
    fields = b'"seat":3,"bets":[{"wager":"tie","amount":2500}],"added":2500'
    body = b'{"type":"staked",%s}' % fields
    assert codecs.EVENTS.write(stake) == body
    assert codecs.EVENTS.read(body) == stake


SAMPLES: list[tuple[Codec[Any], Any]] = [
    (codecs.EVENTS, ShoeEnded()),
    (codecs.TALK, ChatLine("p", "Ada", "Banco!", "2026-01-01T20:00:00Z")),
    (codecs.CARES, SelfLimits()),
    (codecs.MARK, ClockMark(0.0, "", 0.0)),
]


@pytest.mark.parametrize(("body", "value"), SAMPLES, ids=lambda each: type(each).__name__)
def test_a_key_that_is_not_known_is_refused(body: Codec[Any], value: Any) -> None:
    written = body.write(value)
    assert body.read(written) == value
    with pytest.raises(FormatError, match="field-unknown"):
        body.read(written[:-1] + b',"face_down":false}')


RULES = preset("chemin-de-fer")


@pytest.mark.parametrize("where", ["room", "table"])
def test_an_unknown_key_in_the_state_before_a_shoe_is_refused(where: str) -> None:
    state = RoomState(table_of(RULES).new(RULES), (None,), "normal")
    body = msgspec.json.decode(codecs.room_body(state))
    assert codecs.read_room(msgspec.json.encode(body)).table == state.table
    (body if where == "room" else body["table"])["left_by"] = 3
    with pytest.raises(FormatError, match="field-unknown"):
        codecs.read_room(msgspec.json.encode(body))


def test_an_unknown_key_in_a_room_order_is_refused() -> None:
    settings = Settings(id="salon", name="Salon", preset=RULES)
    body = msgspec.json.decode(codecs.settings_body(settings))
    assert codecs.read_settings(msgspec.json.encode(body)).preset == RULES
    with pytest.raises(FormatError, match="field-unknown"):
        codecs.read_settings(msgspec.json.encode(body | {"left_by": 3}))


def _renamed(fields: dict[str, Any]) -> dict[str, Any]:
    """Migrate from a version in which the pace was a tempo."""
    return {"pace" if name == "tempo" else name: value for name, value in fields.items()}


def _as_older(body: bytes) -> bytes:
    """Write a body in that version, whose number is left out."""
    return msgspec.json.encode({
        "tempo" if name == "pace" else name: value
        for name, value in msgspec.json.decode(body).items() if name != "version"
    })  # fmt: skip


def test_an_older_room_and_its_older_settings_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(id="salon", name="Salon", preset=RULES, pace="quick")
    state = RoomState(table_of(RULES).new(RULES), (None,), "quick")
    monkeypatch.setattr(codecs, "SETTINGS_STEPS", (_renamed,))
    monkeypatch.setattr(codecs, "ROOM_STEPS", (_renamed,))
    bodies = codecs.settings_body(settings), codecs.room_body(state)
    assert all(body.startswith(b'{"version":2,') for body in bodies)
    old_settings, old_room = map(_as_older, bodies)
    assert codecs.read_settings(old_settings).pace == "quick"
    assert codecs.read_room(old_room).pace == "quick"
    monkeypatch.undo()
    for body in bodies:
        with pytest.raises(FormatError, match="newer"):
            codecs.read_settings(body)


class Candles(msgspec.Struct):
    candles: int
    oil: str


def test_an_older_form_is_migrated_and_a_newer_one_refused() -> None:
    first = Version(("candles", "oil"))
    older = Schema((first,))
    newer = Schema((first, Version(("lamps", "oil"), _lamps), Version(("lamps", "oil", "shades"))))
    old = older.write(Candles(3, "olive"))
    assert old == {"candles": 3, "oil": "olive"}
    assert newer.read(old) == newer.read({"version": 2, "lamps": 3, "oil": "olive"})
    assert newer.read(old) == {"lamps": 3, "oil": "olive"}
    for wrong in ({"candles": 3, "shades": 1}, {"version": 2, "candles": 3}):
        with pytest.raises(FormatError, match="field-unknown"):
            newer.read(wrong)
    with pytest.raises(FormatError, match="newer"):
        older.read({"version": 2, "candles": 3})
