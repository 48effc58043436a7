"""Valid ids of commands, and text that may be stored."""

import json
from typing import Any

import pytest

from baccarat.house.hosting.talk import plain
from baccarat.house.hosting.talk import say as speak
from baccarat.house.model.hosting import Hosting
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.web.wire import BadFrame, decode


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
