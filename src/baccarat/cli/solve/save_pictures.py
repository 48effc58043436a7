"""Solve the games that a picture shows, and write it to a file."""

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from ...lab.equilibrium.banque.solve import BanqueSolution, Concept
from ...lab.equilibrium.chemin.solve import Solution
from ...lab.equilibrium.problem import SIGHTS, Question
from ...lab.equilibrium.sweeps import by_packs, by_theta
from ...lab.hands import Shoe
from ..output.errors import CommandError, own_language
from ..output.picture_file import save_picture
from .banque_picture import picture as banque_picture
from .chemin_picture import picture
from .course_pictures import Packs, Thetas, against_packs, against_theta, values_of


def draw_tables(file: Path | None, found: Solution, language: str | None) -> None:
    """Draw both sides' tables, if a file is given. Raises CommandError."""
    if file is not None:
        save_picture(file, picture(found, language or own_language()), language)


def draw_packs(file: Path | None, question: Question, language: str | None) -> None:
    """Plot the values by packs, if a file is given. Raises CommandError."""
    if file is not None:
        save_picture(file, against_packs(packs_of(question), language or own_language()), language)


def draw_banque(file: Path | None, found: BanqueSolution, language: str | None) -> None:
    """Draw the banker's tables at banque, if a file is given. Raises CommandError."""
    if file is None:
        return
    if not found.equilibria:
        raise CommandError("banque-none", language=language, unique=found.unique)
    save_picture(file, banque_picture(found, language or own_language()), language)


def draw_theta(file: Path | None, found: BanqueSolution, language: str | None) -> None:
    """Plot the values by theta, if a file is given. Raises CommandError."""
    if file is not None:
        values = thetas_of(found.concept, found.shoe, **found.rules._asdict())
        drawn = against_theta(values, found.concept, language or own_language())
        save_picture(file, drawn, language)


def packs_of(question: Question) -> Packs:
    """Return the values by packs for each sight; a list of decision points fits only one sight."""
    listed = isinstance(question.banker_free, tuple)
    sights = (question.sees,) if listed else SIGHTS
    return {sees: [*map(float, by_packs(replace(question, sees=sees)))] for sees in sights}


def thetas_of(concept: Concept, shoe: Shoe, **freedom: Any) -> Thetas:
    """Return the values by theta; None if there is no solution."""
    return {
        float(theta): None if three is None else values_of(three)
        for theta, three in by_theta(concept, shoe, **freedom)
    }
