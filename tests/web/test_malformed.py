"""What cannot be read is refused with the field at fault and the reason; valid ids and text."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from baccarat.house.hosting.talk import plain, say as speak
from baccarat.house.model.hosting import Hosting
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.web.malformed import LONGEST
from baccarat.web.wire import BadFrame, decode, refusal
from support.server.guest import Guest
from support.server.process import Server

HTTP = {
    "no JSON": ("/api/guests", b"{", "$", "Input data was truncated"),
    "nothing": ("/api/guests", b"", "$", "Input data was truncated"),
    "no UTF-8": ("/api/guests", b'{"name": "\xff"}', "$", "utf-8"),
    "another kind of value": ("/api/guests", b"[]", "$", "Expected `object`, got `array`"),
    "too deep": (
        "/api/rooms",
        b'{"fields": {"a": ' + b"[" * 1_500 + b"]" * 1_500 + b"}}",
        "$",
        "nested too deeply",
    ),
    "a missing field": ("/api/guests", b"{}", "name", "missing required field `name`"),
    "a wrong type": ("/api/guests", b'{"name": 7}', "name", "Expected `str`, got `int`"),
    "an unknown field": ("/api/guests", b'{"name": "A", "age": 7}', "age", "unknown field `age`"),
    "a key twice": ("/api/guests", b'{"name": "A", "name": "B"}', "name", "twice"),
    "an unknown choice": ("/api/rooms", b'{"pace": "fast"}', "pace", "Invalid enum value 'fast'"),
    "within a list": ("/api/rooms", b'{"side_bets": [7]}', "side_bets[0]", "Expected `str`"),
    "over a bound": ("/api/me/limits", b'{"stake": -1}', "stake", "`int` >= 0"),
    "no number in the address": ("/api/edges?packs=x", None, "packs", "Expected `int`, got `str`"),
    "nothing in the address": ("/api/edges", None, "packs", "missing required field"),
    "over a bound in the address": ("/api/me/coups?before=0", None, "before", "`int` >= 1"),
    "under a bound in the address": ("/api/me/play?after=-1", None, "after", "`int` >= 0"),
    "an unknown question": ("/api/odds?preset=ez&colour=red", None, "colour", "unknown field"),
    "two questions in one": ("/api/odds?preset=ez&counts=1&removed=9h", None, "removed", "either"),
}
FRAMES: dict[str, tuple[str | dict[str, Any], str, str]] = {
    "no JSON": ("{", "$", "truncated"),
    "a list": ("[]", "$", "Expected `object`, got `array`"),
    "no request": ({"do": None}, "do", "Expected `object`, got `null`"),
    "an unknown request": ({"do": {"type": "shuffle"}}, "do.type", "Invalid value 'shuffle'"),
    "a request without a type": ({"do": {}}, "do.type", "missing required field `type`"),
    "a field too many": ({"do": {"type": "deal", "now": 1}}, "do.now", "unknown field `now`"),
    "a field too few": ({"do": {"type": "remove-bot"}}, "do.seat", "missing required field `seat`"),
    "a wrong type": ({"coup": "1"}, "coup", "Expected `int`, got `str`"),
    "within a list": (
        {"do": {"type": "stake", "bets": [{"wager": 1, "amount": 1}]}},
        "do.bets[0].wager",
        "Expected `str`, got `int`",
    ),
    "within an object": (
        {"do": {"type": "set-limits", "sums": {"minimum": "x"}}},
        "do.sums[...]",
        "Expected `int | array`, got `str`",
    ),
    "a digest with more": (
        {"do": {"type": "seal-commit", "commitment": "0f" * 32 + "\n"}},
        "do.commitment",
        "64 hexadecimal digits",
    ),
    "a whole number with a point": ({"coup": 1.0}, "coup", "Expected `int`, got `float`"),
    "a key twice": (
        '{"id":"c","shoe":1,"coup":1,"coup":2,"do":{"type":"deal"}}',
        "coup",
        "`coup` twice",
    ),
}


@pytest.fixture(scope="module")
def ada(server: Server) -> Iterator[Guest]:
    with Guest(server.address) as guest:
        yield guest


@pytest.mark.parametrize("row", HTTP)
def test_a_request_is_refused_with_the_field_and_the_reason(ada: Guest, row: str) -> None:
    path, body, field, reason = HTTP[row]
    method = "GET" if body is None else "POST"
    told = ada.http.request(method, path, content=body).json()
    assert (told["code"], told["field"]) == ("malformed", field)
    assert reason in told["detail"]


@pytest.mark.parametrize("row", FRAMES)
def test_a_frame_is_refused_with_the_field_and_the_reason(row: str) -> None:
    sent, field, reason = FRAMES[row]
    whole = {"id": "c", "shoe": 1, "coup": 1, "do": {"type": "deal"}}
    frame = sent if isinstance(sent, str) else json.dumps(whole | sent)
    with pytest.raises(BadFrame, match="malformed") as bad:
        decode(frame)
    told = msgspec.to_builtins(refusal(bad.value.id, bad.value))
    assert (told["code"], told["field"]) == ("malformed", field)
    assert reason in told["detail"]


def test_a_reason_does_not_repeat_all_that_was_sent() -> None:
    with pytest.raises(BadFrame) as bad:
        decode('{"id":"c","shoe":1,"coup":1,"do":{"type":"' + "x" * 3_000 + '"}}')
    detail = refusal("c", bad.value).detail
    assert detail is not None
    assert len(detail) == LONGEST


def _frame(name: Any, do: dict[str, Any] | None = None) -> str:
    return json.dumps({"id": name, "shoe": 1, "coup": 1, "do": do or {"type": "deal"}})


@pytest.mark.parametrize(
    "name", ["c1", "1-2", "x" * 64, "0198f3a4-7c1e-7000-8000-0123456789ab", "!~"]
)
def test_ids_are_visible_ascii(name: str) -> None:
    assert decode(_frame(name)).id == name


@pytest.mark.parametrize(
    "name",
    [
        "", "x" * 65, "a\x00", "\x00", "a b", "a\n", "\na", "a\x7f", "é", "\u202ea", "a\u200b",
        "\ud800", 7, None, ["a"],
    ],
)  # fmt: skip
def test_other_ids_are_refused_by_name(name: Any) -> None:
    with pytest.raises(BadFrame) as refused:
        decode(_frame(name))
    lone = name == "\ud800"  # which is not JSON at all
    assert refused.value.code == (HouseCode.MALFORMED if lone else HouseCode.BAD_ID)
    assert refused.value.id is None, "what cannot be an id is not sent back"


def test_other_errors_still_name_the_id() -> None:
    with pytest.raises(BadFrame, match="malformed") as refused:
        decode(_frame("c1", {"type": "shuffle"}))
    assert refused.value.id == "c1"


@pytest.mark.parametrize("more", ["\n", "a", " "])
def test_a_commitment_is_its_digits_and_nothing_more(more: str) -> None:
    digits = "0f" * 32
    do = {"type": "seal-commit", "commitment": digits}
    assert decode(_frame("c1", do)).id == "c1"
    with pytest.raises(BadFrame, match="malformed"):
        decode(_frame("c1", {**do, "commitment": digits + more}))


class Said:
    """Records a talk message."""

    said: str | None = None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a\x00b", HouseCode.HIDDEN_TEXT),
        ("\x07", HouseCode.HIDDEN_TEXT),
        ("a\x1bb", HouseCode.HIDDEN_TEXT),
        ("\u3164", HouseCode.NOTHING_SAID),
        ("\u2800 \u200d", HouseCode.NOTHING_SAID),
        ("\u202e", HouseCode.NOTHING_SAID),
    ],
)
def test_calls_are_shown(text: str, code: HouseCode) -> None:
    draft: Any = Said()
    with pytest.raises(Rejected) as refused:
        speak(draft, Hosting(), "ada", text, is_rate_limited=False)
    assert refused.value.code is code
    assert draft.said is None


def test_lines_and_emoji_are_kept_as_they_were() -> None:
    assert plain(" two\n\tlines ") == "two lines"
    assert plain("\U0001f468\u200d\U0001f469") == "\U0001f468\u200d\U0001f469"
