"""`baccarat analyse`: what a shoe was worth, what its players chose, and how lucky they were."""

from pathlib import Path

import msgspec

from ...lab.analysis import analyse
from ...lab.analysis.report import analysis_object
from ...lab.equilibrium import Unsolved
from ...lab.kernels.choice import MissingKernel
from ...notation import read
from ..output.errors import UNSOLVED, Sentence, own_language
from ..output.picture_file import keep
from .record_file import checking, record_text


def analysed(file: Path, *, svg: Path | None, json: bool, language: str | None) -> None:
    """Analyse a record, and print or draw it."""
    spoken = language or own_language()
    with checking(language, json=json):
        record = read(record_text(file, language))
        try:
            found = analyse(record)
        except MissingKernel as fault:
            raise Sentence("error-missing-extra", language=language, name=str(fault.name)) from None
        except Unsolved:
            raise Sentence("error-unsolved", language=language, exit_code=UNSOLVED) from None
    if svg is not None:
        from .analyse_plot import picture

        keep(svg, picture(found, spoken).encode(), language)
    if json:
        print(msgspec.json.encode(analysis_object(found)).decode())
    elif svg is None:
        from .analyse_screen import draw

        draw(found, spoken)
