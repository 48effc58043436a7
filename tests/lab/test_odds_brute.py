"""Small shoes, priced twice: by counting, and by dealing every order at the tables' own rules."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from baccarat.cards import Card, packs
from baccarat.lab import Composition, Contradiction, coup_of, distribution, odds, price
from baccarat.rules import Coup, Side, preset, read_wager, trade_wager, wager_names
from baccarat.rules.wagers import Facts, Pair
from support.brute import facts_by_orders, settled, small_shoe

GAME = preset("punto-banco")
NAMES = wager_names()
BY_WORTH = [name for name in NAMES if not trade_wager(name).needs_ranks]
P, B = Side.PLAYER, Side.BANKER


def undealt(shoe: list[Card], coup: Coup) -> list[Card]:
    left = list(shoe)
    for card in (*coup.player.cards, *coup.banker.cards):
        left.remove(card)
    return left


def begun(shoe: list[Card], cards: int) -> Coup:
    """Deal the first cards of a shoe, as many as the coup takes of them."""
    coup = Coup()
    for card in shoe[:cards]:
        side = coup.next_side()
        if side is not None:
            coup = coup.with_card(side, card)
    return coup


def agree(shoe: list[Card], coup: Coup, *, ranks: bool) -> None:
    """Price bets both ways: all, or by the worths alone those that need no more."""
    made, names = Composition.of_cards(shoe), NAMES if ranks else BY_WORTH
    found = odds(GAME, made if ranks else Composition(made.counts), dealt=coup, bets=names)
    facts = facts_by_orders(undealt(shoe, coup), coup)
    assert facts.total() == found.permutations
    for name in names:
        edge, square, hit = settled(trade_wager(name), facts)
        price = found.bets[name]
        assert (price.edge, price.hit) == (edge, hit), name
        assert sum(each.probability * each.pays**2 for each in price.results) == square, name


@pytest.mark.parametrize("seed", range(60))
def test_every_bet_on_small_shoes(seed: int) -> None:
    agree(small_shoe(seed), Coup(), ranks=True)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(16))
def test_every_bet_on_two_thousand_small_shoes(block: int) -> None:
    for seed in range(10_000 + 125 * block, 10_000 + 125 * (block + 1)):
        agree(small_shoe(seed), Coup(), ranks=True)


@pytest.mark.parametrize("seed", range(60, 90))
def test_bets_on_worths_need_only_worths(seed: int) -> None:
    agree(small_shoe(seed), Coup(), ranks=False)


@pytest.mark.parametrize("cards", range(1, 7))
@pytest.mark.parametrize("seed", range(100, 108))
def test_every_bet_in_the_middle_of_a_coup(seed: int, cards: int) -> None:
    coup = begun(small_shoe(seed), cards)
    agree(small_shoe(seed), coup, ranks=True)
    agree(small_shoe(seed), coup, ranks=False)


SUITED = """
title = "Suited"
needs = "ranks"
outcomes = [
    { when = { player_pair = "suited", winner = "player" }, pays = 3 },
    { when = { player_pair = "none", banker_pair = ["none", "pair"] }, pays = "stands" },
]
"""


@pytest.mark.parametrize("seed", range(300, 306))
def test_a_bet_of_a_house_on_suits(seed: int) -> None:
    suited = read_wager("suited", SUITED)
    shoe = small_shoe(seed)
    chances = distribution(Composition.of_cards(shoe), [suited])
    found = price(suited, chances)
    facts = facts_by_orders(shoe)
    assert chances.method.name == "cards"
    assert chances.weights == facts
    assert (found.edge, found.hit) == settled(suited, facts)[::2]


@pytest.mark.parametrize("seed", range(310, 316))
def test_pairs_and_cards_are_counted_alike(seed: int) -> None:
    chances = distribution(Composition.of_cards(small_shoe(seed)), [trade_wager("tiger-pair")])
    told = Counter[Facts]()
    for facts, weight in facts_by_orders(small_shoe(seed)).items():
        unsuited = {
            hand: Pair.NONE
            for hand in ("player_pair", "banker_pair")
            if getattr(facts, hand) is Pair.SUITED
        }
        told[replace(facts, **unsuited)] += weight
    assert chances.method.name == "joint"
    assert chances.weights == told


@pytest.mark.parametrize("cards", range(4))
@pytest.mark.parametrize("bet", ["banker", "dragon-bonus-player", "tiger-pair"])
def test_a_price_is_the_mean_of_what_it_becomes(cards: int, bet: str) -> None:
    shoe = Random(cards).sample(packs(2), 12)
    coup, made = begun(shoe, cards), Composition.of_cards(shoe)
    side = coup.next_side()
    assert side is not None
    edges = [
        odds(GAME, made, dealt=coup.with_card(side, card), bets=[bet]).bets[bet].edge
        for card in undealt(shoe, coup)
    ]
    assert odds(GAME, made, dealt=coup, bets=[bet]).bets[bet].edge == sum(edges) / len(edges)


@pytest.mark.parametrize(
    ("cards", "at", "due"),
    [
        ([(B, "9h")], 1, P),
        ([(P, "9h"), (P, "Kd")], 2, B),
        ([(P, "9h"), (B, "Kd"), (P, "Tc"), (B, "2c"), (P, "3c")], 5, None),
        ([(P, "6h"), (B, "Kd"), (P, "Tc"), (B, "2c"), (P, "3c")], 5, B),
        ([(P, "6h"), (B, "3d"), (P, "Tc"), (B, "4c"), (B, "3c")], 5, None),
        ([(P, "2h"), (B, "3d"), (P, "Tc"), (B, "Kc"), (P, "8c"), (B, "2d")], 6, None),
        ([(P, "2h"), (B, "3d"), (P, "Tc"), (B, "Kc"), (P, "7c"), (P, "2d")], 6, B),
        ([(P, "2h"), (B, "2d"), (P, "Tc"), (B, "Kc"), (P, "8c"), (B, "2d"), (P, "2s")], 7, None),
    ],
    ids=["order", "twice", "natural", "stands", "both-stand", "banker-stands", "fourth", "seventh"],
)
def test_cards_that_no_coup_lies_there_with(
    cards: list[tuple[Side, str]], at: int, due: Side | None
) -> None:
    with pytest.raises(Contradiction) as raised:
        coup_of((side, Card(card)) for side, card in cards)
    assert (raised.value.at, raised.value.due) == (at, due)
    before = coup_of((side, Card(card)) for side, card in cards[: at - 1])
    assert before.next_side() is due
