"""What counting cards gains at a bet: effects, tags, favourable coups, and profit per shoe."""

from ..card_tags import BadTags, correlation, read_tags
from .count import BadCut, BadShoes, BadThreshold, Count, CutDepth, count

__all__ = [
    "BadCut",
    "BadShoes",
    "BadTags",
    "BadThreshold",
    "Count",
    "CutDepth",
    "correlation",
    "count",
    "read_tags",
]
