"""Solve the games with decisions, exactly."""

from .question import BadChoice, BadTax, NotChemin, Question, UnknownPoint, chemin_de_fer
from .report import solution_object
from .solve import Certificate, Decision, Equilibrium, Solution, solve

__all__ = [
    "BadChoice",
    "BadTax",
    "Certificate",
    "Decision",
    "Equilibrium",
    "NotChemin",
    "Question",
    "Solution",
    "UnknownPoint",
    "chemin_de_fer",
    "solution_object",
    "solve",
]
