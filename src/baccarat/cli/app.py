"""The commands: what they are called, what they take, and where they live."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from .._version import __version__
from .values import Coups, Language, Port, Seed

app = App(
    name="baccarat",
    help="The baccarat family of card games: play at a table in the browser, deal, replay.",
    version=__version__,
    version_flags=["--version"],
    help_format="plaintext",  # the others load a renderer that our words do not need
    version_format="plaintext",
)

Flag = Annotated[bool, Parameter(negative="")]


@app.command
def play(
    *,
    host: str = "127.0.0.1",
    port: Port = 8000,
    data: Path | None = None,
    browser: Annotated[bool, Parameter(negative="--no-browser")] = True,
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
    """
    from .play import play as command

    command(host=host, port=port, data=data, open_browser=browser)


@app.command
def deal(  # noqa: PLR0913 - all but one by keyword
    preset: str,
    /,
    *,
    coups: Coups = 5,
    seed: Seed | None = None,
    why: Flag = False,
    json: Flag = False,
    language: Language | None = None,
) -> None:
    """Deal coups in the terminal, shoe after shoe.

    Parameters
    ----------
    preset
        The game by name, as `baccarat presets` lists it.
    coups
        How many coups to deal.
    seed
        A number that stands for the shuffle: the same one gives the same cards; by default any.
    why
        Explain each draw by its rule.
    json
        Print one object a line and coup.
    language
        en, de or fr; by default that of the surroundings.
    """
    from .deal import deal as command

    command(preset, coups=coups, seed=seed, why=why, json=json, language=language)


@app.command
def presets(*, json: Flag = False, language: Language | None = None) -> None:
    """List the games and their house rules.

    Parameters
    ----------
    json
        Print a list of objects, with every field; sums in units, 100 to a chip.
    language
        en, de or fr; by default that of the surroundings.
    """
    from .presets import presets as command

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
    language
        en, de or fr; by default that of the surroundings.
    """
    from .replay import replay as command

    command(file, json=json, language=language)
