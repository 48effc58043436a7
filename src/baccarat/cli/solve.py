"""`baccarat solve`: what each side should do, and what a coup is worth to it."""

from typing import Any, Literal

import msgspec

from ..lab.counts import of_packs, read_counts
from ..lab.equilibrium import (
    BadTax,
    BadTheta,
    Concept,
    NotChemin,
    UnknownPoint,
    banque_object,
    chemin_de_fer,
    solution_object,
)
from ..lab.equilibrium import solve as solved
from ..lab.equilibrium import solve_banque as solved_banque
from ..lab.equilibrium.banque_solve import SHOE
from ..lab.equilibrium.orders import Shoe
from ..lab.kernels.choice import MissingKernel
from .sentence import Sentence, own_language
from .shoe_given import FAULTS, said


def solve_chemin_de_fer(
    *, json: bool, language: str | None, counts: str | None, **asked: Any
) -> None:
    """Solve what is asked, by the names of `chemin_de_fer`, and print it."""
    try:
        question = chemin_de_fer(counts=None if counts is None else read_counts(counts), **asked)
    except NotChemin as fault:
        raise Sentence(
            "error-not-chemin", language=language, name=fault.name, known=fault.known
        ) from None
    except BadTax as fault:
        raise Sentence("error-bad-tax", language=language, value=str(fault.found)) from None
    except UnknownPoint as fault:
        raise Sentence("error-unknown-point", language=language, name=fault.found) from None
    except FAULTS as fault:
        sentence = said(fault)
        sentence.language = language
        raise sentence from None
    found = solved(question)
    if json:
        print(msgspec.json.encode(solution_object(found)).decode())
    else:
        from .solve_screen import draw

        draw(found, language or own_language())


def solve_banque(
    *, theta: str, concept: Concept, packs: int | Literal["inf"], json: bool, language: str | None
) -> None:
    """Solve banque, and print it."""
    try:
        shoe = Shoe(of_packs(packs)) if isinstance(packs, int) else SHOE
        found = solved_banque(theta, concept, shoe=shoe)
    except BadTheta as fault:
        raise Sentence("error-bad-theta", language=language, value=str(fault.found)) from None
    except MissingKernel as fault:
        raise Sentence("error-missing-extra", language=language, name=str(fault.name)) from None
    if json:
        print(msgspec.json.encode(banque_object(found)).decode())
    else:
        from .banque_screen import draw

        draw(found, language or own_language())
