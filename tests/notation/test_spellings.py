"""Which words are results, and that a separator can be named."""

import pytest

from baccarat.notation import BadNote, BadWish, read_shoes
from baccarat.notation.noted.spellings import find_results
from baccarat.rules import Outcome


@pytest.mark.parametrize(
    ("word", "outcome"),
    [("Égalité", Outcome.TIE), ("banca", Outcome.BANKER), ("闲", Outcome.PLAYER), ("Q", None)],
)
def test_words_for_results(word: str, outcome: Outcome | None) -> None:
    assert [each and each.outcome for each in find_results(word) or [None]] == [outcome]


def test_a_separator_that_is_told_is_taken() -> None:
    text = "P, B\nB, P\n"
    assert [len(shoe.coups) for shoe in read_shoes(text)] == [2, 2]
    with pytest.raises(BadNote):
        [*read_shoes(text, separator="space", form="results", columns="results")]
    with pytest.raises(BadWish) as bad:
        read_shoes(text, separator="|")
    assert (bad.value.option, bad.value.value) == ("separator", "|")
