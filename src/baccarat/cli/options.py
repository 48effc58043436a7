"""The options of each command, stated once: names, types, bounds and defaults.

The command line, environment, configuration file, help and documents follow from these classes. A
type parses strictly what a person typed. The help texts are messages of `cli_help.ftl`.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    Literal,
    TypeVar,
    dataclass_transform,
    get_type_hints,
)

from cyclopts import Parameter

from ..house import config as kinds
from ..text.csv_text import Spreadsheet
from .output.errors import CommandError, plain

if TYPE_CHECKING:
    from cyclopts import Token

    from ..house.store.address import Place

_WHOLE: Final = re.compile(r"(-?)0*([1-9][0-9]*|0)")
_DIGITS: Final = 19
"""The most digits that a number within any bounds has; no more of a longer one are shown."""
_HOST: Final = re.compile(r"[\w.-]{1,253}|\[[0-9A-Fa-f:.]+\]", re.ASCII)
"""A host name or an address, without a port."""
_ACCOUNT: Final = re.compile(r"[^,]{1,24}-[0-9]{4,}")
"""The name of an account, which ends with the digits that the house gave it."""
_SUB_PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]{1,64}){0,8}")
MOST_PACKS: Final = 26
T = TypeVar("T")


@dataclass_transform(frozen_default=True, kw_only_default=True)
def options(kind: type[T]) -> type[T]:
    """Make a class hold the options of a command, one field each."""
    made = dataclass(frozen=True, kw_only=True, eq=False, repr=False, match_args=False)(kind)
    return Parameter(name="*")(made)


def _parsed(read: Callable[[str, str], object]) -> Parameter:
    """Convert an option by a function of its name, as the user gave it, and its value."""

    def convert(_: Any, tokens: "Sequence[Token]") -> object:
        return read(tokens[-1].keyword or "", tokens[-1].value)

    return Parameter(converter=convert)


def _within(low: int, high: int) -> Parameter:
    return _parsed(lambda name, value: _read_number(name, value, low, high))


def _read_number(name: str, value: str, low: int, high: int) -> int:
    match = _WHOLE.fullmatch(value)
    if not match:
        raise CommandError("error-not-whole", name=name, value=value)
    sign, digits = match.groups()
    if len(digits) > _DIGITS or not low <= int(sign + digits) <= high:
        shown = plain(value, _DIGITS + 1)
        raise CommandError(
            "error-out-of-range", name=name, value=shown, low=str(low), high=str(high)
        )
    return int(sign + digits)


def _list_of(read_one: Callable[[str], str | None], message: str) -> Parameter:
    """Read several texts with commas between them, each by a function that refuses it as None."""

    def read(name: str, value: str) -> str:
        texts = []
        for each in value.split(",") if value else ():
            if (text := read_one(each.strip())) is None:
                raise CommandError(message, name=name, value=each)
            texts.append(text)
        return ",".join(texts)

    return _parsed(read)


def _like(pattern: re.Pattern[str]) -> Callable[[str], str | None]:
    return lambda text: text if pattern.fullmatch(text) else None


def _read_network(text: str) -> str | None:
    from ipaddress import ip_network

    try:
        return str(ip_network(text))
    except ValueError:
        return None


def _read_place(_: Any, tokens: "Sequence[Token]") -> "Place":
    from ..house.store.address import DatabaseUrl, read_place

    place = read_place(tokens[-1].value)
    is_typed = tokens[-1].source == "cli"
    if isinstance(place, DatabaseUrl) and place.has_password and is_typed:
        raise CommandError("error-password-in-url")
    return place


def _read_packs(_: str, value: str) -> int | Literal["inf"]:
    is_number = _WHOLE.fullmatch(value) and len(value) <= _DIGITS
    if value != "inf" and not (is_number and 1 <= int(value) <= MOST_PACKS):
        shown = plain(value, _DIGITS + 1)
        raise CommandError("error-packs-or-inf", value=shown, high=MOST_PACKS)
    return "inf" if value == "inf" else int(value)


def _read_burn(name: str, value: str) -> int | Literal["first"]:
    return "first" if value == "first" else _read_number(name, value, 0, 52)


def _read_language(_: str, value: str) -> str:
    from ..text.languages import LANGUAGES, is_language, plugin_folders

    if not is_language(value):
        tags = ", ".join((*LANGUAGES, *plugin_folders()))
        raise CommandError("error-unknown-language", name=value, known=tags)
    return value


def _read_listener(name: str, value: str) -> str:
    if not value:
        return value
    host, _, port = value.rpartition(":")
    if not (_HOST.fullmatch(host) and re.fullmatch("[0-9]{1,5}", port) and int(port) <= 65535):
        raise CommandError("error-no-listener", name=name, value=value)
    return f"{host}:{int(port)}"


def _read_sub_path(name: str, value: str) -> str:
    path = value.rstrip("/")
    if not _SUB_PATH.fullmatch(path):
        raise CommandError("error-no-sub-path", name=name, value=value)
    return path


Flag = Annotated[bool, Parameter(negative="")]
Text = Annotated[str, Parameter(allow_leading_hyphen=True)]
InputFile = Annotated[Path, Parameter(allow_leading_hyphen=True)]
"""A file, or `-` for standard input."""
Texts = Annotated[tuple[str, ...], Parameter(negative="", show_default=False)]
Count = Annotated[int, _within(1, 10**9)]
Packs = Annotated[int, _within(1, MOST_PACKS)]
ResultPacks = Annotated[int, _within(1, 12)]
PacksOrInf = Annotated[int | Literal["inf"], _parsed(_read_packs)]
Seats = Annotated[int, _within(1, 1000)]
Seed = Annotated[int, _within(0, 10**18)]
SimulationSeed = Annotated[int, _within(0, 2**63 - 1)]
HouseAt = Annotated[Any, Parameter(converter=_read_place)]
"""A folder or the URL of a database, which cyclopts refuses as a Path if pydantic is loaded."""
DataFolder = Annotated[HouseAt, Parameter(env_var="BACCARAT_DATA")]
Language = Annotated[str, _parsed(_read_language)]


@options
class PlayOptions(kinds.HouseConfig):
    """`baccarat play`."""

    data: HouseAt = None
    config: Path | None = None
    show_config: kinds.StartFlag = False


READERS: Final[Mapping[object, Parameter]] = {
    bool: Parameter(negative=""),
    kinds.Browser: Parameter(negative="--no-browser"),
    kinds.StartFlag: Parameter(negative="", show_env_var=False),
    kinds.Port: _within(0, 65535),
    kinds.Connections: _within(0, 10**6),
    kinds.Days: _within(0, 36_500),
    kinds.Megabytes: _within(0, 10**9),
    kinds.HostNames: _list_of(_like(_HOST), "error-no-host-name"),
    kinds.Networks: _list_of(_read_network, "error-no-network"),
    kinds.SignInNames: _list_of(_like(_ACCOUNT), "error-no-sign-in-name"),
    kinds.SubPath: _parsed(_read_sub_path),
    kinds.Listener: _parsed(_read_listener),
}
"""How the kinds of options of `play` are written."""
KINDS: Final = get_type_hints(PlayOptions, include_extras=True)
PlayOptions.__annotations__.update(
    {name: Annotated[kind, READERS[kind]] for name, kind in KINDS.items() if kind in READERS}
)


@options
class Reading:
    """How a file of shoes is to be read; None where that is to be found out."""

    format: Literal["results", "cards", "feed", "frames"] | None = None
    columns: Text | None = None
    codes: str | None = None
    packs: Packs | None = None
    burn: Annotated[int | Literal["first"] | None, _parsed(_read_burn)] = None
    rule: Texts = ()
    separator: Literal["comma", "semicolon", "tab", "space"] | None = None
    keep_going: Path | None = None
    shoe: Count | None = None


@options
class DealOptions:
    """`baccarat deal`."""

    seats: Seats | None = None
    bots: str | None = None
    coups: Count = 5
    seed: Seed | None = None
    rule: Texts = ()
    why: Flag = False
    json: Flag = False
    language: Language | None = None


@options
class RoadsOptions:
    """`baccarat roads`."""

    reading: Reading = Reading()
    side: str | None = None
    across: Annotated[int | None, _within(6, 1000)] = None
    plot: Path | None = None
    svg: Flag = False
    text: Flag = False
    json: Flag = False
    language: Language | None = None


@options
class OddsOptions:
    """`baccarat odds`."""

    packs: PacksOrInf | None = None
    rule: Texts = ()
    counts: Text | None = None
    cards: InputFile | None = None
    removed: str | None = None
    dealt: str | None = None
    bet: Texts = ()
    bets: Path | None = None
    json: Flag = False
    csv: Flag = False
    spreadsheet: Spreadsheet | None = None
    language: Language | None = None


@options
class CountOptions:
    """`baccarat count`."""

    tags: Text | None = None
    threshold: float | None = None
    divisor: Literal["unseen", "shoe"] | None = None
    running: Text | None = None
    packs: Packs = 8
    one_more: Annotated[bool, Parameter(negative="--no-one-more")] = True
    cut: Annotated[tuple[int, ...], Parameter(negative="", show_default=False)] = ()
    shoes: int = 2_000
    seed: SimulationSeed = 1
    bets: Path | None = None
    json: Flag = False
    language: Language | None = None


@options
class RiskOptions:
    """`baccarat risk`."""

    bankroll: Count
    stake: Count = 1
    coups: Count = 100
    packs: Packs = 8
    bets: Path | None = None
    json: Flag = False
    language: Language | None = None


@options
class ShoeOptions:
    """`baccarat shoe`."""

    preset: str = "punto-banco"
    reading: Reading = Reading()
    bets: Path | None = None
    json: Flag = False
    csv: Flag = False
    spreadsheet: Spreadsheet | None = None
    plot: Path | None = None
    language: Language | None = None


@options
class StudyOptions:
    """`baccarat study`."""

    preset: str = "punto-banco"
    reading: Reading = Reading()
    cut: Text | None = None
    bet: Texts = ()
    bets: Path | None = None
    seed: SimulationSeed = 1
    out: Path | None = None
    spreadsheet: Spreadsheet | None = None
    report: Path | None = None
    json: Flag = False
    language: Language | None = None


@options
class SimulateOptions:
    """`baccarat simulate`."""

    shoes: Annotated[int, _within(1, 10**12)] | None = None
    seed: SimulationSeed | None = None
    jobs: Annotated[int, _within(1, 1024)] | None = None
    cluster: str | None = None
    cut: Text | None = None
    burn: Text | None = None
    bet: Texts = ()
    bets: Path | None = None
    until: Text | None = None
    strategy: str | None = None
    session: Count | None = None
    bankroll: Text | None = None
    at: Text | None = None
    player: Texts = ()
    seats: Seats | None = None
    bystanders: Annotated[int, _within(0, 1000)] | None = None
    rule: Texts = ()
    ponte: str | None = None
    right: str | None = None
    left: str | None = None
    banker: str | None = None
    kernel: str = "auto"
    checkpoint: Path | None = None
    by_shoe: Path | None = None
    by_session: Path | None = None
    out: Path | None = None
    spreadsheet: Spreadsheet | None = None
    report: Path | None = None
    json: Flag = False
    language: Language | None = None


@options
class CheminProblem:
    """The rules and cards of chemin de fer that are to be solved."""

    preset: str | None = None
    rule: Texts = ()
    packs: PacksOrInf | None = None
    counts: Text | None = None
    sees: Literal["totals", "banker", "both"] = "totals"
    tax: Text | None = None
    ponte_free: Literal["5", "all"] | None = None
    banker_free: str | None = None


@options
class BanqueProblem:
    """The rules and cards of baccara banque that are to be solved."""

    preset: str | None = None
    rule: Texts = ()
    theta: Text = "1/2"
    packs: PacksOrInf | None = None
    counts: Text | None = None
    ponte_free: Literal["5", "all"] | None = None
    left_sees: Literal["total", "card", "hand"] | None = None
    naturals: Literal["known", "pooled"] | None = None
