"""Small shoes, priced twice: by counting, and by dealing every order by the tables' rules."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random

import pytest

from baccarat.cards import Card, packs
from baccarat.lab import Composition, ImpossibleCoup, NeedsRanks, coup_of, distribution, odds, price
from baccarat.rules import Coup, Side, Wager, punto_preset, read_wager, standard_wager, wager_names
from support.oracles.brute_force import (
    facts_by_orders,
    settled,
    small_shoe,
    smaller_shoe,
    without_order,
    without_ranks,
)

GAME = punto_preset("punto-banco")
NAMES = [name for name in wager_names() if not standard_wager(name).needs_all]
BY_WORTH = [name for name in NAMES if not standard_wager(name).needs_ranks]
TURNS = 9
"""The number of groups into which the bets are divided."""
P, B = Side.PLAYER, Side.BANKER


def undealt(shoe: list[Card], coup: Coup) -> list[Card]:
    left = list(shoe)
    for card in (*coup.player.cards, *coup.banker.cards):
        left.remove(card)
    return left


def begun(shoe: list[Card], cards: int) -> Coup:
    """Deal the first cards of a shoe, up to the end of the coup."""
    coup = Coup()
    for card in shoe[:cards]:
        side = coup.next_side()
        if side is not None:
            coup = coup.with_card(side, card)
    return coup


def agree(shoe: list[Card], coup: Coup, *, ranks: bool, bets: Sequence[str] | None = None) -> None:
    """Price `bets` both ways; the default is all bets, or all that need only values."""
    made, names = Composition.of_cards(shoe), bets or (NAMES if ranks else BY_WORTH)
    found = odds(GAME, made if ranks else Composition(made.counts), dealt=coup, bets=names)
    facts = without_order(facts_by_orders(undealt(shoe, coup), coup))
    assert facts.total() == found.permutations
    plain = without_ranks(facts)
    for name in names:
        wager = standard_wager(name)
        edge, square, hit = settled(wager, facts if wager.needs_ranks else plain)
        price = found.bets[name]
        assert (price.edge, price.hit) == (edge, hit), name
        assert sum(each.probability * each.pays**2 for each in price.results) == square, name


@pytest.mark.by_day(8)
@pytest.mark.parametrize("seed", range(60))
def test_every_bet_on_small_shoes(seed: int) -> None:
    agree(small_shoe(seed), Coup(), ranks=True)


@pytest.mark.slow
@pytest.mark.by_day(1)
@pytest.mark.parametrize("block", range(16))
def test_bets_in_turn_on_two_thousand_small_shoes(block: int) -> None:
    """Price each bet on some two hundred shoes; the test above prices every bet on fewer."""
    for seed in range(10_000 + 125 * block, 10_000 + 125 * (block + 1)):
        agree(smaller_shoe(seed), Coup(), ranks=True, bets=NAMES[seed % TURNS :: TURNS])


@pytest.mark.by_day(6)
@pytest.mark.parametrize("seed", range(60, 90))
def test_bets_on_worths_need_only_worths(seed: int) -> None:
    agree(small_shoe(seed), Coup(), ranks=False)


@pytest.mark.parametrize("cards", range(1, 7))
@pytest.mark.parametrize("seed", range(100, 108))
def test_every_bet_in_the_middle_of_a_coup(seed: int, cards: int) -> None:
    coup = begun(small_shoe(seed), cards)
    agree(small_shoe(seed), coup, ranks=True)
    agree(small_shoe(seed), coup, ranks=False)


WHOLE = [
    """
[[outcomes]]
when = { player_flush = true, banker_flush = false, first_suit = ["h", "s"] }
pays = 7
[[outcomes]]
when = { banker_flush = true, natural = false }
pays = 5
""",
    """
[[outcomes]]
when = { player_third_suit = ["d", "h"], banker_third_suit = "d", winner = "banker" }
pays = "-1/2"
[[outcomes]]
when = { first_rank = ["A", "9", "K"], poker = ["pair", "two-pairs", "full-house"] }
pays = 3
[[outcomes]]
when = { poker = ["three", "four", "two-threes", "five"], cards = [5, 6] }
pays = "stands"
""",
    """
