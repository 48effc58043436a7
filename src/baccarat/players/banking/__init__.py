"""What bots share at tables with a player's bank: their personalities, and how they answer."""

from .answers import can_afford, make_strategy, stake, with_probability
from .personality import BY_THE_BOOK, DEFAULT_BOTS, PERSONALITIES, Personality

__all__ = [
    "BY_THE_BOOK",
    "DEFAULT_BOTS",
    "PERSONALITIES",
    "Personality",
    "can_afford",
    "make_strategy",
    "stake",
    "with_probability",
]
