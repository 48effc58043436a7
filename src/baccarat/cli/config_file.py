"""The values of options that a TOML file or the environment sets, and where each came from."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cyclopts.config import Env

from ..house.config import HostNames, Networks, SignInNames, StartFlag
from .options import KINDS
from .output.errors import CommandError, unreadable_file

if TYPE_CHECKING:
    from cyclopts import App
    from cyclopts.argument import Argument, ArgumentCollection

PREFIX: Final = "BACCARAT_"
FILE: Final = "config"
"""The option that names the TOML file."""
ENVIRONMENT: Final = Env(PREFIX, command=False)


def start_options() -> frozenset[str]:
    """Return the options for a single start."""
    return _options_of(StartFlag)


def list_options() -> frozenset[str]:
    """Return the options with several texts, separated by commas on the command line."""
    return _options_of(HostNames, Networks, SignInNames)


def _options_of(*kinds: object) -> frozenset[str]:
    return frozenset(name.replace("_", "-") for name, kind in KINDS.items() if kind in kinds)


class Origin(NamedTuple):
    """The source of a value: `option`, `environment`, `file` or `default`, and the name there."""

    kind: str
    name: str = ""


class Sources:
    """Adds the values of the file to a command's options, and remembers where each came from.

    cyclopts calls this after it has read the command line and the environment, which come first.
    """

    def __init__(self) -> None:
        self.origins: dict[str, Origin] = {}

    def __call__(
        self, _app: "App", _commands: tuple[str, ...], arguments: "ArgumentCollection"
    ) -> None:
        """Read the file that the options name; raises CommandError."""
        named = (each for each in arguments if each.parse and each.name.startswith("--"))
        options = {each.name.removeprefix("--"): each for each in named}
        for name in start_options() & options.keys():
            if _origin(options[name]).kind == "environment":
                raise CommandError("error-only-option", name=f"--{name}", path="environment")
        if options[FILE].tokens:
            _add_file(Path(options[FILE].tokens[0].value), options)
        self.origins = {name: _origin(option) for name, option in options.items()}


def _add_file(path: Path, options: "Mapping[str, Argument]") -> None:
    from cyclopts import Token

    for name, value in _read(path).items():
        if name in start_options() | {FILE}:
            raise CommandError("error-only-option", name=f"--{name}", path=str(path))
        if name not in options:
            names = tuple(sorted(options.keys() - start_options() - {FILE}))
            raise CommandError("error-config-key", path=str(path), name=name, known=names)
        option = options[name]
        text = _text(name, value, option.hint, path)
        if not option.tokens:
            option.append(Token(keyword=f"{path}: {name}", value=text, source=str(path)))


def _read(path: Path) -> dict[str, Any]:
    from ..rules.bounds import MOST_CHARACTERS
    from ..rules.fault import FormatError
    from ..rules.read_toml import parse_toml

    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(MOST_CHARACTERS + 1)
        return parse_toml(text)
    except (OSError, UnicodeDecodeError) as fault:
        raise unreadable_file(path, fault) from None
    except FormatError as fault:
        raise CommandError("error-unusable", path=str(path), reason=fault.fault) from None


def _text(name: str, value: object, hint: Any, path: Path) -> str:
    """Return a value as it would be on the command line; raises CommandError for a wrong type."""
    kind = _kind(name, hint)
    match kind, value:
        case ("flag", bool()):
            return str(value).lower()
        case ("number", int()) if not isinstance(value, bool):
            return str(value)
        case ("text" | "texts", str()):
            return value
        case ("texts", list()) if all(isinstance(each, str) for each in value):
            return ",".join(value)
        case _:
            raise CommandError("error-config-type", path=str(path), name=name, kind=kind)


def _kind(name: str, hint: Any) -> str:
    if name in list_options():
        return "texts"
    return {bool: "flag", int: "number"}.get(hint, "text")


def _origin(option: "Argument") -> Origin:
    if not option.tokens:
        return Origin("default")
    token = option.tokens[0]
    match token.source:
        case "cli":
            return Origin("option", token.keyword or "")
        case "env":
            return Origin("environment", token.keyword or "")
        case path:
            return Origin("file", path)


SOURCES: Final = Sources()
"""The sources of the current command line."""
