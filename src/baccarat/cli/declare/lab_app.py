"""Declares the commands that price bets or analyse a shoe, and their options."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .parameters import Bets, Chips, Coups, Flag, Language, Packs, SimulationSeed


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
    """Compute the exact value of every bet of a game, on a full shoe or any other.

    Parameters
    ----------
    preset
        The game's name, as listed by `baccarat presets`.
    packs
        The number of packs the shoe was made of, 1 to 26; the default is the game's.
    counts
        The cards in the shoe by card value: ten numbers separated by commas, for the values 0 to 9.
    cards
        A file that lists the cards in the shoe, such as `9h`, separated by spaces, commas or line
        breaks; `-` reads standard input.
    removed
        Cards missing from the full shoe, such as `9h,Kd`.
    dealt
        Cards of the coup on the table, in the order dealt, such as `P 9h,B Kd,P 2c`; they are
        counted as part of the shoe.
    bet
        Price only this bet, even if the game does not offer it; may be given more than once.
    bets
        A folder with a house's own bets, which are priced as well.
    json
        Print a JSON object with exact fractions.
    csv
        Print one CSV line per bet.
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
    """Show how each card that leaves the shoe changes a bet, and how to count for it.

    Parameters
    ----------
    bet
        The bet's name.
    packs
        The number of packs in the full shoe, 1 to 26.
    bets
        A folder with a house's own bets, which the bet may be one of.
    json
        Print a JSON object with exact fractions.
    """
    from ..odds.removal import removal as command

    command(bet, packs=packs, own=bets, json=json, language=language)


def count(  # noqa: PLR0913 - all but one by keyword
    bet: str,
    /,
    *,
    tags: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    threshold: float | None = None,
    packs: Packs = 8,
    cut: tuple[int, ...] = (),
    shoes: int = 2_000,
    seed: SimulationSeed = 1,
    bets: Path | None = None,
    json: Flag = False,
    language: Language | None = None,
) -> None:
    """Show what counting cards gains at a bet, per shoe, by the depth of the cut card.

    Parameters
    ----------
    bet
        The bet's name.
    tags
        The numbers to count for A, 2, … 9 and ten-valued cards, separated by commas; by default the
        best balanced whole numbers up to 3.
    threshold
        The least true count at which the counter bets; by default the one that gains most.
    packs
        The number of packs in the full shoe, 1 to 26.
    cut
        The cards behind the cut card; may be given more than once.
    shoes
        The number of random shoes, 2 to 1000000.
    seed
        The seed of the random shoes.
    bets
        A folder with a house's own bets, which the bet may be one of.
    json
        Print a JSON object.
    """
    from ..odds.count import count as command

    command(
        bet,
        tags=tags,
        threshold=threshold,
        packs=packs,
        cuts=cut,
        shoes=shoes,
        seed=seed,
        own=bets,
        json=json,
        language=language,
    )


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
    """Compute the distribution of a bankroll after many bets, and the risk of ruin.

    Parameters
    ----------
    bet
        The bet's name.
    bankroll
        The starting bankroll, in chips.
    stake
        The stake on every coup, in chips; play stops when the bankroll cannot cover it.
    coups
        The number of coups, each dealt as if from a full shoe.
    packs
        The number of packs in that shoe, 1 to 26.
    bets
        A folder with a house's own bets, which the bet may be one of.
    json
        Print a JSON object with the whole distribution.
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
    """Show the value of each bet before every coup of a recorded shoe.

    Parameters
    ----------
    file
        The record (.bhh).
    bets
        A folder with a house's own bets, which are priced along with those of the record.
    json
        Print a JSON object with exact fractions.
    csv
        Print one CSV line per coup.
    plot
        Draw the edges into this file, an SVG or a PNG according to its name.
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
    """Step through a recorded shoe: odds, choices, and luck.

    Parameters
    ----------
    file
        The record (.bhh).
    svg
        Draw the course of the shoe into this SVG file.
    json
        Print a JSON object with exact fractions.
    """
    from ..records.analyse import analyse_command as command

    command(file, svg=svg, json=json, language=language)
