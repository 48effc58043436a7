"""JSON objects for odds; exact numbers are written as a fraction and as a float."""

from fractions import Fraction
from typing import Any, Final

from msgspec import to_builtins

from .odds import Odds
from .price import Price
from .removal import Removal
from .ruin import Risk

VERSION: Final = 1


SHARES: Final = (0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99)
"""The quantiles listed for a risk."""


def exact(number: Fraction) -> dict[str, Any]:
    """Return a number as `a/b` and as the nearest float."""
    return {"exact": f"{number.numerator}/{number.denominator}", "float": float(number)}


def odds_object(odds: Odds) -> dict[str, Any]:
    """Return odds as an object; its keys are in `docs/odds-command.md`."""
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


def worth_object(odds: Odds) -> dict[str, Any]:
    """Return only the odds that change during a coup: the chance of each outcome, and each edge."""
    return {
        "version": VERSION,
        "preset": odds.preset,
        "cards": odds.cards,
        "outcomes": {outcome.value: exact(each) for outcome, each in odds.outcomes.items()},
        "bets": {name: {"edge": exact(each.edge)} for name, each in odds.bets.items()},
        "method": to_builtins(odds.method),
    }


def price_object(price: Price) -> dict[str, Any]:
    """Return a price as an object; only `commission` is omitted where it does not apply.

    `when` has the fields of a bet file; in the last line it is empty and matches all other coups.
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


def removal_object(removal: Removal) -> dict[str, Any]:
    """Return effects of removal as an object."""
    return {
        "version": VERSION,
        "bet": removal.wager.name,
        "name": removal.wager.title,
        "packs": removal.packs,
        "edge": exact(removal.edge),
        "effects": {name: exact(each) for name, each in removal.effects.items()},
        "linear": {name: exact(each) for name, each in removal.linear.items()},
        "counts": to_builtins(removal.counts),
    }


def risk_object(price: Price, packs: int, risk: Risk) -> dict[str, Any]:
    """Return a risk as an object; inexact numbers are plain floats."""
    return {
        "version": VERSION,
        "bet": price.wager.name,
        "name": price.wager.title,
        "packs": packs,
        "bankroll": risk.bankroll,
        "stake": risk.stake,
        "coups": risk.coups,
        "edge": exact(price.edge),
        "ruin": _number(risk.ruin),
        "mean": risk.mean,
        "sd": risk.sd,
        "quantiles": [{"share": each, "result": exact(risk.quantile(each))} for each in SHARES],
        "results": [
            {"result": exact(result), "probability": _number(chance)}
            for result, chance in risk.results.items()
        ],
        "method": {"name": "convolution", "exact": risk.exact, "error": risk.error},
    }


def _number(number: Fraction | float) -> dict[str, Any] | float:
    return exact(number) if isinstance(number, Fraction) else number
