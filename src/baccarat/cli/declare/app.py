"""Declares the commands and their options; each loads its module only when it runs."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from ..._version import __version__
from ..sources import ENVIRONMENT, SOURCES
from .lab_app import analyse, count, odds, removal, risk, shoe
from .parameters import (
    Connections,
    Coups,
    DataFolder,
    Flag,
    Language,
    Listener,
    Names,
    Networks,
    OnlyOption,
    Port,
    Seats,
    Seed,
    SubPath,
)
from .simulate_app import simulate
from .solve_app import best_response, solve

app = App(
    name="baccarat",
    help="The baccarat family of card games: play at a table in the browser, deal, replay.",
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
    data: Path | None = None,
    browser: Annotated[bool, Parameter(negative="--no-browser")] = True,
    connections: Connections = 128,
    host_name: Names = "",
    trusted_proxies: Networks = "",
    root_path: SubPath = "",
    metrics: Listener = "",
    log_format: Literal["text", "json"] = "text",
    log_level: Literal["info", "warning", "error"] | None = None,
    config: Path | None = None,  # noqa: ARG001 - SOURCES reads it
    show_config: OnlyOption = False,
    accept_loss: OnlyOption = False,
) -> None:
    """Start the server, print its address, and open a browser.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 admits other machines on your network.
    port
        The port to listen on; 0 picks a free one.
    data
        The folder for rooms, chips and shoes; the default is your own data folder.
    browser
        Whether to open a browser.
    connections
        The maximum number of connections per address; 0 for no limit.
    host_name
        Other names of this machine, separated by commas; its addresses are always accepted.
    trusted_proxies
        Addresses or networks of the proxies in front of this server, separated by commas. Only
        these are believed about where a request comes from.
    root_path
        The path under which a proxy serves the house, such as /baccarat; the default is the top.
    metrics
        An address and port, such as 127.0.0.1:9464, at which to serve /metrics for Prometheus; the
        default is not to.
    log_format
        The form of the log, which is written to the error output.
    log_level
        The least important entries to log. The default is info, or warning if the log is text on a
        terminal.
    config
        A TOML file with values for these options. The command line and the environment come first.
    show_config
        Print the configuration and where each value comes from, as a TOML file; start nothing.
    accept_loss
        Open a house that has lost its newest changes, after copying all its files aside.
    """
    from ..play import play as command

    command(
        host=host,
        port=port,
        data=data,
        open_browser=browser,
        connections=connections,
        host_name=host_name,
        trusted_proxies=trusted_proxies,
        root_path=root_path,
        metrics=metrics,
        log_format=log_format,
        log_level=log_level,
        show_config=show_config,
        accept_loss=accept_loss,
    )


@app.command
def backup(file: Path, /, *, data: DataFolder = None) -> None:
    """Copy the house into a file, even while the server runs.

    Parameters
    ----------
    file
        The file to write; an existing file is never overwritten.
    data
        The folder with rooms, chips and shoes; the default is your own data folder.
    """
    from ..backup import backup as command

    command(file, data=data)


@app.command
def restore(file: Path, /, *, data: DataFolder = None, force: Flag = False) -> None:
    """Restore the house from a backup, if it is undamaged; no server may be using the folder.

    Parameters
    ----------
    file
        A file written by `baccarat backup`.
    data
        The folder to restore into; the default is your own data folder.
    force
        Overwrite what is in the folder.
    """
    from ..backup import restore as command

    command(file, data=data, force=force)


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
    """Deal coups in the terminal, shoe after shoe; in games with a player's bank, bots play.

    Parameters
    ----------
    preset
        The game's name, as listed by `baccarat presets`.
    seats
        The number of bots, in games with a player's bank; the default is 5.
    bots
        The bots' strategy: cautious, bold, by-the-book or equilibrium, or several of them separated
        by commas, assigned to the seats in turn. The default is a mix of the first three.
    coups
        The number of coups to deal.
    seed
        A number that determines the shuffle: the same seed gives the same cards. The default is a
        random one.
    why
        Explain each draw by its rule.
    json
        Print one JSON object per coup, each on a line.
    """
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
    """List the games and their house rules.

    Parameters
    ----------
    json
        Print a list of JSON objects with every field. Sums are in units, 100 to a chip.
    """
    from ..presets import presets as command

    command(json=json, language=language)


@app.command
def record(
    preset: str,
    file: Annotated[Path, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    out: Path,
    language: Language | None = None,
) -> None:
    """Write a record (.bhh) from coups that you noted.

    Parameters
    ----------
    preset
        The game's name, as listed by `baccarat presets`.
    file
        A file with one coup per line, its cards in the order drawn; `-` reads standard input.
    out
        The record to write; it must not exist yet.
    """
    from ..records.record import record as command

    command(preset, file, out=out, language=language)


@app.command
def replay(file: Path, /, *, json: Flag = False, language: Language | None = None) -> None:
    """Replay a record (.bhh), and check every card, stake and result.

    Parameters
    ----------
    file
        The record.
    json
        Print a JSON object.
    """
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
    """Verify the record of a sealed shoe: secret, shuffle, cut, root, proofs and settlements.

    Parameters
    ----------
    file
        The record.
    head
        A running hash that you noted; it must be one of this record's.
    witness
        A file saved by your browser with "Save what I saw"; the record must agree with it.
    json
        Print a JSON object.
    """
    from ..records.verify import verify as command

    command(file, head=head, witness=witness, json=json, language=language)


@app.command
def roads(  # noqa: PLR0913 - all but one by keyword
    shoe: str,
    /,
    *,
    side: str | None = None,
    svg: Flag = False,
    text: Flag = False,
    json: Flag = False,
    language: Language | None = None,
) -> None:
    """Draw the scorecards of a shoe: the bead plate, the big road and its three derived roads.

    Parameters
    ----------
    shoe
        A record, or results such as `B,Pn,T,Bpb`: n for a natural, p or b for a pair of that side.
    side
        The side to draw, if a record has several that play against the bank; the default is the
        first.
    svg
        Print an SVG picture.
    text
        Print letters; this is the default.
    json
        Print a JSON object.
    """
    from ..records.roads import roads as command

    command(shoe, side=side, svg=svg, text=text, json=json, language=language)


for each in (odds, removal, count, risk, simulate, shoe, analyse, solve, best_response):
    app.command(each)
