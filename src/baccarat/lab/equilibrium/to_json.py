"""JSON objects for solutions, and their policies as rows."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from msgspec import to_builtins

from ..pricing.to_json import VERSION, exact
from .banque.best_response import BanqueAnswer
from .banque.game import PERSONS, Regret
from .banque.solve import BanqueEquilibrium, BanqueSolution
from .chemin.best_response import Answer
from .chemin.given import SIDES
from .chemin.solve import LISTED, Equilibrium, Solution


def solution_object(solution: Solution) -> dict[str, Any]:
    """Return a solution as an object; its keys are in `docs/solve.md`."""
    return {
        "version": VERSION,
        **_equilibrium(solution.first),
        "equilibria": [_equilibrium(each) for each in solution.equilibria],
        "unique": solution.unique,
        "method": {"name": solution.how, **_method(solution)},
        "certificate": {
            "holds": solution.certificate.holds,
            **to_builtins(solution.certificate, enc_hook=exact),
        },
    }


def answer_object(answer: Answer) -> dict[str, Any]:
    """Return a best response as an object; its keys are in `docs/solve.md`."""
    return {
        "version": VERSION,
        "given": answer.given,
        **_equilibrium(answer.play),
        "gain": exact(answer.gain),
        "equilibrium": _equilibrium(answer.solution.first),
        "method": {"name": "best-answer", **_method(answer.solution)},
    }


def _equilibrium(found: Equilibrium) -> dict[str, Any]:
    values = {"value_ponte": exact(found.value_ponte), "value_bank": exact(found.value_bank)}
    return {**values, **to_builtins(found, enc_hook=exact)}


def _method(solution: Solution) -> dict[str, Any]:
    """Return how the solution was computed, and from what."""
    question = solution.question
    asked = to_builtins(question, enc_hook=exact)
    return {
        "kernel": solution.kernel,
        "exact": True,
        "found": solution.found,
        "complete": solution.complete,
        "cards": question.shoe.counts,
        "replaced": question.shoe.replaced,
        **{name: each for name, each in asked.items() if name != "shoe"},
    }


INFORMATION = {
    "total": "the left side decides by its own total, whatever card the right was given",
    "card": "the left side decides by its own total and by what the right did and was given",
    "hand": "one player holds both hands, and sees the left one when the right is finished",
}


def banque_object(solution: BanqueSolution) -> dict[str, Any]:
    """Return a solution of banque as an object; its keys are in `docs/solve.md`.

    Missing values are null, and inexact ones plain floats. At most LISTED equilibria are listed.
    """
    found = solution.equilibria[0] if solution.equilibria else None
    return {
        "version": VERSION,
        "theta": exact(solution.theta),
        "concept": solution.concept,
        **dict.fromkeys(("value_right", "value_left", "value_bank", "right", "left", "banker")),
        **(_three(found) if found else {}),
        "equilibria": [
            {**_three(each), **_write_proof(each)} for each in solution.equilibria[:LISTED]
        ],
        "unique": solution.unique,
        "method": _method_of_three(solution, found),
        **_write_proof(found),
    }


def banque_answer_object(answer: BanqueAnswer) -> dict[str, Any]:
    """Return a best response at banque as an object; its keys are in `docs/solve.md`."""
    solution, play = answer.solution, answer.play
    first = solution.equilibria[0]
    return {
        "version": VERSION,
        "theta": exact(solution.theta),
        "given": answer.given,
        "answers": answer.answers,
        **_three(play),
        **_numbers(play, {"gain": answer.gain}),
        "equilibrium": _three(first),
        "method": {**_method_of_three(solution, first), "name": "best-answer"},
    }


def _method_of_three(solution: BanqueSolution, found: BanqueEquilibrium | None) -> dict[str, Any]:
    return {
        "name": _name_of(solution),
        "kernel": solution.kernel,
        "exact": found is None or found.bound == 0,
        "exists": None if found is None and not solution.complete else found is not None,
        "found": len(solution.equilibria),
        "complete": solution.complete,
        "plan": _numbers(found, dict(zip(PLAN, found.plan, strict=True)))
        if found and found.plan
        else None,
        "information": INFORMATION[solution.rules.left_sees],
        **solution.rules._asdict(),
        "cards": solution.shoe.counts,
        "replaced": solution.shoe.replaced,
    }


def _name_of(solution: BanqueSolution) -> str:
    if not solution.rules.on_five:
        return "polymatrix"
    return "halving" if solution.concept == "nash" else "best-answers"


def _three(found: BanqueEquilibrium) -> dict[str, Any]:
    values = {
        f"value_{side}": getattr(found, f"value_{side}") for side in ("right", "left", "bank")
    }
    return _numbers(found, values) | {
        side: _numbers(found, getattr(found, side)) for side in ("right", "left", "banker")
    }


def _numbers(found: BanqueEquilibrium, numbers: Mapping[str, Fraction]) -> dict[str, Any]:
    write = float if found.bound else exact
    return {name: write(each) for name, each in numbers.items()}


PLAN = ("S,S", "S,D", "D,S", "D,D")
"""What right and left do on 5, in the order of banque.PROFILES."""


def _write_proof(found: BanqueEquilibrium | None) -> dict[str, Any]:
    """Return the proof that it is an equilibrium, or the error bound of its numbers."""
    if found is None:
        return {"certificate": None}
    gains = {
        f"gain_{side}": exact(getattr(found.regret, side)) for side in ("right", "left", "bank")
    }
    if found.bound:
        off = {"probability": float(found.bound)} if found.plan else {}
        return {"bound": {**off, **gains}}
    return {"certificate": {"holds": found.regret == Regret(), **gains}}


def policy_rows(solution: Solution | BanqueSolution) -> list[dict[str, Any]]:
    """Return one row per listed equilibrium, side and decision point.

    `draw` is the probability of drawing. The rows of chemin de fer also have the `kind` of the
    decision and the `gain` of drawing over standing, for the first equilibrium only: None elsewhere
    and where the rules decide.
    """
    if isinstance(solution, BanqueSolution):
        return [
            {"equilibrium": at, "side": side, "point": point, "draw": draw}
            for at, found in enumerate(solution.equilibria, 1)
            for side in PERSONS
            for point, draw in getattr(found, side).items()
        ]
    certificate = solution.certificate
    rows = list[dict[str, Any]]()
    for at, equilibrium in enumerate(solution.equilibria, 1):
        for side in SIDES:
            decisions = getattr(certificate, side)
            for point, draw in getattr(equilibrium, side).items():
                decision = decisions[point]
                known = at == 1
                rows.append(
                    {
                        "equilibrium": at,
                        "side": side,
                        "point": point,
                        "draw": draw,
                        "kind": decision.kind if known else None,
                        "gain": decision.gain if known else None,
                    }
                )
    return rows
