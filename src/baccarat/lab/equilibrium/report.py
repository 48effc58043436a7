"""Turn a solution into plain objects for JSON."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from ..report import VERSION, exact
from .question import Question
from .solve import Certificate, Decision, Equilibrium, Solution


def solution_object(solution: Solution) -> dict[str, Any]:
    """Give a solution as an object; `docs/solve.md` has its keys."""
    return {
        "version": VERSION,
        **_equilibrium(solution.first),
        "equilibria": [_equilibrium(each) for each in solution.equilibria],
        "unique": solution.unique,
        "method": _method(solution),
        "certificate": _certificate(solution.certificate),
    }


def _equilibrium(found: Equilibrium) -> dict[str, Any]:
    return {
        "value_ponte": exact(found.value_ponte),
        "value_bank": exact(found.value_bank),
        "ponte": _chances(found.ponte),
        "banker": _chances(found.banker),
    }


def _chances(chances: Mapping[str, Fraction]) -> dict[str, Any]:
    return {point: exact(chance) for point, chance in chances.items()}


def _method(solution: Solution) -> dict[str, Any]:
    """Tell how it was got, and from what."""
    question: Question = solution.question
    return {
        "name": solution.how,
        "kernel": solution.kernel,
        "exact": True,
        "found": solution.found,
        "cards": question.shoe.counts,
        "replaced": question.shoe.replaced,
        "sees": question.sees,
        "tax": exact(question.tax),
        "ponte_free": question.ponte_free,
        "banker_free": question.banker_free,
    }


def _certificate(certificate: Certificate) -> dict[str, Any]:
    return {
        "holds": certificate.holds,
        "gain_ponte": exact(certificate.gain_ponte),
        "gain_bank": exact(certificate.gain_bank),
        "ponte": _decisions(certificate.ponte),
        "banker": _decisions(certificate.banker),
    }


def _decisions(decisions: Mapping[str, Decision]) -> dict[str, Any]:
    return {
        point: {"kind": each.kind} | ({} if each.gain is None else {"gain": exact(each.gain)})
        for point, each in decisions.items()
    }
