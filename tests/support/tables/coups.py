"""Coups given by their cards, dealt in the order of the engine."""

from baccarat.cards import parse_cards
from baccarat.rules import Coup, Facts, facts_of


def dealt(cards: str) -> Coup:
    """Deal a whole coup; raises AssertionError unless it takes exactly these cards."""
    coup = Coup()
    for card in parse_cards(cards):
        side = coup.next_side()
        assert side is not None, f"{cards} has a card too many"
        coup = coup.with_card(side, card)
    assert coup.next_side() is None, f"{cards} has a card too few"
    return coup


def facts(cards: str) -> Facts:
    return facts_of(dealt(cards))
