"""The form for opening a room: every field of every preset, and the values it refuses."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from baccarat.house.hosting.bets import bets_by_file
from baccarat.house.hosting.form_fields import Field, change_preset, for_new_table, forms
from baccarat.house.house import House
from baccarat.notation import read, replay
from baccarat.rules import PRESETS, BadField, Preset, PuntoPreset, preset
from baccarat.tables import TABLES
from support.server.guest import Guest
from support.server.process import Server

BETS = bets_by_file(Path("none"))
FORMS = forms(BETS)
PARTS_BY_LAW = ("banque-andorra-limitee", "banque-andorra-ouverte", "banque-ouverte-france")
"""Presets whose taxes are rounded to a tenth of a chip."""
WHOLE_SUMS = {
    "chemin-de-fer": (2_000, 6_000, 2_000),
    "chemin-de-fer-andorra": (2_000, 6_000, 2_000),
    "chemin-de-fer-club": (500, 5_000, 500),
    "computer-chemin-de-fer": (100, 100, 100),
    "computer-baccarat": (100, 100, 100),
    "banque-limitee": (2_000, 10_000, 2_000),
    "banque-ouverte": (2_000, 10_000, 2_000),
    "banque-club": (500, 10_000, 500),
    **dict.fromkeys(PARTS_BY_LAW, (2_000, 10_000, 2_000)),
}
"""The step, the least bank and the least stake of new tables, in units."""
FIELDS = [
    pytest.param(game.presets[0].name, field, id=f"{game.game}-{field.name}")
    for game in FORMS.games
    for field in game.fields
]


@pytest.mark.rule("RM-2")
def test_every_game_of_the_register_has_a_form_with_every_field() -> None:
    assert {game.game for game in FORMS.games} == set(TABLES)
    for game in FORMS.games:
        asked = {field.name for field in game.fields}
        of_struct = set(preset(game.presets[0].name).__struct_fields__)
        assert asked == of_struct - {"name"}
        assert {each.name for each in game.presets} == {
            each.name for each in PRESETS if each.game == game.game
        }


@pytest.mark.rule("PB-12", "RM-2")
@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_a_form_excludes_the_options_that_a_preset_cannot_have_and_no_others(rules: Preset) -> None:
    [game] = [game for game in FORMS.games if game.game == rules.game]
    [form] = [form for form in game.presets if form.name == rules.name]
    excluded = {(each.field, each.option): each.unless for each in form.excluded}
    rules = for_new_table(rules)
    for field in game.fields:
        for option in field.options:
            changes = {field.name: option}
            if (field.name, option) not in excluded:
                assert getattr(change_preset(rules, changes, BETS), field.name) == option
                continue
            with pytest.raises(BadField):
                change_preset(rules, changes, BETS)
            assert field.name not in excluded[field.name, option]


@pytest.mark.rule("RM-2")
def test_an_excluded_option_names_the_fields_that_make_room_for_it() -> None:
    [mini] = [form for game in FORMS.games for form in game.presets if form.name == "mini"]
    assert [(each.field, each.option, each.unless) for each in mini.excluded] == [
        ("ceremony", "official", ("dealt_by",)),
        ("shuffle", "dealers", ("dealers",)),
    ]


@pytest.mark.rule("RM-2")
def test_a_house_gives_the_forms_of_its_own_bets(server: Server) -> None:
    with Guest(server.address, "Host") as host:
        assert host.http.get("/api/forms").content == msgspec.json.encode(FORMS)


def test_a_house_writes_its_forms_once(tmp_path: Path) -> None:
    house = House(tmp_path)
    assert house.room_factory.forms is house.room_factory.forms
    asyncio.run(house.close())


@pytest.mark.parametrize("game", PRESETS, ids=lambda each: each.name)
def test_an_unchanged_form_gives_the_preset_of_a_new_table(game: Any) -> None:
    values = next(p.values for f in FORMS.games for p in f.presets if p.name == game.name)
    assert change_preset(game, values, BETS) == for_new_table(game)


@pytest.mark.parametrize("game", PRESETS, ids=lambda each: each.name)
def test_a_new_table_with_a_bank_plays_in_whole_chips_and_any_other_as_its_preset(
    game: Preset,
) -> None:
    opened = for_new_table(game)
    if isinstance(opened, PuntoPreset):
        assert opened == game
        return
    sums = (opened.stake_step, opened.minimum, opened.least_stake)
    assert opened.whole_chips is (game.name not in PARTS_BY_LAW)
    assert sums == WHOLE_SUMS[game.name]
    fields = game.__struct_fields__
    changed = {name for name in fields if getattr(game, name) != getattr(opened, name)}
    assert changed <= {"whole_chips", "stake_step", "minimum"}


@pytest.mark.parametrize(("name", "field"), FIELDS)
def test_a_value_of_another_kind_or_out_of_bounds_is_refused_by_the_fields_name(
    name: str, field: Field
) -> None:
    beyond = [] if field.low is None or field.high is None else [field.low - 1, field.high + 1]
    values: list[object] = [*beyond, None, "nonsense", [[]], 1.5]
    for value in values:
        with pytest.raises(BadField) as bad:
            change_preset(preset(name), {field.name: value}, BETS)
        assert bad.value.field == field.name


@pytest.mark.parametrize("name", ["name", "game", "colour"])
def test_nothing_else_can_be_set(name: str) -> None:
    with pytest.raises(BadField, match=name):
        change_preset(PRESETS[0], {name: "punto-banco"}, BETS)


@pytest.mark.rule("RM-2", "RM-4")
def test_a_room_uses_the_fields_set_by_its_host(server: Server) -> None:
    fields = {"packs": 4, "minimum": 1_000, "seats": 3, "wagers": ["player", "banker-ez", "tie-9"]}
    with Guest(server.address, "Host") as host:
        order = {
            "name": "Ours", "preset": "punto-banco", "fields": fields, "pace": "instant",
            "strategies": ["bold", "tie-chaser"],
        }  # fmt: skip
        made = host.http.post("/api/rooms", json=order)
        assert made.status_code == 201, made.text
        room = made.json()["id"]
        rules = host.enter(room)["room"]["preset"]
        assert (rules["packs"], rules["minimum"], rules["seats"]) == (4, 1_000, 3)
        assert [wager["title"] for wager in rules["wagers"]][1] == BETS["banker-ez"].title
        assert [person["bot"] for person in host.now["people"]] == ["tie-chaser", "bold"]
        host.ask({"type": "sit", "seat": 1, "amount": 100_000})
        host.until(lambda now: now["view"]["phase"] == "staking")
        host.ask({"type": "deal"})
        host.until(lambda now: now["coup"] == 2)
        record = host.http.get(f"/api/rooms/{room}/shoes/1/record").text
        replay(read(record))


@pytest.mark.parametrize(("game", "number"), [("punto-banco", 5), ("chemin-de-fer", 8)])
def test_as_many_bots_sit_as_are_ordered(server: Server, game: str, number: int) -> None:
    with Guest(server.address, "Host") as host:
        order = {"preset": game, "name": "Ours", "bots": number}
        host.enter(host.http.post("/api/rooms", json=order).json()["id"])
        assert len([each for each in host.now["people"] if each["bot"]]) == number


@pytest.mark.parametrize(
    ("order", "field"),
    [
        ({"fields": {"seats": 99}}, "seats"),
        ({"fields": {"minimum": 2_000_000}}, "minimum"),
        ({"fields": {"one_more": True}}, "stop_depth"),
        ({"fields": {"wagers": ["banker", "banker-ez"]}}, "wagers"),
        ({"fields": {"wagers": ["nonsense"]}}, "wagers"),
        ({"preset": "chemin-de-fer", "fields": {"tax": 21}}, "tax"),
        ({"preset": "chemin-de-fer", "fields": {"wagers": []}}, "wagers"),
        ({"clock": 4}, "clock"),
        ({"bots": 9}, "bots"),
        ({"strategies": ["nonsense"]}, "bots"),
    ],
)
def test_the_field_at_fault_is_named(server: Server, order: dict[str, Any], field: str) -> None:
    with Guest(server.address, "Host") as host:
        refused = host.http.post("/api/rooms", json={"name": "Ours"} | order)
        assert (refused.status_code, refused.json()["field"]) == (400, field)


@pytest.mark.rule("AD-P17", "LU-22", "MO-1")
def test_a_form_says_which_values_the_law_of_a_preset_allows() -> None:
    law = {
        (form.name, each.field): (each.rule, each.values, each.low, each.high)
        for game in FORMS.games
        for form in game.presets
        for each in form.law
    }
    andorra, luxembourg, macau = (
        "punto-banco-andorra",
        "punto-banco-luxembourg",
        "punto-banco-macau",
    )
    assert law[andorra, "maximum_factor"] == ("AD-P17", (), 20, 100)
    assert law[andorra, "packs"] == ("AD-P1", (6,), None, None)
    assert law[luxembourg, "maximum_factor"] == ("LU-22", (50, 100, 200), None, None)
    assert law[macau, "packs"] == ("MO-1", (), 6, 12)
    assert ("punto-banco", "packs") not in law
    assert not any(field == "wagers" for _, field in law)