[[outcomes]]
when = { player_flush = true, player_third_suit = ["c", "d"] }
pays = 4
[[outcomes]]
when = { banker_third_suit = ["c", "d"], first_rank = ["2", "3"] }
pays = 1
""",
]
EVERY_CARD = [standard_wager(each) for each in wager_names() if standard_wager(each).needs_all]
EVERY_CARD += [
    read_wager("whole", f'title = "W"\nneeds = "ranks"\n{each}', check=False) for each in WHOLE
]


@pytest.mark.by_day(0)
@pytest.mark.parametrize(("seed", "cards"), [(200, 0), (201, 0), (202, 2), (203, 4), (204, 5)])
def test_bets_on_every_card_of_a_coup(seed: int, cards: int) -> None:
    shoe = smaller_shoe(seed)
    coup = begun(shoe, cards)
    facts = facts_by_orders(undealt(shoe, coup), coup)
    for wager in EVERY_CARD:
        found = price(wager, distribution(Composition.of_cards(shoe), [wager], dealt=coup))
        edge, square, hit = settled(wager, facts)
        assert (found.edge, found.hit) == (edge, hit), wager.name
        assert sum(each.probability * each.pays**2 for each in found.results) == square


OUTCOMES: dict[str, tuple[str, ...]] = {
    "suited": (
        'when = { player_pair = "suited", winner = "player" }\npays = 3',
        'when = { player_pair = "none", banker_pair = ["none", "pair"] }\npays = "stands"',
    ),
    "a pair of a rank": (
        'when = { player_ranks = "K", banker_ranks = ["Q", "K"] }\npays = 50',
        'when = { player_ranks = "K" }\npays = "19/2"',
    ),
    "kings and queens of hearts": (
        (
            'when = { banker_ranks = ["K", "Q"], banker_suits = "h", natural = false }\n'
            'pays = 9\ncommission = "1/20"'
        ),
        'when = { banker_ranks = ["K", "Q"] }\npays = "stands"',
    ),
    "red and black": (
        'when = { player_suits = ["d", "h"], banker_suits = ["c", "s"] }\npays = 7',
        'when = { player_suits = ["c", "s"], banker_suits = ["d", "h"], cards = [4, 5] }\npays = 8',
    ),
}
"""A house's own bets on ranks and suits."""


@cache
def ours(bet: str) -> Wager:
    outcomes = "".join(f"[[outcomes]]\n{each}\n" for each in OUTCOMES[bet])
    return read_wager("ours", f'title = "Ours"\nneeds = "ranks"\n{outcomes}')


def agree_on_ours(shoe: list[Card], coup: Coup) -> None:
    facts = facts_by_orders(undealt(shoe, coup), coup)
    for name in OUTCOMES:
        bet = ours(name)
        found = price(bet, distribution(Composition.of_cards(shoe), [bet], dealt=coup))
        edge, square, hit = settled(bet, facts)
        assert (found.edge, found.hit) == (edge, hit), name
        assert sum(each.probability * each.pays**2 for each in found.results) == square, name


@pytest.mark.by_day(6)
@pytest.mark.parametrize("seed", range(300, 330))
def test_bets_of_a_house_on_ranks_and_suits(seed: int) -> None:
    agree_on_ours(small_shoe(seed), Coup())


@pytest.mark.parametrize("cards", range(1, 6))
def test_bets_of_a_house_in_the_middle_of_a_coup(cards: int) -> None:
    for seed in range(330, 336):
        agree_on_ours(small_shoe(seed), begun(small_shoe(seed), cards))


def test_each_random_bet_is_won_sometimes() -> None:
    """Otherwise the two methods could agree only on lost stakes."""
    won = Counter(
        bet
        for bet in OUTCOMES
        for seed in range(300, 330)
        if price(ours(bet), distribution(Composition.of_cards(small_shoe(seed)), [ours(bet)])).hit
    )
    assert min(won[bet] for bet in OUTCOMES) >= 2


