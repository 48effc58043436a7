"""The types of the options: each parses strictly what a person typed."""

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from cyclopts import Parameter

from ..output.errors import CommandError, plain

if TYPE_CHECKING:
    from cyclopts import Token

    from ...house.store.address import Place

_WHOLE: Final = re.compile(r"(-?)0*([1-9][0-9]*|0)")
_DIGITS: Final = 19
"""The most digits that a number within any bounds has; no more of a longer one are shown."""
_NAME: Final = re.compile(r"[\w.-]{1,253}|\[[0-9A-Fa-f:.]+\]", re.ASCII)
"""A host name or an address, without a port."""
_SIGN_IN_NAME: Final = re.compile(r"[^,]{1,24}-[0-9]{4,}")
"""The name of an account, which ends with the digits that the house gave it."""
_LISTENER: Final = re.compile(r"([\w.-]{1,253}|\[[0-9A-Fa-f:.]+\]):([0-9]{1,5})", re.ASCII)
"""An address to listen at, and a port."""
_SUB_PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]{1,64}){0,8}")
_MOST: Final = 10**18
MOST_PACKS: Final = 26
COMPLETION: Final = "--install-completion"
"""The command that sets up a shell; it is written like an option, as shells know it."""


def _within(low: int, high: int) -> Callable[[Any, "Sequence[Token]"], int]:
    def read(_: Any, tokens: "Sequence[Token]") -> int:
        name, value = tokens[-1].keyword or "", tokens[-1].value
        found = _WHOLE.fullmatch(value)
        if not found:
            raise CommandError("error-not-whole", name=name, value=value)
        sign, digits = found.groups()
        if len(digits) > _DIGITS or not low <= int(sign + digits) <= high:
            shown = plain(value, _DIGITS + 1)
            raise CommandError(
                "error-out-of-range", name=name, value=shown, low=str(low), high=str(high)
            )
        return int(sign + digits)

    return read


def _place(_: Any, tokens: "Sequence[Token]") -> "Place":
    from ...house.store.address import DatabaseUrl, read_place

    place = read_place(tokens[-1].value)
    typed = tokens[-1].source == "cli"
    if isinstance(place, DatabaseUrl) and place.has_password and typed:
        raise CommandError("error-password-in-url")
    return place


def _packs_or_inf(_: Any, tokens: "Sequence[Token]") -> int | Literal["inf"]:
    value = tokens[-1].value
    found = _WHOLE.fullmatch(value)
    if value != "inf" and not (found and len(value) <= _DIGITS and 1 <= int(value) <= MOST_PACKS):
        raise CommandError("error-packs-or-inf", value=value, high=MOST_PACKS)
    return "inf" if value == "inf" else int(value)


def burnt(_: Any, tokens: "Sequence[Token]") -> int | Literal["first"]:
    """Read a number of burnt cards, or `first`."""
    return "first" if tokens[-1].value == "first" else _within(0, 52)(_, tokens)


def _language(_: Any, tokens: "Sequence[Token]") -> str:
    from ...text.languages import LANGUAGES, is_language, plugin_folders

    value = tokens[-1].value
    if not is_language(value):
        known = ", ".join((*LANGUAGES, *plugin_folders()))
        raise CommandError("error-unknown-language", name=value, known=known)
    return value


def _networks(_: Any, tokens: "Sequence[Token]") -> str:
    """Keep addresses and networks as text: their parser comes with the server."""
    from ipaddress import ip_network

    name, value = tokens[-1].keyword or "", tokens[-1].value
    for each in value.split(",") if value else ():
        try:
            ip_network(each.strip())
        except ValueError:
            raise CommandError("error-no-network", name=name, value=each) from None
    return value


def _names(_: Any, tokens: "Sequence[Token]") -> str:
    name, value = tokens[-1].keyword or "", tokens[-1].value
    for each in value.split(",") if value else ():
        if not _NAME.fullmatch(each.strip()):
            raise CommandError("error-no-host-name", name=name, value=each)
    return value


def _sign_in_names(_: Any, tokens: "Sequence[Token]") -> str:
    name, value = tokens[-1].keyword or "", tokens[-1].value
    for each in value.split(",") if value else ():
        if not _SIGN_IN_NAME.fullmatch(each.strip()):
            raise CommandError("error-no-sign-in-name", name=name, value=each)
    return value


def _listener(_: Any, tokens: "Sequence[Token]") -> str:
    name, value = tokens[-1].keyword or "", tokens[-1].value
    found = _LISTENER.fullmatch(value)
    if value and not (found and int(found[2]) <= 65535):
        raise CommandError("error-no-listener", name=name, value=value)
    return value


def _sub_path(_: Any, tokens: "Sequence[Token]") -> str:
    name, value = tokens[-1].keyword or "", tokens[-1].value
    path = value.rstrip("/")
    if not _SUB_PATH.fullmatch(path):
        raise CommandError("error-no-sub-path", name=name, value=value)
    return path


Flag = Annotated[bool, Parameter(negative="")]
Bets = Annotated[tuple[str, ...], Parameter(negative="", show_default=False)]
Seed = Annotated[int, Parameter(converter=_within(0, _MOST))]
Coups = Annotated[int, Parameter(converter=_within(1, 10**9))]
Chips = Annotated[int, Parameter(converter=_within(1, 10**9))]
ShoeCount = Annotated[int, Parameter(converter=_within(1, 10**12))]
SimulationSeed = Annotated[int, Parameter(converter=_within(0, 2**63 - 1))]
Jobs = Annotated[int, Parameter(converter=_within(1, 1024))]
SessionCoups = Annotated[int, Parameter(converter=_within(1, 10**9))]
Seats = Annotated[int, Parameter(converter=_within(1, 1000))]
Bystanders = Annotated[int, Parameter(converter=_within(0, 1000))]
Packs = Annotated[int, Parameter(converter=_within(1, MOST_PACKS))]
ShoeNumber = Annotated[int, Parameter(converter=_within(1, 10**9))]
PacksOrInf = Annotated[int | Literal["inf"], Parameter(converter=_packs_or_inf)]
Port = Annotated[int, Parameter(converter=_within(0, 65535))]
Days = Annotated[int, Parameter(converter=_within(0, 36_500))]
Megabytes = Annotated[int, Parameter(converter=_within(0, 10**9))]
Connections = Annotated[int, Parameter(converter=_within(0, 10**6))]
Networks = Annotated[str, Parameter(converter=_networks)]
Names = Annotated[str, Parameter(converter=_names)]
SignInNames = Annotated[str, Parameter(converter=_sign_in_names)]
Listener = Annotated[str, Parameter(converter=_listener)]
SubPath = Annotated[str, Parameter(converter=_sub_path)]
OnlyOption = Annotated[bool, Parameter(negative="", show_env_var=False)]
DataPlace = Annotated[Any, Parameter(converter=_place)]
"""A folder or the URL of a database, which cyclopts refuses as a Path if pydantic is loaded."""
DataFolder = Annotated[Any, Parameter(env_var="BACCARAT_DATA", converter=_place)]
HouseAt = Annotated[Any, Parameter(converter=_place)]
Language = Annotated[str, Parameter(converter=_language)]
