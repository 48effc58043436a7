"""Declare the commands that price bets: their options, and the module that runs each."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .parameters import Bets, Chips, Coups, Flag, Language, Packs


def odds(  # noqa: PLR0913 - all but one by keyword
    preset: str,
    /,
    *,
    packs: Packs | None = None,
    counts: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    cards: Annotated[Path | None, Parameter(allow_leading_hyphen=True)] = None,
    removed: str | None = None,
    dealt: str | None = None,
    bet: Bets = (),
    bets: Path | None = None,
    json: Flag = False,
    csv: Flag = False,
    language: Language | None = None,
) -> None:
    """Tell what every bet of a game is worth, exactly, on a full shoe or any other.

    Parameters
    ----------
    preset
        The game by name, as `baccarat presets` lists it.
    packs
        How many packs the shoe was made of, 1 to 26; by default as many as the game's.
    counts
        The cards in the shoe by worth: ten numbers separated by commas, from the worth 0 to 9.
    cards
        A file with the cards in the shoe, written `9h`, separated by spaces, commas or lines; `-`
        reads them from the standard input.
    removed
        Cards that are gone from the full shoe, as in `9h,Kd`.
    dealt
        Cards of the coup on the table, in their order, as in `P 9h,B Kd,P 2c`; they count among
        those of the shoe.
    bet
        Price this bet alone, on the game's felt or not; may be given more than once.
    bets
        A folder with a house's own bets, priced as well.
    json
        Print one object, with exact fractions.
    csv
        Print a line for each bet.
    """
    from ..odds.odds import odds as command
    from ..odds.shoe_given import ShoeOptions

    shoe = ShoeOptions(packs or 0, counts, cards, removed)
    command(preset, shoe, lying=dealt, bets=bet, own=bets, json=json, as_csv=csv, language=language)


def removal(
    bet: str,
    /,
    *,
    packs: Packs = 8,
    bets: Path | None = None,
    json: Flag = False,
    language: Language | None = None,
) -> None:
    """Tell how a bet changes when a card leaves the shoe, and how to count for it.

    Parameters
    ----------
    bet
        The bet by name.
    packs
        How many packs the full shoe has, 1 to 26.
    bets
        A folder with a house's own bets, among which it may be.
    json
        Print one object, with exact fractions.
    """
    from ..odds.removal import removal as command

    command(bet, packs=packs, own=bets, json=json, language=language)


def risk(  # noqa: PLR0913 - all but one by keyword
    bet: str,
    /,
    *,
    bankroll: Chips,
    stake: Chips = 1,
    coups: Coups = 100,
    packs: Packs = 8,
    bets: Path | None = None,
    json: Flag = False,
    language: Language | None = None,
) -> None:
    """Tell what a bankroll may come to at a bet, and the risk of ruin.

    Parameters
    ----------
    bet
        The bet by name.
    bankroll
        The bankroll at the start, in chips.
    stake
        What is staked on every coup, in chips; play stops when the bankroll is below it.
    coups
        How many coups are played, each as if off the top of a full shoe.
    packs
        How many packs that shoe has, 1 to 26.
    bets
        A folder with a house's own bets, among which it may be.
    json
        Print one object, with the whole distribution.
    """
    from ..odds.risk import risk as command

    command(
        bet,
        bankroll=bankroll,
        stake=stake,
        coups=coups,
        packs=packs,
        own=bets,
        json=json,
        language=language,
    )


def shoe(  # noqa: PLR0913 - all but one by keyword
    file: Path,
    /,
    *,
    bets: Path | None = None,
    json: Flag = False,
    csv: Flag = False,
    plot: Path | None = None,
    language: Language | None = None,
) -> None:
    """Tell what each bet was worth before every coup of a recorded shoe.

    Parameters
    ----------
    file
        The record (.bhh).
    bets
        A folder with a house's own bets, priced beside those of the record.
    json
        Print one object, with exact fractions.
    csv
        Print a line for each coup.
    plot
        Draw the edges as a picture into this file, by its name an SVG or a PNG.
    """
    from ..odds.shoe import shoe as command

    command(file, own=bets, json=json, as_csv=csv, plot=plot, language=language)


def analyse(
    file: Path,
    /,
    *,
    svg: Path | None = None,
    json: Flag = False,
    language: Language | None = None,
) -> None:
    """Step through a recorded shoe: odds, choices, and what was luck.

    Parameters
    ----------
    file
        The record (.bhh).
    svg
        Draw the shoe's story as a picture (SVG) into this file.
    json
        Print one object, with exact fractions.
    """
    from ..records.analyse import analyse_command as command

    command(file, svg=svg, json=json, language=language)
