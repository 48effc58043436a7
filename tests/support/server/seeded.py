"""A patient server whose rooms can follow a seed: then a test sees the same coups in each run.

A room that is opened while there is a seed takes its id, its secrets, its chairs and
the choices of its bots from the seed's name, and from the number of rooms opened under it before.
Its bots act at once, in the order of their chairs. Without a seed everything is random, as in any
house. The cards also depend on what browsers draw for the shuffle: the pages of tests draw the same
numbers again in a room whose id begins with `MARK`.
"""

import random
import secrets
import sys
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, Final

from baccarat.house import sealing
from baccarat.house.hosting import room_spec
from baccarat.house.rooms import bots, room, seating, worker
from baccarat.players import CachingSolver
from baccarat.web.__main__ import main

from .conditions import be_patient

MARK: Final = "seed"
PAUSE: Final = 0.02
"""Seconds before a bot acts while nobody else is asked: bots alone must not play without pause."""


class Seeded:
    """Takes the place of the module `secrets` where the house draws something for a room.

    Each of a room's purposes has its own sequence of numbers, so that none depends on how often
    and when another one draws.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.opened: Counter[str] = Counter()
        self.rooms: set[str] = set()
        self.sequences: dict[tuple[str, str], random.Random] = {}
        self.drawing: random.Random = secrets.SystemRandom()

    def token_urlsafe(self, count: int) -> str:
        """Return the id of a new room."""
        if not (name := read_seed(self.folder)):
            return secrets.token_urlsafe(count)
        drawn = random.Random(f"{name} {self.opened[name]}").randbytes(count)
        self.opened[name] += 1
        made = MARK + urlsafe_b64encode(drawn).decode()[len(MARK) :]
        self.rooms.add(made)
        return made

    @contextmanager
    def drawn_for(self, room: str, purpose: str) -> Iterator[None]:
        """Draw from the sequence of this room for this purpose, if the room is seeded."""
        before = self.drawing
        if room in self.rooms:
            sequence = random.Random(f"{room} {purpose}")
            self.drawing = self.sequences.setdefault((room, purpose), sequence)
        try:
            yield
        finally:
            self.drawing = before

    def token_bytes(self, count: int) -> bytes:
        return self.drawing.randbytes(count)

    def randbelow(self, end: int) -> int:
        return self.drawing.randrange(end)

    def choice(self, among: Any) -> Any:
        return self.drawing.choice(among)

    def plant(self) -> None:
        """Let the house draw from here, and know for which room and purpose."""
        for module in (room_spec, sealing, bots, seating):
            module.secrets = self  # type: ignore[attr-defined]
        self._wrap(sealing.Sealing, "advance", self._seal)
        self._wrap(worker, "play_bot", self._play_bot)
        self._wrap(worker, "_decide", self._decide)
        self._wrap(room.Room, "_advance_to", self._act_at_once)
        # Whether a solution comes in time depends on how busy the machine is.
        bots.CACHED_SOLVER = CachingSolver(lambda *_: None)  # type: ignore[misc]

    def _wrap(self, owner: object, name: str, around: Callable[..., Any]) -> None:
        does = getattr(owner, name)
        setattr(owner, name, wraps(does)(lambda *given, **named: around(does, *given, **named)))

    def _seal(self, does: Any, its: Any, draft: Any, *given: Any, **named: Any) -> Any:
        with self.drawn_for(draft.room, f"shoe {draft.state.shoe + 1}"):
            return does(its, draft, *given, **named)

    def _play_bot(self, does: Any, draft: Any, seat: Any, *given: Any, **named: Any) -> None:
        with self.drawn_for(draft.room, f"bot {seat}"):
            does(draft, seat, *given, **named)

    def _decide(self, does: Any, its: Any, draft: Any, request: Any) -> None:
        with self.drawn_for(draft.room, "chairs"):
            does(its, draft, request)

    def _act_at_once(self, does: Any, its: Any, state: Any, seq: Any) -> None:
        does(its, state, seq)
        if its.settings.id in self.rooms:
            people = state.asked - set(state.bots())
            at = its.timing.changed + (0 if people else PAUSE)
            its.timing.bots = dict.fromkeys(sorted(its.timing.bots), at)


def seed(folder: Path, name: str) -> None:
    """Let the rooms opened from now on follow this seed; with "" they are random again."""
    _file(folder).write_text(name, encoding="utf-8")


def read_seed(folder: Path) -> str:
    """Return the name of the seed; "" for none."""
    file = _file(folder)
    return file.read_text(encoding="utf-8") if file.exists() else ""


def _file(folder: Path) -> Path:
    return folder.with_suffix(".seed")


if __name__ == "__main__":
    be_patient()
    Seeded(Path(sys.argv[1])).plant()
    main(*sys.argv[1:])
