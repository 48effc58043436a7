"""The laws of chemin de fer and of banque find each wrong rule that is planted in their tables."""

from collections.abc import Iterator
from typing import Any

import pytest

from support.laws import BY_GAME
from support.laws.__main__ import found
from support.planted import FOUND_BY_LAWS, run_changed

PARTIES = 30


def once_a_rule() -> Iterator[Any]:
    """List the changes; of a rule the first is tried each time, the others in the whole run."""
    seen = set[str]()
    for name, change in sorted(FOUND_BY_LAWS.items()):
        yield pytest.param(name, marks=[pytest.mark.slow] if change.rule in seen else [])
        seen.add(change.rule)


each_game = pytest.mark.parametrize("game", BY_GAME)


@pytest.mark.parametrize("name", [*once_a_rule()])
def test_a_wrong_rule_breaks_its_law(name: str) -> None:
    change = FOUND_BY_LAWS[name]
    game = "banque" if change.law.startswith("BB-") else "chemin"
    ran = run_changed([change], "support.laws", str(PARTIES), game)
    assert ran.output.startswith(change.law)


@each_game
def test_a_sound_table_breaks_none(game: str) -> None:
    assert not list(found(game, 3))


@each_game
def test_laws_speak_of_each_kind_of_event_that_decides_something(game: str) -> None:
    assert len(BY_GAME[game]) > 20
