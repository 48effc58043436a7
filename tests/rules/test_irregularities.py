"""The errors and irregularities of AD-E: all are in the table, and none has two outcomes."""

from collections import Counter
from typing import get_args

from baccarat.rules.law.irregularities import (
    REMEDIES,
    SITUATIONS,
    Irregularity,
    Remedy,
    Situation,
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
    assert set(SITUATIONS) == set(get_args(Situation)) == {e.what for e in irregularities()}
    assert set(REMEDIES) == set(get_args(Remedy)) == {each.then for each in irregularities()}
