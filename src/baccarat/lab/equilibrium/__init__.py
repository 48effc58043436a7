"""Exact solutions of the games with decisions."""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from ..hands import Shoe
    from .banque.best_response import BanqueAnswer, banque_values, best_answer
    from .banque.ponte_rules import ponte_rules_at
    from .banque.solve import (
        BanqueEquilibrium,
        BanqueSolution,
        Concept,
        margins,
        solve_banque,
    )
    from .budget import Unsolved
    from .chemin.best_response import (
        Answer,
        Exploitability,
        best_response,
        exploitability,
        strategy_values,
    )
    from .chemin.coup_distribution import PlayedCoup, coup_distribution
    from .chemin.given import BoundDecision, MissingDecision, UnknownDecision
    from .chemin.solve import Certificate, Decision, Equilibrium, Solution, solve
    from .game_files import TooManyStrategies, efg, nfg
    from .policies import policy_rows
    from .problem import (
        BadChoice,
        BadTax,
        BadTheta,
        NotBanque,
        NotChemin,
        Question,
        UnknownPoint,
        chemin_de_fer,
        one_side_of_banque,
        ponte_free_at,
    )
    from .solve_many import BadCheckpoint, SolvedShoe, solve_many
    from .to_json import answer_object, banque_answer_object, banque_object, solution_object
else:
    load_lazily(__name__)

__all__ = [
    "Answer",
    "BadCheckpoint",
    "BadChoice",
    "BadTax",
    "BadTheta",
    "BanqueAnswer",
    "BanqueEquilibrium",
    "BanqueSolution",
    "BoundDecision",
    "Certificate",
    "Concept",
    "Decision",
    "Equilibrium",
    "Exploitability",
    "MissingDecision",
    "NotBanque",
    "NotChemin",
    "PlayedCoup",
    "Question",
    "Shoe",
    "Solution",
    "SolvedShoe",
    "TooManyStrategies",
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
    "coup_distribution",
    "efg",
    "exploitability",
    "margins",
    "nfg",
    "one_side_of_banque",
    "policy_rows",
    "ponte_free_at",
    "ponte_rules_at",
    "solution_object",
    "solve",
    "solve_banque",
    "solve_many",
    "strategy_values",
]
