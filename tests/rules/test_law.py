"""The official rules: every one leads to one thing, and the presets are as their statute says."""

import re
from itertools import chain
from pathlib import Path
from typing import Final

import msgspec
import pytest
from msgspec.structs import replace

from baccarat.rules import PRESETS, Preset, preset
from baccarat.rules.law.source import is_value, read_ours, source_of
from baccarat.rules.law.statute import (
    FOLDER,
    STATUTES,
    BadStatute,
    Provision,
    all_provisions,
    provisions,
)

TESTS: Final = Path(__file__).parents[1]
DOCS: Final = TESTS.parent / "docs"
COUNTS: Final = {
    "AD-P": 25, "AD-C": 38, "AD-B": 22, "AD-E": 31, "LU-": 23, "FR-": 4, "MO-": 3, "NSW-": 1,
    "NZ-": 1, "PA-": 1, "GB-": 1,
}  # fmt: skip
IDS: Final = [f"{part}{number}" for part, most in COUNTS.items() for number in range(1, most + 1)]
OFFICIAL: Final = (
    "punto-banco-andorra", "mini-andorra", "midi-andorra", "punto-banco-luxembourg",
    "punto-banco-macau", "mini-nsw", "chemin-de-fer-andorra", "banque-andorra-limitee",
    "banque-andorra-ouverte", "banque-ouverte-france",
)  # fmt: skip
BUILT: Final = {each.name: each for each in PRESETS}


def test_all_150_official_rules_are_there_once() -> None:
    assert len(IDS) == 150
    assert sorted(each.id for each in all_provisions()) == sorted(IDS)


def test_each_file_of_a_statute_is_read() -> None:
    files = {each.name.removesuffix(".toml") for each in FOLDER.iterdir() if "toml" in each.name}
    assert files == {*STATUTES, "ours", "irregularities"}


@pytest.mark.parametrize("rule", all_provisions(), ids=lambda each: each.id)
def test_each_official_rule_leads_to_exactly_one_thing(rule: Provision) -> None:
    assert rule.outcome
    assert rule.text.endswith(".")
    assert rule.place
    assert rule.statute is not None
    assert rule.statute.title
    assert set(rule.bound) <= set(OFFICIAL)
    assert set(rule.by_preset) <= set(rule.bound)
    assert set(rule.confirms) <= set(read_ours().rules)


def test_a_rule_with_two_outcomes_or_none_is_refused() -> None:
    rule = Provision("AD-X1", "1", "A.")
    two = replace(rule, docs=True, confirms=("C-1",))
    absent = replace(rule, missing="not built yet", docs=True)
    for wrong in (rule, two, absent):
        with pytest.raises(BadStatute, match="AD-X1"):
            assert wrong.outcome
    planned = replace(rule, missing="not built yet", fields={"packs": 6})
    assert planned.outcome == "missing"


def test_each_official_rule_that_is_followed_has_a_test_of_its_own() -> None:
    """Its ID is in another test file, where a table is played or a row is read."""
    others = (path for path in TESTS.rglob("test_*.py") if path.name != Path(__file__).name)
    named = set(
        re.findall(r"\b[A-Z]+-[A-Z]?\d+\b", "\n".join(p.read_text("utf-8") for p in others))
    )
    followed = {each.id for each in all_provisions() if each.outcome in {"confirms", "fields"}}
    assert followed - named == set()


@pytest.mark.rule("AD-P7", "AD-P8", "AD-B22", "AD-C38", "LU-5", "LU-20", "LU-21")
def test_the_page_of_the_laws_has_each_rule_that_is_for_people_only() -> None:
    """No field expresses it, and no preset is changed by it."""
    page = (DOCS / "laws.md").read_text("utf-8").splitlines()
    for rule in (each for each in all_provisions() if each.outcome == "docs"):
        (row,) = [line for line in page if line.startswith(f"| {rule.id} |")]
        assert rule.text in row
        assert row.endswith("| for people |")
        assert not rule.fields
        assert not rule.range


