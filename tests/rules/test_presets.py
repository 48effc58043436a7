"""Presets by name, and house rules that cannot be played."""

from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.rules import (
    BANQUE_PRESETS,
    CHEMIN_PRESETS,
    CHIP,
    PRESETS,
    PUNTO_PRESETS,
    BadField,
    BanquePreset,
    CheminPreset,
    PuntoPreset,
    UnknownPreset,
    preset,
    punto_preset,
    standard_wager,
)
from baccarat.rules.presets.shoe import amount_fields


def test_each_preset_is_found_by_its_name() -> None:
    names = [each.name for each in PRESETS]
    assert names == [
        *("punto-banco", "punto-banco-uk", "ez", "super6", "midi", "mini", "grande", "american"),
        *("online", "punto-banco-andorra", "mini-andorra", "midi-andorra"),
        *("punto-banco-luxembourg", "punto-banco-macau", "mini-nsw"),
        *("chemin-de-fer", "chemin-de-fer-club", "computer-chemin-de-fer", "computer-baccarat"),
        "chemin-de-fer-andorra",
        *("banque-limitee", "banque-ouverte", "banque-club", "banque-andorra-limitee"),
        *("banque-andorra-ouverte", "banque-ouverte-france"),
    ]
    assert [preset(name) for name in names] == list(PRESETS)
    assert [punto_preset(name) for name in names[:15]] == list(PUNTO_PRESETS)
    assert (*PUNTO_PRESETS, *CHEMIN_PRESETS, *BANQUE_PRESETS) == PRESETS


def test_an_unknown_name_is_reported_with_the_known_ones() -> None:
    with pytest.raises(UnknownPreset, match="'craps'; there are punto-banco, punto-banco-uk") as no:
        preset("craps")
    assert no.value.name == "craps"


@pytest.mark.rule("PB-15")
@pytest.mark.parametrize("alias", ["punto-2000", "fabulous-6"])
def test_a_game_is_found_by_its_other_names(alias: str) -> None:
    assert preset(alias) is punto_preset(alias) is punto_preset("super6")


@pytest.mark.rule("PB-12", "PB-10")
def test_the_smaller_tables_have_fewer_places_and_lower_limits() -> None:
    grande, midi, mini = (punto_preset(name) for name in ("punto-banco", "midi", "mini"))
    assert (midi.seats, mini.seats) == (9, 7)
    assert mini.minimum < midi.minimum < grande.minimum
    assert mini.maximum < midi.maximum < grande.maximum
    assert {each.packs for each in (midi, mini)} == {8}


@pytest.mark.rule("C-7", "PB-8")
def test_online_stakes_stay_up_after_a_tie_and_nothing_is_burnt() -> None:
    online, plain = punto_preset("online"), punto_preset("punto-banco")
    assert online == replace(plain, name="online", tie_stakes_withdrawable=False, burn=0)


@pytest.mark.rule("C-7")
def test_punto_banco_burns_by_the_first_card_and_the_other_games_do_not() -> None:
    burning = {each.name for each in PRESETS if each.burn == "first-card"}
    assert burning == {
        *("punto-banco", "punto-banco-uk", "ez", "super6", "midi", "mini", "grande"),
        *("punto-banco-andorra", "mini-andorra", "midi-andorra", "punto-banco-luxembourg"),
        *("punto-banco-macau", "mini-nsw"),
    }
    assert {each.burn for each in PRESETS if each.name not in burning} == {0}


@pytest.mark.parametrize("name", ["punto-banco-uk", "ez", "super6"])
def test_the_presets_differ_only_in_name_and_bets(name: str) -> None:
    other = punto_preset(name)
    assert replace(punto_preset("punto-banco"), name=name, wagers=other.wagers) == other


def test_the_british_tie_is_all_that_is_british() -> None:
    ours, british = punto_preset("punto-banco"), punto_preset("punto-banco-uk")
    assert ours.wagers[:2] == british.wagers[:2]
    assert [wager.name for wager in british.wagers] == ["player", "banker", "tie"]


