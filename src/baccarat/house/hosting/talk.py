"""Chat in a room: the newest lines, and the limit on how fast anyone may speak."""

import unicodedata
from collections import deque
from collections.abc import Iterable
from typing import Final

import msgspec

from ...tables.common.chips import Seat
from ..model.commands import LONGEST_LINE
from ..model.draft import Draft
from ..model.guest import BLANK
from ..model.hosting import Hosting, alias
from ..model.refusal import HouseCode, check

KEPT_LINES: Final = 100
"""The number of lines stored for a room; older ones are deleted."""
CONTEXT: Final = 5
"""Lines before and after a reported one that are stored with the report."""
LINE_SECONDS: Final = 2.0
"""The average time between the lines of a player."""
BURST_LINES: Final = 5
"""The most lines that a player may send at once."""
JOINER: Final = "\u200d"
"""Not printable alone, but many emoji contain it."""


class ChatLine(msgspec.Struct, frozen=True):
    """One line; `player` is for the house alone, `at` is UTC in ISO 8601."""

    player: str
    name: str
    text: str
    at: str


class ReportedLine(msgspec.Struct, frozen=True):
    """A line that somebody reported, with the lines `before` and `after` it in its room."""

    room: str
    line: ChatLine
    reason: str
    before: tuple[ChatLine, ...] = ()
    after: tuple[ChatLine, ...] = ()


class Said(msgspec.Struct, frozen=True):
    """One line as the room sees it; `who` is the same for all lines of one person."""

    who: str
    name: str
    text: str
    at: str
    seat: Seat | None = None
    """The speaker's seat at the time; None for spectators, and for repeated lines."""


class Talk(msgspec.Struct, frozen=True, tag="talk"):
    """Chat lines, oldest first: the stored ones on entering, then each new one."""

    lines: tuple[Said, ...]


class Chatter:
    """The newest lines of one room, and how recently each player spoke."""

    def __init__(self, room: str, lines: Iterable[ChatLine] = ()) -> None:
        self.room = room
        self.lines = deque(lines, KEPT_LINES)
        self._free: dict[str, float] = {}

    @property
    def known_speakers(self) -> dict[str, str]:
        """Return the names of players with stored lines, by id."""
        return {line.player: line.name for line in self.lines}

    def quote(self, who: str, at: str, reason: str) -> ReportedLine:
        """Return a line, by its speaker's alias and its time, with its context; raises Rejected."""
        lines = tuple(self.lines)
        found = [
            number
            for number, line in enumerate(lines)
            if line.at == at and alias(self.room, line.player) == who
        ]
        check(bool(found), HouseCode.UNKNOWN_LINE)
        here = found[0]
        before, after = lines[max(0, here - CONTEXT) : here], lines[here + 1 : here + 1 + CONTEXT]
        return ReportedLine(self.room, lines[here], reason, before, after)

    def forget(self, player: str) -> None:
        """Drop the lines of a deleted player."""
        kept = [line for line in self.lines if line.player != player]
        self.lines = deque(kept, KEPT_LINES)
        self._free.pop(player, None)

    def is_rate_limited(self, player: str, now: float) -> bool:
        """Whether this player has spoken too often recently; `now` is in seconds."""
        return self._free.get(player, now) > now + LINE_SECONDS * (BURST_LINES - 1)

    def add(self, line: ChatLine, seat: Seat | None, now: float) -> Talk:
        """Add a stored line, and return the message about it; `seat` is the speaker's."""
        self.lines.append(line)
        self._free[line.player] = max(self._free.get(line.player, now), now) + LINE_SECONDS
        return Talk((self._message_of(line, seat),))

    def so_far(self) -> Talk:
        """Return the message with all stored lines."""
        return Talk(tuple(self._message_of(line) for line in self.lines))

    def _message_of(self, line: ChatLine, seat: Seat | None = None) -> Said:
        return Said(alias(self.room, line.player), line.name, line.text, line.at, seat)


def say(draft: Draft, hosting: Hosting, player: str, text: str, *, is_rate_limited: bool) -> None:
    """Put a line into the draft; raises Rejected for a speaker or line that is not allowed."""
    check(player not in hosting.barred, HouseCode.SHUT_OUT)
    check(player not in hosting.muted, HouseCode.MUTED)
    check(not _has_controls(text), HouseCode.HIDDEN_TEXT)
    line = plain(text)
    check(bool(line), HouseCode.NOTHING_SAID)
    check(len(line) <= LONGEST_LINE, HouseCode.TOO_LONG)
    check(not is_rate_limited, HouseCode.TOO_FAST)
    draft.said = line


def _has_controls(text: str) -> bool:
    """Whether a text has control characters other than whitespace between words."""
    return any(unicodedata.category(each) in {"Cc", "Cs"} for each in "".join(text.split()))


def plain(text: str) -> str:
    """Make one line of plain text: no line ends, no direction marks, single spaces.

    A line that would look blank becomes `""`.
    """
    spaced = " ".join(text.split())
    seen = "".join(each for each in spaced if each.isprintable() or each == JOINER).strip()
    return seen if BLANK.sub("", seen).strip(f" {JOINER}") else ""
