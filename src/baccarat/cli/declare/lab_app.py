"""Declares the commands that price bets or analyse a shoe, and their options."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from .parameters import Bets, Chips, Coups, Flag, Language, Packs, SimulationSeed
from .reading_options import AS_FOUND, ReadingOptions


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
    from ..odds.removal import removal as command

    command(bet, packs=packs, own=bets, json=json, language=language)


def count(  # noqa: PLR0913 - all but one by keyword
    bet: str,
    /,
    *,
    tags: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    threshold: float | None = None,
    divisor: Literal["unseen", "shoe"] | None = None,
    running: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    packs: Packs = 8,
    one_more: Annotated[bool, Parameter(negative="--no-one-more")] = True,
    cut: Annotated[tuple[int, ...], Parameter(negative="", show_default=False)] = (),
    shoes: int = 2_000,
    seed: SimulationSeed = 1,
    bets: Path | None = None,
    json: Flag = False,
    language: Language | None = None,
) -> None:
    from ..odds.count import count as command

    command(
        bet,
        tags=tags,
        threshold=threshold,
        divisor=divisor,
        running=running,
        packs=packs,
        cuts=cut,
        one_more=one_more,
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
    file: Annotated[Path, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    preset: str = "punto-banco",
    asked: ReadingOptions = AS_FOUND,
    bets: Path | None = None,
    json: Flag = False,
    csv: Flag = False,
    plot: Path | None = None,
    language: Language | None = None,
) -> None:
    from ..odds.shoe import shoe as command

    command(
        file,
        preset=preset,
        asked=asked.reading(),
        own=bets,
        json=json,
        as_csv=csv,
        plot=plot,
        language=language,
    )


def analyse(  # noqa: PLR0913 - all but one by keyword
    file: Annotated[Path, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    preset: str = "punto-banco",
    asked: ReadingOptions = AS_FOUND,
    svg: Path | None = None,
    json: Flag = False,
    language: Language | None = None,
) -> None:
    from ..records.analyse import analyse_command as command

    command(file, preset=preset, asked=asked.reading(), svg=svg, json=json, language=language)
