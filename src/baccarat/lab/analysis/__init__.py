"""Analyse what was played: the odds before each coup, each choice, and luck."""

from .analyse import analyse, players_of, stories
from .model import Analysis, Bet, ChoiceMade, CoupStory, PlayerStory, Share, Weighed

__all__ = [
    "Analysis",
    "Bet",
    "ChoiceMade",
    "CoupStory",
    "PlayerStory",
    "Share",
    "Weighed",
    "analyse",
    "players_of",
    "stories",
]
