"""The croupier's calls."""

import pytest

from baccarat.cards import Hand, parse_cards
from baccarat.rules import Coup
from baccarat.tables import punto
from baccarat.tables.common.coup_result import Call
from baccarat.tables.punto import BetStands
from baccarat.text.languages import LANGUAGES
from baccarat.text.say import say
from support.tables.drive import Run
from support.tables.punto_table import BANKER_WINS, PLAYER_WINS, TIE, bets, coup, deal, felt


def said(run: Run) -> list[Call]:
    """All calls of a run, from its first step."""
    spoken: list[Call] = []
    for step in run.steps:
        state = step.before
        for event in step.events:
            spoken += punto.announce(state, event)
            state = punto.apply(state, event)
    return spoken


@pytest.mark.rule("PB-11")
def test_the_points_are_called_for_two_cards_each_and_after_each_third_card() -> None:
    run = felt()
    coup(run, "2c Ts 3d 3h 6s")
    assert [call for call in said(run) if "points" in call.id] == [
        Call("call-points", {"player": 5, "banker": 3}),
        Call("call-points", {"player": 1, "banker": 3}),
    ]


@pytest.mark.rule("PB-11")
def test_a_house_may_have_the_points_not_called() -> None:
    run = felt(calls_points=False)
    coup(run, PLAYER_WINS)
    assert not [call for call in said(run) if "points" in call.id]
    assert said(run)[-2].id == "call-player-wins"


@pytest.mark.rule("PB-11")
@pytest.mark.parametrize(
    ("cards", "call", "player", "banker", "natural"),
    [
        (PLAYER_WINS, "call-player-wins", 9, 0, "yes"),
        (BANKER_WINS, "call-banker-wins", 0, 9, "yes"),
        (TIE, "call-tie", 9, 9, "yes"),
        ("6c 7s Kd Jh", "call-banker-wins", 6, 7, "no"),
        ("7c 7s Kd Jh", "call-tie", 7, 7, "no"),
    ],
)
def test_the_winner_is_announced_or_the_tie(
    cards: str, call: str, player: int, banker: int, natural: str
) -> None:
    run = felt()
    run.do(1, bets(player=2_500))
    coup(run, cards)
    announced = [each for each in said(run) if each.id.endswith("-wins") or each.id == "call-tie"]
    assert announced == [Call(call, {"player": player, "banker": banker, "natural": natural})]


@pytest.mark.rule("PB-11")
def test_a_coup_is_called_from_start_to_end() -> None:
    run = felt()
    coup(run, PLAYER_WINS)
    assert [call.id for call in said(run)] == [
        "call-new-shoe",
        "call-place-bets",
        "call-no-more-bets",
        "call-points",
        "call-player-wins",
        "call-place-bets",
    ]


@pytest.mark.rule("C-7")
def test_the_burn_is_called_only_for_a_card_that_is_shown() -> None:
    run = felt(burn="first-card")
    deal(run, "2c 3d 4h")
    assert Call("call-burn", {"card": "2c", "count": 2}) in said(run)
    assert [call.id for call in said(run)].count("call-burn") == 1


@pytest.mark.rule("C-5")
def test_the_stop_card_and_the_end_are_called_and_no_bets_after_them() -> None:
    run = felt(packs=4, stop_depth=104)
    for _ in range(26):
        coup(run, TIE)
    heard = len(said(run))
    coup(run, TIE)
    last = said(run)[heard:]
    assert last[1] == Call("call-stop-card", {"coups": 1})
    assert [call.id for call in last[-2:]] == ["call-tie", "call-shoe-ended"]


def test_the_explanation_names_each_rule_and_then_the_result() -> None:
    coup = Coup(Hand(parse_cards("2c 3d 6h")), Hand(parse_cards("6s Kh Ac")))
    assert punto.explain_coup(coup) == (
        Call("why-player-draws", {"rule": "PB-3", "player": 5, "banker": 6}),
        Call("why-banker-draws-given", {"rule": "PB-5", "player": 5, "banker": 6, "given": 6}),
        Call("why-result-banker", {"rule": "PB-2", "player": 1, "banker": 7}),
    )


@pytest.mark.rule("PB-14", "PB-11")
@pytest.mark.parametrize(
    ("house", "cards", "call"),
    [
        ("ez", "Ks 2c Ah 2h 3c 3d", "call-banker-barred"),
        ("ez", "6s 7c Kd Kh", "call-banker-wins"),
        ("ez", "Ks 2c 7d 2h Ah", "call-player-wins"),
        ("punto-banco", "Ks 2c Ah 2h 3c 3d", "call-banker-wins"),
        ("super6", "Ks 2c Ah 2h 3c 3d", "call-banker-wins"),
    ],
)
def test_a_barred_hand_is_called_and_explained(house: str, cards: str, call: str) -> None:
    run = felt(house)
    run.do(1, bets(banker=2_500))
    events = coup(run, cards)
    assert call in [each.id for each in said(run)]
    done = [
        found
        for step in run.steps
        for state, event, _ in step.moments()
        if (found := punto.coup_result(state, event))
    ]
    barred = [why for why in done[-1].why if why.id.startswith("why-barred")]
    assert barred == [Call("why-barred-banker", {"rule": "PB-14"})] * ("barred" in call)
    assert (BetStands(1, "banker", 2_500) in events) is ("barred" in call)
    assert run.state.stakes[0] == (bets(banker=2_500).bets if "barred" in call else ())


@pytest.mark.rule("PB-11")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_is_called_egalite_in_every_language(language: str) -> None:
    for natural in ("yes", "no"):
        words = say(language, "call-tie", {"player": 6, "banker": 6, "natural": natural})
        assert "Égalité" in words
