"""Require the built page in a wheel, which would have nothing to serve without it."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/baccarat/web/page/index.html")


class PageHook(BuildHookInterface[Any]):
    """Refuses to build a wheel before the page; an editable install does not need it yet."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Check that the page exists."""
        del build_data
        if version != "editable" and not (Path(self.root) / PAGE).exists():
            raise FileNotFoundError(f"{PAGE} is missing: build the page first, with `make page`")
