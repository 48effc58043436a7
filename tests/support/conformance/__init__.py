"""One suite for all tables: the requirements for every table, whatever its game."""

from .case import Case, Knowledge, World
from .dice import Dice, Drawn, Seeded, choose
from .suite import CHECKS, EACH_WALK
from .walk import CASES, WORLDS, walk

__all__ = [
    "CASES",
    "CHECKS",
    "EACH_WALK",
    "WORLDS",
    "Case",
    "Dice",
    "Drawn",
    "Knowledge",
    "Seeded",
    "World",
    "choose",
    "walk",
]
