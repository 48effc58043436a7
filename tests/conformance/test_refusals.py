"""Hand-written refusals: state, action, code, limit and rule."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest

from baccarat.cards import PACK, Card
from baccarat.rules import preset
from baccarat.tables import TABLES
from baccarat.tables.banque import TableSide
from baccarat.tables.chemin import CallKind
from baccarat.tables.common.refusal import RefusalCode
from baccarat.tables.punto import Bet
from support.mutants.rules import rule_ids
from support.tables.drive import Run, refusal

WRITTEN: Final = {
    game: tomllib.loads(Path(__file__).with_name(f"{game}_refusals.toml").read_text())
    for game in TABLES
}
"""By game: `plain` (the preset that situations start from), the situations, and the refusals."""
ROWS = [(game, row) for game, written in WRITTEN.items() for row in written["refusal"]]
each_game = pytest.mark.parametrize("game", TABLES)


def actions(game: str) -> dict[str, type]:
    """Return the table's action types by tag."""
    return {kind.__struct_config__.tag: kind for kind in get_args(TABLES[game].Action)}


def read_action(game: str, fields: dict[str, Any]) -> Any:
    """Build an action as written, with any values: judging them is up to the table."""
    given = {name: value for name, value in fields.items() if name != "type"}
    if "bets" in given:
        given["bets"] = tuple(Bet(**bet) for bet in given["bets"])
    if given.get("card") in set(PACK):
        given["card"] = Card(given["card"])
    if given.get("kind") in set(CallKind):
        given["kind"] = CallKind(given["kind"])
    if given.get("side") in set(TableSide):
        given["side"] = TableSide(given["side"])
    return actions(game)[fields["type"]](**given)


@cache
def situation(game: str, name: str) -> Any:
    """Play up to a situation, first playing the situation it continues, if it names one."""
    written = WRITTEN[game]["situations"][name]
    if "after" in written:
        run = Run(TABLES[game], situation(game, written["after"]))
    else:
        house = preset(written.get("preset", WRITTEN[game]["plain"]))
        fields = WRITTEN[game].get("fields", {}) | written.get("fields", {})
        house = msgspec.structs.replace(house, **fields)
        run = Run.start(TABLES[game], house)
    for seat, action in written["do"]:
        run.do(seat, read_action(game, action))
    return run.state


def name_of(value: Any) -> str:
    if isinstance(value, str):
        return value
    return f"{value['rule']} {value['code']} {value['in']} {value['seat']} {value['action']}"


@pytest.mark.parametrize(("game", "row"), ROWS, ids=name_of)
def test_an_action_is_refused_as_listed(game: str, row: dict[str, Any]) -> None:
    state = situation(game, row["in"])
    refused = refusal(TABLES[game], state, row["seat"], read_action(game, row["action"]))
    assert refused is not None
    assert (refused.code, refused.limit) == (row["code"], row.get("limit"))


def test_every_code_is_written_down() -> None:
    assert {row["code"] for _, row in ROWS} == set(RefusalCode)


@each_game
def test_every_kind_of_action_is_refused_somewhere(game: str) -> None:
    assert {row["action"]["type"] for row in WRITTEN[game]["refusal"]} == set(actions(game))


def test_every_rule_named_is_a_rule() -> None:
    assert {row["rule"] for _, row in ROWS} <= set(rule_ids())


@each_game
def test_every_situation_is_used_once_at_least(game: str) -> None:
    written = WRITTEN[game]
    situations = written["situations"]
    gone_on_from = {each["after"] for each in situations.values() if "after" in each}
    assert {row["in"] for row in written["refusal"]} | gone_on_from == set(situations)
