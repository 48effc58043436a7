"""`baccarat analyse`: the odds of a shoe, and its players' choices and luck."""

from pathlib import Path

import msgspec

from ...lab.analysis.analyse import analyse
from ...lab.analysis.report import analysis_object
from ...lab.equilibrium.budget import Unsolved
from ...lab.kernels.choice import MissingKernel
from ...lab.noted_shoe import NoCards
from ..output.errors import UNSOLVED, CommandError, own_language
from ..output.extras import missing_extra
from ..output.picture_file import write_file
from ..punto_game import find_punto_preset
from .input_file import Reading
from .noted_file import only_shoe, shoes_of, title_of
from .record_file import reporting_bad_record


def analyse_command(  # noqa: PLR0913 - all but one by keyword
    file: Path,
    *,
    preset: str,
    asked: Reading,
    svg: Path | None,
    json: bool,
    language: str | None,
) -> None:
    """Analyse each shoe of a file, and print or draw the analysis."""
    spoken = language or own_language()
    game = find_punto_preset(preset, "error-other-game")
    with reporting_bad_record(language, json=json):
        shoes = shoes_of(file, game, asked, language)
        for shoe in shoes if svg is None else only_shoe(shoes, language):
            try:
                found = analyse(shoe)
            except NoCards:
                raise CommandError("error-no-cards", language=language) from None
            except MissingKernel as fault:
                raise missing_extra(fault, language) from None
            except Unsolved:
                raise CommandError(
                    "error-unsolved", language=language, exit_code=UNSOLVED
                ) from None
            title = title_of(shoe, spoken)
            if svg is not None:
                from .analyse_plot import picture

                write_file(svg, picture(found, title, spoken).encode(), language)
            if json:
                print(msgspec.json.encode(analysis_object(found)).decode())
            elif svg is None:
                from .analyse_screen import draw

                draw(found, title, spoken)
