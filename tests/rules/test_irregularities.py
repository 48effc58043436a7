"""The errors and irregularities of AD-E: all are in the table, and none has two outcomes."""

from collections import Counter
from collections.abc import Mapping

import pytest

from baccarat.rules.law.irregularities import (
    REMEDIES,
    SITUATIONS,
    Irregularity,
    irregularities,
)
from baccarat.rules.law.statute import read_statute

GAMES = {"both": {"chemin", "banque"}, "chemin": {"chemin"}, "banque": {"banque"}}


def _clashes(cases: tuple[Irregularity, ...]) -> list[tuple[str, ...]]:
    """List the situations that two rows answer, in a game that they share."""
    rows = Counter((game, *case.situation[1:]) for case in cases for game in GAMES[case.game])
    return [row for row, times in rows.items() if times > 1]


def test_every_irregularity_of_the_statute_is_in_the_table() -> None:
    rules = [each.id for each in read_statute("andorra-errors")]
    assert list(dict.fromkeys(each.rule for each in irregularities())) == rules


def test_no_situation_has_two_outcomes() -> None:
    assert _clashes(irregularities()) == []
    first = irregularities()[0]
    again = Irregularity(first.rule, "chemin", first.who, first.what, first.when, "void")
    assert _clashes((first, again)) == [("chemin", *first.situation[1:])]


def test_every_situation_and_outcome_has_words_and_is_used() -> None:
    assert set(SITUATIONS) == {e.what for e in irregularities()}
    assert set(REMEDIES) == {each.then for each in irregularities()}


OUTCOMES: Mapping[str, str] = {
    "AD-E1": "card-stays", "AD-E2": "card-out", "AD-E3": "void", "AD-E4": "card-counts",
    "AD-E5": "cards-lost table-binds no-claim", "AD-E6": "play-by-rules table-binds",
    "AD-E7": "corrected void", "AD-E8": "card-stays card-out", "AD-E9": "card-bankers",
    "AD-E10": "counts-0", "AD-E11": "better-counts worse-counts",
    "AD-E12": "ponte-natural-9 ponte-9", "AD-E13": "matching-exposed table-binds",
    "AD-E14": "stakes-free no-natural", "AD-E15": "banker-loses",
    "AD-E16": "banker-chooses card-given", "AD-E17": "no-natural banker-chooses ponte-loses",
    "AD-E18": "corrected error-borne", "AD-E19": "ponte-loses no-claim",
    "AD-E20": "stands handed-over", "AD-E21": "corrected void restored",
    "AD-E22": "void-side void recovered", "AD-E23": "restored",
    "AD-E24": "table-binds table-binds banker-chooses banker-chooses draws-to-5",
    "AD-E25": "banker-draws", "AD-E26": "card-returned", "AD-E27": "card-to-second card-bankers",
    "AD-E28": "first-word restored", "AD-E29": "no-natural",
    "AD-E30": "counts-0 counts-0 recovered",
    "AD-E31": "banker-draws restored",
}  # fmt: skip
"""What each rule decides, read from the decree and not from the table."""


@pytest.mark.parametrize("rule", OUTCOMES)
def test_an_irregularity_has_the_outcome_of_the_decree(rule: str) -> None:
    found = [each.then for each in irregularities() if each.rule == rule]
    assert sorted(found) == sorted(OUTCOMES[rule].split())
