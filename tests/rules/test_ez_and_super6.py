"""The two games that differ from punto banco only in their bets."""

import pytest

from baccarat.rules import Fate, Settlement, punto_preset
from support.tables.drive import facts

WON, LOST, STANDS = Fate.WON, Fate.LOST, Fate.STANDS

COUPS = {
    "Banker wins with a three-card 7": "Ah 2d Th Jc 5c 5s",
    "Banker wins with a two-card 7": "Th 7d 6h Jc",
    "Player wins with a three-card 7": "Ah 2d Th Jc 6c 3s",
    "Banker wins with a three-card 6": "Ah 2d Th Jc 4c 4s",
    "Banker wins with a two-card 6": "Ah 6d Th Jc Tc",
    "Player wins with a three-card 8": "2h 2d Th Jc 6c As",
    "Player wins with a natural 8": "8h 2d Th Jc",
    "Banker wins with a three-card 8": "Ah 2d Th Jc 5c 6s",
    "Player wins with a three-card 6": "Ah 2d Th Jc 5c As",
    "a tie of three-card 7s": "2h 2d Th Jc 5c 5s",
    "a tie of three-card 8s": "2h 2d Th Jc 6c 6s",
    "a tie of 6s": "6h 6d Th Jc",
}


def settled(game: str, bet: str, coup: str, stake: int = 10_000) -> tuple[Fate, int, int]:
    wager = punto_preset(game).wager(bet)
    assert wager is not None
    result: Settlement = wager.settle(stake, facts(COUPS[coup]))
    return result.fate, result.win, result.commission


@pytest.mark.parametrize("coup", COUPS)
def test_the_coups_match_their_names(coup: str) -> None:
    seen = facts(COUPS[coup])
    words = coup.split()
    assert seen.winner == ("tie" if "tie" in words else words[0].lower())
    assert str(seen.high) in coup
    cards = seen.banker_cards if seen.high_cards is None else seen.high_cards
    assert cards == (3 if "three-card" in coup else 2)


@pytest.mark.rule("PB-14")
@pytest.mark.parametrize(
    ("coup", "result"),
    [
        ("Banker wins with a three-card 7", (STANDS, 0, 0)),
        ("Banker wins with a two-card 7", (WON, 10_000, 0)),
        ("Banker wins with a three-card 6", (WON, 10_000, 0)),
        ("Banker wins with a two-card 6", (WON, 10_000, 0)),
        ("Player wins with a three-card 7", (LOST, 0, 0)),
        ("a tie of three-card 7s", (STANDS, 0, 0)),
        ("a tie of 6s", (STANDS, 0, 0)),
    ],
)
def test_ez_banker_is_paid_in_full_but_for_a_three_card_seven(
    coup: str, result: tuple[Fate, int, int]
) -> None:
    assert settled("ez", "banker", coup) == result


@pytest.mark.rule("PB-14")
@pytest.mark.parametrize("coup", COUPS)
@pytest.mark.parametrize(
    ("bet", "event", "odds"),
    [
        ("dragon-7", "Banker wins with a three-card 7", 40),
        ("panda-8", "Player wins with a three-card 8", 25),
    ],
)
def test_dragon_and_panda_win_on_one_event_and_lose_on_all_else(
    bet: str, event: str, odds: int, coup: str
) -> None:
    expected = (WON, odds * 10_000, 0) if coup == event else (LOST, 0, 0)
    assert settled("ez", bet, coup) == expected


@pytest.mark.rule("PB-14")
def test_ez_has_a_tie_at_eight_and_a_player_like_any_other() -> None:
    assert settled("ez", "tie", "a tie of 6s") == (WON, 80_000, 0)
    assert settled("ez", "player", "a tie of 6s") == (STANDS, 0, 0)
    assert settled("ez", "player", "Player wins with a three-card 8") == (WON, 10_000, 0)


@pytest.mark.rule("PB-15")
@pytest.mark.parametrize(
    ("coup", "result"),
    [
        ("Banker wins with a two-card 6", (WON, 5_000, 0)),
        ("Banker wins with a three-card 6", (WON, 5_000, 0)),
        ("Banker wins with a three-card 7", (WON, 10_000, 0)),
        ("Banker wins with a three-card 8", (WON, 10_000, 0)),
        ("Player wins with a three-card 6", (LOST, 0, 0)),
        ("a tie of 6s", (STANDS, 0, 0)),
    ],
)
def test_super_six_pays_banker_in_full_and_half_on_a_six(
    coup: str, result: tuple[Fate, int, int]
) -> None:
    assert settled("super6", "banker", coup) == result


@pytest.mark.rule("PB-15")
@pytest.mark.parametrize(("stake", "win"), [(1, 0), (2, 1), (2_500, 1_250), (2_501, 1_250)])
def test_the_half_is_rounded_down_to_whole_units(stake: int, win: int) -> None:
    fate, paid, _ = settled("super6", "banker", "Banker wins with a two-card 6", stake)
    assert (fate, paid) == (WON, win)
