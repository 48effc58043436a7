"""Odds while hands are face down: every order of a small shoe that fits the known facts."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import permutations

import pytest
from msgspec.structs import replace

from baccarat.cards import Card, Hand, parse_cards
from baccarat.lab.composition import Composition
from baccarat.lab.pricing.odds import odds
from baccarat.rules import Coup, Outcome, PartlyOpenCoup, punto_preset, standard_wager

SHOE = parse_cards("As 2h 3d 5c 6s 7h 8d Ks")
PAIR = parse_cards("As 5c")
LOW = parse_cards("2h Ks")
SIX = parse_cards("6s")


@cache
def coups() -> tuple[Coup, ...]:
    """Deal a coup from each order of the shoe; none takes more than six cards."""
    return tuple(_dealt(order) for order in permutations(SHOE, 6))


def _dealt(order: tuple[Card, ...]) -> Coup:
    coup = Coup()
    for card in order:
        if side := coup.due():
            coup = coup.with_card(side, card)
    return coup


def says_card(coup: Coup) -> bool:
    return coup.player.first_two.total <= 5


def says_none(coup: Coup) -> bool:
    return coup.player.first_two.total in {6, 7}


def first(hand: Hand, cards: tuple[Card, ...]) -> bool:
    return hand.cards[:2] == cards


KNOWN: dict[str, tuple[PartlyOpenCoup, Callable[[Coup], bool]]] = {
    "Player's are turned": (
        PartlyOpenCoup(player=Hand(PAIR)),
        lambda coup: first(coup.player, PAIR),
    ),
    "a card was asked for": (PartlyOpenCoup(draws=True), says_card),
    "none was": (PartlyOpenCoup(draws=False), says_none),
    "and Banker's are shown": (
        PartlyOpenCoup(banker=Hand(LOW), draws=True),
        lambda coup: says_card(coup) and first(coup.banker, LOW),
    ),
    "and a third has come": (
        PartlyOpenCoup(banker=Hand(LOW), thirds=SIX, draws=True),
        lambda coup: says_card(coup) and first(coup.banker, LOW) and coup.player.third == SIX[0],
    ),
    "Banker's third alone": (
        PartlyOpenCoup(banker=Hand(LOW), thirds=SIX, draws=False),
        lambda coup: says_none(coup) and first(coup.banker, LOW) and coup.banker.third == SIX[0],
    ),
}


@pytest.mark.rule("PB-13", "PB-23")
@pytest.mark.parametrize("known", KNOWN)
def test_odds_are_the_share_of_the_orders_that_fit_the_known_cards(known: str) -> None:
    seen, fits = KNOWN[known]
    left = [coup for coup in coups() if fits(coup)]
    outcomes = Counter(coup.outcome for coup in left)
    pairs = sum(coup.player.total == coup.banker.total == 6 for coup in left)
    found = odds(punto_preset("punto-banco"), Composition.of_cards(SHOE), dealt=seen)
    shares = {outcome: Fraction(outcomes[outcome], len(left)) for outcome in Outcome}
    assert found.outcomes == shares
    assert found.totals[6][6] == Fraction(pairs, len(left))


@pytest.mark.rule("PB-13")
def test_a_pair_that_lies_face_down_is_one_by_what_is_known_of_it() -> None:
    shoe = (*SHOE, *parse_cards("Ah 3s Kh"))
    game = punto_preset("punto-banco")
    game = replace(game, wagers=(*game.wagers, standard_wager("player-pair")))
    said = odds(game, Composition.of_cards(shoe), dealt=PartlyOpenCoup(draws=True))
    pairs = [two for two in permutations(shoe, 2) if Hand(two).total <= 5]
    alike = sum(one.rank == other.rank for one, other in pairs)
    assert said.bets["player-pair"].hit == Fraction(alike, len(pairs))
