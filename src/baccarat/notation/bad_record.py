"""Say what is wrong with a record, and in which line."""

from collections.abc import Mapping
from typing import Final

from ..rules.fault import Fact, Faulty

NO_RECORD: Final = "record-unknown"
"""Not a text of this format at all."""
CUT_SHORT: Final = "record-cut-short"
"""The last line is not the seal."""
CHANGED: Final = "record-changed"
"""The seal is not that of the bytes above it."""
MALFORMED: Final = "record-malformed"
"""It is not a record's TOML, or an action is not one; `reason` is the code of that fault."""
ILLEGAL: Final = "record-illegal"
"""The table refused an action; `reason` is the table's code, `limit` what it ran into."""
CARD_IMPOSSIBLE: Final = "record-card-impossible"
"""The shoe does not hold the card, `reason`, once more."""
CARD_DIFFERS: Final = "record-card-differs"
"""By the secret or seed another card than `reason` came there."""
CARD_HIDDEN: Final = "record-card-hidden"
"""A card is hidden that everyone was shown, or whose shoe is over, so that it is known."""
RESULT_DIFFERS: Final = "record-result-differs"
"""Cards and stakes lead to `reason`, not to what is written."""
OTHER_GAME: Final = "record-other-game"
"""It is sound, but what was asked for is not to be had of its game."""

SEAL_DIFFERS: Final = "record-seal-differs"
"""What was committed, opened, cut or sealed does not fit together; `reason` is a code of it."""
HEAD_DIFFERS: Final = "record-head-differs"
"""The running hash is not that of the coups."""
NOT_ENDED: Final = "record-not-ended"
"""Its shoe is still being dealt, so that there is no secret to verify it by."""
ENDED_OTHERWISE: Final = "record-ended-otherwise"
"""Its secret was shown, and its shoe is not over by its rules (C-5)."""
NOT_SEALED: Final = "record-not-sealed"
"""It does not say how its shoe was sealed."""
HEAD_UNKNOWN: Final = "record-head-unknown"
"""The running hash that was asked for is none of this record's."""

CODES: Final = (
    NO_RECORD, CUT_SHORT, CHANGED, MALFORMED,
    ILLEGAL, CARD_IMPOSSIBLE, CARD_DIFFERS, CARD_HIDDEN, RESULT_DIFFERS, OTHER_GAME,
    SEAL_DIFFERS, HEAD_DIFFERS, NOT_ENDED, ENDED_OTHERWISE, NOT_SEALED, HEAD_UNKNOWN,
)  # fmt: skip


class BadRecord(ValueError):
    """A record that cannot be read, or did not happen so.

    `line` counts from 1; `facts` are what a reason speaks of that is the code of a fault.
    """

    def __init__(
        self,
        line: int,
        code: str,
        reason: str = "",
        limit: int | None = None,
        *,
        facts: Mapping[str, Fact] | None = None,
    ) -> None:
        super().__init__(f"line {line}: {code}" + (f": {reason}" if reason else ""))
        self.line = line
        self.code = code
        self.reason = reason
        self.limit = limit
        self.facts = dict(facts or {})


def malformed(line: int, bad: Faulty) -> BadRecord:
    """Say that a line is not in the form of a record, for a fault that was found there."""
    return BadRecord(line, MALFORMED, bad.fault.code, facts=bad.fault.facts)
