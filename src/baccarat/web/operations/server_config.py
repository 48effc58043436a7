"""The configuration of a server, as its operator sets it by options, environment or file."""

import msgspec

from ...house.disk_space import Policy
from ...house.store.address import Place
from ..guard.limits import MAX_CONNECTIONS, Network
from .log import LogFormat, LogLevel


class ServerConfig(msgspec.Struct, frozen=True, kw_only=True):
    """The address, the data folder or database, and the limits of a server.

    - `connections`: the most that one address may hold; 0 for no limit.
    - `proxies`: the networks of proxies trusted to forward client addresses.
    - `names`: host names of this house, in addition to the addresses that it is served at.
    - `root_path`: the sub-path of the house, such as `/baccarat`; empty at the top.
    - `metrics`: the host and port of the metrics; None for none.
    - `operators`: the sign-in names of the accounts that moderate the house.
    - `operator_passkey`: whether operators must sign in with a passkey only.
    - `policy`: how long the house keeps things, and how much space it may take.
    - `standby`: wait while another server uses the database.
    - `peer_address`: where the other servers of this database reach this one; its own port for
      port 0. None if no others share the house.
    - `accept_loss`: open the house even if its latest transactions are missing.
    """

    data: Place
    host: str = "127.0.0.1"
    port: int = 0
    open_browser: bool = False
    connections: int = MAX_CONNECTIONS
    proxies: tuple[Network, ...] = ()
    names: tuple[str, ...] = ()
    root_path: str = ""
    metrics: tuple[str, int] | None = None
    operators: tuple[str, ...] = ()
    operator_passkey: bool = False
    policy: Policy = Policy()
    log_format: LogFormat = "text"
    log_level: LogLevel = "warning"
    accept_loss: bool = False
    standby: bool = False
    peer_address: tuple[str, int] | None = None
