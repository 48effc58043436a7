"""Small versions of the results in docs/results."""

import json
from fractions import Fraction
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from baccarat.lab.equilibrium import best_response, chemin_de_fer, coup_distribution, solve

RESULTS = Path(__file__).parents[3] / "docs" / "results"


def load(name: str) -> Any:
    spec = spec_from_file_location(name, RESULTS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("tax", ["0", "1/20"])
def test_what_custom_gives_away_is_as_listed_and_as_counted_forward(tax: str) -> None:
    history, share = load("history"), Fraction(tax)
    listed = json.loads((RESULTS / "history" / "result.json").read_text())
    gains = history.lost(1, share)
    assert gains == {
        row["play"]: Fraction(row["gain"])
        for row in listed
        if row["packs"] == 1 and row["tax"] == tax
    }
    solution = solve(chemin_de_fer(packs=1, tax=share))
    for name, (who, play) in history.customs(solution).items():
        answer = best_response(solution, who, play).play
        won = {"ponte": Fraction(0), "banker": Fraction(0), "tie": Fraction(0)}
        for coup, chance in coup_distribution(solution, answer, answer).items():
            won[coup.result] += chance
        values = {
            "ponte": (1 - share) * won["banker"] - won["ponte"] - solution.first.value_bank,
            "banker": won["ponte"] - won["banker"] - solution.first.value_ponte,
        }
        assert gains[name] == values[who] > 0
