"""Declare the commands: their names, their options, and the module that runs each."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ..._version import __version__
from .lab_app import analyse, odds, removal, risk, shoe
from .parameters import Connections, Coups, Flag, Language, Names, Networks, Port, Seats, Seed
from .solve_app import best_response, solve

app = App(
    name="baccarat",
    help="The baccarat family of card games: play at a table in the browser, deal, replay.",
    version=__version__,
    version_flags=["--version"],
    help_format="plaintext",  # the others load a renderer that our words do not need
    version_format="plaintext",
)


@app.command
def play(  # noqa: PLR0913 - all by keyword
    *,
    host: str = "127.0.0.1",
    port: Port = 8000,
    data: Path | None = None,
    browser: Annotated[bool, Parameter(negative="--no-browser")] = True,
    connections: Connections = 128,
    host_name: Names = "",
    trusted_proxies: Networks = "",
    accept_loss: Flag = False,
) -> None:
    """Open the house: start the server, say where it is, and open a browser.

    Parameters
    ----------
    host
        The address to serve at; 0.0.0.0 lets others on your network in.
    port
        The port to serve at; 0 takes any that is free.
    data
        The folder that keeps rooms, chips and shoes; by default the user's own.
    browser
        Whether to open a browser.
    connections
        How many connections one address may hold; 0 for no limit.
    host_name
        Names that people know this machine by, separated by commas; its addresses need none.
    trusted_proxies
        Addresses or networks of proxies in front of this server, separated by commas: what they
        say about where a request comes from is believed, and nobody else's word.
    accept_loss
        Open a house whose newest changes are lost, after copying all its files aside.
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
        accept_loss=accept_loss,
    )


@app.command
def backup(file: Path, /, *, data: Path | None = None) -> None:
    """Copy the house into a file, also while it serves.

    Parameters
    ----------
    file
        Where the copy goes; a file that is there already is not written over.
    data
        The folder that keeps rooms, chips and shoes; by default the user's own.
    """
    from ..backup import backup as command

    command(file, data=data)


@app.command
def restore(file: Path, /, *, data: Path | None = None, force: Flag = False) -> None:
    """Put a copy of the house in its place, when it is whole; no server may be using the folder.

    Parameters
    ----------
    file
        What `baccarat backup` has written.
    data
        The folder to put it in; by default the user's own.
    force
        Write over what the folder holds.
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
    """Deal coups in the terminal, shoe after shoe; at chemin de fer bots play them.

    Parameters
    ----------
    preset
        The game by name, as `baccarat presets` lists it.
    seats
        How many play, at chemin de fer; by default 5.
    bots
        By which strategies they play: cautious, bold, by-the-book, equilibrium, or several of them
        separated by commas, who sit down in turn; by default some of each but the last.
    coups
        How many coups to deal.
    seed
        A number that stands for the shuffle: the same one gives the same cards; by default any.
    why
        Explain each draw by its rule.
    json
        Print one object a line and coup.
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
        Print a list of objects, with every field; sums in units, 100 to a chip.
    """
    from ..presets import presets as command

    command(json=json, language=language)


@app.command
def replay(file: Path, /, *, json: Flag = False, language: Language | None = None) -> None:
    """Play a record (.bhh) again, and check every card, stake and result.

    Parameters
    ----------
    file
        The record.
    json
        Print one object.
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
        A running hash that you noted: it must be one of this record's.
    witness
        What your browser saw, as "Save what I saw" saves it: the record must say the same.
    json
        Print one object.
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
    """Draw the scorecards of a shoe: bead plate, big road and the three drawn from it.

    Parameters
    ----------
    shoe
        A record, or results such as `B,Pn,T,Bpb`: n for a natural, p or b for a pair of that side.
    side
        Of a record where more than one side plays against the bank: which; by default the first.
    svg
        Print a picture.
    text
        Print letters, as without any option.
    json
        Print one object.
    """
    from ..records.roads import roads as command

    command(shoe, side=side, svg=svg, text=text, json=json, language=language)


for each in (odds, removal, risk, shoe, analyse, solve, best_response):
    app.command(each)
