"""`baccarat play`: start the server and open a browser."""

import gc
import logging
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from socket import gethostname
from typing import TYPE_CHECKING, Any, Final

from ..house.config import split_list
from ..text.say import join_names, say
from .config_file import FILE, SOURCES, list_options, start_options
from .options import PlayOptions
from .output.errors import CommandError, own_language, unreadable_file
from .output.sentences import sentence_of
from .output.wrapping import tell

if TYPE_CHECKING:
    from ..rules.fault import Fault

log = logging.getLogger(__name__)

EVERY_ADDRESS: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104 - other servers need a name
COLUMN: Final = 40
"""Where the comments of a shown configuration begin."""
Again = Callable[[], PlayOptions]
"""Reads the options of this process again; raises CommandError."""


def play(options: PlayOptions, again: Again) -> None:
    """Serve until interrupted, or print the configuration."""
    if options.show_config:
        _show(settle(options))
    else:
        _serve(settle(options), again)


def settle(options: PlayOptions) -> PlayOptions:
    """Replace the values that mean a default by it. Raises CommandError."""
    from ..web.guard.limits import write_address

    data = data_folder() if options.data is None else options.data
    peer_address = options.peer_address
    if not (peer_address or isinstance(data, Path) or options.standby):
        host = gethostname() if options.host in EVERY_ADDRESS else options.host
        peer_address = write_address(host, 0)
    if peer_address and isinstance(data, Path):
        raise CommandError("error-folder-not-shared", path=str(data))
    if peer_address and options.standby:
        raise CommandError("error-shared-standby")
    # at a terminal, where people read the log, there are only warnings
    is_read = options.log_format == "text" and sys.stderr.isatty()
    log_level = options.log_level or ("warning" if is_read else "info")
    return replace(options, data=data, log_level=log_level, peer_address=peer_address)


def _show(options: PlayOptions) -> None:
    """Print the configuration as a TOML file that sets the same values, none of them secret."""
    import tomlkit

    language = own_language()
    for field, value in vars(options).items():
        name = field.replace("_", "-")
        if name in start_options() | {FILE}:
            continue
        shown: Any = value if isinstance(value, bool | int) else str(value)
        if name in list_options():
            shown = [*split_list(value)]
        origin = SOURCES.origins[name]
        source = say(language, f"config-from-{origin.kind}", {"name": origin.name})
        print(f"{f'{name} = {tomlkit.item(shown).as_string()}':<{COLUMN}} # {source}")


def _serve(config: PlayOptions, again: Again) -> None:
    gc.disable()  # imported objects stay; looking for garbage takes a tenth of the time
    from ..web.serve import CannotServe, serve

    gc.enable()
    language = own_language()

    def reread() -> PlayOptions | None:
        try:
            return settle(again())
        except CommandError as fault:
            log.error("the configuration is unchanged: %s", sentence_of(fault))
            return None

    def note(notice: "Fault") -> None:
        tell(say(language, f"play-{notice.code}", notice.facts), sys.stderr)

    def tell_address(address: str) -> None:
        tell(say(language, "play-address", {"address": address}))
        if hosts := split_list(config.host_name):
            names = join_names(language, hosts)
            tell(say(language, "play-names", {"names": names}))

    try:
        serve(config, say=tell_address, note=note, reread=reread)
    except OSError as fault:
        raise unreadable_file(config.data, fault) from None
    except CannotServe as fault:
        reason = fault.reason or ""
        raise CommandError(f"error-{fault.code}", path=fault.path, reason=reason) from None


def data_folder() -> Path:
    """Return the folder in which this system keeps a user's data.

    A folder that an earlier version made elsewhere stays in use.
    """
    from platformdirs import user_data_path

    earlier = _earlier_data_folder()
    return earlier if earlier.is_dir() else user_data_path("baccarat", appauthor=False)


def _earlier_data_folder() -> Path:
    """Return the folder that versions without platformdirs used."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "baccarat"