def test_the_main_bets_lie_in_a_row_as_the_hands_do() -> None:
    trade = (standard_wager(name) for name in ("banker", "tie-9", "dragon-7", "player"))
    assert replace(PUNTO_PRESETS[0], wagers=tuple(trade)).row == ("player", "tie", "banker")
    assert replace(PUNTO_PRESETS[0], wagers=(standard_wager("banker"),)).row == ("banker",)
    assert CHEMIN_PRESETS[0].row == ()


@pytest.mark.rule("PB-10")
@pytest.mark.parametrize("name", ["punto-banco", "punto-banco-uk", "ez", "super6", "online"])
def test_the_usual_limits_are_25_and_10000_chips(name: str) -> None:
    house = punto_preset(name)
    assert (house.minimum, house.maximum) == (25 * CHIP, 10_000 * CHIP)


TWICE = (standard_wager("banker"), standard_wager("banker-ez"))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", 0),
        ("seats", 17),
        ("wagers", ()),
        ("wagers", TWICE),
        ("stake_step", 0),
        ("stake_step", 30),
        ("minimum", 0),
        ("minimum", -2500),
        ("minimum", 1_000_020),
    ],
)
def test_a_field_that_makes_no_sense_is_named(field: str, value: Any) -> None:
    with pytest.raises(BadField, match=f"^{field}: ") as bad:
        replace(punto_preset("punto-banco"), **{field: value})
    assert bad.value.field == field


@pytest.mark.parametrize("limit", ["minimum", "maximum"])
def test_limits_are_whole_steps(limit: str) -> None:
    with pytest.raises(BadField) as bad:
        replace(punto_preset("punto-banco"), **{limit: 5010})
    assert bad.value.field == "stake_step"


def test_the_fields_that_are_sums_say_so() -> None:
    assert amount_fields(PuntoPreset) == {
        *("minimum", "maximum", "stake_step", "chips"),
        *("tie_minimum", "side_minimum", "differential"),
    }
    assert amount_fields(CheminPreset) == {"minimum", "minimum_bet", "stake_step", "chips"}


@pytest.mark.rule("BB-1", "BB-4", "BB-11", "BB-12", "BB-15", "C-2", "C-5")
def test_the_banques_differ_as_their_sources_do() -> None:
    rows = {
        "packs": (3, 6, 3),
        "stop_depth": (10, 10, 9),
        "open_bank": ("allowed", "always", "never"),
        "first_look": ("banker", "banker", "all"),
        "drawing": ("tableau", "tableau", "free"),
        "prime": ("round", "round", "alternating"),
        "calls": ("all", "none", "club"),
        "over": ("refused", "refused", "as-far"),
        "co_banker": (True, False, False),
        "tax": ("net", "net", "none"),
        "refill": ("never", "never", "minimum"),
        "retire": ("any-time", "any-time", "after-coup"),
        "tie": ("stakes-back", "stakes-back", "stakes-stand"),
        "seats": (11, 11, 11),
    }
    for field, values in rows.items():
        assert tuple(getattr(each, field) for each in BANQUE_PRESETS[:3]) == values, field
    sums = {"minimum", "minimum_bet", "stake_step", "chips", "bank_maximum"}
    assert amount_fields(BanquePreset) == sums