def test_each_good_guess_cites_its_rule_and_what_the_preset_has_set() -> None:
    page = (DOCS / "laws.md").read_text("utf-8")
    rules = {
        each[2:].partition(" |")[0]: each for each in page.splitlines() if each.startswith("| ")
    }
    guesses = page.partition("|---|---|---|---|\n")[2].partition("\n\n")[0].splitlines()
    cited = []
    for *_, article, does, _ in (each.split("|") for each in guesses):
        ids = re.findall(r"\b[A-Z]+-[A-Z]?\d+\b", article)
        fields = re.findall(r"`\w+ = .*?`", does)
        cited += [(each, field) for each in ids for field in fields]
        assert ids
        assert fields or "`" not in does
    assert len(cited) > len(guesses) / 2
    assert [each for each in cited if each[1] not in rules[each[0]]] == []


@pytest.mark.rule("AD-B6", "AD-P3", "AD-P10", "AD-C29")
def test_a_rule_that_is_not_followed_says_why_and_no_preset_has_its_field() -> None:
    gaps = (DOCS / "not-done.md").read_text("utf-8").splitlines()
    for rule in (each for each in all_provisions() if each.outcome == "missing"):
        assert f"- {rule.id}: {rule.missing}." in gaps
        for field in {*rule.fields, *rule.range, *rule.choices}:
            assert [game.name for game in PRESETS if hasattr(game, field)] == [], rule.id


@pytest.mark.parametrize("name", OFFICIAL)
def test_an_official_preset_is_as_its_statute_says(name: str) -> None:
    """A rule with fields holds for a preset as soon as there is one, unless it is missing."""
    assert provisions(name)
    if name not in BUILT:
        return
    game = BUILT[name]
    differing = [
        f"{rule.id}: {field} is {getattr(game, field, 'no field')!r}, not {value!r}"
        for rule in provisions(name)
        if not rule.missing
        for field, value in rule.fields_of(name).items()
        if not is_value(game, field, value)
    ]
    assert not differing


@pytest.mark.parametrize("name", OFFICIAL)
def test_whatever_an_official_preset_sets_has_its_rule(name: str) -> None:
    if name not in BUILT:
        return
    game = BUILT[name]
    named = set(read_ours().preset.get(name, {}))
    for rule in provisions(name):
        if not rule.missing:
            named |= {*rule.fields_of(name), *rule.range, *rule.choices}
    own = {
        each.name
        for each in msgspec.structs.fields(game)
        if each.name not in {"name", "wagers", "chips"} and getattr(game, each.name) != each.default
    }
    assert not own - named


@pytest.mark.parametrize("game", PRESETS, ids=lambda each: each.name)
def test_every_field_of_every_preset_has_a_source(game: Preset) -> None:
    fields = set(game.__struct_fields__) - {"name"}
    assert {field for field in fields if source_of(game, field) is None} == set()


def test_our_list_names_fields_and_rules_that_exist() -> None:
    ours = read_ours()
    for game in ("punto", "chemin", "banque"):
        fields = chain(*(each.__struct_fields__ for each in PRESETS if each.game == game))
        assert set(getattr(ours, game)) <= set(fields)
    known = {*ours.rules, *IDS}
    lists = (ours.punto, ours.chemin, ours.banque, *ours.preset.values())
    assert {rule for each in lists for rule in each.values()} <= known
    assert set(ours.preset) <= {*BUILT, *OFFICIAL}


def test_our_list_gives_the_sources_that_the_rules_give() -> None:
    text = (DOCS / "rules.md").read_text("utf-8")
    found = re.findall(r"^### (\w+-\d+)\n.*?\n- source: ([^\n]+)", text, re.MULTILINE | re.DOTALL)
    read = {rule: _cited(source) for rule, source in found}
    assert read_ours().rules == read


def _cited(source: str) -> tuple[str, ...]:
    if "S0 to S3" in source:
        source = source.replace("S0 to S3", "S0 S1 S2 S3")
    return tuple(re.findall(r"S\d|AD|LU|MO|ours", source))


def test_a_changed_field_is_the_hosts_unless_the_law_leaves_it_open() -> None:
    plain = preset("punto-banco")
    kept = source_of(plain, "packs")
    changed = source_of(replace(plain, packs=6), "packs")
    assert kept
    assert (kept.rule, kept.standing) == ("C-2", "custom")
    assert changed
    assert (changed.rule, changed.standing) == ("C-2", "house")
    assert source_of(plain, "no-such-field") is None
    rule = Provision("AD-X1", "1", "A.", range={"packs": (6, 12)}, choices={"burn": ("none",)})
    assert rule.leaves_open("packs", 12)
    assert not rule.leaves_open("packs", 13)
    assert rule.leaves_open("burn", "none")
    assert not rule.leaves_open("seats", 6)
