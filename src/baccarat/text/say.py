"""Format a message by its id. Fluent and Babel are imported on first use."""

import re
from collections.abc import Iterable, Mapping, Sequence
from decimal import ROUND_HALF_UP, Decimal, localcontext
from functools import cache, reduce
from typing import TYPE_CHECKING, Any, Final, SupportsFloat

from ..cards.card import Card
from ..rules.presets.shoe import CHIP
from .languages import (
    ENGLISH,
    FIRST_GROUPED,
    folder_of,
    grouped_digits,
    is_language,
    locale_of,
)

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FILES: Final = (
    "table",
    "bets",
    "punto",
    "bank",
    "chemin",
    "banque",
    "refusals",
    "faults",
    "cli",
    "noted",
    "operate",
    "cli_help",
    "simulate",
    "seal",
    "roads",
)

LISTS: Final = frozenset({"known", "names", "values"})
"""Arguments that are lists of names, joined by commas."""
_DIGITS: Final = re.compile(r"\d+")
_RANKS: Final = {"A": "ace", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
_SUITS: Final = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}


class MissingMessage(LookupError):
    """No language has this message, or an argument is missing."""


_ENTRY: Final = re.compile("^(?=[A-Za-z-])", re.MULTILINE)
"""The start of a message or term; its other lines are indented, blank, comments or a brace."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""What a message may include: others, and terms."""


@cache
def _entries(language: str) -> dict[str, str]:
    """Return the source of each message and term of a language, which may lack files."""
    files = (folder_of(language) / f"{name}.ftl" for name in FILES)
    return {
        entry.partition("=")[0].rstrip(): entry
        for file in files
        if file.exists()
        for entry in _ENTRY.split(file.read_text(encoding="utf-8"))
    }


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    return FluentBundle([str(locale_of(language))], use_isolating=False)


@cache
def _pattern(language: str, message: str) -> Any:
    """Parse one of a language's messages, with all that it includes; None for a term.

    Few of the messages are ever needed, and parsing all of them takes longer than most commands.
    """
    from fluent.runtime import FluentResource

    entries, wanted = _entries(language), [message]
    needed: dict[str, str] = {}
    while wanted:
        name = wanted.pop()
        if name in entries and name not in needed:
            needed[name] = entries[name]
            wanted += _REFERENCE.findall(entries[name])
    bundle = _bundle(language)
    bundle.add_resource(FluentResource("".join(needed.values())), allow_overrides=True)
    return bundle.get_message(message).value if bundle.has_message(message) else None


def say(language: str, message: str, args: Mapping[str, float | str] | None = None) -> str:
    """Format a message; in English if the language is unknown or lacks the message.

    Cards among the arguments are written as words, an argument called `units` as an amount in
    chips, and a list of names in LISTS with the commas of the language. Raises MissingMessage for
    an unknown id or a missing argument.
    """
    spoken = language if is_language(language) else ENGLISH
    words = dict(args or {})
    for name, value in words.items():
        if isinstance(value, Card):
            words[name] = card_name(spoken, value)
        elif name == "units" and isinstance(value, int):
            words[name] = chips(spoken, value)
        elif name in LISTS and isinstance(value, str) and ", " in value:
            words[name] = join_names(spoken, value.split(", "))
        elif isinstance(value, int) and 10**3 <= abs(value) < 10 ** (grouped_digits(spoken) - 1):
            words[name] = _ungrouped(value)
    try:
        return _format(spoken, message, words)
    except MissingMessage:
        if spoken == ENGLISH:
            raise
        return _format(ENGLISH, message, words)


def _ungrouped(number: int) -> Any:
    from fluent.runtime.types import fluent_number

    return fluent_number(number, useGrouping=False)


def _format(language: str, message: str, args: dict[str, float | str]) -> str:
    pattern = _pattern(language, message) if message in _entries(language) else None
    if pattern is None:
        raise MissingMessage(message)
    faults: list[Any]
    text, faults = _bundle(language).format_pattern(pattern, args)
    if faults:
        raise MissingMessage(f"{message}: {faults[0]}")
    return str(text)


def is_message(message: str) -> bool:
    """Whether a message exists."""
    return message in _entries(ENGLISH)


def preset_name(language: str, name: str) -> str:
    """Return the name of a preset, such as `Punto banco`; the preset of a plug-in has its own."""
    message = f"preset-{name}"
    return say(language, message) if is_message(message) else name


def card_name(language: str, card: Card) -> str:
    """Return a card's name in words: `nine of hearts`, `Herz 9`."""
    return say(language, "card-name", _rank(card.rank) | _suit(card.suit))


def rank_name(language: str, rank: str) -> str:
    """Return a rank's name: `king`, `10`."""
    return say(language, "card-rank", _rank(rank))


def suit_name(language: str, suit: str) -> str:
    """Return a suit's name: `hearts`."""
    return say(language, "card-suit", _suit(suit))


def _rank(rank: str) -> dict[str, Card | int | str]:
    return {"rank": _RANKS.get(rank, rank)}


def _suit(suit: str) -> dict[str, Card | int | str]:
    return {"suit": _SUITS[suit]}


def chips(language: str, units: int) -> str:
    """Format an amount of units as chips, in the style of the language: `1,000` or `0.95`."""
    whole, rest = divmod(abs(units), CHIP)
    pattern = "#,##0.00" if rest else "#,##0"
    amount = format_number(language, f"{whole}.{rest:02}", pattern)
    return f"-{amount}" if units < 0 else amount


def format_number(language: str, number: float | Decimal | str, pattern: str) -> str:
    """Format a number by a pattern of Unicode's CLDR, with the marks and digits of the language.

    Halves are rounded away from zero, as in browsers. Babel follows the context, whose default is
    to round to even.
    """
    from babel.numbers import format_decimal

    locale, least = locale_of(language), grouped_digits(language)
    with localcontext(rounding=ROUND_HALF_UP):
        if least > FIRST_GROUPED:
            plain = str(format_decimal(number, pattern, locale=locale, group_separator=False))
            if len(_DIGITS.findall(plain)[0]) < least:
                return plain
        return str(format_decimal(number, pattern, locale=locale))


def percent(language: str, number: SupportsFloat) -> str:
    """Format a share as a percentage with three decimals."""
    return f"{format_number(language, 100 * float(number), '0.000')} %"


def any_of(language: str, words: Sequence[str]) -> str:
    """Join alternatives: `1 or 2`, `1, 2 oder 3`."""
    from babel.lists import format_list

    return str(format_list(words, style="or", locale=locale_of(language)))


def join_names(language: str, names: Sequence[str]) -> str:
    """Join names with the comma of the language: `Anna, Bert` or `Anna、Bert`."""
    pattern = locale_of(language).list_patterns["standard"]["start"]
    return reduce(pattern.format, names) if names else ""


def join_clauses(language: str, clauses: Iterable[str]) -> str:
    """Join statements with the comma that the language puts between clauses."""

    def join(before: str, after: str) -> str:
        both = {"before": before, "after": after}
        return say(language, "clauses", both) if before and after else before + after

    return reduce(join, clauses, "")
