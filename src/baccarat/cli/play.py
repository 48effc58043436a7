"""`baccarat play`: start the server and open a browser."""

import logging
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from socket import gethostname
from typing import TYPE_CHECKING, Any, Final

from ..text.say import join_names, say
from .output.errors import CommandError, own_language, unreadable_file
from .output.sentences import sentence_of
from .output.wrapping import tell

if TYPE_CHECKING:
    from ..house.store.address import Place
    from ..rules.fault import Fault
    from ..web.operations.log import LogFormat, LogLevel
    from ..web.operations.server_config import ServerConfig


log = logging.getLogger(__name__)


EVERY_ADDRESS: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104 - other servers need a name
Again = Callable[[], Mapping[str, Any]]
"""Reads the options of this process again; raises CommandError."""


def play(*, again: Again, show_config: bool, **options: Any) -> None:
    """Serve until interrupted, or print the configuration."""
    config = make_config(**options)
    if show_config:
        from .show_config import show

        show(config)
    else:
        _serve(config, again)


def make_config(  # noqa: PLR0913 - all by keyword
    *,
    host: str,
    port: int,
    data: "Place | None",
    browser: bool,
    connections: int,
    host_name: str,
    trusted_proxies: str,
    root_path: str,
    metrics: str,
    history_days: int,
    guest_days: int,
    max_megabytes: int,
    operator: str,
    operator_passkey: bool,
    log_format: "LogFormat",
    log_level: "LogLevel | None",
    accept_loss: bool,
    standby: bool,
    peer_address: str,
) -> "ServerConfig":
    """Return the configuration that these options give."""
    from ..house.disk_space import MEGABYTE, Policy
    from ..web.guard.limits import parse_networks
    from ..web.operations.server_config import ServerConfig

    place = data_folder() if data is None else data
    peers = _listener(peer_address)
    if peers is None and not isinstance(place, Path) and not standby:
        peers = (gethostname() if host in EVERY_ADDRESS else host, 0)
    config = ServerConfig(
        host=host,
        port=port,
        data=place,
        open_browser=browser,
        connections=connections,
        names=_texts(host_name),
        proxies=parse_networks(trusted_proxies),
        root_path=root_path,
        metrics=_listener(metrics),
        policy=Policy(
            history_days=history_days or None,
            guest_days=guest_days or None,
            house_bytes=max_megabytes * MEGABYTE or None,
        ),
        operators=_texts(operator),
        operator_passkey=operator_passkey,
        log_format=log_format,
        log_level=log_level or _usual_level(log_format),
        accept_loss=accept_loss,
        standby=standby,
        peer_address=peers,
    )
    if config.peer_address and isinstance(config.data, Path):
        raise CommandError("error-folder-not-shared", path=str(config.data))
    if config.peer_address and standby:
        raise CommandError("error-shared-standby")
    return config


def _serve(config: "ServerConfig", again: Again) -> None:
    from ..web.serve import CannotServe, serve

    language = own_language()

    def reread() -> "ServerConfig | None":
        try:
            return make_config(**again())
        except CommandError as fault:
            log.error("the configuration is unchanged: %s", sentence_of(fault))
            return None

    def noted(notice: "Fault") -> None:
        tell(say(language, f"play-{notice.code}", notice.facts), sys.stderr)

    def told(address: str) -> None:
        tell(say(language, "play-address", {"address": address}))
        if config.names:
            names = join_names(language, config.names)
            tell(say(language, "play-names", {"names": names}))

    try:
        serve(config, say=told, note=noted, reread=reread)
    except OSError as fault:
        raise unreadable_file(config.data, fault) from None
    except CannotServe as fault:
        reason = fault.reason or ""
        raise CommandError(f"error-{fault.code}", path=fault.path, reason=reason) from None


def _texts(text: str) -> tuple[str, ...]:
    """Split a list at its commas."""
    return tuple(each.strip() for each in text.split(",") if each.strip())


def _listener(text: str) -> tuple[str, int] | None:
    """Split an address and port that have been checked already."""
    host, _, port = text.rpartition(":")
    return (host.strip("[]"), int(port)) if text else None


def _usual_level(log_format: "LogFormat") -> "LogLevel":
    """Return the default level: at a terminal, where people read the log, only warnings."""
    return "warning" if log_format == "text" and sys.stderr.isatty() else "info"


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
