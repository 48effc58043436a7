"""The values of cards and hands."""

import pytest

from baccarat.cards import PACK, RANKS, BadCard, Card, Hand, parse_cards

WORTH = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9}
WORTH |= {"T": 0, "J": 0, "Q": 0, "K": 0}


@pytest.mark.rule("C-1")
@pytest.mark.parametrize("rank", RANKS)
def test_each_rank_counts_the_same_in_all_four_suits(rank: str) -> None:
    assert {Card(rank + suit).points for suit in "cdhs"} == {WORTH[rank]}


@pytest.mark.rule("C-1")
@pytest.mark.parametrize(
    ("cards", "total"),
    [
        ("6h 7s", 3),
        ("Kd 4c 6h", 0),
        ("8c 9d", 7),
        ("4s Jh 9c", 3),
        ("7d 5d", 2),
        ("6c 4d", 0),
        ("9h 7h", 6),
        ("2s 3c", 5),
        ("9c 9d 9h", 7),
        ("Ac", 1),
        ("", 0),
    ],
)
def test_a_hand_is_worth_the_last_digit_of_its_sum(cards: str, total: int) -> None:
    assert Hand(parse_cards(cards)).total == total


@pytest.mark.rule("C-2")
def test_a_pack_has_each_of_thirteen_ranks_in_four_suits_once() -> None:
    assert sorted(PACK) == sorted(rank + suit for rank in RANKS for suit in "cdhs")
    assert len(set(PACK)) == 52


@pytest.mark.rule("C-6")
def test_a_fourth_card_is_refused() -> None:
    full = Hand(parse_cards("2c 3c 4c"))
    with pytest.raises(ValueError, match="at most 3 cards, not 4"):
        full.with_card(Card("5c"))
    with pytest.raises(ValueError, match="not 5"):
        Hand(PACK[:5])


def test_the_third_card_is_known_once_drawn() -> None:
    two = Hand(parse_cards("2c 3c"))
    assert two.third is None
    assert two.with_card(Card("Kd")).third is Card("Kd")


@pytest.mark.rule("PB-2")
@pytest.mark.parametrize("total", range(10))
def test_only_eight_and_nine_on_two_cards_are_natural(total: int) -> None:
    card = next(card for card in PACK if card.points == total)
    assert Hand((Card("Kh"), card)).natural is (total in {8, 9})
    assert not Hand((Card("Kh"), card, Card("Kh"))).natural
    assert not Hand((card,)).natural


@pytest.mark.parametrize("text", ["1c", "10c", "9C", "9", "ch", "9hh", "joker", "９h"])
def test_a_text_that_names_no_card_is_quoted(text: str) -> None:
    with pytest.raises(BadCard) as bad:
        parse_cards(f"9h {text}")
    assert bad.value.code == text


def test_cards_are_read_as_they_are_written() -> None:
    assert parse_cards(" ".join(PACK)) == PACK
    assert parse_cards("9h,Kd, 3c") == (Card("9h"), Card("Kd"), Card("3c"))
    assert str(Hand(parse_cards("9h Kd"))) == "9h Kd"
    assert repr(Card("9h")) == "Card('9h')"
