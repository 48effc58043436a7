"""Bets as data: their conditions, their payouts, and how to read them."""

from .condition import BadCondition, Condition
from .every_coup import every_facts
from .facts import BadFacts, Facts, facts_of, facts_when_over
from .first_cards import Pair
from .grain import CardFeatures
from .read import BadWager, WagerCode, check_wager, read_wager
from .trade import UnknownWager, shipped_wagers, standard_wager, wager_names
from .wager import BadRatio, BadStake, Fate, NeedsRanks, PaytableRow, Rounding, Settlement, Wager

__all__ = [
    "BadCondition",
    "BadFacts",
    "BadRatio",
    "BadStake",
    "BadWager",
    "CardFeatures",
    "Condition",
    "Facts",
    "Fate",
    "NeedsRanks",
    "Pair",
    "PaytableRow",
    "Rounding",
    "Settlement",
    "UnknownWager",
    "Wager",
    "WagerCode",
    "check_wager",
    "every_facts",
    "facts_of",
    "facts_when_over",
    "read_wager",
    "shipped_wagers",
    "standard_wager",
    "wager_names",
]
