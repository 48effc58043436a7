"""A browser's notes are compared with the record, and every difference is reported (C-4)."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.fairness.shuffle import lot
from baccarat.notation import BadWitness, contradictions, read, read_witness, verify, witness, write
from baccarat.notation.sealed import sealed_shoe
from notation.seen import OTHER, Saw, plain, saw
from notation.test_verify import attempt as made_attempt, record

pytestmark = pytest.mark.rule("C-4")


def told(text: Saw) -> list[str]:
    seen = read_witness(json.dumps(text).encode())
    made = read(write(record()))
    return [str(each.code) for each in contradictions(made, verify(made), seen)]


def test_a_true_record_contradicts_nothing() -> None:
    assert told(saw()) == []
    assert len(saw()["shoes"][0]["coups"]) == len(record().coups)


def test_a_coup_that_nobody_played_for_is_not_counted() -> None:
    found, seen = verify(record()), read_witness(json.dumps(saw()).encode())
    more = replace(found.replay, coups=(None, *found.replay.coups))
    assert list(contradictions(record(), replace(found, replay=more), seen)) == []


def _numbered(seen: dict[str, Any]) -> dict[str, Any]:
    """Migrate from a version in which shoes were not numbered, as there was only one."""
    return seen | {"shoes": [shoe | {"shoe": 4} for shoe in seen["shoes"]]}


def test_older_notes_are_migrated_and_checked_as_strictly(monkeypatch: pytest.MonkeyPatch) -> None:
    """The older version exists only here."""
    monkeypatch.setattr(witness, "STEPS", (_numbered,))
    text = saw() | {"version": 2}
    assert told(text) == []
    [shoe] = text["shoes"]
    older = text | {"version": 1, "shoes": [{k: v for k, v in shoe.items() if k != "shoe"}]}
    assert told(older) == []
    older["shoes"][0]["coups"]["1"]["outcomes"] = {"player": "tie"}
    assert told(older) == ["seen-coup"]


def put(*way: str | int, to: Any) -> Callable[[Saw], None]:
    def change(shoe: Saw) -> None:
        here: Any = shoe
        for step in way[:-1]:
            here = here[step]
        here[way[-1]] = to

    return change


def another_attempt(shoe: Saw) -> None:
    third = dict(shoe["attempts"][1])
    shoe["attempts"].append(third | {"announcement": third["announcement"] | {"attempt": 3}})


def overruled(shoe: Saw) -> None:
    other = plain(made_attempt(72, []))
    shoe["overruled"].append(other)


def not_taken(shoe: Saw) -> None:
    shoe["attempts"][0]["mine"] = [
        shoe["attempts"][1]["mine"][0] | {"commitment": OTHER, "opened": False}
    ]


CHANGES: dict[str, tuple[Callable[[Saw], None], list[str]]] = {
    "another root": (put("roots", to=[OTHER]), ["seen-root"]),
    "two roots": (lambda shoe: shoe["roots"].append(OTHER), ["seen-root"]),
    "another secret": (put("secret", to=OTHER), ["seen-secret"]),
    "an attempt that is left out": (another_attempt, ["seen-attempt"]),
    "an attempt in place of another": (overruled, ["seen-announcement", "seen-roster"]),
    "another announcement": (
        put("attempts", 1, "announcement", "cutter", to=5),
        ["seen-announcement"],
    ),
    "another roster": (
        put("attempts", 1, "members", 0, "commitment", to=OTHER),
        ["seen-roster"],
    ),
    "a commitment that was taken": (not_taken, ["seen-roster"]),
    "another opening": (put("attempts", 1, "openings", 0, "cut", to=3), ["seen-opening"]),
    "another secret given up": (put("attempts", 0, "secret", to=OTHER), ["seen-secret"]),
    "others missing": (put("attempts", 0, "missing", to=[2]), ["seen-missing"]),
    "another card": (put("cards", "0", to="2c"), ["seen-card"]),
    "a card beyond the last": (put("cards", "300", to="2c"), ["seen-card"]),
    "more cards": (put("out", to=300), ["seen-out"]),
    "a card in another place": (put("places", "0", to="1 banker 1"), ["seen-place"]),
    "a card in no place": (put("places", "0", to="elsewhere"), ["seen-place"]),
    "another result": (put("coups", "1", "outcomes", to={"player": "tie"}), ["seen-coup"]),
    "a hand more": (
        put("coups", "1", "hands", "left", to={"cards": ["2c"], "total": 2}),
        ["seen-coup"],
    ),
    "a side that was not dealt": (put("coups", "1", "outcomes", "left", to="tie"), ["seen-coup"]),
    "a card in a hand that is not there": (put("places", "0", to="1 left 1"), ["seen-place"]),
    "a coup that never was": (put("coups", "9", to=saw()["shoes"][0]["coups"]["1"]), ["seen-coup"]),
}


@pytest.mark.parametrize(("change", "codes"), CHANGES.values(), ids=CHANGES.keys())
def test_differences_from_the_notes_are_named(
    change: Callable[[Saw], None], codes: list[str]
) -> None:
    text = saw()
    assert text["shoes"][0]["cards"]["0"] != "2c"
    change(text["shoes"][0])
    assert told(text) == codes


def test_another_back_is_named() -> None:
    text = saw()
    backs = text["shoes"][0]["backs"]
    backs["2"] = "pink" if backs["2"] == "blue" else "blue"
    assert told(text) == ["seen-back"]


@pytest.mark.rule("AD-B7")
@pytest.mark.parametrize("falls", [0, 1, 2])
def test_a_lot_is_drawn_again_from_the_key(falls: int) -> None:
    text, seats = saw(), (4, 2, 7)
    key = sealed_shoe(record()).key
    text["shoes"][0]["lots"] = {"0": {"number": 0, "seats": seats, "seat": seats[falls]}}
    assert told(text) == ([] if lot(key, 0, 3) == falls else ["seen-lot"])


def test_the_browsers_own_findings_count() -> None:
    text = saw()
    text["faults"] = [{"fault": "second-root", "shoe": 4}, {"fault": "late", "shoe": 3}]
    assert told(text) == ["seen-fault"]


BAD: dict[str, tuple[Callable[[Saw], object], str]] = {
    "another format": (lambda text: text | {"format": "bhh"}, "witness-unreadable"),
    "a key that nobody knows": (lambda text: text | {"mood": 1}, "witness-unreadable"),
    "coups that are none": (
        lambda text: text | {"shoes": [text["shoes"][0] | {"coups": [1]}]},
        "witness-unreadable",
    ),
    "no version": (lambda text: text | {"version": 0}, "witness-unreadable"),
    "no object": (lambda text: [text], "witness-unreadable"),
    "a newer version": (lambda text: text | {"version": 2, "mood": 1}, "witness-newer"),
    "another room": (lambda text: text | {"room": "green"}, "witness-other-room"),
    "no such shoe": (lambda text: text | {"shoes": []}, "witness-no-shoe"),
}


@pytest.mark.parametrize(("change", "code"), BAD.values(), ids=BAD.keys())
def test_a_file_without_witness_notes_is_refused(
    change: Callable[[Saw], object], code: str
) -> None:
    with pytest.raises(BadWitness, match=code):
        told(change(saw()))  # type: ignore[arg-type]  # what a stranger sends
