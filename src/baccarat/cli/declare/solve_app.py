"""Declares the commands that solve games with decisions, and their options."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import App, Parameter

from .parameters import Flag, Language, PacksOrInf

solve = App(
    name="solve",
    help_format="plaintext",
)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class CheminOptions:
    """The options for chemin de fer."""

    preset: str | None = None
    packs: PacksOrInf | None = None
    counts: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None
    sees: Literal["totals", "banker", "both"] = "totals"
    tax: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None
    ponte_free: Literal["5", "all"] | None = None
    banker_free: str | None = None


_ASKED: Final = CheminOptions()


@solve.command(name="chemin-de-fer")
def solve_chemin_de_fer(
    *,
    asked: CheminOptions = _ASKED,
    json: Flag = False,
    plot: Path | None = None,
    plot_packs: Path | None = None,
    language: Language | None = None,
) -> None:
    from ..solve.solve import solve_chemin_de_fer as command

    command(
        json=json,
        plot=plot,
        plot_packs=plot_packs,
        language=language,
        **vars(asked),
    )


@solve.command(name="banque")
def solve_banque(  # noqa: PLR0913 - all by keyword
    *,
    theta: Annotated[str, Parameter(allow_leading_hyphen=True)] = "1/2",
    concept: Literal["nash", "correlated", "independent"] = "nash",
    packs: PacksOrInf = "inf",
    ponte_free: Literal["5", "all"] = "5",
    left_sees: Literal["total", "card", "hand"] = "total",
    naturals: Literal["known", "pooled"] = "pooled",
    json: Flag = False,
    plot: Path | None = None,
    plot_theta: Path | None = None,
    language: Language | None = None,
) -> None:
    from ..solve.solve import solve_banque as command

    command(
        theta=theta,
        concept=concept,
        packs=packs,
        ponte_free=ponte_free,
        left_sees=left_sees,
        naturals=naturals,
        json=json,
        plot=plot,
        plot_theta=plot_theta,
        language=language,
    )


best_response = App(
    name="best-response",
    help_format="plaintext",
)


@best_response.command(name="chemin-de-fer")
def answer_chemin_de_fer(
    *,
    ponte: str | None = None,
    banker: str | None = None,
    asked: CheminOptions = _ASKED,
    json: Flag = False,
    language: Language | None = None,
) -> None:
    from ..solve.solve import answer_chemin_de_fer as command

    command(
        ponte=ponte,
        banker=banker,
        json=json,
        language=language,
        **vars(asked),
    )


@best_response.command(name="banque")
def answer_banque(  # noqa: PLR0913 - all by keyword
    *,
    right: str | None = None,
    left: str | None = None,
    banker: str | None = None,
    answers: Literal["right", "left", "banker"] | None = None,
    theta: Annotated[str, Parameter(allow_leading_hyphen=True)] = "1/2",
    packs: PacksOrInf = "inf",
    ponte_free: Literal["5", "all"] = "5",
    left_sees: Literal["total", "card", "hand"] = "total",
    naturals: Literal["known", "pooled"] = "pooled",
    json: Flag = False,
    language: Language | None = None,
) -> None:
    from ..solve.solve import answer_banque as command

    command(
        {"right": right, "left": left, "banker": banker},
        answers=answers,
        theta=theta,
        packs=packs,
        ponte_free=ponte_free,
        left_sees=left_sees,
        naturals=naturals,
        json=json,
        language=language,
    )