@pytest.mark.rule(
    "AD-B3",
    "AD-B10",
    "AD-B11",
    "AD-B12",
    "AD-B13",
    "AD-B15",
    "AD-B17",
    "AD-B18",
    "AD-B20",
    "AD-B21",
    "FR-4",
)
def test_the_official_banques_differ_as_their_texts_do() -> None:
    rows = {
        "packs": (6, 6, 6),
        "stop_depth": (10, 10, 10),
        "least_players": (2, 2, 0),
        "players_needed": (5, 5, 2),
        "most_bank": (10_000_000, None, None),
        "open_bank": ("never", "always", "always"),
        "first_look": ("sides", "sides", "banker"),
        "calls": ("banco", "none", "none"),
        "rounding": ("nearest-tenth",) * 3,
        "tax_limited": (200, 200, 200),
        "tax_open": (125, 125, 125),
        "refill": ("opening-or-more", "never", "never"),
        "retire": ("after-coup", "any-time", "any-time"),
        "winner_out": (True, False, False),
        "reoffer": ("first-sum", "first-sum", "held"),
        "banco_at": ("start", "any-coup", "any-coup"),
        "banco_repeat": (2, 0, 0),
        "award_ties": ("lot", "lot", "lot"),
        "bank_lasts": (1, 2, 1),
        "new_shoe": (True, True, False),
        "sides_prime": ("lot", "prime", "prime"),
        "banco_free": (True, False, False),
        "ask_table": (True, True, False),
    }
    for field, values in rows.items():
        assert tuple(getattr(each, field) for each in BANQUE_PRESETS[3:]) == values, field


@pytest.mark.rule("FR-4")
@pytest.mark.parametrize(
    ("win", "tax"), [(0, 0), (-500, 0), (1_200, 20), (1_240, 20), (1_250, 30), (10_000, 200)]
)
def test_a_tax_goes_to_the_nearest_tenth_of_a_chip(win: int, tax: int) -> None:
    assert preset("banque-andorra-limitee").tax_on_net(win, open_=False) == tax


@pytest.mark.rule("LU-23")
@pytest.mark.parametrize(
    ("rounding", "win", "tax"),
    [
        ("nearest-quarter", 600, 0),
        ("nearest-quarter", 625, 25),
        ("nearest-quarter", 1_850, 25),
        ("nearest-quarter", 1_875, 50),
        ("nearest-half", 1_200, 0),
        ("nearest-half", 1_250, 50),
        ("nearest-half", 3_700, 50),
        ("nearest-half", 3_750, 100),
    ],
)
def test_a_tax_goes_to_the_nearest_quarter_or_half_of_a_chip(
    rounding: str, win: int, tax: int
) -> None:
    """At two per cent; a chip is a hundred units."""
    rules = replace(BANQUE_PRESETS[0], rounding=rounding)
    assert rules.tax_on_net(win, open_=False) == tax


@pytest.mark.rule("C-2", "C-5", "BB-2")
@pytest.mark.parametrize(
    ("field", "value", "others"),
    [
        ("packs", 1, {}),
        ("packs", 7, {}),
        ("per_side", 0, {}),
        ("per_side", 6, {}),
        ("stop_depth", 8, {}),
        ("stop_depth", 17, {"one_more": True}),
        ("stop_depth", 10, {"stop_card": False}),
        ("minimum_bet", 20_000, {}),
        ("tax", "winnings", {}),
        ("bank_maximum", 9_980, {}),
        ("stake_step", 100, {"bank_maximum": 10_020}),
        ("bank_maximum", 10_000, {"open_bank": "always"}),
        ("least_players", 5, {"per_side": 4}),
        ("banco_at", "start", {}),
        ("banco_repeat", 1, {}),
        ("bank_lasts", 10, {}),
        ("bank_lasts", 2, {"cut": "banker-names", "bank_first": True}),
        ("new_shoe", True, {"cut": "banker-names", "bank_first": True}),
        ("award_ties", "lot", {"award": "list"}),
        ("award_ties", "lot", {"cut": "banker-names", "bank_first": True}),
        ("sides_prime", "lot", {}),
        ("banco_free", True, {"calls": "club"}),
        ("banco_free", True, {"calls": "none"}),
        ("rounding", "nearest-tenth", {"tax": "capital"}),
        ("rounding", "nearest-tenth", {"whole_chips": True, "stake_step": 100}),
    ],
)
def test_an_unplayable_banque_is_refused_with_its_field(
    field: str, value: Any, others: dict[str, Any]
) -> None:
    with pytest.raises(BadField) as bad:
        replace(BANQUE_PRESETS[0], **{field: value}, **others)
    assert bad.value.field == field