def test_a_bet_on_ranks_by_hand() -> None:
    """Two cards of eight packs that are kings or queens: 64 of 416, then 63 of 415."""
    bet = ours("kings and queens of hearts")
    found = price(bet, distribution(Composition.of_packs(8), [bet]))
    stands = sum(each.probability for each in found.results if each.pays == 0)
    assert stands + found.hit == Fraction(64 * 63, 416 * 415)


def test_values_alone_do_not_price_a_bet_on_ranks() -> None:
    with pytest.raises(NeedsRanks, match="'ours' needs ranks and suits, and only values are given"):
        distribution(Composition.of_counts([9] * 10), [ours("red and black")])


@pytest.mark.parametrize("cards", range(4))
@pytest.mark.parametrize("bet", ["banker", "dragon-bonus-player", "tiger-pair"])
def test_a_price_is_the_mean_of_the_next_prices(cards: int, bet: str) -> None:
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
def test_cards_that_no_coup_can_have(
    cards: list[tuple[Side, str]], at: int, due: Side | None
) -> None:
    with pytest.raises(ImpossibleCoup) as raised:
        coup_of((side, Card(card)) for side, card in cards)
    assert (raised.value.at, raised.value.due) == (at, due)
    before = coup_of((side, Card(card)) for side, card in cards[: at - 1])
    assert before.next_side() is due


def with_replacement() -> Counter[str]:
    """Weigh the results of coups whose every card is drawn from 13 ranks, by the printed table."""
    of_value = [4] + [1] * 9
    two = Counter[int]()
    for first, second in product(range(10), repeat=2):
        two[(first + second) % 10] += of_value[first] * of_value[second]
    won = Counter[str]()
    for (player, banker), third, fourth in product(
        product(range(10), repeat=2), range(10), range(10)
    ):
        weight = two[player] * two[banker] * of_value[third] * of_value[fourth]
        punto, banco = player, banker
        if max(player, banker) < 8:
            if player <= 5:
                punto = (player + third) % 10
                draws = {3: {*range(10)} - {8}, 4: {*range(2, 8)}, 5: {*range(4, 8)}, 6: {6, 7}}
                drawn = banker <= 2 or third in draws.get(banker, set())
            else:
                drawn = banker <= 5
            banco = (banker + fourth) % 10 if drawn else banker
        won["tie" if punto == banco else "player" if punto > banco else "banker"] += weight
    return won


def test_with_replacement_is_the_limit_of_many_packs() -> None:
    limit, weights = odds(GAME, "inf"), with_replacement()
    assert limit.outcomes == {name: Fraction(weight, 13**6) for name, weight in weights.items()}
    far = [abs(odds(GAME, Composition.of_packs(n)).bets["tie"].edge - limit.bets["tie"].edge)
           for n in (6, 8, 26)]  # fmt: skip
    assert far == sorted(far, reverse=True)
    assert 0 < far[-1] < Fraction(1, 1000)


@pytest.mark.parametrize(
    ("bet", "chance"),
    [("player-pair", Fraction(1, 13)), ("either-pair", 1 - Fraction(12, 13) ** 2),
     ("perfect-pair", 1 - Fraction(51, 52) ** 2)],
)  # fmt: skip
def test_with_replacement_a_second_card_is_as_likely_as_the_first(
    bet: str, chance: Fraction
) -> None:
    assert odds(GAME, "inf", bets=bet).bets[bet].hit == chance


def test_with_replacement_a_coup_goes_on_from_cards_that_no_pack_has_twice() -> None:
    nines = coup_of([(P, Card("9h")), (B, Card("9h")), (P, Card("9h")), (B, Card("9h"))])
    assert odds(GAME, "inf", dealt=nines).bets["tie"].hit == 1
    ahead = coup_of([(P, Card("9h")), (B, Card("9h")), (P, Card("Kd"))])
    chances = odds(GAME, "inf", dealt=ahead).outcomes
    assert chances == {"player": Fraction(9, 13), "banker": 0, "tie": Fraction(4, 13)}
