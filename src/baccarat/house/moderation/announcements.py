"""The announcements of a house, as every connected browser gets them."""

from collections.abc import Callable, Iterable

import msgspec

from ..model.moderation import Announced, Announcement, Announcements, is_over


class AnnouncementBook:
    """The announcements by id; `now` returns seconds since 1970."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.by_id: dict[str, Announcement] = {}

    def load(self, announcements: Iterable[Announcement]) -> None:
        """Replace the contents by the stored rows."""
        self.by_id = {each.id: each for each in announcements}

    def current(self) -> list[Announcement]:
        """List the announcements that are not over, oldest first."""
        now = self._now()
        return [each for each in self.by_id.values() if not is_over(each.until, now)]

    def frame(self) -> bytes:
        """Return the message for all connections."""
        return msgspec.json.encode(Announcements(tuple(map(self._describe, self.current()))))

    def _describe(self, announcement: Announcement) -> Announced:
        until = announcement.until
        left = None if until is None else max(0, round(1000 * (until - self._now())))
        return Announced(announcement.id, announcement.text, left)
