"""Declares the commands; each loads its module only when it runs.

Their options are in `options.py`, and `help_texts.py` adds the help when it is shown.
"""

import sys
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import App, Parameter

from .._version import __version__
from .config_file import ENVIRONMENT, SOURCES
from .options import (
    BanqueProblem,
    CheminProblem,
    CountOptions,
    DataFolder,
    DealOptions,
    Flag,
    HouseAt,
    InputFile,
    Language,
    OddsOptions,
    Packs,
    PlayOptions,
    Reading,
    ResultPacks,
    RiskOptions,
    RoadsOptions,
    ShoeOptions,
    SimulateOptions,
    StudyOptions,
    Texts,
)

COMPLETION: Final = "--install-completion"
"""The command that sets up a shell; it is written like an option, as shells know it."""
Shell = Literal["bash", "zsh", "fish"]

app = App(
    name="baccarat",
    version=__version__,
    version_flags=["--version"],
    help_format="plaintext",  # other formats load a renderer that plain text does not need
    version_format="plaintext",
    suppress_keyboard_interrupt=False,  # otherwise it arrives as if the reader of a pipe had gone
)
solve = App(name="solve", help_format="plaintext")
best_response = App(name="best-response", help_format="plaintext")


@app.command(config=[ENVIRONMENT, SOURCES])
def play(*, options: PlayOptions = PlayOptions()) -> None:
    from .play import play as command

    command(options, _read_play_again)


def _read_play_again() -> PlayOptions:
    """Read this process's options of `play`, and its file, again; raises CommandError."""
    from cyclopts.exceptions import CycloptsError

    from .output.sentences import misused

    try:
        _, bound, _ = app.parse_args(sys.argv[1:], exit_on_error=False, print_error=False)
    except CycloptsError as fault:
        raise misused(fault) from None
    options: PlayOptions = bound.kwargs.get("options", PlayOptions())
    return options


@app.command
def backup(file: Path, /, *, data: DataFolder = None, since: Path | None = None) -> None:
    from .backup import backup as command

    command(file, data=data, since=since)


@app.command
def restore(file: Path, /, *, data: DataFolder = None, force: Flag = False) -> None:
    from .backup import restore as command

    command(file, data=data, force=force)


@app.command
def move(source: HouseAt, target: HouseAt, /) -> None:
    from .backup import move as command

    command(source, target)


@app.command
def check(*, data: DataFolder = None) -> None:
    from .backup import check as command

    command(data=data)


@app.command
def deal(preset: str, /, *, options: DealOptions = DealOptions()) -> None:
    from .deal.deal import deal as command

    command(preset, **vars(options))


@app.command
def presets(
    *names: str, rule: Texts = (), json: Flag = False, language: Language | None = None
) -> None:
    from .presets import presets as command

    command(names, rule, json=json)


@app.command
def rules(
    preset: str,
    /,
    *,
    against: str | None = None,
    rule: Texts = (),
    json: Flag = False,
    language: Language | None = None,
) -> None:
    from .rules import rules as command

    command(preset, against, rule, json=json)


@app.command
def record(
    preset: str,
    file: InputFile,
    /,
    *,
    out: Path,
    reading: Reading = Reading(),
    language: Language | None = None,
) -> None:
    from .records.record import record as command

    command(preset, file, out, reading)


@app.command
def result(
    name: str | None = None,
    /,
    *,
    packs: ResultPacks = 12,
    out: Path | None = None,
    checkpoint: Path | None = None,
    json: Flag = False,
    language: Language | None = None,
) -> None:
    from .result import result as command

    command(name, packs=packs, out=out, checkpoint=checkpoint, json=json)


@app.command
def replay(file: Path, /, *, json: Flag = False, language: Language | None = None) -> None:
    from .records.replay import replay as command

    command(file, json=json)


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
    from .records.verify import verify as command

    command(file, head=head, witness=witness, json=json)


@app.command
def roads(
    results: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    options: RoadsOptions = RoadsOptions(),
) -> None:
    from .records.roads import roads as command

    command(results, options)


@app.command
def odds(preset: str, /, *, options: OddsOptions = OddsOptions()) -> None:
    from .odds.odds import odds as command

    command(preset, options)


