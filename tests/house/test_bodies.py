"""What is kept has the form of its version, and nothing that this version does not know is read."""

from typing import Any

import msgspec
import pytest

from baccarat.house.care.care import Care
from baccarat.house.care.clock import Mark
from baccarat.house.hosting.talk import ChatLine
from baccarat.house.model.draft import Done
from baccarat.house.model.settings import Settings
from baccarat.house.model.state import RoomState
from baccarat.house.store import bodies
from baccarat.house.store.bodies import Body
from baccarat.rules import Misread, preset
from baccarat.tables import table_of
from baccarat.tables.common import HOUSE, ShoeEnded, StartShoe
from support.forms import FORMS, WRITTEN, Form, form_text


@pytest.mark.parametrize("form", WRITTEN, ids=lambda form: form.name)
def test_what_is_written_has_the_form_of_its_version(form: Form) -> None:
    """Where this fails, what is kept was changed: it needs the next version, and a step to it."""
    assert form_text(form) == (FORMS / form.file).read_bytes()


def test_a_field_more_is_another_form() -> None:
    fields: list[tuple[str, Any]] = [("time", float), ("zone", str)]
    kinds = (msgspec.defstruct("Mark", fields[:count]) for count in (1, 2))
    assert len({form_text(Form("mark", 1, (kind,))) for kind in kinds}) == 2


SAMPLES: list[tuple[Body[Any], Any]] = [
    (bodies.EVENTS, ShoeEnded()),
    (bodies.ACTIONS, Done(1, 1, HOUSE, StartShoe())),
    (bodies.TALK, ChatLine("p", "Ada", "Banco!", "2026-01-01T20:00:00Z")),
    (bodies.CARES, Care()),
    (bodies.MARK, Mark(0.0, "", 0.0)),
]


@pytest.mark.parametrize(("body", "value"), SAMPLES, ids=lambda each: type(each).__name__)
def test_a_key_that_is_not_known_is_refused(body: Body[Any], value: Any) -> None:
    written = body.write(value)
    assert body.read(written) == value
    with pytest.raises(Misread, match="field-unknown"):
        body.read(written[:-1] + b',"face_down":false}')


RULES = preset("chemin-de-fer")


@pytest.mark.parametrize("where", ["room", "table"])
def test_a_key_that_is_not_known_in_the_state_before_a_shoe_is_refused(where: str) -> None:
    state = RoomState(table_of(RULES).new(RULES), (None,), "normal")
    body = msgspec.json.decode(bodies.room_body(state))
    assert bodies.read_room(msgspec.json.encode(body)).table == state.table
    (body if where == "room" else body["table"])["left_by"] = 3
    with pytest.raises(Misread, match="field-unknown"):
        bodies.read_room(msgspec.json.encode(body))


def test_a_key_that_is_not_known_in_the_making_of_a_room_is_refused() -> None:
    settings = Settings(id="salon", name="Salon", preset=RULES)
    body = msgspec.json.decode(bodies.settings_body(settings))
    assert bodies.read_settings(msgspec.json.encode(body)).preset == RULES
    with pytest.raises(Misread, match="field-unknown"):
        bodies.read_settings(msgspec.json.encode(body | {"left_by": 3}))
