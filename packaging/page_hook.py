"""Wheels carry the built page; a wheel without it would serve nothing."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/baccarat/web/page/index.html")


class PageHook(BuildHookInterface[Any]):
    """Refuse to build a wheel before the page is built; an editable install needs none yet."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Check that the page is there."""
        del build_data
        if version != "editable" and not (Path(self.root) / PAGE).exists():
            raise FileNotFoundError(f"{PAGE} is missing: build the page first, with `make page`")
