"""What counting cards gains at a bet: effects, tags, favourable coups, and profit per shoe."""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from ..card_tags import (
        BadDivisor,
        BadRunning,
        BadTags,
        RunningAlone,
        UnbalancedTags,
        correlation,
        read_tags,
    )
    from .count import BadCut, BadShoes, BadThreshold, Count, CutDepth, count
else:
    load_lazily(__name__)

__all__ = [
    "BadCut",
    "BadDivisor",
    "BadRunning",
    "BadShoes",
    "BadTags",
    "BadThreshold",
    "Count",
    "CutDepth",
    "RunningAlone",
    "UnbalancedTags",
    "correlation",
    "count",
    "read_tags",
]
