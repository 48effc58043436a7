"""`baccarat play`: start the server and open a browser."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ..text import say
from .output.errors import CommandError, own_language, unreadable_file

if TYPE_CHECKING:
    from ..rules import Fault


def play(  # noqa: PLR0913 - all by keyword
    *,
    host: str,
    port: int,
    data: Path | None,
    open_browser: bool,
    connections: int,
    host_name: str,
    trusted_proxies: str,
    accept_loss: bool,
) -> None:
    """Serve until interrupted."""
    from ..web.address import parse_networks
    from ..web.serve import CannotServe, serve

    def noted(notice: "Fault") -> None:
        print(
            say(own_language(), f"play-{notice.code}", notice.facts),
            file=sys.stderr,
            flush=True,
        )

    def told(address: str) -> None:
        print(say(own_language(), "play-address", {"address": address}), flush=True)

    folder = data_folder() if data is None else data
    try:
        serve(
            host=host,
            port=port,
            data=folder,
            open_browser=open_browser,
            say=told,
            note=noted,
            connections=connections,
            names=[each.strip() for each in host_name.split(",") if each.strip()],
            proxies=parse_networks(trusted_proxies),
            accept_loss=accept_loss,
        )
    except OSError as fault:
        raise unreadable_file(folder, fault) from None
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
