"""Who gets which card, when a coup ends, and who wins, at the table itself."""

import pytest

from baccarat.cards import Card, parse_cards
from baccarat.rules import Outcome, Side
from baccarat.tables.common.chips import HOUSE, WATCHER
from baccarat.tables.punto import CardDealt, Close, CoupDecided, CoupEnded, Phase, redact, view
from support.tables.punto_table import CARD_OF, bets, coup, deal, decided, felt, purse_of


@pytest.mark.rule("PB-1")
def test_cards_one_and_three_are_players_two_and_four_bankers() -> None:
    events = coup(felt(), "2c Ts 7d Jh")
    dealt = [event for event in events if isinstance(event, CardDealt)]
    assert [(event.side, str(event.card)) for event in dealt] == [
        (Side.PLAYER, "2c"),
        (Side.BANKER, "Ts"),
        (Side.PLAYER, "7d"),
        (Side.BANKER, "Jh"),
    ]


@pytest.mark.rule("PB-1")
def test_every_card_is_face_up_for_everyone() -> None:
    run = felt()
    run.do(HOUSE, Close())
    for at, card in enumerate(parse_cards("2c 3s 4d"), start=1):
        before = run.state
        (event,) = deal(run, (card,))
        for viewer in (WATCHER, HOUSE, 1, 2):
            assert redact(before, event, viewer) == event
            seen = view(run.state, viewer)
            assert len(seen.player.cards) + len(seen.banker.cards) == at


@pytest.mark.rule("PB-1")
def test_anyone_may_bet_either_side_or_the_tie_or_several() -> None:
    run = felt(purses={1: 100_000, 2: 100_000, 3: 100_000})
    run.do(1, bets(player=2500))
    run.do(2, bets(player=2500, banker=5000, tie=2500))
    run.do(3, bets(tie=10_000))
    assert [run.state.staked(seat) for seat in (1, 2, 3)] == [2500, 10_000, 10_000]
    coup(run, "9c Ts Kd Jh")
    assert [purse_of(run, seat) for seat in (1, 2, 3)] == [102_500, 95_000, 90_000]


@pytest.mark.rule("PB-1")
def test_the_totals_of_the_sides_need_not_balance() -> None:
    run = felt(purses={1: 2_000_000, 2: 2_000_000})
    run.do(1, bets(banker=1_000_000))
    run.do(2, bets(banker=1_000_000))
    coup(run, "Ts 9c Kd Jh")
    assert purse_of(run, 1) == purse_of(run, 2) == 2_950_000


@pytest.mark.rule("PB-2")
@pytest.mark.parametrize(
    ("cards", "outcome"),
    [
        ("8c Ts Kd Jh", Outcome.PLAYER),
        ("9c 8s Kd Jh", Outcome.PLAYER),
        ("Tc 8s 5d Jh", Outcome.BANKER),
        ("8c 9s Kd Jh", Outcome.BANKER),
        ("8c 8s Kd Jh", Outcome.TIE),
        ("9c 4s Kd 5h", Outcome.TIE),
    ],
)
def test_an_eight_or_nine_on_two_cards_ends_the_coup(cards: str, outcome: Outcome) -> None:
    events = coup(felt(), cards)
    decision = decided(events)
    assert decision.natural
    assert decision.outcome is outcome
    assert events[-1] == CoupEnded()


@pytest.mark.rule("PB-2")
@pytest.mark.parametrize(
    ("cards", "decision"),
    [
        ("6c 7s Kd Jh", CoupDecided(Outcome.BANKER, 6, 7, natural=False)),
        ("7c 6s Kd Jh", CoupDecided(Outcome.PLAYER, 7, 6, natural=False)),
        ("7c 7s Kd Jh", CoupDecided(Outcome.TIE, 7, 7, natural=False)),
        ("2c 7s 3d Jh 4s", CoupDecided(Outcome.PLAYER, 9, 7, natural=False)),
        ("2c 2s 3d Jh 4s 7c", CoupDecided(Outcome.TIE, 9, 9, natural=False)),
        ("2c 2s 3d Jh 5s 8c", CoupDecided(Outcome.TIE, 0, 0, natural=False)),
    ],
)
def test_the_higher_total_wins_and_equal_totals_tie(cards: str, decision: CoupDecided) -> None:
    assert decided(coup(felt(), cards)) == decision


@pytest.mark.rule("PB-3")
@pytest.mark.parametrize("total", range(8))
def test_player_gets_a_third_card_on_five_or_less(total: int) -> None:
    run = felt()
    coup(run, (CARD_OF[0], CARD_OF[7], CARD_OF[total], CARD_OF[0]))
    draws = run.state.phase is Phase.DEALING
    assert draws is (total <= 5)
    if draws:
        assert isinstance(event := deal(run, "As")[0], CardDealt)
        assert event.side is Side.PLAYER


@pytest.mark.rule("PB-4")
@pytest.mark.parametrize("player", [6, 7])
@pytest.mark.parametrize("total", range(8))
def test_banker_draws_on_five_or_less_when_player_stood(player: int, total: int) -> None:
    run = felt()
    coup(run, (CARD_OF[0], CARD_OF[0], CARD_OF[player], CARD_OF[total]))
    draws = run.state.phase is Phase.DEALING
    assert draws is (total <= 5)
    if draws:
        assert isinstance(event := deal(run, "As")[0], CardDealt)
        assert event.side is Side.BANKER


DRAWS_ON = ["0123456789"] * 3 + ["012345679", "234567", "4567", "67", ""]
"""For each of Banker's totals, the third cards of Player on which it draws."""


@pytest.mark.rule("PB-5")
@pytest.mark.parametrize("total", range(8))
def test_banker_looks_at_the_third_card_of_player(total: int) -> None:
    for third in range(10):
        run = felt()
        coup(run, tuple(CARD_OF[worth] for worth in (0, 0, 0, total, third)))
        draws = run.state.phase is Phase.DEALING
        assert draws is (str(third) in DRAWS_ON[total])


@pytest.mark.rule("PB-5")
def test_banker_goes_by_the_third_card_and_not_the_total() -> None:
    on_five = felt()
    coup(on_five, "Kc 2s 5d 4h 8s")
    assert on_five.state.phase is Phase.STAKING  # 6 against an 8 that made Player 3
    given_six = felt()
    coup(given_six, "Kc 2s 5d 4h 6s")
    assert given_six.state.phase is Phase.DEALING  # 6 against a 6 that made Player 1


@pytest.mark.rule("C-6")
@pytest.mark.parametrize("cards", ["2c 2s 3d Jh 5s 8c", "Ac As Ad Ah As Ac"])
def test_the_sixth_card_ends_the_coup(cards: str) -> None:
    run = felt()
    coup(run, cards)
    assert run.state.phase is Phase.STAKING
    assert not run.state.coup.player.cards


@pytest.mark.rule("C-8")
def test_played_cards_go_to_the_middle() -> None:
    run = felt()
    run.do(HOUSE, Close())
    deal(run, "2c 2s 3d")
    during = view(run.state, WATCHER)
    assert (during.shoe.left, during.shoe.discarded) == (413, 0)
    assert (during.player.total, during.banker.total) == (5, 2)
    deal(run, (Card("Jh"), Card("5s"), Card("8c")))
    after = view(run.state, WATCHER)
    assert (after.shoe.left, after.shoe.discarded) == (410, 6)
    assert after.player.cards == after.banker.cards == ()
    assert after.player.total is after.banker.total is None
