"""A count as a JSON object."""

from typing import Any

from msgspec import to_builtins

from ..pricing.to_json import VERSION, removal_object
from .count import Count


def count_object(found: Count) -> dict[str, Any]:
    """Return a count as an object: that of the effects of removal, the tags, and each cut."""
    return {
        **removal_object(found.removal),
        "version": VERSION,
        "tags": found.tags,
        "correlation": found.correlation,
        "divisor": found.divisor,
        "start": found.start,
        "threshold": found.threshold,
        "one_more": found.one_more,
        "shoes": found.shoes,
        "seed": found.seed,
        "cuts": to_builtins(found.cuts),
    }
