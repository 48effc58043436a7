"""The published figures for eight packs."""

import tomllib
from fractions import Fraction
from math import comb

import pytest

from baccarat.lab import Composition, Odds, Price, odds
from baccarat.lab.pricing.all_cards import line_weights
from baccarat.lab.pricing.whole_packs import POLYNOMIALS, whole_pack_weights
from baccarat.rules import Outcome, punto_preset, standard_wager, wager_names
from baccarat.rules.half_open import PartlyOpenCoup
from baccarat.rules.wagers.trade import shipped_texts

EIGHT = Composition.of_packs(8)
FILES = {name: tomllib.loads(text) for name, text in shipped_texts().items()}

TRADE = {name: file["edge"] for name, file in FILES.items() if "edge" in file} | {
    "dragon-bonus-player": "2.652",
    "dragon-bonus-banker": "9.373",
    "player-pair": "10.361",
    "banker-pair": "10.361",
    "either-pair": "13.710",
    "perfect-pair": "13.029",
    "perfect-pair-200": "8.047",
    "lucky-6": "16.684",
    "lucky-6-23": "11.698",
    "small-tiger": "14.333",
    "big-tiger": "15.253",
    "tiger-tie": "30.735",
    "tiger-tie-45": "11.495",
    "small": "5.283",
    "big": "4.346",
    "egalite-0": "12.453",
    "egalite-1": "11.415",
    "egalite-2": "9.541",
    "egalite-3": "10.524",
    "egalite-4": "12.140",
    "egalite-5": "11.873",
    "egalite-6": "11.495",
    "egalite-7": "6.390",
    "egalite-8": "11.067",
    "egalite-9": "10.635",
}
"""Edges in hundredths of the stake, as published by the trade for these pay tables.

The files of bets with a named source give that publication's figure themselves.
"""

PRINTED = {
    ("punto-banco", "player"): "1.24",
    ("punto-banco", "banker"): "1.058",
    ("punto-banco", "tie"): "14.4",
    ("punto-banco-uk", "tie"): "4.84",
    ("ez", "banker"): "1.018",
    ("ez", "dragon-7"): "7.61",
    ("ez", "panda-8"): "10.19",
    ("super6", "banker"): "1.46",
}
"""Edges in hundredths, with the digits of the rules' sources, or the values that replace them."""


@pytest.fixture(scope="module")
def trade() -> Odds:
    return odds(punto_preset("punto-banco"), EIGHT, bets=wager_names())


def rounded(number: Fraction, printed: str) -> str:
    """Write hundredths with as many digits as the printed number."""
    return f"{float(100 * number):.{len(printed.partition('.')[2])}f}"


def bet(name: str, of: str = "punto-banco", packs: int = 8) -> Price:
    return odds(punto_preset(of), Composition.of_packs(packs)).bets[name]


@pytest.mark.parametrize("name", TRADE)
def test_the_published_edges_of_the_trade(trade: Odds, name: str) -> None:
    assert rounded(trade.bets[name].edge, TRADE[name]) == TRADE[name]


@pytest.mark.rule("PB-16")
@pytest.mark.parametrize(("game", "name"), PRINTED)
def test_the_printed_edges(game: str, name: str) -> None:
    assert rounded(bet(name, game).edge, PRINTED[game, name]) == PRINTED[game, name]


@pytest.mark.rule("PB-16")
def test_the_banker_bets_of_other_houses_as_a_commission() -> None:
    rates = [bet("banker", game).commission for game in ("punto-banco", "ez", "super6")]
    plain, ez, super6 = (rate or Fraction(0) for rate in rates)
    assert plain == Fraction(1, 20)
    assert rounded(ez, "4.914") == "4.914"
    assert rounded(super6, "5.87") == "5.87"
    assert rounded(super6 / plain - 1, "17.45") == "17.45"


@pytest.mark.rule("PB-16")
def test_the_printed_chances() -> None:
    found = odds(punto_preset("punto-banco"), EIGHT)
    player, banker, tie = (found.outcomes[each] for each in Outcome)
    assert rounded(tie, "9.52") == "9.52"
    assert rounded(banker / (1 - tie), "50.68") == "50.68"
    assert rounded(player / (1 - tie), "49.32") == "49.32"
    assert rounded(found.bets["banker"].edge / (1 - tie), "1.17") == "1.17"
    assert rounded(found.bets["player"].edge / (1 - tie), "1.36") == "1.36"


@pytest.mark.rule("PB-16")
def test_the_documented_exceptions_hold() -> None:
    assert rounded(bet("tie", packs=6).edge, "14.44") == "14.44"
    assert rounded(bet("tie").edge, "14.36") == "14.36"
    sixes = odds(punto_preset("super6"), EIGHT, bets=["banker-6"]).bets["banker-6"].hit
    assert rounded(sixes, "5.39") == "5.39"
    assert float(82 * sixes) == pytest.approx(4.4, abs=0.05)
    assert float(82 * bet("dragon-7", "ez").hit) == pytest.approx(2, abs=0.2)


def test_the_counts_of_eight_packs() -> None:
    found = odds(punto_preset("punto-banco"), EIGHT)
    orders = {outcome: found.outcomes[outcome] * found.permutations for outcome in Outcome}
    assert found.permutations == 4_998_398_275_503_360
    assert orders == {
        Outcome.PLAYER: 2_230_518_282_592_256,
        Outcome.BANKER: 2_292_252_566_437_888,
        Outcome.TIE: 475_627_426_473_216,
    }


