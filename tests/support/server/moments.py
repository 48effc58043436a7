"""Copies of a house's folder at each moment, as a kill at that moment would leave it."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

EVENTS = ("before_cursor_execute", "commit")


class Moments:
    """Copies a folder into another one; `taken` lists the copies."""

    def __init__(self, folder: Path, into: Path) -> None:
        self.folder = folder
        self.into = into
        self.taken: list[Path] = []
        self._last: dict[str, bytes] = {}

    def take(self, *_: Any) -> None:
        """Copy the folder if it has changed since the last moment."""
        now = {file.name: file.read_bytes() for file in self.folder.glob("[!.]*[!m]")}
        if now != self._last:
            self.taken.append(self.into / str(len(self.taken)))
            shutil.copytree(self.folder, self.taken[-1])
        self._last = now

    def around(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def watched(*given: Any) -> Any:
            self.take()
            done = work(*given)
            self.take()
            return done

        return watched


@contextmanager
def moments_of(folder: Path, into: Path) -> Iterator[Moments]:
    """Take the moments before each statement and each commit."""
    moments = Moments(folder, into)
    for each in EVENTS:
        event.listen(Engine, each, moments.take)
    try:
        yield moments
    finally:
        for each in EVENTS:
            event.remove(Engine, each, moments.take)
