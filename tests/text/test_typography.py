"""Each language keeps its own marks, spaces, quotation marks and form of address."""

import re
from functools import cache
from typing import NamedTuple

import pytest

from baccarat.text.languages import LANGUAGES, LOCALES

ALL = tuple(LANGUAGES)
SPACED = tuple(each for each in LANGUAGES if each != "zh-Hans")
"""Languages that put spaces between words."""
NAMED = r"\{ \$(?:name|names|host|player|device)\b"
"""The name of a person or a table, which may begin with a vowel or end with an s."""


class Rule(NamedTuple):
    languages: tuple[str, ...]
    wrong: str
    planted: str


RULES = {
    "typewriter marks": Rule(ALL, r"\.\.\.|--(?![\w{])| - |(?<![={ \[])\"(?![ },])", "Wait..."),
    "straight apostrophe": Rule(SPACED, r"(?<=\w)'(?=\w)", "the house's chips"),
    "two spaces": Rule(ALL, r"(?<=\S)  +(?=\S)", "two  spaces"),
    "a space before a mark": Rule(SPACED, r"(?<=\w) [,.](?=\s|$)", "a stake , please"),
    "a word twice": Rule(
        SPACED, r"(?<![\w’-])(?!ha\b|ah\b|vous\b)([^\W\d_]{2,}) \1(?![\w’-])", "of the the shoe"
    ),
    "percentages": Rule(("en", "it", "zh-Hans"), r"\}[ \u00a0\u202f]%", "{ $tax } %"),
    "spaced percentages": Rule(("de", "es", "fr"), r"[\d}] ?%", "{ $tax } %"),
    "British spelling": Rule(
        ("en",), r"(?i)\b(?:colors?|centers?|analyz\w+|favor\w*|gray)\b", "the color"
    ),
    "English quotation marks": Rule(("en", "it", "zh-Hans"), r"[„«»]", "«Deal»"),
    "German quotation marks": Rule(("de",), r"[«»”]|(?<![\w.!?,…}“ ])“(?=\w)", "«Geben»"),
    "angle quotation marks": Rule(("es", "fr"), r"[„“”]", "“Repartir”"),
    "French ; ? !": Rule(("fr",), r"(?<![\u202f;?!])[;?!](?=\s|$|\u00a0»)", "Qui la prend\u00a0?"),
    "French colon": Rule(("fr",), r"(?<!\u00a0)(?<!\u00a0\" \}):(?=\s|$)", "Sabot: 52"),
    "French guillemets": Rule(("fr",), r"«(?!\u00a0)|(?<!\u00a0)»", "«Suivi»"),
    "French elision": Rule(
        ("fr",), rf"(?i)\b(?:de|que|le|ne|se|jusque) {NAMED}", "le tour de { $name }"
    ),
    "German genitive": Rule(("de",), rf"{NAMED} \}}s\b", "{ $name }s Tisch"),
    "German Sie": Rule(
        ("de",), r"(?i)\b(?:du|dich|dir|dein\w*|euch|euer|eure\w*)\b", "Wie ist dein Name?"
    ),
    "French vous": Rule(("fr",), r"(?i)\b(?:tu|toi|tes|ton(?! de voix)|ta)\b", "Prends ta place"),
    "Spanish opening marks": Rule(
        ("es",), r"^[^¿]*\w\?|^(?!.*(?:la petite|la grande)!)[^¡]*\w!", "Toma la banca?"
    ),
    "Spanish tú": Rule(("es",), r"(?i)\bvosotros|vuestr|\bos\b", "vuestras fichas"),
    "Chinese full-width marks": Rule(
        ("zh-Hans",), r"(?<=[一-鿿])[,;:?!.](?!\w)|[,;:?!](?=[一-鿿])", "请下注."
    ),
    "Chinese without spaces": Rule(
        ("zh-Hans",),
        r"(?<=[一-鿿]) (?=[\w{一-鿿])|(?<!--checkpoint)(?<=[A-Za-z0-9]) (?=[一-鿿])",
        "押 100",
    ),
    "Chinese nin": Rule(("zh-Hans",), r"(?<!祝)[你妳]", "你的筹码"),
}


@cache
def texts(language: str) -> tuple[str, ...]:
    """List the lines of all messages, without ids, keys of variants, and text in backticks."""
    found = []
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("#") or not line.strip():
                continue
            text = re.sub(r"^[a-z][\w-]* =|^\s*\*?\[[\w-]+\]", "", line).strip()
            found.append(re.sub(r"`[^`]*`", "`", text))
    return tuple(found)


@pytest.mark.parametrize("name", RULES)
def test_no_message_breaks_a_rule_of_its_language(name: str) -> None:
    rule = RULES[name]
    wrong = re.compile(rule.wrong)
    for language in rule.languages:
        assert len(texts(language)) > 1_000
        assert [each for each in texts(language) if wrong.search(each)] == [], language
    assert wrong.search(rule.planted)
