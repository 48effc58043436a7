"""Odds as plain objects, as every JSON of them has it; an exact number is given twice."""

from fractions import Fraction
from typing import Any, Final

from msgspec import to_builtins

from .odds import Odds
from .price import Price

VERSION: Final = 1


def exact(number: Fraction) -> dict[str, Any]:
    """Give a number as `a/b`, and as the float nearest to it."""
    return {"exact": f"{number.numerator}/{number.denominator}", "float": float(number)}


def odds_object(odds: Odds) -> dict[str, Any]:
    """Give odds as an object; `docs/odds-command.md` has its keys."""
    return {
        "version": VERSION,
        "preset": odds.preset,
        "cards": odds.cards,
        "permutations": odds.permutations,
        "outcomes": {outcome.value: exact(each) for outcome, each in odds.outcomes.items()},
        "bets": {name: price_object(each) for name, each in odds.bets.items()},
        "totals": [[exact(each) for each in row] for row in odds.totals],
        "method": to_builtins(odds.method),
    }


def price_object(price: Price) -> dict[str, Any]:
    """Give a price; `commission` is there where it makes sense, and no other key is ever missing.

    `when` has the fields of a bet's file; the last one is empty, and is for all other coups.
    """
    found = {
        "name": price.wager.title,
        "edge": exact(price.edge),
        "sd": price.sd,
        "hit": exact(price.hit),
        "outcomes": [
            {
                "when": to_builtins(each.when),
                "probability": exact(each.probability),
                "pays": exact(each.pays),
            }
            for each in price.results
        ],
    }
    return found if price.commission is None else {**found, "commission": exact(price.commission)}
