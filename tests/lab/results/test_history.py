"""The result `history`, in small."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from baccarat.lab.equilibrium import best_response, coup_distribution, solve
from baccarat.lab.equilibrium.problem import SIGHTS, Sight
from baccarat.lab.results.history import TAXES, ask, customs, gains_against_customs

WRITTEN = Path(__file__).parents[3] / "docs" / "results" / "history" / "result.json"


@pytest.mark.by_day(0)
@pytest.mark.parametrize("share", TAXES)
@pytest.mark.parametrize("sees", SIGHTS)
def test_what_custom_gives_away_is_as_listed_and_as_counted_forward(
    sees: Sight, share: Fraction
) -> None:
    solution = solve(ask(1, share, sees))
    gains = gains_against_customs(solution)
    assert gains == {
        row["play"]: Fraction(row["gain"])
        for row in json.loads(WRITTEN.read_text())
        if (row["packs"], row["sees"], row["tax"]) == (1, sees, str(share))
    }
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
