"""Sealed shoes: documented vectors, a checker written from the page alone, and cheating servers."""

import copy
import json
import re
import runpy
from collections.abc import Iterator
from functools import reduce
from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies as st

from baccarat.cards import Card
from baccarat.fairness import (
    Ceremony,
    ceremony_faults,
    merkle,
    preset_digest,
    root_faults,
    seal_shoe,
    short_root,
)
from baccarat.rules import Preset
from baccarat.rules.presets.serialization import read_preset
from project.tree import ROOT
from support.oracles import seal_checker

DOCS = ROOT / "docs"
VECTORS: list[dict[str, Any]] = json.loads((DOCS / "sealed-shoes.json").read_text("utf-8"))
NOBODY, CUT, SIX_PACKS = VECTORS
EACH = pytest.mark.parametrize("vector", VECTORS, ids=lambda each: each["fields"]["name"])


def ceremony(vector: dict[str, Any]) -> Ceremony:
    return msgspec.convert(vector, Ceremony)


def rules(vector: dict[str, Any]) -> Preset:
    return read_preset(vector["fields"])


def package_faults(vector: dict[str, Any], room: str, shoe: int) -> Iterator[str]:
    """Check a vector with the package, against the shoe that it claims to be for."""
    made, secret, game = ceremony(vector), vector["secret"], rules(vector)
    yield from ceremony_faults(made, secret, room=room, shoe=shoe, preset=preset_digest(game))
    yield from root_faults(made, secret, vector["root"], game.packs)


def place_of(vector: dict[str, Any]) -> tuple[str, int]:
    said = vector["attempt"]["announcement"]
    return said["room"], said["shoe"]


def test_the_page_has_the_vectors_and_the_code_gives_them() -> None:
    made = runpy.run_path(str(DOCS / "sealed_shoes.py"))
    page = (DOCS / "sealed-shoes.md").read_text("utf-8")
    assert page == made["page"]()
    assert (DOCS / "sealed-shoes.json").read_text("utf-8") == made["vectors_text"]()
    blocks = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    assert [json.loads(each) for each in blocks] == VECTORS


@EACH
@pytest.mark.rule("C-4")
def test_an_independent_checker_finds_nothing_wrong(vector: dict[str, Any]) -> None:
    assert list(seal_checker.faults(vector)) == []
    assert list(package_faults(vector, *place_of(vector))) == []
    key = seal_checker.Key(vector["secret"], vector["attempt"])
    assert key.bytes.hex() == vector["key"]
    assert (
        seal_checker.sha(seal_checker.transcript(vector["attempt"])).hex()
        == (vector["transcript_sha256"])
    )
    assert vector["short_root"] == short_root(vector["root"])


@EACH
def test_every_card_has_a_proof_and_no_other(vector: dict[str, Any]) -> None:
    sealed = seal_shoe(
        bytes.fromhex(vector["secret"]), ceremony(vector).attempt, rules(vector).packs
    )
    count = len(sealed.cards)
    assert " ".join(sealed.cards) == vector["cards"]
    for at, card in enumerate(sealed.cards):
        proof = sealed.proof(at)
        assert proof.card is card
        assert proof.holds(sealed.root, count)
        assert seal_checker.proof_holds(msgspec.to_builtins(proof), sealed.root, count)
        other = next(each for each in Card if each is not card)
        wrong = [
            msgspec.structs.replace(proof, card=other),
            msgspec.structs.replace(proof, position=(at + 1) % count),
            msgspec.structs.replace(proof, position=at + count),
            msgspec.structs.replace(proof, salt=sealed.salts[at - 1].hex()),
            msgspec.structs.replace(proof, path=proof.path[:-1]),
            msgspec.structs.replace(proof, path=(*proof.path, sealed.root)),
        ]
        assert not any(each.holds(sealed.root, count) for each in wrong)
        assert not any(
            seal_checker.proof_holds(msgspec.to_builtins(each), sealed.root, count)
            for each in wrong
        )


@given(st.integers(1, 70))
def test_a_tree_of_any_size_is_the_tree_that_splits_at_powers_of_two(size: int) -> None:
    leaves = [seal_checker.sha(bytes([at])) for at in range(size)]
    levels = merkle.tree(leaves)
    assert levels[-1][0].hex() == seal_checker.root(leaves)
    for at, leaf in enumerate(leaves):
        assert merkle.root_of(leaf, at, size, merkle.path(levels, at)) == levels[-1][0]


def leaves_of(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """List the paths of all leaves in a vector."""
    if isinstance(value, dict | list):
        rows = value.items() if isinstance(value, dict) else enumerate(value)
        for key, each in rows:
            yield from leaves_of(each, (*place, key))
    else:
        yield place


def changed(value: Any) -> Iterator[Any]:
    """Yield copies with one byte changed, at the start, in the middle and at the end.

    A number is increased by one.
    """
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    else:
        for at in {0, len(value) // 2, len(value) - 1}:
            other = "1" if value[at] != "1" else "2"
            yield value[:at] + other + value[at + 1 :]


BOUND = ("abandoned", "attempt", "secret", "root", "fields")


def at_place(value: Any, place: tuple[Any, ...]) -> Any:
    return reduce(lambda home, key: home[key], place, value)


def alterations(vector: dict[str, Any]) -> Iterator[tuple[tuple[Any, ...], dict[str, Any]]]:
    """Yield copies with one change each, covering everything that a record binds."""
    for part in BOUND:
        for place in leaves_of(vector[part], (part,)):
            for other in changed(at_place(vector, place)):
                made = copy.deepcopy(vector)
                at_place(made, place[:-1])[place[-1]] = other
                yield place, made


@pytest.mark.by_day(1)
@EACH
def test_every_changed_byte_is_rejected(vector: dict[str, Any]) -> None:
    tried = 0
    for place, made in alterations(vector):
        tried += 1
        assert list(seal_checker.faults(made)), place
        try:
            assert list(package_faults(made, *place_of(vector))), place
        except ValueError:  # it cannot even be parsed
            continue
    assert tried > 50


@pytest.mark.parametrize("vector", [CUT, SIX_PACKS], ids=["cut", "six packs"])
def test_an_opening_or_a_member_that_is_dropped_is_missed(vector: dict[str, Any]) -> None:
    for part in ("members", "openings"):
        for at in range(len(vector["attempt"][part])):
            made = copy.deepcopy(vector)
            del made["attempt"][part][at]
            assert list(seal_checker.faults(made))
            assert list(package_faults(made, *place_of(vector)))


def test_an_abandoned_attempt_that_is_hidden_is_missed() -> None:
    made = copy.deepcopy(CUT)
    made["abandoned"] = []
    assert "the attempts are not numbered one by one" in set(seal_checker.faults(made))
    assert "seal-miscounted" in set(package_faults(made, *place_of(CUT)))
