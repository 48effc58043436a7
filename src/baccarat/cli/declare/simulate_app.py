"""Declares the command that simulates whole shoes, and its options."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .parameters import (
    Bets,
    Flag,
    Jobs,
    Language,
    Seats,
    SessionCoups,
    ShoeCount,
    SimulationSeed,
)

Texts = Annotated[tuple[str, ...], Parameter(negative="", show_default=False)]


def simulate(  # noqa: PLR0913 - all but one by keyword
    preset: str,
    /,
    *,
    shoes: ShoeCount | None = None,
    seed: SimulationSeed | None = None,
    jobs: Jobs | None = None,
    cut: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    burn: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    bet: Bets = (),
    bets: Path | None = None,
    until: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    strategy: str | None = None,
    session: SessionCoups | None = None,
    bankroll: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    at: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    player: Texts = (),
    seats: Seats | None = None,
    rule: Texts = (),
    ponte: str | None = None,
    right: str | None = None,
    left: str | None = None,
    banker: str | None = None,
    kernel: str = "auto",
    checkpoint: Path | None = None,
    out: Path | None = None,
    report: Path | None = None,
    json: Flag = False,
    language: Language | None = None,
) -> None:
    """Play whole shoes at random, and estimate what each bet, side or strategy brings.

    Parameters
    ----------
    preset
        The game's name, as listed by `baccarat presets`.
    shoes
        The number of shoes; the default is 100,000, or 1,000 for whole tables of chemin de fer and
        banque, or no limit with --until.
    seed
        A number that determines every card; the default is a random one.
    jobs
        How many cores to use; the default is all. It does not change the result.
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
        perfect, kelly, or your own as module.function. At chemin de fer and banque: equilibrium,
        custom, draw or stand, as in equilibrium:stake=2,pass-after=3.
    session
        The coups of a session, which a strategy starts with a new bankroll; the default is 1000.
    bankroll
        The bankroll at the start of a session, in units of the table's minimum, or inf; the default
        is 1000. At chemin de fer and banque it is that of every player at the start of a shoe, in
        minimum bancos, and has no limit by default.
    at
        The coups after which the results of sessions are recorded, such as 100,1000.
    player
        The strategy of one seat, as in 2=custom:call=banco; may be given more than once.
    seats
        The number of players at chemin de fer and banque; the default is 5.
    rule
        Change a rule of the house at chemin de fer and banque, as in tax=0 or passing=any-time; may
        be given more than once.
    ponte
        How often the ponte draws, by decision points as in solve, such as 5=1/2.
    right
        How often the right draws at banque.
    left
        How often the left draws at banque.
    banker
        How often the banker draws, such as 6|S=0.
    kernel
        lanes is the fastest and settles bets on card values, cards deals full cards, and reference
        deals the same shoes in plain Python. At chemin de fer and banque hands plays the hands
        alone, and table plays the whole table. The default is the fastest that does what is asked.
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
        players=player,
        seats=seats,
        rules=rule,
        draws={"ponte": ponte, "right": right, "left": left, "banker": banker},
    )
    files = Files(checkpoint=checkpoint, out=out, report=report)
    command(preset, options, files, bets=bet, own=bets, json=json, language=language)
