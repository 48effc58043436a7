"""Statistics of many shoes: counts, expectations, and how far chance explains the difference."""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from .result import BetResult as BetResult, StudiedMeasure as StudiedMeasure, Study as Study
    from .study import MixedShoes as MixedShoes, NothingToStudy as NothingToStudy, study as study
else:
    load_lazily(__name__)