@app.command
def removal(
    bet: str,
    /,
    *,
    packs: Packs = 8,
    bets: Path | None = None,
    json: Flag = False,
    language: Language | None = None,
) -> None:
    from .odds.removal import removal as command

    command(bet, packs=packs, folder=bets, json=json)


@app.command
def count(bet: str, /, *, options: CountOptions = CountOptions()) -> None:
    from .odds.count import count as command

    command(bet, options)


@app.command
def risk(bet: str, /, *, options: RiskOptions) -> None:
    from .odds.risk import risk as command

    command(bet, options)


@app.command
def simulate(preset: str, /, *, options: SimulateOptions = SimulateOptions()) -> None:
    from .simulate.simulate import simulate as command

    command(preset, options)


@app.command
def shoe(file: InputFile, /, *, options: ShoeOptions = ShoeOptions()) -> None:
    from .odds.shoe import shoe as command

    command(file, options)


@app.command
def analyse(
    file: InputFile,
    /,
    *,
    preset: str = "punto-banco",
    reading: Reading = Reading(),
    svg: Path | None = None,
    json: Flag = False,
    language: Language | None = None,
) -> None:
    from .records.analyse import analyse as command

    command(file, preset, reading, svg=svg, json=json)


@app.command
def study(file: InputFile, /, *files: InputFile, options: StudyOptions = StudyOptions()) -> None:
    from .records.study import study as command

    command((file, *files), options)


@solve.command(name="chemin-de-fer")
def solve_chemin_de_fer(
    *,
    game: CheminProblem = CheminProblem(),
    json: Flag = False,
    plot: Path | None = None,
    plot_packs: Path | None = None,
    efg: Path | None = None,
    nfg: Path | None = None,
    decimals: Flag = False,
    language: Language | None = None,
) -> None:
    from .solve.solve import solve_chemin_de_fer as command

    files = {"plot": plot, "plot_packs": plot_packs, "efg": efg, "nfg": nfg}
    command(game, json=json, files=files, decimals=decimals)


@solve.command(name="banque")
def solve_banque(
    *,
    game: BanqueProblem = BanqueProblem(),
    concept: Literal["nash", "correlated", "independent"] = "nash",
    json: Flag = False,
    plot: Path | None = None,
    plot_theta: Path | None = None,
    efg: Path | None = None,
    decimals: Flag = False,
    language: Language | None = None,
) -> None:
    from .solve.solve import solve_banque as command

    files = {"plot": plot, "plot_theta": plot_theta, "efg": efg}
    command(game, concept, json=json, files=files, decimals=decimals)


@best_response.command(name="chemin-de-fer")
def answer_chemin_de_fer(
    *,
    ponte: str | None = None,
    banker: str | None = None,
    game: CheminProblem = CheminProblem(),
    json: Flag = False,
    language: Language | None = None,
) -> None:
    from .solve.solve import answer_chemin_de_fer as command

    command(game, ponte=ponte, banker=banker, json=json)


@best_response.command(name="banque")
def answer_banque(
    *,
    right: str | None = None,
    left: str | None = None,
    banker: str | None = None,
    answers: Literal["right", "left", "banker"] | None = None,
    game: BanqueProblem = BanqueProblem(),
    json: Flag = False,
    language: Language | None = None,
) -> None:
    from .solve.solve import answer_banque as command

    command(game, {"right": right, "left": left, "banker": banker}, answers, json=json)


app.command(solve)
app.command(best_response)


@app.command(name=COMPLETION)
def install_completion(
    *,
    shell: Shell | None = None,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
) -> None:
    from ..text.say import say
    from .output.errors import own_language
    from .output.wrapping import tell

    file = app.install_completion(shell=shell or _own_shell(), output=output)
    tell(say(own_language(), "completion-installed", {"file": str(file)}))


def _own_shell() -> Shell:
    """Return the shell that runs this program; raises CommandError for another one."""
    from cyclopts.completion.detect import ShellDetectionError, detect_shell

    from .output.errors import CommandError

    try:
        shell = detect_shell()
    except ShellDetectionError:
        raise CommandError("error-no-shell") from None
    if shell == "powershell":
        raise CommandError("error-no-shell")
    return shell
