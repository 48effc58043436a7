"""Statistics of many shoes: counts, expectations, and how far chance explains the difference."""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from .result import BetResult, StudiedMeasure, Study
    from .study import MixedShoes, NothingToStudy, study
else:
    load_lazily(__name__)

__all__ = ["BetResult", "MixedShoes", "NothingToStudy", "StudiedMeasure", "Study", "study"]
