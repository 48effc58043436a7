"""The drawing table: Player's rule, Banker's rule, and four ways to state it."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from baccarat.rules import CHEMIN_DE_FER, PUNTO_BANCO, Draws, Tableau, preset
from baccarat.rules.tableau import COMPUTER
from support.oracles.tableaux import CASES, STATEMENTS, differences
from support.tables.punto_table import CARD_OF

each_statement = pytest.mark.parametrize("statement", STATEMENTS, ids=lambda each: each.__name__)
Statement = Callable[[int, int], bool]


@pytest.mark.rule("PB-3")
@pytest.mark.parametrize("total", range(8))
def test_player_draws_to_five_and_stands_on_six_and_seven(total: int) -> None:
    assert PUNTO_BANCO.player_says(total) is (Draws.DRAW if total <= 5 else Draws.STAND)


@pytest.mark.rule("PB-4")
@pytest.mark.parametrize("total", range(8))
def test_banker_does_the_same_when_player_stood(total: int) -> None:
    assert PUNTO_BANCO.banker_says(total, None) is (Draws.DRAW if total <= 5 else Draws.STAND)


@pytest.mark.rule("PB-5", "PB-6")
@each_statement
def test_every_statement_gives_the_table_in_all_eighty_cases(statement: Statement) -> None:
    assert not list(differences(PUNTO_BANCO, statement))


@pytest.mark.rule("PB-6")
@each_statement
def test_every_statement_notices_any_one_changed_cell(statement: Statement) -> None:
    for total, third in CASES:
        assert list(differences(_flipped(total, third), statement)) == [f"{total} given {third}"]


@pytest.mark.rule("PB-3", "PB-4", "PB-5")
def test_the_tableau_has_exactly_one_cell_for_every_case() -> None:
    assert len(PUNTO_BANCO.player) == 8
    assert [len(row) for row in PUNTO_BANCO.banker] == [11] * 8
    assert set(PUNTO_BANCO.player).union(*PUNTO_BANCO.banker) == {Draws.DRAW, Draws.STAND}


def _flipped(total: int, third: int) -> Tableau:
    row = PUNTO_BANCO.banker[total]
    drawn = PUNTO_BANCO.banker_says(total, CARD_OF[third]) is Draws.DRAW
    other = Draws.STAND if drawn else Draws.DRAW
    changed = row[:third] + other + row[third + 1 :]
    rows = (*PUNTO_BANCO.banker[:total], changed, *PUNTO_BANCO.banker[total + 1 :])
    return replace(PUNTO_BANCO, banker=rows)


@pytest.mark.rule("CF-12", "CF-14")
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("punto-banco", PUNTO_BANCO),
        ("chemin-de-fer", CHEMIN_DE_FER),
        ("chemin-de-fer-club", CHEMIN_DE_FER),
        ("computer-baccarat", COMPUTER),
    ],
)
def test_the_tableau_to_show_is_never_free_throughout(name: str, shown: Tableau) -> None:
    assert preset(name).customary == shown
