"""The options of `baccarat play`, stated once: command line, environment and file set them.

`cli/options.py` says how each kind of value is written; its help is in `cli_help.ftl`.
"""

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from .store.address import Place

Browser = Annotated[bool, "browser"]
Port = Annotated[int, "port"]
Connections = Annotated[int, "connections"]
Days = Annotated[int, "days"]
Megabytes = Annotated[int, "megabytes"]
StartFlag = Annotated[bool, "for a single start"]
"""A flag that no file or environment may set for every start."""
HostNames = Annotated[str, "host names"]
Networks = Annotated[str, "networks"]
SignInNames = Annotated[str, "sign-in names"]
SubPath = Annotated[str, "sub-path"]
Listener = Annotated[str, "listener"]
LogFormat: TypeAlias = Literal["text", "json"]
LogLevel: TypeAlias = Literal["info", "warning", "error"]

MEGABYTE: Final = 10**6


@dataclass(frozen=True, kw_only=True)
class HouseConfig:
    """The address, the data folder or database, and the limits of a house.

    0 days keep everything, and 0 means no limit of connections or megabytes. A listener is
    `HOST:PORT` or nothing; lists have commas. Without a `peer_address` no other servers of the
    database share the house.
    """

    host: str = "127.0.0.1"
    port: Port = 8000
    data: Place
    browser: Browser = True
    connections: Connections = 128
    host_name: HostNames = ""
    trusted_proxies: Networks = ""
    root_path: SubPath = ""
    metrics: Listener = ""
    history_days: Days = 0
    guest_days: Days = 400
    max_megabytes: Megabytes = 0
    operator: SignInNames = ""
    operator_passkey: bool = False
    log_format: LogFormat = "text"
    log_level: LogLevel | None = None
    accept_loss: StartFlag = False
    standby: bool = False
    peer_address: Listener = ""

    @property
    def house_bytes(self) -> int | None:
        """The most that the database may take before new rooms are refused; None for no limit."""
        return self.max_megabytes * MEGABYTE or None


def split_list(text: str) -> tuple[str, ...]:
    """Split a list at its commas."""
    return tuple(each.strip() for each in text.split(",") if each.strip())


def split_listener(text: str) -> tuple[str, int]:
    """Split an address and port that have been checked already."""
    host, _, port = text.rpartition(":")
    return host.strip("[]"), int(port)
