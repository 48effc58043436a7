"""The bets shipped with the package: each is valid and pays what the trade pays."""

import pytest

from baccarat.rules import Fate, UnknownWager, Wager, read_wager, standard_wager, wager_names
from baccarat.rules.wagers.trade import shipped_texts
from support.tables.drive import facts

LOSES, STANDS = "loses", "stands"

NATURAL_TIE = "9c 9d Kd Jh"
PLAYER_9_0 = "4h Td Th Jc 5c Ks"
"""Player wins by 9 with three cards; Banker's three cards total zero."""
BANKER_6_ON_2 = "Ah 6d Th Jc Tc"
BANKER_6_ON_3 = "Ah 2d Th Jc 4c 4s"
SIX_CARD_TIE_AT_7 = "2h 2d Th Jc 5c 5s"
FOUR_CARD_TIE_AT_7 = "7h 7d Th Jc"
TIE_AT_6 = "6h 6d Th Jc"
TIE_AT_6_ON_3 = "Th Td Kh Jc 6c 6s"
SIX_CARD_TIE_AT_9 = "4h 4d Th Jc 5c 5s"

PAID = [
    ("dragon-7", "Ah 2d Th Jc 5c 5s", 40),
    ("panda-8", "2h 2d Th Jc 6c As", 25),
    ("banker-6", BANKER_6_ON_2, 12),
    ("banker-6", BANKER_6_ON_3, 12),
    ("lucky-6", BANKER_6_ON_2, 12),
    ("lucky-6", BANKER_6_ON_3, 20),
    ("lucky-6", TIE_AT_6, LOSES),
    ("lucky-6-23", BANKER_6_ON_2, 12),
    ("lucky-6-23", BANKER_6_ON_3, 23),
    ("tiger", BANKER_6_ON_2, 12),
    ("tiger", BANKER_6_ON_3, 20),
    ("small-tiger", BANKER_6_ON_2, 22),
    ("small-tiger", BANKER_6_ON_3, LOSES),
    ("big-tiger", BANKER_6_ON_3, 50),
    ("big-tiger", BANKER_6_ON_2, LOSES),
    ("tiger-tie", TIE_AT_6, 35),
    ("tiger-tie-45", TIE_AT_6, 45),
    ("tiger-tie", FOUR_CARD_TIE_AT_7, LOSES),
    ("tiger-pair", "4h 3d 4d Jc", 4),
    ("tiger-pair", "2h 3d 2d 3c Ac", 20),
    ("tiger-pair", "3h 3d 3s 3c", 100),
    ("tiger-pair", PLAYER_9_0, LOSES),
    ("player-pair", "4h 3d 4d 4c", 11),
    ("player-pair", "4h 4d 3d 4c", LOSES),
    ("banker-pair", "4h 4d 3d 4c", 11),
    ("either-pair", "4h 4d 3d 4c", 5),
    ("either-pair", "3h 3d 3s 3c", 5),
    ("either-pair", PLAYER_9_0, LOSES),
    ("perfect-pair", "4h 3d 4h 4c", 25),
    ("perfect-pair", "4h 4d 4h 4d", 25),
    ("perfect-pair", "4h 3d 4d 4c", LOSES),
    ("perfect-pair-200", "4h 3d 4h 4c", 25),
    ("perfect-pair-200", "4h 4d 4h 4d", 200),
    ("dragon-bonus-player", PLAYER_9_0, 30),
    ("dragon-bonus-player", "9c Ts Kd Jh", 1),
    ("dragon-bonus-player", NATURAL_TIE, STANDS),
    ("dragon-bonus-player", TIE_AT_6, LOSES),
    ("dragon-bonus-banker", "Ts 9c Kd Jh", 1),
    ("dragon-bonus-banker", NATURAL_TIE, STANDS),
    ("dragon-bonus-banker", PLAYER_9_0, LOSES),
    ("big", PLAYER_9_0, (27, 50)),
    ("big", BANKER_6_ON_2, (27, 50)),
    ("big", NATURAL_TIE, LOSES),
    ("small", NATURAL_TIE, (3, 2)),
    ("small", BANKER_6_ON_2, LOSES),
    ("natural-tie", NATURAL_TIE, 50),
    ("natural-tie", TIE_AT_6, LOSES),
    ("blazing-7s", SIX_CARD_TIE_AT_7, 200),
    ("blazing-7s", FOUR_CARD_TIE_AT_7, 50),
    ("heavenly-9", SIX_CARD_TIE_AT_9, 75),
    ("heavenly-9", PLAYER_9_0, 10),
    ("heavenly-9", NATURAL_TIE, LOSES),
    ("eight-over-six", "8h 6d Th Jc", 25),
    ("eight-over-six", "8h 7d Th Jc", LOSES),
    ("natural-9-over-7", "9h 7d Th Jc", 50),
    ("natural-9-over-7", "2h 7d Th Jc 7c", LOSES),
    ("three-card-9-over-1", "4h Td Th Jc 5c As", 150),
    ("three-card-9-over-7", "4h 5d Th Jc 5c 2s", 200),
    ("super-6-15", BANKER_6_ON_2, 15),
    ("super-6-15", TIE_AT_6, LOSES),
    ("ox-6", "2h 2d Th Jc 4c As", 40),
    ("ox-6", "6h 2d Th Jc 3c", LOSES),
    ("kill-the-ox", TIE_AT_6_ON_3, 30),
    ("kill-the-ox", "2h 7d Th Jc 4c", 30),
    ("kill-the-ox", SIX_CARD_TIE_AT_7, 30),
    ("kill-the-ox", TIE_AT_6, LOSES),
    ("kill-the-ox", "Ah Ad Th Jc 5c 6s", 30),
    ("kill-the-ox", "2h 2d Th Jc 4c As", LOSES),
    ("bad-beat", "9h 8d Th Jc", 50),
    ("bad-beat", "8h 9d Th Jc", 50),
    ("bad-beat", "4h 4d Th Jc 5c 4s", LOSES),
    ("player-natural-8", "8h 9d Th Jc", 9),
    ("player-natural-9", "9h 9d Th Jc", 9),
    ("player-natural-9", PLAYER_9_0, LOSES),
    ("banker-natural-8", "9h 8d Th Jc", 9),
    ("banker-natural-9", "Ah 9d Th Jc", 9),
    ("three-giving-8", "Ah 3d Th Jc 8c", 200),
    ("three-giving-8", "Ah 3d Th Jc 7c 8s", LOSES),
    ("player-three-card-win", PLAYER_9_0, 4),
    ("player-three-card-win", "9h 8d Th Jc", LOSES),
    ("banker-three-card-win", BANKER_6_ON_3, 5),
    ("banker-three-card-win", BANKER_6_ON_2, LOSES),
    ("majestic-match-player", "Kh 3d Qh Jc Ac 5d", 25),
    ("majestic-match-player", "Kh 3d Kh Jc Ac 5d", (5, 2)),
    ("majestic-match-player", "Kh 3d Qd Jc Ac 5d", LOSES),
    ("majestic-match-banker", "9h Kd Tc Qd", 25),
    ("majestic-match-banker", "9h 3d 4c 5d", (5, 2)),
    *[
        (f"lucky-nines{table}", f"{cards} {more}", odds[at])
        for table, odds in [
            ("", (500, 250, 20, 8, 5, 2, 1, LOSES)),
            ("-red-rock", (1000, 500, 35, 16, 5, 2, 1, LOSES)),
        ]
        for at, (cards, more) in enumerate([
            ("9h 9d 9c 9h", ""), ("9h 9h Th 9h", ""), ("9h 9d Th 9h", ""), ("9h 9h Th Jc", ""),
            ("9h 9d Th Jc", ""), ("8h 9d Th Jc", ""), ("8h 9s Th Jc", ""), ("8h 8d Th Jc", ""),
        ])
    ],
    ("lucky-match", "9h 9d 9c 9h", 30),
    ("lucky-match", "Th Td Ts Tc Th Td", 250),
    ("lucky-match", "Th 2d Ts 2c Th", 15),
    ("lucky-match", "Th Kd Ts Kc Th Kd", 100),
    ("lucky-match", "Th Kd Ts 2c Th 3d", 6),
    ("lucky-match", "Th Kd Ts Kc 2h 2d", 4),
    ("lucky-match", "Th Kd Ts 2c 3h 4d", LOSES),
    *[
        (f"lucky-8-{side}", cards, odds)
        for side, cards, odds in [
            ("player", "2h 2d Kh Kd 6h 6d", 200), ("banker", "2h 2d Kh Kd 6h 6d", 200),
            ("player", "2h 2d Kh Ks 6h 6d", 25), ("banker", "2h 2d Kh Ks 6h 6d", 15),
            ("banker", "2h 2d Ks Kd 6h 6d", 25), ("player", "8h 9d Kh Kd", 8),
            ("player", "8h 7d Kh Kd", 4), ("player", "9h 8d Kh Kd", LOSES),
            ("banker", "8h 7d Kh Kd", LOSES), ("banker", "9h 8d Kh Kd", 8),
            ("banker", "7h 8d Kh Kd", 4),
        ]
    ],
    ("eights-and-nines", "9h 8d Th Jc", 20),
    ("eights-and-nines", SIX_CARD_TIE_AT_9, 20),
    ("eights-and-nines", "9h 7d Th Jc", LOSES),
    ("egalite-0-160", "Th Td Kh Jc Tc Ts", 160),
    ("egalite-1-3", "Th Td Kh Jc Ac As", 70),
    ("egalite-1-3", "Th Td Kh Jc 3c 3s", 70),
    ("egalite-4-5", "Th Td Kh Jc 5c 5s", 60),
    ("egalite-6-7", TIE_AT_6, 22),
    ("egalite-6-7", FOUR_CARD_TIE_AT_7, 22),
    ("egalite-8-9", NATURAL_TIE, 40),
    *[
        (f"super-{side}-{total}", f"Th Td Kh Jc {cards}", odds)
        for side, total, cards, odds in [
            ("player", 1, "Ac Ts", 160), ("player", 2, "2c Ts", 90), ("player", 3, "3c Ts", 60),
            ("player", 4, "4c Ts", 45), ("player", 5, "5c Ts", 30), ("player", 6, "6c Ts", 11),
            ("player", 7, "7c Ts", 9), ("player", 8, "8c Ts", 6), ("player", 9, "9c Ts", 6),
            ("banker", 1, "Tc As", 160), ("banker", 2, "Tc 2s", 90), ("banker", 3, "Tc 3s", 60),
            ("banker", 4, "Tc 4s", 25), ("banker", 5, "Tc 5s", 17), ("banker", 7, "Tc 7s", 9),
            ("banker", 8, "Tc 8s", 7), ("banker", 9, "Tc 9s", 6), ("tie", 0, "Tc Ts", 140),
            ("tie", 1, "Ac As", 200), ("tie", 2, "2c 2s", 200), ("tie", 3, "3c 3s", 170),
            ("tie", 4, "4c 4s", 110), ("tie", 5, "5c 5s", 100), ("tie", 6, "6c 6s", 40),
            ("tie", 7, "7c 7s", 40), ("tie", 8, "8c 8s", 70), ("tie", 9, "9c 9s", 70),
        ]
    ],
    *[
        (f"egalite-{total}", f"{total}h {total}d Th Jc", odds)
        for total, odds in [(6, 45), (7, 45), (8, 80), (9, 80)]
    ],
    *[
        (f"egalite-{total}", f"Th Td Kh Jc {card}c {card}s", odds)
        for total, card, odds in [
            (0, "T", 150), (1, "A", 215), (2, "2", 225),
            (3, "3", 200), (4, "4", 120), (5, "5", 110),
        ]
    ],
]  # fmt: skip


