"""The list of rules, and the report of which rules have tests."""

import re

from support.mutants.rules import (
    REPORT,
    ROOT,
    ROW,
    RULES,
    marked_by_rule,
    marked_in,
    report,
    rule_ids,
)

COUNTS = {"C": 8, "PB": 23, "CF": 24, "BB": 20, "RM": 5}
OFFICIAL = re.compile(r"(AD-[PCBE]|(LU|FR|MO|NSW|NZ|PA|GB)-)\d+$")
"""The rules of statutes, which are listed with their sources."""
SOURCE = ROOT / "src/baccarat"
NAMED = re.compile(r"\b(?:C|PB|CF|BB|RM)-\d+\b")


def test_every_rule_is_listed_once_and_in_order() -> None:
    expected = [f"{part}-{at}" for part, count in COUNTS.items() for at in range(1, count + 1)]
    assert rule_ids() == expected


def test_no_test_names_a_missing_rule() -> None:
    named = marked_by_rule([ROOT / "tests"])
    assert {each for each in named if not OFFICIAL.match(each)} <= set(rule_ids())


def test_the_report_is_true() -> None:
    assert REPORT.read_text() == report(), "make generate writes it anew"


def test_every_place_named_in_the_rules_exists() -> None:
    for _, _, where in ROW.findall(RULES.read_text()):
        places = re.findall(r"`([^`]+)`", where)
        assert places, where
        for place in places:
            assert (SOURCE / place).exists(), place


def test_code_names_only_existing_rules() -> None:
    known = set(rule_ids())
    named = {path: set(NAMED.findall(path.read_text())) for path in SOURCE.rglob("*.py")}
    assert any(named.values())
    assert {path: rules - known for path, rules in named.items() if rules - known} == {}


def test_rule_marks_are_found_everywhere() -> None:
    source = """
@pytest.mark.rule("A-1", "A-2")
def test_one(): ...
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("A-3"))])
def test_two(x): ...
mark = "pytest.mark.rule('A-4')"
"""
    assert list(marked_in(source)) == ["A-1", "A-2", "A-3"]
