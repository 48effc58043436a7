"""How long people sit at a room's table, and what its coups bring them."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ..model.day import day_of
from ..model.draft import Step
from .care import Sitting

KEPT_SECONDS: Final = 10
"""The time of one who still sits is kept as it comes to so much, or with what they win or lose."""


class Sittings:
    """Runs a clock for each player who sits here with a page open; `now` is in its seconds."""

    def __init__(self) -> None:
        self._since: dict[str, float] = {}
        self._sat: Counter[str] = Counter()

    def see(self, players: Sequence[str], now: float) -> None:
        """Take note of who sits here from now on."""
        if self._since.keys() != set(players):
            self._note(now)
            self._since = dict.fromkeys(players, now)

    def _note(self, now: float) -> None:
        """Add up the milliseconds that have come together since this was last done."""
        for player, since in self._since.items():
            self._sat[player] += round(1000 * (now - since))
            self._since[player] = now

    def so_far(self, lost: Mapping[str, int], now: float, since_1970: float) -> list[Sitting]:
        """Tell what was lost, and the whole seconds that are not kept yet where they are due."""
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
        return [Sitting(p, day, lost.get(p, 0), self._sat[p] // 1000) for p in sorted(players)]

    def kept(self, sittings: Iterable[Sitting]) -> None:
        """Take note of what is on disk now, and so is not told again."""
        for each in sittings:
            self._sat[each.player] -= 1000 * each.seconds
            if not self._sat[each.player]:
                del self._sat[each.player]


def lost_in(steps: Iterable[Step]) -> Mapping[str, int]:
    """Tell how many units each person lost on balance, below 0 for won; bots are nobody."""
    lost: defaultdict[str, int] = defaultdict(int)
    for step in steps:
        for seat, gain in step.gains().items():
            who = step.before.occupants[seat - 1]
            if who and not who.bot:
                lost[who.player] -= gain
    return lost
