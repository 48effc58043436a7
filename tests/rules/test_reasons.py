"""The reason for each card drawn: the rule, and the cards it depends on."""

import pytest
from hypothesis import given, strategies as st

from baccarat.cards import PACK, Hand, parse_cards
from baccarat.rules import Coup, Reason


def told(player: str, banker: str) -> tuple[Reason, ...]:
    return Coup(Hand(parse_cards(player)), Hand(parse_cards(banker))).reasons()


@pytest.mark.rule("PB-2")
def test_a_natural_explains_itself() -> None:
    assert told("9c Kd", "3s Jh") == (Reason("PB-2", "natural", 9, 3),)
    assert told("2c Kd", "8s Jh") == (Reason("PB-2", "natural", 2, 8),)


@pytest.mark.rule("PB-3", "PB-4")
@pytest.mark.parametrize(
    ("banker", "what"), [("2s 3h 4c", "banker-draws"), ("2s 4h", "banker-stands")]
)
def test_banker_goes_by_its_own_total_when_player_stands(banker: str, what: str) -> None:
    total = Hand(parse_cards(banker)[:2]).total
    assert told("6c Kd", banker) == (
        Reason("PB-3", "player-stands", 6, total),
        Reason("PB-4", what, 6, total),
    )


@pytest.mark.rule("PB-3", "PB-5")
@pytest.mark.parametrize(
    ("player", "banker", "what", "given"),
    [
        ("2c 3d 6h", "6s Kh Ac", "banker-draws-given", 6),
        ("2c 3d 8h", "3s Kh", "banker-stands-given", 8),
        ("2c 3d Th", "3s Kh Ac", "banker-draws-given", 0),
    ],
)
def test_when_player_drew_the_third_card_is_named(
    player: str, banker: str, what: str, given: int
) -> None:
    total = Hand(parse_cards(banker)[:2]).total
    assert told(player, banker) == (
        Reason("PB-3", "player-draws", 5, total),
        Reason("PB-5", what, 5, total, given),
    )


@given(st.lists(st.sampled_from(PACK), min_size=6, max_size=6))
def test_the_reasons_agree_with_the_dealt_cards(cards: list[str]) -> None:
    coup, shoe = Coup(), iter(parse_cards(cards))
    while side := coup.next_side():
        coup = coup.with_card(side, next(shoe))
    said = " ".join(reason.what for reason in coup.reasons())
    assert ("player-draws" in said) is (coup.player.third is not None)
    assert ("banker-draws" in said) is (coup.banker.third is not None)
    assert ("given" in said) is (coup.player.third is not None)
    assert ("natural" in said) is coup.natural
