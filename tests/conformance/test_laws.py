"""The laws of chemin de fer and banque hold at sound tables, and planted faults break them."""

import pytest

from support.laws import BY_GAME
from support.laws.play import found

each_game = pytest.mark.parametrize("game", BY_GAME)


@each_game
def test_a_sound_table_breaks_none(game: str) -> None:
    assert not list(found(game, 3))


@each_game
def test_laws_speak_of_each_kind_of_event_that_decides_something(game: str) -> None:
    assert len(BY_GAME[game]) > 20
