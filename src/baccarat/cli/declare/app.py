"""Declares the commands and their options; each loads its module only when it runs.

Their help texts are the messages of `cli_help.ftl`, which `help_texts.py` adds when help is shown.
"""

import sys
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter

from ..._version import __version__
from ..config_file import ENVIRONMENT, SOURCES
from .lab_app import analyse, count, odds, removal, risk, shoe
from .parameters import (
    COMPLETION,
    Connections,
    Coups,
    DataFolder,
    DataPlace,
    Days,
    Flag,
    HouseAt,
    Language,
    Listener,
    Megabytes,
    Names,
    Networks,
    OnlyOption,
    Port,
    Seats,
    Seed,
    SignInNames,
    SubPath,
)
from .reading_options import AS_FOUND, ReadingOptions
from .simulate_app import simulate
from .solve_app import best_response, solve

app = App(
    name="baccarat",
    version=__version__,
    version_flags=["--version"],
    help_format="plaintext",  # other formats load a renderer that plain text does not need
    version_format="plaintext",
    suppress_keyboard_interrupt=False,  # otherwise it arrives as if the reader of a pipe had gone
)


@app.command(config=[ENVIRONMENT, SOURCES])
def play(  # noqa: PLR0913 - all by keyword
    *,
    host: str = "127.0.0.1",
    port: Port = 8000,
    data: DataPlace = None,
    browser: Annotated[bool, Parameter(negative="--no-browser")] = True,
    connections: Connections = 128,
    host_name: Names = "",
    trusted_proxies: Networks = "",
    root_path: SubPath = "",
    metrics: Listener = "",
    history_days: Days = 0,
    guest_days: Days = 400,
    max_megabytes: Megabytes = 0,
    operator: SignInNames = "",
    operator_passkey: Flag = False,
    log_format: Literal["text", "json"] = "text",
    log_level: Literal["info", "warning", "error"] | None = None,
    config: Path | None = None,  # noqa: ARG001 - SOURCES reads it
    show_config: OnlyOption = False,
    accept_loss: OnlyOption = False,
    standby: Flag = False,
    peer_address: Listener = "",
) -> None:
    from ..play import play as command

    command(
        again=_read_play_again,
        host=host,
        port=port,
        data=data,
        browser=browser,
        connections=connections,
        host_name=host_name,
        trusted_proxies=trusted_proxies,
        root_path=root_path,
        metrics=metrics,
        history_days=history_days,
        guest_days=guest_days,
        max_megabytes=max_megabytes,
        operator=operator,
        operator_passkey=operator_passkey,
        log_format=log_format,
        log_level=log_level,
        show_config=show_config,
        accept_loss=accept_loss,
        standby=standby,
        peer_address=peer_address,
    )


def _read_play_again() -> dict[str, Any]:
    """Read this process's options of `play`, and its file, again; raises CommandError."""
    from cyclopts.exceptions import CycloptsError

    from ..output.sentences import misused

    try:
        _, bound, _ = app.parse_args(sys.argv[1:], exit_on_error=False, print_error=False)
    except CycloptsError as fault:
        raise misused(fault) from None
    bound.apply_defaults()
    return {
        name: each
        for name, each in bound.arguments.items()
        if name not in {"config", "show_config"}
    }


@app.command
def backup(file: Path, /, *, data: DataFolder = None, since: Path | None = None) -> None:
    from ..backup import backup as command

    command(file, data=data, since=since)


@app.command
def restore(file: Path, /, *, data: DataFolder = None, force: Flag = False) -> None:
    from ..backup import restore as command

    command(file, data=data, force=force)


@app.command
def move(source: HouseAt, target: HouseAt, /) -> None:
    from ..backup import move as command

    command(source, target)


@app.command
def check(*, data: DataFolder = None) -> None:
    from ..backup import check as command

    command(data=data)


@app.command
def deal(  # noqa: PLR0913 - all but one by keyword
    preset: str,
    /,
    *,
    seats: Seats | None = None,
    bots: str | None = None,
    coups: Coups = 5,
    seed: Seed | None = None,
    why: Flag = False,
    json: Flag = False,
    language: Language | None = None,
) -> None:
    from ..deal.deal import deal as command

    command(
        preset,
        seats=seats,
        bots=bots,
        coups=coups,
        seed=seed,
        why=why,
        json=json,
        language=language,
    )


@app.command
def presets(*, json: Flag = False, language: Language | None = None) -> None:
    from ..presets import presets as command

    command(json=json, language=language)


@app.command
def record(
    preset: str,
    file: Annotated[Path, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    out: Path,
    asked: ReadingOptions = AS_FOUND,
    language: Language | None = None,
) -> None:
    from ..records.record import record as command

    command(preset, file, out=out, asked=asked.reading(), language=language)


@app.command
def replay(file: Path, /, *, json: Flag = False, language: Language | None = None) -> None:
    from ..records.replay import replay as command

    command(file, json=json, language=language)


@app.command
def verify(
    file: Path,
    /,
    *,
    head: str | None = None,
    witness: Path | None = None,
    json: Flag = False,
    language: Language | None = None,
) -> None:
    from ..records.verify import verify as command

    command(file, head=head, witness=witness, json=json, language=language)


@app.command
def roads(  # noqa: PLR0913 - all but one by keyword
    results: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    asked: ReadingOptions = AS_FOUND,
    side: str | None = None,
    svg: Flag = False,
    text: Flag = False,
    json: Flag = False,
    language: Language | None = None,
) -> None:
    from ..records.roads import roads as command

    command(
        results,
        asked=asked.reading(),
        side=side,
        svg=svg,
        text=text,
        json=json,
        language=language,
    )


for each in (odds, removal, count, risk, simulate, shoe, analyse, solve, best_response):
    app.command(each)


@app.command(name=COMPLETION)
def install_completion(
    *,
    shell: Literal["bash", "zsh", "fish"] | None = None,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
) -> None:
    from ..completion import install_completion as command

    command(app, shell, output)
