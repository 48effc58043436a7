"""Facts of a log entry, which the log writes by name."""

from typing import Any, Final

FACTS: Final = "facts"
"""The attribute of a log record that has the entry's facts by name."""


def entry(**facts: Any) -> dict[str, dict[str, Any]]:
    """Return the `extra` of a log call whose entry has these facts."""
    return {FACTS: facts}
