"""Questions that the solvers refuse, one row per case."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from baccarat.lab import of_packs
from baccarat.lab.equilibrium import (
    Question,
    banque_values,
    best_answer,
    best_response,
    chemin_de_fer,
    one_side_of_banque,
    ponte_free_at,
    solve,
    solve_banque,
)
from baccarat.lab.hands import Shoe
from baccarat.rules import preset

SIX = Shoe(of_packs(6))
ASKED = Question(SIX)
RIGHT: dict[Any, Any] = {"right": {"5": 1}}


def anything(value: object) -> Any:
    """Hide a value's type from the type checker, as callers without one do."""
    return value


Row = tuple[str, str, Callable[[], object]]
ROWS: list[Row] = [
    *(
        ("BadChoice", f"given is one of ponte, banker, not {given!r}",
         partial(best_response, ASKED, anything(given), {}))
        for given in ("x", None, "right", "PONTE")
    ),
    *(
        ("UnknownDecision", "5=", partial(best_response, ASKED, "ponte", {"5": anything(often)}))
        for often in (2, -1, "x", "1/0", float("nan"), None)
    ),
    *(
        ("UnknownDecision", "5=", partial(best_answer, {"right": {"5": anything(often)}}))
        for often in (2, None)
    ),
    ("UnknownDecision", "5=1", lambda: best_answer({"right": anything({5: 1})})),
    ("BoundDecision", "'4=0' contradicts the rules, by which that point has 1",
     lambda: best_answer({"right": anything({"4": 0})})),
    ("WrongKind", "given must be a mapping by player, not 5", lambda: best_answer(anything(5))),
    ("WrongKind", "right must be a mapping, an equilibrium or a solution, not 5",
     lambda: banque_values({"right": anything(5)})),
    ("BadChoice", "answers is one of right, left, banker, not 'east'",
     lambda: best_answer(RIGHT, anything("east"))),
    *(
        ("BadTax", "below 1, not", partial(Question, SIX, tax=anything(tax)))
        for tax in (0.1, None, "1/20", 1, -1, float("nan"))
    ),
    ("BadChoice", "banker_free", lambda: Question(SIX, banker_free=anything(True))),
    ("BadChoice", "banker_free", lambda: Question(SIX, banker_free=anything(["6|S"]))),
    ("BadChoice", "banker_free", lambda: chemin_de_fer(banker_free=anything(["6|S"]))),
    *(
        ("NotChemin", f"'{name}' is no preset of chemin de fer", partial(chemin_de_fer, given))
        for name in ("ez", "banque-club")
        for given in (name, anything(preset(name)))
    ),
    ("NotChemin", "'5' is no preset", lambda: chemin_de_fer(anything(5))),
    ("NotChemin", "'punto-banco' is no preset", lambda: solve("punto-banco")),
    ("WrongKind", "shoe must be Shoe, not 6", lambda: solve_banque(shoe=anything(6))),
    ("WrongKind", "shoe must be Shoe, not 6", lambda: Question(anything(6))),
    *(
        ("NotBanque", f"'{given}' is no preset of banque; those are banque-limitee",
         partial(ponte_free_at, anything(given)))
        for given in ("ez", "banque-club", 5)
    ),
    ("NotBanque", "'chemin-de-fer' is no",
     lambda: one_side_of_banque(anything(preset("chemin-de-fer")), of_packs(3), open_bank=True)),
    ("TooFewCards", "6 cards, and there are 1", lambda: Question(Shoe((0,) * 9 + (1,)))),
    ("TooFewCards", "there are 0", lambda: Question(Shoe((0,) * 10, replaced=True))),
    ("TooFewCards", "9 cards, and there are 0",
     lambda: solve_banque(shoe=Shoe((0,) * 10, replaced=True))),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "says", "ask"), ROWS)
def test_an_unsolvable_game_is_refused(kind: str, says: str, ask: Callable[[], object]) -> None:
    with pytest.raises(Exception, match=says) as raised:
        ask()
    assert type(raised.value).__name__ == kind


def test_a_preset_or_its_name_may_take_the_place_of_a_question() -> None:
    found = solve(chemin_de_fer("chemin-de-fer"))
    assert found == solve("chemin-de-fer") == solve(preset("chemin-de-fer"))


def test_where_cards_go_back_one_is_enough() -> None:
    nines = solve(chemin_de_fer(packs="inf", counts=(0,) * 9 + (1,)))
    assert nines.first.value_bank == nines.first.value_ponte == 0


@pytest.mark.parametrize("often", ["3/10", 0.3, "0.3"])
def test_a_chance_may_be_text_or_a_float_as_it_is_written(often: str | float) -> None:
    exactly = Fraction(3, 10)
    assert best_response(ASKED, "ponte", {"5": anything(often)}).gain == (
        best_response(ASKED, "ponte", {"5": exactly}).gain
    )
    assert best_answer({"right": {"5": anything(often)}}).play.right["5"] == exactly
