"""Declares the command that simulates whole shoes, and its options."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .parameters import (
    Bets,
    Bystanders,
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
    player: Texts = (),
    seats: Seats | None = None,
    bystanders: Bystanders | None = None,
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
        players=player,
        seats=seats,
        bystanders=bystanders,
        rules=rule,
        draws={"ponte": ponte, "right": right, "left": left, "banker": banker},
    )
    files = Files(checkpoint=checkpoint, out=out, report=report)
    command(preset, options, files, bets=bet, own=bets, json=json, language=language)
