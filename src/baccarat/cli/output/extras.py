"""The extras of the package, and the error for a module whose extra is not installed."""

from collections.abc import Mapping
from typing import Final

from .errors import CommandError

MODULES: Final[Mapping[str, tuple[str, ...]]] = {
    "server": (
        *("litestar", "uvicorn", "websockets", "h11", "httpcore", "uvloop"),
        *("sqlalchemy", "alembic", "itsdangerous", "filelock", "platformdirs"),
        *("prometheus_client", "argon2", "webauthn", "zxcvbn"),
    ),
    "postgres": ("psycopg",),
    "lab": ("numpy", "numba", "llvmlite", "resvg_py", "narwhals"),
    "cluster": ("distributed",),
    "rl": ("pyspiel", "open_spiel", "pettingzoo", "gymnasium"),
}
"""The modules that each extra brings."""
EXTRA_OF: Final = {module: extra for extra, modules in MODULES.items() for module in modules}


def is_of_an_extra(fault: ImportError) -> bool:
    """Whether an extra of the package brings the missing module."""
    return _module(fault) in EXTRA_OF


def missing_extra(fault: ImportError, language: str | None = None) -> CommandError:
    """Return the error that names the extra to install; raises KeyError for other modules."""
    module = _module(fault)
    return CommandError(
        "error-missing-extra", language=language, name=module, extra=EXTRA_OF[module]
    )


def _module(fault: ImportError) -> str:
    return (fault.name or "").partition(".")[0]
