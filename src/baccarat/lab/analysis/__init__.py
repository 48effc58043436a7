"""Analysis of recorded play: the odds before each coup, every choice, and luck."""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from .analyse import analyse, players_of, stories
    from .model import Analysis, Bet, ChoiceMade, ChoiceValue, CoupStory, PlayerStory, Share
else:
    load_lazily(__name__)

__all__ = [
    "Analysis",
    "Bet",
    "ChoiceMade",
    "ChoiceValue",
    "CoupStory",
    "PlayerStory",
    "Share",
    "analyse",
    "players_of",
    "stories",
]