def test_low_and_high_ties_are_the_sums_of_single_ties() -> None:
    """Wizard of Odds prints the ten counts of "Egalite Bets in Baccarat", and two other sums."""
    low = [28_979_901_420_544, 20_499_217_668_352, 20_006_606_104_576]
    low += [22_250_510_129_408, 36_294_133_463_040, 39_684_046_743_808]
    high = [96_170_001_308_416, 101_717_538_899_968, 54_879_416_675_072, 55_146_054_060_032]
    found = odds(punto_preset("punto-banco"), EIGHT)
    ties = [found.totals[total][total] * found.permutations for total in range(10)]
    assert ties == low + high
    assert (sum(ties[:6]), sum(ties[6:])) == (167_714_415_529_728, 307_913_010_943_488)


def test_the_counts_of_nines_are_those_of_the_publication_but_for_one() -> None:
    """Wizard of Odds prints 64,512 and 86,016 combinations of three suited nines in two tables."""
    printed = [35_960, 86_016, 1_818_624, 8_236_032, 28_237_824, 74_908_672, 224_726_016]
    bet = odds(punto_preset("punto-banco"), EIGHT, bets="lucky-nines").bets["lucky-nines"]
    assert [each.probability * comb(416, 4) for each in bet.results[:-1]] == printed
    assert rounded(bet.edge, "19.0583") == "19.0583"
    wrong = Fraction((86_016 - 64_512) * (250 - 20), comb(416, 4))
    assert rounded(bet.edge + wrong, "19.4605") == "19.4605"


def test_the_counts_of_poker_hands_are_those_of_the_publication(trade: Odds) -> None:
    """Wizard of Odds prints these counts, the last rounded to ten, for Lucky Match."""
    printed = [356_942_987_520, 616_417_689_600, 12_273_961_559_040, 40_022_630_768_640]
    printed += [207_858_985_697_280, 385_294_498_430_976]
    found = [each.probability * trade.permutations for each in trade.bets["lucky-match"].results]
    assert found[:-1] == printed


@pytest.mark.by_day("8")
@pytest.mark.parametrize("packs", range(1, 13))
@pytest.mark.parametrize("name", POLYNOMIALS)
def test_the_polynomials_of_whole_packs_are_the_counts_of_all_cards(name: str, packs: int) -> None:
    shoe = Composition.of_packs(packs)
    counted = line_weights(standard_wager(name), shoe, PartlyOpenCoup())
    assert whole_pack_weights(standard_wager(name), shoe) == counted


@pytest.mark.parametrize(("side", "edge"), [("player", "6.1493"), ("banker", "9.7224")])
def test_lucky_8_has_the_published_edges_of_another_pay_table(
    trade: Odds, side: str, edge: str
) -> None:
    """Jacobson ("Card Counting the Lucky 8") prints these edges of a pay table that we did not see.

    Of all tables of up to 100, 40, 20 and 6 for the four smaller wins, only this one has both.
    """
    pays = (200, 50, 25, 8, 3, -1)
    results = trade.bets[f"lucky-8-{side}"].results
    found = -sum((each.probability * n for each, n in zip(results, pays, strict=True)), Fraction(0))
    assert rounded(found, edge) == edge


def test_totals_of_eight_add_up_and_those_of_a_publication_do_not(trade: Odds) -> None:
    """Wizard of Odds counts a Player total of 8 in "Side Totals", and its parts in "Lucky 8"."""
    printed = [38_708_182_784, 8_230_060_380_160, 53_649_934_949_376, 54_643_925_237_760]
    printed += [548_824_514_488_320]
    eights = [
        each.probability * trade.permutations for each in trade.bets["lucky-8-player"].results[:-1]
    ]
    assert sum(eights) == 665_982_456_134_400
    assert sum(printed) < sum(eights)
    assert [eights[0], eights[3]] == [printed[0], printed[3]]


@pytest.mark.by_day(2)
@pytest.mark.parametrize("packs", [1, 2, 4, 6, 9, 26])
def test_every_number_of_packs_is_exact(packs: int) -> None:
    shoe = Composition.of_packs(packs)
    found = odds(punto_preset("punto-banco"), shoe, bets=wager_names())
    assert sum(found.outcomes.values()) == 1
    assert sum(sum(row) for row in found.totals) == 1
    for price in found.bets.values():
        assert sum(each.probability for each in price.results) == 1
    pair = Fraction(4 * packs - 1, 52 * packs - 1)
    assert found.bets["player-pair"].edge == 1 - 12 * pair


def test_only_bets_on_banker_have_a_commission(trade: Odds) -> None:
    rated = {name for name, price in trade.bets.items() if price.commission is not None}
    assert rated == {"banker", "banker-ez", "banker-super6"}


def test_these_bets_need_ranks() -> None:
    assert {name for name in wager_names() if standard_wager(name).needs_ranks} == {
        "player-pair",
        "banker-pair",
        "either-pair",
        "perfect-pair",
        "perfect-pair-200",
        "tiger-pair",
        "lucky-nines",
        "lucky-nines-red-rock",
        "lucky-match",
        "lucky-8-player",
        "lucky-8-banker",
        "majestic-match-player",
        "majestic-match-banker",
    }
