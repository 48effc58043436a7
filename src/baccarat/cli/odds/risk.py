"""`baccarat risk`: the distribution of a bankroll, and the risk of ruin."""

from fractions import Fraction
from pathlib import Path

import msgspec

from ...lab.composition import Composition
from ...lab.pricing.distribution import distribution
from ...lab.pricing.price import price
from ...lab.pricing.ruin import Risk, TooLong
from ...lab.pricing.ruin import risk as followed
from ...lab.pricing.to_json import SHARES, risk_object
from ...text.bets import bet_called
from ...text.say import format_number, say
from ..output.console import Column, open_console, print_columns
from ..output.errors import CommandError, own_language
from .bet import bet_named, house_bets
from .odds_screen import shares


def risk(  # noqa: PLR0913 - all but one by keyword
    bet: str,
    *,
    bankroll: int,
    stake: int,
    coups: int,
    packs: int,
    own: Path | None,
    json: bool,
    language: str | None,
) -> None:
    """Compute the distribution of the bankroll and print it."""
    spoken = language or own_language()
    wager = bet_named(bet, house_bets(own, language), language)
    chances = distribution(Composition.of_packs(packs), [wager])
    worth = price(wager, chances)
    try:
        found = followed(worth, bankroll=bankroll, stake=stake, coups=coups)
    except TooLong:
        raise CommandError("error-too-long", language=language, coups=coups) from None
    if json:
        print(msgspec.json.encode(risk_object(worth, packs, found)).decode())
    else:
        _draw(bet_called(spoken, bet, wager.title), found, spoken)


def _draw(name: str, found: Risk, language: str) -> None:
    console = open_console()
    facts: dict[str, int | str] = {
        "bet": name,
        "coups": found.coups,
        "bankroll": str(found.bankroll),
    }
    title = say(language, "risk-title", {**facts, "stake": str(found.stake)})
    console.print(title, style="bold")
    print_columns(console, *shares(_chances(found, language), language))
    console.print()
    print_columns(console, *_quantiles(found, language))
    how = "risk-exact" if found.exact else "risk-floats"
    console.print(say(language, how), style="dim")


def _chances(found: Risk, language: str) -> dict[str, float]:
    ahead = sum(float(chance) for result, chance in found.results.items() if result > 0)
    even = float(found.results.get(Fraction(0), 0))
    behind = sum(float(chance) for result, chance in found.results.items() if result < 0)
    named = {"ruin": float(found.ruin), "ahead": ahead, "even": even, "behind": behind}
    return {say(language, f"risk-{name}"): chance for name, chance in named.items()}


def _quantiles(found: Risk, language: str) -> tuple[list[Column], list[Column]]:
    rows = {f"{share:.0%}": float(found.quantile(share)) for share in SHARES}
    rows |= {say(language, "risk-mean"): found.mean, say(language, "odds-sd"): found.sd}
    numbers = [format_number(language, each, "0.00") for each in rows.values()]
    return [Column("", [*rows])], [Column("", numbers, "right")]
