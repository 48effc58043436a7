"""The laws of chemin de fer and banque hold at sound tables, and planted faults break them."""

import pytest

from support.oracles.laws import BY_GAME
from support.oracles.laws.play import found

each_game = pytest.mark.parametrize("game", BY_GAME)


@each_game
def test_a_sound_table_breaks_none(game: str) -> None:
    assert not list(found(game, 3))


@each_game
def test_laws_cover_each_kind_of_deciding_event(game: str) -> None:
    assert len(BY_GAME[game]) > 20
