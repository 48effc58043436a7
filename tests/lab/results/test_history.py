"""The result `history`, in small."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from baccarat.lab.equilibrium import best_response, chemin_de_fer, coup_distribution, solve
from baccarat.lab.results.history import customs, gains_against_customs

WRITTEN = Path(__file__).parents[3] / "docs" / "results" / "history" / "result.json"


@pytest.mark.by_day(0)
@pytest.mark.parametrize("tax", ["0", "1/20"])
def test_what_custom_gives_away_is_as_listed_and_as_counted_forward(tax: str) -> None:
    share = Fraction(tax)
    gains = gains_against_customs(1, share)
    assert gains == {
        row["play"]: Fraction(row["gain"])
        for row in json.loads(WRITTEN.read_text())
        if row["packs"] == 1 and row["tax"] == tax
    }
    solution = solve(chemin_de_fer(packs=1, tax=share, ponte_free="all"))
    for name, (who, play) in customs(solution).items():
        answer = best_response(solution, who, play).play
        won = {"ponte": Fraction(0), "banker": Fraction(0), "tie": Fraction(0)}
        for coup, chance in coup_distribution(solution, answer, answer).items():
            won[coup.result] += chance
        values = {
            "ponte": (1 - share) * won["banker"] - won["ponte"] - solution.first.value_bank,
            "banker": won["ponte"] - won["banker"] - solution.first.value_ponte,
        }
        assert gains[name] == values[who] >= 0
        assert (gains[name] == 0) == (name == "ponte, S0 to S3")
