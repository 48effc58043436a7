"""Errors in a record: a code, a reason and a line."""

from collections.abc import Mapping
from typing import Final

from ..rules.fault import Fact, InputError

NO_RECORD: Final = "record-unknown"
"""The text does not have this format at all."""
CUT_SHORT: Final = "record-cut-short"
"""The last line is not the checksum."""
CHANGED: Final = "record-changed"
"""The checksum does not match the bytes above it."""
MALFORMED: Final = "record-malformed"
"""The TOML of the record, or an action in it, is invalid; `reason` is the code of the fault."""
ILLEGAL: Final = "record-illegal"
"""The table refused an action; `reason` is the table's code, `limit` the limit that applied."""
CARD_IMPOSSIBLE: Final = "record-card-impossible"
"""The shoe has no more cards like `reason`."""
CARD_DIFFERS: Final = "record-card-differs"
"""According to the secret or seed, another card than `reason` was next."""
LOT_DIFFERS: Final = "record-lot-differs"
"""According to the secret, the lot falls on place `limit`, from 0, and not on the recorded one."""
CARD_HIDDEN: Final = "record-card-hidden"
"""A card is hidden although everyone was shown it, or although its shoe is over."""
RESULT_DIFFERS: Final = "record-result-differs"
"""Cards and stakes lead to `reason`, not to the recorded result."""
OTHER_GAME: Final = "record-other-game"
"""The record is valid, but its game does not support the request."""

SEAL_DIFFERS: Final = "record-seal-differs"
"""Commitments, openings, cut and root are inconsistent; `reason` is a code for it."""
HEAD_DIFFERS: Final = "record-head-differs"
"""The running hash does not match the coups."""
NOT_ENDED: Final = "record-not-ended"
"""The shoe is still being dealt, so there is no secret to verify it with."""
ENDED_OTHERWISE: Final = "record-ended-otherwise"
"""The secret was revealed although the rules do not end the shoe there (C-5)."""
NOT_SEALED: Final = "record-not-sealed"
"""The record does not contain how its shoe was sealed."""
HEAD_UNKNOWN: Final = "record-head-unknown"
"""The requested running hash does not occur in this record."""

CODES: Final = (
    NO_RECORD, CUT_SHORT, CHANGED, MALFORMED,
    ILLEGAL, CARD_IMPOSSIBLE, CARD_DIFFERS, LOT_DIFFERS, CARD_HIDDEN, RESULT_DIFFERS, OTHER_GAME,
    SEAL_DIFFERS, HEAD_DIFFERS, NOT_ENDED, ENDED_OTHERWISE, NOT_SEALED, HEAD_UNKNOWN,
)  # fmt: skip


class BadRecord(ValueError):
    """A record that cannot be read, or that could not have happened.

    `line` counts from 1; `facts` are the arguments of `reason` if that is the code of a fault.
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


def malformed(line: int, bad: InputError) -> BadRecord:
    """Create the error for a line with a fault in its form."""
    return BadRecord(line, MALFORMED, bad.fault.code, facts=bad.fault.facts)
