"""`baccarat analyse`: the odds of a shoe, and its players' choices and luck."""

from pathlib import Path

import msgspec

from ...lab.analysis.analyse import analyse
from ...lab.analysis.report import analysis_object
from ...lab.equilibrium.budget import Unsolved
from ...lab.kernels.choice import MissingKernel
from ...notation.read import read
from ..output.errors import UNSOLVED, CommandError, own_language
from ..output.extras import missing_extra
from ..output.picture_file import write_file
from .record_file import record_text, reporting_bad_record


def analyse_command(file: Path, *, svg: Path | None, json: bool, language: str | None) -> None:
    """Analyse a record, and print or draw the analysis."""
    spoken = language or own_language()
    with reporting_bad_record(language, json=json):
        record = read(record_text(file, language))
        try:
            found = analyse(record)
        except MissingKernel as fault:
            raise missing_extra(fault, language) from None
        except Unsolved:
            raise CommandError("error-unsolved", language=language, exit_code=UNSOLVED) from None
    if svg is not None:
        from .analyse_plot import picture

        write_file(svg, picture(found, spoken).encode(), language)
    if json:
        print(msgspec.json.encode(analysis_object(found)).decode())
    elif svg is None:
        from .analyse_screen import draw

        draw(found, spoken)
