"""Numbers and the words next to them: there is no "1 coups"."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import ast, parse

from baccarat.text.languages import LANGUAGES

COUNTED = {
    "bystanders",
    "cards",
    "count",
    "coups",
    "cut",
    "found",
    "met",
    "packs",
    "seats",
    "seconds",
    "times",
}
"""What may be one."""
UNCHANGED = {
    "error-too-long",
    "bk-and-more",
    "lab-put-back",
    "solve-unique",
    "banque-unique",
    "coach-punto-barred-text",
    "error-note-card-used-up",
    "error-record-packs",
    "record-done",
    "record-packs-assumed",
    "records-done",
    "error-note-too-many-coups",
}
"""Words used only for plurals, and words other than nouns that follow a number."""
NOUN = re.compile(r"[ \u00a0][^\W\d_]{4,}")


def uninflected(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """List the numbers that a word follows which does not heed them."""
    for at, element in enumerate(pattern.elements):
        match element:
            case ast.Placeable(
                expression=ast.SelectExpression(selector=selector, variants=variants)
            ):
                by = {selector.id.name} if isinstance(selector, ast.VariableReference) else set()
                for variant in variants:
                    yield from uninflected(variant.value, chosen | by)
            case ast.Placeable(expression=ast.VariableReference(id=name)) if (
                name.name in COUNTED - chosen
            ):
                after = pattern.elements[at + 1 : at + 2]
                if any(isinstance(e, ast.TextElement) and NOUN.match(e.value) for e in after):
                    yield name.name


def faults(text: str) -> list[str]:
    messages = (each for each in parse(text).body if isinstance(each, ast.Message) and each.value)
    return [m.id.name for m in messages if m.value and list(uninflected(m.value))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_beside_a_number_heeds_it(language: str) -> None:
    folder = files("baccarat.text") / "locales" / language
    found = [
        name
        for file in folder.iterdir()
        for name in faults(file.read_text(encoding="utf-8"))
        if name not in UNCHANGED
    ]
    assert found == []


def test_one_that_does_not_is_found() -> None:
    assert faults("shoe = Shoe 1: { $coups } coups\n") == ["shoe"]
    assert faults("shoe = { $coups ->\n [one] One coup\n *[other] { $coups } coups\n }\n") == []
