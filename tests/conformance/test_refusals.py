"""The refusals that are written down by hand: state, action, code, limit and rule."""

import tomllib
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from baccarat.cards import PACK, Card
from baccarat.rules import preset
from baccarat.tables import punto
from baccarat.tables.common import Buy, Cash, Code, Leave, Sit
from baccarat.tables.punto import Action, Bet, Close, Deal, SetMaximum, Stake, StartShoe
from support.rules import rule_ids
from support.run import Run, refusal

WRITTEN = tomllib.loads(Path(__file__).with_name("punto_refusals.toml").read_text())
BY_TAG: dict[str, type] = {
    "stake": Stake,
    "set-maximum": SetMaximum,
    "start-shoe": StartShoe,
    "close": Close,
    "deal": Deal,
    "sit": Sit,
    "buy": Buy,
    "cash": Cash,
    "leave": Leave,
}


def read_action(fields: dict[str, Any]) -> Any:
    """Build an action as written, whatever its values: the table is to judge them."""
    given = {name: value for name, value in fields.items() if name != "type"}
    if "bets" in given:
        given["bets"] = tuple(Bet(**bet) for bet in given["bets"])
    if given.get("card") in set(PACK):
        given["card"] = Card(given["card"])
    return BY_TAG[fields["type"]](**given)


def situation(name: str) -> Run:
    written = WRITTEN["situations"][name]
    house = msgspec.structs.replace(
        preset(written.get("preset", "punto-banco")), **written.get("fields", {})
    )
    run = Run.start(punto, house)
    for seat, action in written["do"]:
        run.do(seat, read_action(action))
    return run


def name_of(row: dict[str, Any]) -> str:
    return f"{row['rule']} {row['code']} {row['in']} {row['seat']} {row['action']}"


@pytest.mark.parametrize("row", WRITTEN["refusal"], ids=name_of)
def test_it_is_refused_as_written(row: dict[str, Any]) -> None:
    run = situation(row["in"])
    refused = refusal(punto, run.state, row["seat"], read_action(row["action"]))
    assert refused is not None
    assert (refused.code, refused.limit) == (row["code"], row.get("limit"))


def test_every_code_is_written_down() -> None:
    assert {row["code"] for row in WRITTEN["refusal"]} == set(Code)


def test_every_kind_of_action_is_refused_somewhere() -> None:
    assert set(BY_TAG.values()) == set(get_args(Action))
    assert {row["action"]["type"] for row in WRITTEN["refusal"]} == set(BY_TAG)


def test_every_rule_named_is_a_rule() -> None:
    assert {row["rule"] for row in WRITTEN["refusal"]} <= set(rule_ids())


def test_every_situation_is_used_once_at_least() -> None:
    assert {row["in"] for row in WRITTEN["refusal"]} == set(WRITTEN["situations"])
