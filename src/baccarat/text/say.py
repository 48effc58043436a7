"""Format a message by its id. Fluent and Babel are imported on first use."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..cards import Card
from ..rules import CHIP

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de", "fr")
FILES: Final = (
    "table",
    "why",
    "bets",
    "punto",
    "bank",
    "chemin",
    "banque",
    "refusals",
    "faults",
    "cli",
    "simulate",
    "count",
    "seal",
    "roads",
)
LOCALES: Final = Path(__file__).parent / "locales"

_RANKS: Final = {"A": "ace", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
_SUITS: Final = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}


class MissingMessage(LookupError):
    """No language has this message, or an argument is missing."""


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for name in FILES:
        text = (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


def say(language: str, message: str, args: Mapping[str, float | str] | None = None) -> str:
    """Format a message; unknown languages fall back to English.

    Cards among the arguments are written as words, and an argument called `units` as an amount in
    chips. Raises Unsayable for an unknown id or a missing argument.
    """
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    bundle, words = _bundle(spoken), dict(args or {})
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    if pattern is None:
        raise MissingMessage(message)
    for name, value in words.items():
        if isinstance(value, Card):
            words[name] = card_name(spoken, value)
        elif name == "units" and isinstance(value, int):
            words[name] = chips(spoken, value)
    faults: list[Any]
    text, faults = bundle.format_pattern(pattern, words)
    if faults:
        raise MissingMessage(f"{message}: {faults[0]}")
    return str(text)


def is_message(message: str) -> bool:
    """Whether a message exists."""
    return bool(_bundle(LANGUAGES[0]).has_message(message))


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
    from babel.numbers import format_decimal

    whole, rest = divmod(abs(units), CHIP)
    pattern = "#,##0.00" if rest else "#,##0"
    amount = format_decimal(f"{whole}.{rest:02}", pattern, locale=language)
    return f"-{amount}" if units < 0 else str(amount)


def any_of(language: str, words: Sequence[str]) -> str:
    """Join alternatives: `1 or 2`, `1, 2 oder 3`."""
    from babel.lists import format_list

    return str(format_list(words, style="or", locale=language_of(language)))


def language_of(tag: str) -> str:
    """Return the language for a tag such as `de_AT.UTF-8`; English if there is none."""
    wanted = tag[:2].lower()
    return wanted if wanted in LANGUAGES else LANGUAGES[0]
