"""One name per thing: no message uses a word that its language's list of terms avoids."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, Pattern, Term, TextElement
from fluent.syntax.visitor import Visitor

from baccarat.text.languages import LOCALES
from support.mutants.rules import ROOT

TERMS = ROOT / "docs" / "terms"
LANGUAGES = sorted(path.stem for path in TERMS.glob("*.md"))
ROW = re.compile(r"^\| (`[^|]+) \| ([^|]+) \|$", re.MULTILINE)


@cache
def avoided(language: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Read the words to avoid, with a pattern for each; `*` is any ending."""
    text = (TERMS / f"{language}.md").read_text(encoding="utf-8")
    rows = ROW.findall(text.partition("## Words to avoid")[2])
    words = [word for row, _ in rows for word in re.findall(r"`([^`]+)`", row)]
    return tuple((word, _pattern(word)) for word in words)


def _pattern(word: str) -> re.Pattern[str]:
    """Match a word; only words in lower case are matched in any case."""
    stem, star, _ = word.partition("*")
    if not stem.isascii() and not re.search(r"[a-zà-ÿ]", stem, re.IGNORECASE):
        return re.compile(re.escape(stem))  # Chinese has no spaces between words
    flags = re.IGNORECASE if stem == stem.lower() else 0
    end = "" if star else r"(?!\w)"
    return re.compile(rf"(?<!\w){re.escape(stem)}{end}", flags)


class _Texts(Visitor):
    """Collects the texts of a message, without names of variables and selectors."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - a name of the library
        self.found.append(node.value)


def messages(language: str) -> Iterator[tuple[str, str]]:
    """List each message's place and text."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message | Term) and isinstance(entry.value, Pattern):
                texts = _Texts()
                texts.visit(entry.value)
                # Text in backticks is an identifier, so its words are not checked.
                yield f"{path.name}: {entry.id.name}", re.sub(r"`[^`]*`", "", " ".join(texts.found))


def faults(language: str, text: str) -> list[str]:
    return [word for word, pattern in avoided(language) if pattern.search(text)]


def test_every_complete_language_has_a_list_of_terms() -> None:
    files = {path.parent.name: path.read_text() for path in LOCALES.glob("*/language.toml")}
    assert sorted(name for name, text in files.items() if "complete = true" in text) == LANGUAGES


@pytest.mark.by_day(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_word_to_avoid(language: str) -> None:
    assert len(avoided(language)) >= 7
    found = [(place, faults(language, text)) for place, text in messages(language)]
    assert len(found) > 900
    assert [each for each in found if each[1]] == []


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("en", "Two decks of cards", "Two packs of cards"),
        ("de", "Beim Wechsler", "Beim Changeur"),
        ("de", "Eine Natürliche 9", "Ein Natural, natürlich"),
        ("de", "Zwei Schuhe", "Zwei Schlitten"),
        ("de", "Natural auf zwei Karten", "Natural mit zwei Karten"),
        ("fr", "Dans cette salle", "À cette table"),
        ("fr", "Deux abattages", "Deux naturels"),
        ("fr", "Ouvrir un enregistrement", "Ouvrir un relevé"),
        ("es", "Dos zapatos", "Dos sabots"),
        ("es", "Se termina el golpe", "Se termina la jugada"),
        ("es", "Tu nombre de inicio de sesión", "Tu nombre de usuario"),
        ("it", "Dieci gettoni", "Dieci fiches"),
        ("it", "Il sabot fu annunciato", "Il sabot è stato annunciato"),
        ("zh-Hans", "一张赌桌", "一张牌桌"),
        ("zh-Hans", "三位陪玩", "三位电脑玩家"),
    ],
)
def test_a_planted_wrong_term_is_found(language: str, wrong: str, right: str) -> None:
    assert faults(language, wrong)
    assert faults(language, right) == []
