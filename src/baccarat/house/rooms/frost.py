"""How long a room stands still that could not be saved, and when it is given up."""

from typing import Final

FROZEN_SECONDS: Final = 1.0
"""How long a room stands still at first; each time in a row twice as long."""
LONGEST_SECONDS: Final = 15.0
MOST_IN_A_ROW: Final = 6
"""So often a room is loaded anew with nothing kept between; then it is set aside."""


class Frost:
    """Whether a room stands still, and how often in a row it had to."""

    def __init__(self) -> None:
        self.thaws: float | None = None
        self.times = 0
        self.in_a_row = 0
        self._next = FROZEN_SECONDS

    @property
    def spent(self) -> bool:
        """Whether it has frozen so often that it is to be set aside."""
        return self.in_a_row > MOST_IN_A_ROW

    @property
    def first(self) -> bool:
        """Whether all was well before it froze this time."""
        return self.times == 1

    def freeze(self, now: float, *, blame: bool) -> None:
        """Stand still from `now` on; no `blame` where the disk fails, which is no room's fault."""
        self.thaws = now + self._next
        self._next = min(2 * self._next, LONGEST_SECONDS)
        self.times += 1
        self.in_a_row += blame

    def thaw(self) -> None:
        """Go on; only what is kept then shows that all is well."""
        self.thaws = None

    def well(self) -> None:
        """Take note that something was kept."""
        self.times, self.in_a_row, self._next = 0, 0, FROZEN_SECONDS
