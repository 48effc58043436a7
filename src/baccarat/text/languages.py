"""The languages of the texts, and the choice among them by BCP 47 tags.

A language is a folder of `locales/` with a `language.toml`. The folder's name is its tag.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from ..plugins.load import load_plugins

if TYPE_CHECKING:
    from babel import Locale

LOCALES: Final = Path(__file__).parent / "locales"
GROUP: Final = "baccarat.languages"
ENGLISH: Final = "en"
FIRST_GROUPED: Final = 4
"""The digits from which on most languages group them."""
"""The language of every message that another one lacks."""
LANGUAGES: Final = (
    ENGLISH,
    *sorted({each.parent.name for each in LOCALES.glob("*/language.toml")} - {ENGLISH}),
)
"""The tags of all languages; English is the first."""
LONGEST_TAG: Final = 100
"""Maximum characters of a tag that is looked up; longer ones name no language."""

EXTENSION: Final = re.compile(r"-[a-z0-9](?:-|$)")
"""The start of a tag's extensions, such as the order of sorting; they do not matter here."""


class Described(NamedTuple):
    """A language: its tag, its name for itself, its direction, and the tag for dates and voices."""

    tag: str
    name: str
    direction: Literal["ltr", "rtl"]
    locale: str


@cache
def plugin_folders() -> Mapping[str, Path]:
    """Return the folders of the languages that other packages add, by tag."""
    return load_plugins(GROUP, _read, LANGUAGES)


def _read(tag: str, plugin: object) -> Path:
    """Check a plug-in: the folder of a language, or a package that is one."""
    places = getattr(plugin, "__path__", None) or [plugin]
    folder = Path(next(iter(places)))
    if not (folder / "language.toml").is_file():
        raise ValueError(f"the folder of {tag!r} has no language.toml: {folder}")
    return folder


def describe(language: str) -> Described:
    """Return how the file of a language describes it."""
    file = tomllib.loads((folder_of(language) / "language.toml").read_text(encoding="utf-8"))
    direction = file.get("direction")
    return Described(
        tag=language,
        name=str(file.get("name") or language),
        direction="rtl" if direction == "rtl" else "ltr",
        locale=str(file.get("locale") or language),
    )


def is_language(tag: str) -> bool:
    """Whether there are texts in a language, ours or those of another package."""
    return tag in LANGUAGES or tag in plugin_folders()


def folder_of(language: str) -> Path:
    """Return the folder with a language's texts."""
    return LOCALES / language if language in LANGUAGES else plugin_folders()[language]


def best_language(tags: Iterable[str]) -> str:
    """Return the language of the first of these tags that has one; English if none has."""
    return next((language for tag in tags if (language := _look_up(tag))), ENGLISH)


def accepted_tags(header: str) -> list[str]:
    """Return the tags of an Accept-Language header, the most wanted one first."""
    wanted = []
    for each in header.split(","):
        tag, *parameters = (part.strip() for part in each.split(";"))
        weight = _weight(parameters)
        if tag and weight > 0:
            wanted.append((weight, tag))
    return [tag for _, tag in sorted(wanted, key=lambda each: -each[0])]


def _weight(parameters: list[str]) -> float:
    """Return the weight from 0 to 1; a malformed one counts as 0."""
    for each in parameters:
        name, _, value = each.partition("=")
        if name.strip().lower() == "q":
            digits = value.strip()
            return min(1.0, float(digits)) if digits.replace(".", "", 1).isdecimal() else 0.0
    return 1.0


@cache
def grouped_digits(language: str) -> int:
    """Return the number of digits from which on a language groups them: 5 where `1234` has no mark.

    Browsers know it as CLDR's `minimumGroupingDigits`, which Babel 2.19 leaves out.
    """
    file = tomllib.loads((folder_of(language) / "language.toml").read_text(encoding="utf-8"))
    return int(file.get("grouped_digits", FIRST_GROUPED))


@cache
def locale_of(language: str) -> "Locale":
    """Return the locale that formats a language's numbers and lists; or else that of English."""
    from babel import Locale, UnknownLocaleError

    for tag in _truncated(language):
        try:
            return Locale.parse(tag, sep="-")
        except (UnknownLocaleError, ValueError):
            continue
    return Locale.parse(ENGLISH)


def _truncated(tag: str) -> Iterable[str]:
    """Yield a tag and its ever shorter beginnings: `zh-Hans-CN`, `zh-Hans`, `zh`."""
    parts = tag.split("-")
    yield from ("-".join(parts[:length]) for length in range(len(parts), 0, -1))


def _look_up(written: str) -> str | None:
    """Return the language for a tag, as in RFC 4647, or else one of the same script.

    So `de-AT` finds `de`, `zh-CN` finds `zh-Hans`, and `zh-TW` does not.
    """
    plain = written[:LONGEST_TAG].partition(".")[0].partition("@")[0].replace("_", "-").lower()
    tag = EXTENSION.split(plain)[0]
    by_tag = {each.lower(): each for each in LANGUAGES}
    if tag in by_tag:
        return by_tag[tag]
    primary = tag.partition("-")[0]
    related = [each for each in LANGUAGES if each.lower().partition("-")[0] == primary]
    if not related:
        return None
    same = [each for each in related if _script(each) == _script(tag)]
    matches = [by_tag[each] for each in _truncated(tag) if each in by_tag and by_tag[each] in same]
    return next(iter([*matches, *same]), None)


@cache
def _script(tag: str) -> str | None:
    """Return the script of a tag, likely or stated: `Hant` for `zh-TW`."""
    from babel.core import get_global, parse_locale

    try:
        language, territory, script, *_ = parse_locale(tag, sep="-")
    except ValueError:
        return None
    if script:
        return script
    likely = get_global("likely_subtags")
    full = likely.get(f"{language}_{territory}") or likely.get(language)
    return parse_locale(full)[2] if full else None
