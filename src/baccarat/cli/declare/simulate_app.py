"""Declares the command that simulates whole shoes, and its options."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .parameters import Bets, Flag, Jobs, Language, SessionCoups, ShoeCount, SimulationSeed


def simulate(  # noqa: PLR0913 - all but one by keyword
    preset: str,
    /,
    *,
    shoes: ShoeCount | None = None,
    seed: SimulationSeed | None = None,
    jobs: Jobs | None = None,
    cluster: str | None = None,
    cut: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    burn: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    bet: Bets = (),
    bets: Path | None = None,
    until: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    strategy: str | None = None,
    session: SessionCoups | None = None,
    bankroll: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    at: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    kernel: str = "auto",
    checkpoint: Path | None = None,
    out: Path | None = None,
    report: Path | None = None,
    json: Flag = False,
    language: Language | None = None,
) -> None:
    """Play whole shoes at random, and estimate what each bet or a strategy brings.

    Parameters
    ----------
    preset
        The game's name, as listed by `baccarat presets`.
    shoes
        The number of shoes; the default is 100,000, or no limit with --until.
    seed
        A number that determines every card; the default is a random one.
    jobs
        How many cores to use; the default is all. It does not change the result.
    cluster
        The address of a Dask cluster that plays the shoes, such as tcp://host:8786. It does not
        change the result either.
    cut
        The number of cards behind the stop card; the default is the game's.
    burn
        The cards burnt before the first coup: a number, none, or first, in which case the first
        card is shown and decides. The default is the game's.
    bet
        Report only this bet, even if the game does not offer it; may be given more than once. A
        strategy stakes on the first one.
    bets
        A folder with a house's own bets, which are reported as well.
    until
        Stop when the standard error of every bet is small enough, as in se=1e-5.
    strategy
        Who plays, as in martingale or paroli:stake=2,wins=3: flat, martingale, paroli, dalembert,
        fibonacci, labouchere, oscars-grind, 1-3-2-6, follow, against, fixed-fraction, counting,
        perfect, kelly, or your own as module.function.
    session
        The coups of a session, which a strategy starts with a new bankroll; the default is 1000.
    bankroll
        The bankroll at the start of a session, in units of the table's minimum, or inf; the default
        is 1000.
    at
        The coups after which the results of sessions are recorded, such as 100,1000.
    kernel
        lanes is the fastest and settles bets on card values, cards deals full cards, and reference
        deals the same shoes in plain Python. The default is the fastest that can settle the bets.
    checkpoint
        A file to continue from, if it exists, and to save to.
    out
        Write the results into this file, a .csv or .parquet.
    report
        Write a report with pictures into this file, an .html.
    json
        Print a JSON object.
    """
    from ..simulate.simulate import Files, Options
    from ..simulate.simulate import simulate as command

    options = Options(
        shoes=shoes,
        seed=seed,
        jobs=jobs,
        cut=cut,
        burn=burn,
        until=until,
        strategy=strategy,
        session=session,
        bankroll=bankroll,
        at=at,
        kernel=kernel,
        cluster=cluster,
    )
    files = Files(checkpoint=checkpoint, out=out, report=report)
    command(preset, options, files, bets=bet, own=bets, json=json, language=language)
