"""What counting cards gains at a bet: effects, tags, favourable coups, and profit per shoe."""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from ..card_tags import (
        BadDivisor as BadDivisor,
        BadRunning as BadRunning,
        BadTags as BadTags,
        RunningAlone as RunningAlone,
        UnbalancedTags as UnbalancedTags,
        correlation as correlation,
        read_tags as read_tags,
    )
    from .count import (
        BadCut as BadCut,
        BadShoes as BadShoes,
        BadThreshold as BadThreshold,
        Count as Count,
        CutDepth as CutDepth,
        count as count,
    )
else:
    load_lazily(__name__)
