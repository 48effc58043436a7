"""Describe in words when a bet wins, and its payout."""

from typing import Final, cast

from ..cards.card import Card
from ..rules.wagers.condition import EXACTLY, Condition
from ..rules.wagers.first_cards import Pair, exactly_parts
from ..rules.wagers.wager import PaytableRow, Wager
from .say import any_of, card_name, is_message, join_clauses, join_names, rank_name, say, suit_name

VALUES: Final = {
    "winner": "winner",
    "natural": "natural",
    "one_rank": "one-rank",
    "player_pair": "pair",
    "banker_pair": "pair",
    "player_ranks": "rank",
    "banker_ranks": "rank",
    "player_suits": "suit",
    "banker_suits": "suit",
    "player_third_suit": "suit",
    "banker_third_suit": "suit",
    "first_rank": "rank",
    "first_suit": "suit",
    "player_flush": "flush",
    "banker_flush": "flush",
    "poker": "poker",
    "equal": "equal",
    **dict.fromkeys(EXACTLY, "exactly"),
}
"""The facts whose values have words of their own, and the prefix of their message ids."""
FINEST: Final = 10
"""Ratios with a larger denominator are written against 1, as in `0.54 to 1`."""
NAMES: Final = {"rank": rank_name, "suit": suit_name}


def bet_name(language: str, wager: Wager) -> str:
    """Return a bet's name; a house's own bet has the same title in every language."""
    return bet_called(language, wager.name, wager.title)


def bet_called(language: str, name: str, title: str) -> str:
    """Return a bet's name: that of its spot on the felt, or else its own title."""
    message = f"wager-{name}"
    return say(language, message) if is_message(message) else title


def when_text(language: str, when: Condition) -> str:
    """Describe when a row applies: `Banker wins, Banker has 7, Banker has 3 cards`."""
    tied = when.winner == ("tie",)
    parts = [
        say(language, _message(fact, tied=tied), {"values": _values(language, fact, allowed)})
        for fact, allowed in when.asked
    ]
    return join_clauses(language, parts) or say(language, "when-anything")


def pays_text(language: str, line: PaytableRow) -> str:
    """Describe the payment of a row: `40 to 1`, `1 to 1, less 5%`, `1/2 of the stake is lost`."""
    if line.pays is None:
        return say(language, "line-stands")
    (win, stake), (part, whole) = line.pays, line.commission
    if line.loses:
        lost = {"part": f"{-win}/{stake}"}
        return say(language, "line-loses" if -win == stake else "line-loses-part", lost)
    args: dict[str, float | str] = {"win": win, "stake": stake}
    if stake > FINEST:
        args = {"win": win / stake, "stake": 1}
    if not part:
        return say(language, "line-odds", args)
    return say(language, "line-odds-less", args | {"percent": f"{100 * part / whole:g}"})


def _message(fact: str, *, tied: bool) -> str:
    """On a tie there is a single total, neither the higher nor the lower."""
    return "when-tied" if tied and fact in {"high", "low"} else f"when-{fact.replace('_', '-')}"


def _values(language: str, fact: str, allowed: tuple[object, ...]) -> int | str:
    """Word the allowed values; a single number stays a number, for the message to select a plural.

    A perfect pair is not mentioned next to a pair.
    """
    if len(allowed) == 1 and fact not in VALUES:
        return cast("int", allowed[0])
    if fact in {"pairs", "perfect_pairs"} and set(allowed) == {1, 2}:
        return "any"
    if fact == "equal":
        return join_names(language, [_value(language, fact, value) for value in allowed])
    meant = [each for each in allowed if not (each is Pair.PERFECT and Pair.PAIR in allowed)]
    return any_of(language, [_value(language, fact, value) for value in meant])


def _value(language: str, fact: str, value: object) -> str:
    if fact not in VALUES:
        return str(value)
    if fact in EXACTLY:
        return _exactly(language, str(value))
    if name := NAMES.get(VALUES[fact]):
        return name(language, str(value))
    word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
    return say(language, f"value-{VALUES[fact]}-{word.replace('_', '-')}")


def _exactly(language: str, value: str) -> str:
    """Describe cards that are counted: `3 × 9 of one suit`."""
    number, code, how = exactly_parts(value)
    name = rank_name(language, code) if len(code) == 1 else card_name(language, Card(code))
    text = f"{number} × {name}"
    if how == "suited":
        return say(language, "value-exactly-suited", {"cards": text})
    return f"{text} ({suit_name(language, how)})" if how else text
