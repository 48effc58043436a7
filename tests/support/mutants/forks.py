"""The process from which others are forked, with their imports done once.

The server is among these, unchanged: code that runs a changed package forgets it first.
"""

import os
import runpy
import sys
from gc import freeze
from multiprocessing import get_context
from typing import Final

from _pytest.config import default_plugins

PACKAGE: Final = "baccarat"
SERVER: Final = f"{PACKAGE}.web.serve"
FORKS: Final = get_context("forkserver")
FORKS.set_forkserver_preload([
    "pytest",
    *(f"_pytest.{plugin}" for plugin in default_plugins),
    "hypothesis",
    "hypothesis.strategies",
    "hypothesis.stateful",
    "msgspec",
    "numpy",
    "pdb",
    "scipy",
    "tomlkit",
    # Modules that a server needs.
    "filelock",
    "itsdangerous",
    "litestar",
    "litestar.middleware.compression",
    "litestar.static_files",
    "sqlalchemy",
    "sqlalchemy.dialects.sqlite",
    "uvicorn",
    "uvicorn.protocols.http.h11_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "webbrowser",
    "yaml",
    SERVER,
    # Modules that a started server loads later, for its endpoints and its event loop.
    "anyio._backends._asyncio",
    "encodings.ascii",
    "litestar._kwargs",
    "litestar.exceptions.responses._debug_response",
    "litestar.middleware._internal.exceptions",
    "litestar.middleware.allowed_hosts",
    "litestar.middleware.csrf",
    "litestar.middleware.response_cache",
    "litestar.plugins.attrs",
    "litestar.plugins.pydantic",
    "uvicorn.lifespan.on",
    "uvloop",
])  # fmt: skip


def run_module(module: str, *arguments: str) -> None:
    """Run `python -m module` to its end, in a process forked only for that."""
    sys.argv[1:] = arguments
    freeze()  # Earlier imports stay; collecting garbage among them takes a third of the time.
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def forget_package() -> None:
    """Make every module of the package be imported again."""
    for name in [*sys.modules]:
        if name.partition(".")[0] == PACKAGE:
            del sys.modules[name]


def write_to(path: str, *descriptors: int) -> None:
    """Redirect these descriptors to a file, appending to it."""
    file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for descriptor in descriptors:
        os.dup2(file, descriptor)
    os.close(file)
