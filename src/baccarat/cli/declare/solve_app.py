"""Declares the commands that solve games with decisions, and their options."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import App, Parameter

from .parameters import Flag, Language, PacksOrInf

solve = App(
    name="solve",
    help="Find the exact optimal play of a game with decisions.",
    help_format="plaintext",
)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class CheminOptions:
    """The options for chemin de fer.

    Parameters
    ----------
    preset
        The name of house rules, which supply packs, tax and free decisions unless these are given.
        Without it: six packs, no tax, the ponte free on 5 and the banker always free.
    packs
        The number of packs the shoe was made of, 1 to 26; `inf` deals with replacement.
    counts
        The cards in the shoe by card value: ten numbers separated by commas, for the values 0 to 9.
    sees
        What decisions are based on: totals for both; the banker's two cards; or each side's own
        cards.
    tax
        The share of each win that the bank pays: a decimal or a fraction, such as 0.05 or 1/20.
    ponte_free
        Whether the ponte may choose on 5 only, or on all hands.
    banker_free
        Where the banker may choose: `all`, `tableau` for the two choices it leaves, or a list of
        decision points separated by commas, written `6|S` or `0+6|7`; elsewhere the tableau
        decides.
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
    """Find the optimal play of ponte and banker at chemin de fer, and the value of a coup to each.

    Parameters
    ----------
    json
        Print a JSON object with exact fractions.
    plot
        Draw both sides' tables into this file, an SVG or a PNG according to its name.
    plot_packs
        Draw the value of a coup for one to twelve packs, and with replacement, into this file; the
        other options apply.
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
    """Find the optimal play of right, left and banker at banque, and the value of a coup to each.

    Parameters
    ----------
    theta
        The share of all stakes that is on the right: a decimal or a fraction, such as 0.25 or 1/4.
    concept
        Each for themselves (nash), or right and left together against the bank: with a common plan
        (correlated), or agreeing only on how often each draws (independent), which need not have a
        solution.
    packs
        The number of packs the shoe was made of, 1 to 26; `inf` deals with replacement.
    ponte_free
        Whether right and left may choose on 5 only, or on all hands, as in a club; `all` needs
        nash.
    left_sees
        Whether the left decides by its total alone, or also by the card given to the right, which
        needs nash.
    naturals
        Whether a side's natural is shown before the other side decides (known), as in a club, or
        only when its own turn comes (pooled).
    json
        Print a JSON object with exact fractions.
    plot
        Draw the banker's tables into this file, an SVG or a PNG.
    plot_theta
        Draw the value of a coup for every theta into this file, an SVG or a PNG.
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
    help="Find the exact best response to a given strategy.",
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
    """Find the best response to a strategy of the ponte or of the banker.

    Parameters
    ----------
    ponte
        How often the ponte draws, by decision point, such as `5=0` or `0+5=1,1+4=1/2`; at all other
        points the equilibrium applies.
    banker
        The same for the banker, such as `6|S=1`. Exactly one of the two must be given.
    json
        Print a JSON object with exact fractions.
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
    """Find one side's best response at banque to the strategies of one or both of the others.

    Parameters
    ----------
    right
        How often the right draws on 5, such as `5=0`; on any hand if all hands are free.
    left
        The same for the left, which may take the right's card into account, such as `5|S=0`.
    banker
        How often the banker draws, by decision point, such as `6|S,7=1`; at all other points the
        equilibrium applies.
    answers
        The side that responds: by default the banker, or the left if the banker is given. A side
        that neither responds nor is given plays the equilibrium.
    theta
        The share of all stakes that is on the right: a decimal or a fraction, such as 0.25 or 1/4.
    packs
        The number of packs the shoe was made of, 1 to 26; `inf` deals with replacement.
    ponte_free
        Whether right and left may choose on 5 only, or on all hands, as in a club.
    left_sees
        Whether the left decides by its total alone, or also by the card given to the right.
    naturals
        Whether a side's natural is shown before the other side decides (known), or not (pooled).
    json
        Print a JSON object with exact fractions.
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
