"""The time that people sit at a room's table, and their losses there."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ..model.day import day_of
from ..model.draft import Step
from .limits import PlaySession

KEPT_SECONDS: Final = 10
"""A seated player's time is saved whenever it reaches this, or with any loss or gain."""


class SessionTimer:
    """A timer for each seated player with a page open; `now` is in seconds of the event loop."""

    def __init__(self) -> None:
        self._since: dict[str, float] = {}
        self._sat: Counter[str] = Counter()

    def see(self, players: Sequence[str], now: float) -> None:
        """Record the players seated here from now on."""
        if self._since.keys() != set(players):
            self._note(now)
            self._since = dict.fromkeys(players, now)

    def _note(self, now: float) -> None:
        """Add the time since the last call."""
        for player, since in self._since.items():
            self._sat[player] += round(1000 * (now - since))
            self._since[player] = now

    def list_unsaved(
        self, lost: Mapping[str, int], now: float, since_1970: float
    ) -> list[PlaySession]:
        """Return the losses, with the unsaved whole seconds of those who are due."""
        self._note(now)
        due = {
            player
            for player, ms in self._sat.items()
            if ms >= 1000 * (KEPT_SECONDS if player in self._since else 1)
        }
        players = due | {player for player, units in lost.items() if units}
        if not players:
            return []
        day = day_of(since_1970)
        return [PlaySession(p, day, lost.get(p, 0), self._sat[p] // 1000) for p in sorted(players)]

    def note_saved(self, sittings: Iterable[PlaySession]) -> None:
        """Note the time that has been saved."""
        for each in sittings:
            self._sat[each.player] -= 1000 * each.seconds
            if not self._sat[each.player]:
                del self._sat[each.player]


def sum_losses(steps: Iterable[Step]) -> Mapping[str, int]:
    """Return each person's net loss in units, negative for a gain; bots are left out."""
    lost: defaultdict[str, int] = defaultdict(int)
    for step in steps:
        for seat, gain in step.gains().items():
            who = step.before.occupants[seat - 1]
            if who and not who.bot:
                lost[who.player] -= gain
    return lost
