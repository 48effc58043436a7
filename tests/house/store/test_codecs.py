"""Stored data has the form of its version, and unknown data is not read."""

from typing import Any

import msgspec
import pytest

from baccarat.house.hosting.talk import ChatLine
from baccarat.house.model.draft import Done
from baccarat.house.model.settings import Settings
from baccarat.house.model.shoe_history import CoupKept
from baccarat.house.model.state import RoomState
from baccarat.house.self_limits.clock import ClockMark
from baccarat.house.self_limits.limits import SelfLimits
from baccarat.house.store import codecs
from baccarat.house.store.codec import Codec
from baccarat.rules import FormatError, Side, preset
from baccarat.tables import punto, table_of
from baccarat.tables.common.chips import HOUSE
from baccarat.tables.common.shoe import ShoeEnded, StartShoe
from support.golden.stored_forms import FORMS, WRITTEN, Form, form_text


@pytest.mark.parametrize("form", WRITTEN, ids=lambda form: form.name)
def test_stored_data_has_the_form_of_its_version(form: Form) -> None:
    """If this fails, the stored form was changed: it needs a new version, and a migration to it."""
    assert form_text(form) == (FORMS / form.file).read_bytes()


def test_an_extra_field_changes_the_form() -> None:
    fields: list[tuple[str, Any]] = [("time", float), ("zone", str)]
    kinds = (msgspec.defstruct("ClockMark", fields[:count]) for count in (1, 2))
    assert len({form_text(Form("mark", 1, kind)) for kind in kinds}) == 2


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


def test_a_coup_without_a_stored_time_has_none() -> None:
    hands: dict[str, Any] = {side.value: {"cards": ["9h", "Kd"], "total": 9} for side in Side}
    newer = {"coup": 7, "hands": hands, "outcomes": {"player": "tie"}, "why": []}
    older = {"coup": 7, **hands, "outcome": "tie", "why": []}
    kept = [
        codecs.COUPS.read(msgspec.json.encode(each)) for each in (older, {"version": 2} | newer)
    ]
    assert [each.at for each in kept] == [None, None]
    assert kept[0].coup == kept[1].coup
    assert msgspec.json.decode(msgspec.json.encode(kept[0].coup)) == newer
    dated = CoupKept(kept[0].coup, "2026-01-01T12:00:00+00:00")
    assert codecs.COUPS.read(codecs.COUPS.write(dated)) == dated


def test_no_field_has_the_name_of_the_version() -> None:
    numbered = [form for form in WRITTEN if form.name not in ("record", "witness")]
    assert not [form.name for form in numbered if b'"version": {' in form_text(form)]


def test_a_stake_is_written_by_the_names_of_its_form() -> None:
    stake = punto.Staked(3, (punto.Bet("tie", 2_500),), 2_500)
    fields = b'"seat":3,"bets":[{"wager":"tie","amount":2500}],"added":2500'
    body = b'{"version":%d,"type":"staked",%s}' % (codecs.EVENTS.version, fields)
    assert codecs.EVENTS.write(stake) == body
    assert codecs.EVENTS.read(body) == stake


SAMPLES: list[tuple[Codec[Any], Any]] = [
    (codecs.EVENTS, ShoeEnded()),
    (codecs.ACTIONS, Done(1, 1, HOUSE, StartShoe())),
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
