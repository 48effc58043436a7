"""`baccarat solve` and `baccarat best-response`: optimal play, and the value of a coup."""

import re
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec

from ...lab.counts import of_packs, read_counts
from ...lab.equilibrium.banque.best_response import best_answer
from ...lab.equilibrium.banque.game import PERSONS, Person
from ...lab.equilibrium.banque.solve import SHOE, BadTheta, Concept
from ...lab.equilibrium.banque.solve import solve_banque as solved_banque
from ...lab.equilibrium.budget import Unsolved
from ...lab.equilibrium.chemin.best_response import UnknownDecision, best_response
from ...lab.equilibrium.chemin.solve import solve as solved
from ...lab.equilibrium.problem import (
    BadChoice,
    BadTax,
    NotChemin,
    Question,
    UnknownPoint,
    chemin_de_fer,
    rate,
)
from ...lab.equilibrium.to_json import (
    answer_object,
    banque_answer_object,
    banque_object,
    solution_object,
)
from ...lab.hands import Shoe
from ...lab.kernels.choice import MissingKernel
from ..odds.shoe_given import FAULTS, error_of_cards
from ..output.errors import UNSOLVED, CommandError, own_language
from ..output.extras import missing_extra

T = TypeVar("T")

_DECISION: Final = re.compile(r"\s*([^=]*?)\s*=\s*([^,=]*?)\s*(?:,|$)")
"""A decision point, and the probability of drawing there."""


def solve_chemin_de_fer(
    *,
    json: bool,
    plot: Path | None,
    plot_packs: Path | None,
    language: str | None,
    counts: str | None,
    **asked: Any,
) -> None:
    """Solve chemin de fer with the options of `chemin_de_fer`, and print or draw the solution."""
    question = _question(language, counts, asked)
    found = _solve(lambda: solved(question), language)
    if plot is not None or plot_packs is not None:
        from .save_pictures import draw_packs, draw_tables

        draw_tables(plot, found, language)
        _solve(lambda: draw_packs(plot_packs, question, language), language)
    if json:
        print(msgspec.json.encode(solution_object(found)).decode())
    elif plot is None and plot_packs is None:
        from .chemin_screen import draw

        draw(found, language or own_language())


def answer_chemin_de_fer(
    *,
    ponte: str | None,
    banker: str | None,
    json: bool,
    language: str | None,
    counts: str | None,
    **asked: Any,
) -> None:
    """Find the best response to one side's strategy, and print it."""
    if (ponte is None) == (banker is None):
        raise CommandError("error-one-strategy", language=language)
    question = _question(language, counts, asked)
    given: Literal["ponte", "banker"] = "banker" if ponte is None else "ponte"
    try:
        strategy = read_chances_text(ponte or banker or "", language)
        answer = _solve(lambda: best_response(question, given, strategy), language)
    except UnknownDecision as fault:
        raise CommandError("error-no-decision", language=language, value=fault.found) from None
    if json:
        print(msgspec.json.encode(answer_object(answer)).decode())
    else:
        from .chemin_screen import draw_answer

        draw_answer(answer, language or own_language())


def answer_banque(  # noqa: PLR0913 - all by keyword
    asked: Mapping[Person, str | None],
    *,
    answers: Person | None,
    theta: str,
    packs: int | Literal["inf"],
    json: bool,
    language: str | None,
    **freedom: Any,
) -> None:
    """Find the best response to one or two sides at banque; `freedom` is as for solve_banque."""
    given = {person: text for person, text in asked.items() if text is not None}
    if not given or answers in given or len(given) == len(PERSONS):
        raise CommandError("error-one-answers", language=language)
    try:
        strategies = {person: read_chances_text(text, language) for person, text in given.items()}
        shoe = Shoe(of_packs(packs)) if isinstance(packs, int) else SHOE
        person = answers or _find_responder(given)
        answer = _solve(
            lambda: best_answer(strategies, person, theta=theta, shoe=shoe, **freedom), language
        )
    except UnknownDecision as fault:
        raise CommandError(
            "error-no-decision-banque", language=language, value=fault.found
        ) from None
    except BadTheta as fault:
        raise CommandError("error-bad-theta", language=language, value=str(fault.found)) from None
    except MissingKernel as fault:
        raise missing_extra(fault, language) from None
    if json:
        print(msgspec.json.encode(banque_answer_object(answer)).decode())
    else:
        from .banque_screen import draw_answer

        draw_answer(answer, language or own_language())


def _solve(solve: Callable[[], T], language: str | None) -> T:
    """Run a solver. Raises CommandError if it gives up before reaching an equilibrium."""
    try:
        return solve()
    except Unsolved:
        raise CommandError("error-unsolved", language=language, exit_code=UNSOLVED) from None


def _find_responder(given: Iterable[Person]) -> Person:
    """Return the side that responds: the banker, or the first side that is not given."""
    return next(each for each in reversed(PERSONS) if each not in {*given})


def read_chances_text(text: str, language: str | None) -> dict[str, Fraction]:
    """Parse `5=0,6|S=1/2`; a decision point may contain a comma, as in `6|S,7`.

    Raises UnknownDecision, or CommandError for a repeated decision point.
    """
    found, at = dict[str, Fraction](), 0
    while at < len(text) or not found:
        one = _DECISION.match(text, at)
        if not one:
            raise UnknownDecision(text[at:].strip())
        point, often = one.groups()
        if point in found:
            raise CommandError("error-twice", language=language, name=point)
        try:
            found[point] = Fraction(1) if often == "1" else rate(often)
        except BadTax:
            raise UnknownDecision(one[0].strip(" ,")) from None
        at = one.end()
    return found


def _question(language: str | None, counts: str | None, asked: dict[str, Any]) -> Question:
    """Parse the options of chemin de fer. Raises CommandError."""
    try:
        return chemin_de_fer(counts=None if counts is None else read_counts(counts), **asked)
    except NotChemin as fault:
        raise CommandError(
            "error-not-chemin", language=language, name=fault.name, known=fault.known
        ) from None
    except BadTax as fault:
        raise CommandError("error-bad-tax", language=language, value=str(fault.found)) from None
    except UnknownPoint as fault:
        raise CommandError("error-unknown-point", language=language, name=fault.found) from None
    except FAULTS as fault:
        sentence = error_of_cards(fault)
        sentence.language = language
        raise sentence from None


def solve_banque(  # noqa: PLR0913 - all by keyword
    *,
    theta: str,
    concept: Concept,
    packs: int | Literal["inf"],
    json: bool,
    plot: Path | None,
    plot_theta: Path | None,
    language: str | None,
    **freedom: Any,
) -> None:
    """Solve banque, and print or draw it; `freedom` is as for `lab.equilibrium.solve_banque`."""
    try:
        shoe = Shoe(of_packs(packs)) if isinstance(packs, int) else SHOE
        found = _solve(lambda: solved_banque(theta, concept, shoe=shoe, **freedom), language)
    except BadChoice:
        raise CommandError("error-nash-alone", language=language) from None
    except BadTheta as fault:
        raise CommandError("error-bad-theta", language=language, value=str(fault.found)) from None
    except MissingKernel as fault:
        raise missing_extra(fault, language) from None
    if plot is not None or plot_theta is not None:
        from .save_pictures import draw_banque, draw_theta

        draw_banque(plot, found, language)
        _solve(lambda: draw_theta(plot_theta, found, language), language)
    if json:
        print(msgspec.json.encode(banque_object(found)).decode())
    elif plot is None and plot_theta is None:
        from .banque_screen import draw

        draw(found, language or own_language())
