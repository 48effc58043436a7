"""The rules behind a table, as its sheet lists them."""

from msgspec.structs import replace

from baccarat.rules import preset
from baccarat.rules.law.source import citations
from baccarat.rules.law.statute import provisions


def test_a_sheet_cites_every_rule_of_its_statute_that_is_not_for_people_only() -> None:
    name = "banque-andorra-limitee"
    cited = {each.rule: each for each in citations(preset(name))}
    for rule in provisions(name):
        assert (rule.id in cited) == (not rule.docs)
        if rule.missing:
            assert cited[rule.id].standing == "missing"
    assert cited["AD-B2"].where == (
        "Andorra, Decret 455/2025, catalogue 9 (bacarà a dos draps): 9.II.1 (2025-12-16)",
    )
    assert cited["AD-B2"].text


def test_each_rule_is_cited_once_and_the_hosts_changes_come_first() -> None:
    plain = preset("punto-banco")
    changed = citations(replace(plain, packs=6))
    assert len({each.rule for each in changed}) == len(changed)
    assert (changed[0].rule, changed[0].standing) == ("C-2", "house")
    assert "house" not in {each.standing for each in citations(plain)}


def test_texts_known_second_hand_are_marked() -> None:
    cited = {each.rule: each for each in citations(preset("banque-ouverte-france"))}
    assert cited["FR-4"].second_hand
    assert not cited["C-2"].second_hand
