"""Solve the games with decisions, exactly."""

from .banque_solve import BadTheta, BanqueSolution, Concept, Three, solve_banque
from .question import BadChoice, BadTax, NotChemin, Question, UnknownPoint, chemin_de_fer
from .report import banque_object, solution_object
from .solve import Certificate, Decision, Equilibrium, Solution, solve

__all__ = [
    "BadChoice",
    "BadTax",
    "BadTheta",
    "BanqueSolution",
    "Certificate",
    "Concept",
    "Decision",
    "Equilibrium",
    "NotChemin",
    "Question",
    "Solution",
    "Three",
    "UnknownPoint",
    "banque_object",
    "chemin_de_fer",
    "solution_object",
    "solve",
    "solve_banque",
]
