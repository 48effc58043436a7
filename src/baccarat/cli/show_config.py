"""`baccarat play --show-config`: the configuration, and where each value comes from."""

from typing import TYPE_CHECKING, Final

from ..text.say import say
from .config_file import SOURCES
from .output.errors import own_language

if TYPE_CHECKING:
    from ..web.operations.server_config import ServerConfig

COLUMN: Final = 40
"""Where the comments begin."""


def show(config: "ServerConfig") -> None:
    """Print the configuration as a TOML file that sets the same values."""
    language = own_language()
    for name, value in _values(config).items():
        origin = SOURCES.origins[name]
        source = say(language, f"config-from-{origin.kind}", {"name": origin.name})
        print(f"{f'{name} = {_toml(value)}':<{COLUMN}} # {source}")


def _values(config: "ServerConfig") -> dict[str, bool | int | str | list[str]]:
    """Return the values by option. None of them is secret."""
    from ..house.disk_space import MEGABYTE

    return {
        "host": config.host,
        "port": config.port,
        "data": str(config.data),
        "browser": config.open_browser,
        "connections": config.connections,
        "host-name": list(config.names),
        "trusted-proxies": [str(each) for each in config.proxies],
        "root-path": config.root_path,
        "metrics": _listener(config.metrics),
        "history-days": config.policy.history_days or 0,
        "guest-days": config.policy.guest_days or 0,
        "max-megabytes": (config.policy.house_bytes or 0) // MEGABYTE,
        "operator": list(config.operators),
        "operator-passkey": config.operator_passkey,
        "log-format": config.log_format,
        "log-level": config.log_level,
        "standby": config.standby,
        "peer-address": _listener(config.peer_address),
    }


def _listener(at: tuple[str, int] | None) -> str:
    from ..web.guard.limits import write_address

    return write_address(*at) if at else ""


def _toml(value: bool | int | str | list[str]) -> str:
    import tomlkit

    return tomlkit.item(value).as_string()
