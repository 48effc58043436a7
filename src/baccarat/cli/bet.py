"""A bet by its name."""

from ..rules import UnknownWager, Wager, trade_wager, wager_names
from .sentence import Sentence


def shipped_bet(name: str, language: str | None) -> Wager:
    """Look up a bet that comes with the package; raises Sentence."""
    try:
        return trade_wager(name)
    except UnknownWager:
        raise unknown_bet(name, language) from None


def unknown_bet(name: str, language: str | None = None) -> Sentence:
    """Say that there is no such bet, and which there are."""
    return Sentence(
        "error-unknown-bet", language=language, name=name, known=", ".join(wager_names())
    )