@pytest.mark.rule("PB-20")
@pytest.mark.parametrize("name", wager_names())
def test_every_shipped_bet_passes_its_check(name: str) -> None:
    assert read_wager(name, shipped_texts()[name]) == standard_wager(name)


@pytest.mark.rule("PB-20")
@pytest.mark.parametrize(("name", "cards", "paid"), PAID)
def test_a_bet_pays_as_the_trade_does(
    name: str, cards: str, paid: int | str | tuple[int, int]
) -> None:
    result = standard_wager(name).settle(10_000, facts(cards))
    if isinstance(paid, str):
        assert result.fate is {LOSES: Fate.LOST, STANDS: Fate.STANDS}[paid]
        return
    win, stake = paid if isinstance(paid, tuple) else (paid, 1)
    assert (result.fate, result.win, result.commission) == (Fate.WON, 10_000 * win // stake, 0)


@pytest.mark.rule("PB-20")
@pytest.mark.parametrize("side", ["player", "banker"])
@pytest.mark.parametrize(
    ("margin", "odds"),
    [(9, 30), (8, 10), (7, 6), (6, 4), (5, 2), (4, 1), (3, None), (2, None), (1, None)],
)
def test_the_dragon_bonus_pays_by_the_margin(side: str, margin: int, odds: int | None) -> None:
    bet = standard_wager(f"dragon-bonus-{side}")
    seen = facts(_won_by(side, margin))
    assert (seen.winner, seen.margin, seen.natural) == (side, margin, False)
    result = bet.settle(10_000, seen)
    assert (result.fate, result.win) == (
        (Fate.LOST, 0) if odds is None else (Fate.WON, odds * 10_000)
    )


def _won_by(side: str, margin: int) -> str:
    """Deal six cards: both hands start with zero, then draw a 9 and `margin` less."""
    if side == "banker":
        return f"Th Td Kh Kd {_card(9 - margin)}c 9s"
    return f"4h Td Th Jc 5c {_card(9 - margin)}s"


def _card(points: int) -> str:
    return {0: "T", 1: "A"}.get(points, str(points))


def test_every_side_bet_is_tried_above() -> None:
    side = {name for name in wager_names() if not standard_wager(name).alone}
    assert {name for name, *_ in PAID} == side


def test_only_main_bets_can_be_placed_alone() -> None:
    alone = {name for name in wager_names() if standard_wager(name).alone}
    assert alone == {"player", "banker", "banker-ez", "banker-super6", "tie", "tie-9"}


@pytest.mark.parametrize("form", ["banker-ez", "banker-super6", "tie-9"])
def test_a_form_of_a_bet_is_placed_on_that_bets_spot(form: str) -> None:
    wager: Wager = standard_wager(form)
    assert wager.name == form.partition("-")[0]


def test_an_unknown_bet_is_reported_with_the_known_ones() -> None:
    with pytest.raises(UnknownWager, match="'lucky-9'; there are bad-beat, banker, ") as no:
        standard_wager("lucky-9")
    assert no.value.name == "lucky-9"
