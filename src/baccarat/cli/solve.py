"""`baccarat solve`: what each side should do, and what a coup is worth to it."""

from typing import Any

import msgspec

from ..lab.counts import read_counts
from ..lab.equilibrium import BadTax, NotChemin, UnknownPoint, chemin_de_fer, solution_object
from ..lab.equilibrium import solve as solved
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
