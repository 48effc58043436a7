"""Declare what can be solved: the games with decisions, and the options of each."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import App, Parameter

from .parameters import Flag, Language, PacksOrInf

solve = App(
    name="solve",
    help="Find the optimal play of a game with decisions, exactly.",
    help_format="plaintext",
)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class CheminOptions:
    """What is asked of chemin de fer.

    Parameters
    ----------
    preset
        The house rules by name: packs, tax and free decisions, where these are not given; without
        it six packs, no tax, the ponte free on 5 and the banker always.
    packs
        How many packs the shoe was made of, 1 to 26; `inf` deals with replacement.
    counts
        The cards in the shoe by worth: ten numbers separated by commas, from the worth 0 to 9.
    sees
        What they decide by: both by totals; or the banker by their two cards; or each by their own.
    tax
        The part of each of its wins that the bank pays: a decimal or a fraction, as 0.05 or 1/20.
    ponte_free
        The ponte chooses on 5, or on all hands.
    banker_free
        Where the banker chooses: `all`, `tableau` for its two choices, or a list of decision points
        separated by commas, written `6|S` or `0+6|7`; elsewhere the tableau decides.
    """

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
    """Find what ponte and banker should do at chemin de fer, and what a coup is worth to each.

    Parameters
    ----------
    json
        Print one object, with exact fractions.
    plot
        Draw both sides' tables as a picture into this file, by its name an SVG or a PNG.
    plot_packs
        Draw what a coup is worth from one pack to twelve, and with replacement, into this file;
        all else is as asked.
    """
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
    left_sees: Literal["total", "card"] = "total",
    naturals: Literal["known", "pooled"] = "pooled",
    json: Flag = False,
    plot: Path | None = None,
    plot_theta: Path | None = None,
    language: Language | None = None,
) -> None:
    """Find what right, left and banker should do at banque, and what a coup is worth to each.

    Parameters
    ----------
    theta
        The part of all stakes that lies on the right: a decimal or a fraction, as 0.25 or 1/4.
    concept
        Each for themselves (nash), or right and left together against the bank: by a common plan
        (correlated), or agreeing only how often each draws (independent), which need not exist.
    packs
        How many packs the shoe was made of, 1 to 26; `inf` deals with replacement.
    ponte_free
        Right and left choose on 5, or on all hands, as in a club; all goes with nash alone.
    left_sees
        The left goes by its total alone, or also by the card that the right was given, which goes
        with nash alone.
    naturals
        Whether a side's natural is shown before the other side is asked (known), as in a club, or
        when its own turn comes (pooled).
    json
        Print one object, with exact fractions.
    plot
        Draw the banker's tables as a picture into this file, an SVG or a PNG.
    plot_theta
        Draw what a coup is worth for every theta as a picture into this file, an SVG or a PNG.
    """
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
    help="Find the best answer to a given strategy, exactly.",
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
    """Find the best answer to a strategy of the ponte or of the banker.

    Parameters
    ----------
    ponte
        How often the ponte draws, by decision point, as in `5=0` or `0+5=1,1+4=1/2`; at other
        points as in equilibrium.
    banker
        The same for the banker, as in `6|S=1`; one of the two is given.
    json
        Print one object, with exact fractions.
    """
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
    left_sees: Literal["total", "card"] = "total",
    naturals: Literal["known", "pooled"] = "pooled",
    json: Flag = False,
    language: Language | None = None,
) -> None:
    """Find the best answer of one of three to what one or both of the others do.

    Parameters
    ----------
    right
        How often the right draws on 5, as in `5=0`; where all hands are free, on any of them.
    left
        The same for the left, which may heed the right's card, as in `5|S=0`.
    banker
        How often the banker draws, by decision point, as in `6|S,7=1`; at other points as in
        equilibrium.
    answers
        Who answers: by default the banker, or the left where the banker is given. Anyone
        who neither answers nor is given plays as in equilibrium.
    theta
        The part of all stakes that lies on the right: a decimal or a fraction, as 0.25 or 1/4.
    packs
        How many packs the shoe was made of, 1 to 26; `inf` deals with replacement.
    ponte_free
        Right and left choose on 5, or on all hands, as in a club.
    left_sees
        The left goes by its total alone, or also by the card that the right was given.
    naturals
        Whether a side's natural is shown before the other side is asked (known), or not (pooled).
    json
        Print one object, with exact fractions.
    """
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
