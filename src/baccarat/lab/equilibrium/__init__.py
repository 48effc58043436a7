"""Exact solutions of the games with decisions."""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from ..hands import Shoe
    from .banque.best_response import BanqueAnswer, banque_values, best_answer
    from .banque.ponte_rules import ponte_rules_at
    from .banque.solve import (
        BadTheta,
        BanqueEquilibrium,
        BanqueSolution,
        Concept,
        margins,
        solve_banque,
    )
    from .budget import Unsolved
    from .chemin.best_response import Answer, UnknownDecision, best_response, strategy_values
    from .chemin.solve import Certificate, Decision, Equilibrium, Solution, solve
    from .problem import (
        BadChoice,
        BadTax,
        NotBanque,
        NotChemin,
        Question,
        UnknownPoint,
        chemin_de_fer,
        one_side_of_banque,
        ponte_free_at,
    )
    from .to_json import answer_object, banque_answer_object, banque_object, solution_object
else:
    load_lazily(__name__)

__all__ = [
    "Answer",
    "BadChoice",
    "BadTax",
    "BadTheta",
    "BanqueAnswer",
    "BanqueEquilibrium",
    "BanqueSolution",
    "Certificate",
    "Concept",
    "Decision",
    "Equilibrium",
    "NotBanque",
    "NotChemin",
    "Question",
    "Shoe",
    "Solution",
    "UnknownDecision",
    "UnknownPoint",
    "Unsolved",
    "answer_object",
    "banque_answer_object",
    "banque_object",
    "banque_values",
    "best_answer",
    "best_response",
    "chemin_de_fer",
    "margins",
    "one_side_of_banque",
    "ponte_free_at",
    "ponte_rules_at",
    "solution_object",
    "solve",
    "solve_banque",
    "strategy_values",
]
