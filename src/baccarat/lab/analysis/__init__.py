"""Analysis of recorded play: the odds before each coup, every choice, and luck."""

from .analyse import analyse, players_of, stories
from .model import Analysis, Bet, ChoiceMade, ChoiceValue, CoupStory, PlayerStory, Share

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
