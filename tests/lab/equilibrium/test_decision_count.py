"""The compiled count of decisions equals the plain reference."""

from typing import Any

import pytest

from baccarat.lab.equilibrium import chemin_de_fer, solve
from baccarat.lab.equilibrium.chemin.game import game_of
from baccarat.lab.kernels import choice
from baccarat.lab.kernels.choice import MissingKernel, TooManyCards, UnknownKernel

ASKED: list[dict[str, Any]] = [
    {"packs": 1},
    {"packs": 26, "sees": "both"},
    {"packs": "inf", "sees": "banker", "ponte_free": "all"},
    {"counts": (3, 2, 0, 1, 0, 2, 0, 0, 2, 0), "sees": "both", "ponte_free": "all"},
    {"counts": (0, 0, 0, 0, 0, 3, 1, 2, 0, 0), "sees": "both"},
    {"preset": "chemin-de-fer", "sees": "banker"},
]


@pytest.mark.parametrize("asked", ASKED)
def test_both_kernels_count_alike(asked: dict[str, Any]) -> None:
    question = chemin_de_fer(**asked)
    assert game_of(question, "int64") == game_of(question)


def test_a_solution_says_which_kernel_counted() -> None:
    assert solve(chemin_de_fer(), kernel="int64").kernel == "int64"


def test_kernels_that_cannot_count_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownKernel):
        solve(chemin_de_fer(), kernel="float64")
    many = chemin_de_fer(counts=(26 * 52, 1, 1, 1, 1, 1, 1, 1, 1, 1))
    with pytest.raises(TooManyCards):
        solve(many, kernel="int64")
    assert solve(many).certificate.holds
    monkeypatch.setattr(choice, "find_spec", lambda name: None)
    with pytest.raises(MissingKernel, match="numba"):
        solve(chemin_de_fer(), kernel="int64")
