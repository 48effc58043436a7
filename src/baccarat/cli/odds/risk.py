"""`baccarat risk`: the distribution of a bankroll, and the risk of ruin."""

from fractions import Fraction

from ...lab.composition import Composition
from ...lab.pricing.distribution import distribution
from ...lab.pricing.price import price
from ...lab.pricing.ruin import Risk, TooLong, risk as followed
from ...lab.pricing.to_json import SHARES, risk_object
from ...text.bets import bet_called
from ...text.say import format_number, say
from ..named import find_bet
from ..options import RiskOptions
from ..output.console import Column, open_console, print_columns
from ..output.errors import CommandError, own_language
from ..output.streams import print_json
from .odds_screen import shares


def risk(bet: str, options: RiskOptions) -> None:
    """Compute the distribution of the bankroll and print it."""
    wager = find_bet(bet, options.bets)
    worth = price(wager, distribution(Composition.of_packs(options.packs), [wager]))
    bankroll, stake, coups = options.bankroll, options.stake, options.coups
    try:
        result = followed(worth, bankroll=bankroll, stake=stake, coups=coups)
    except TooLong:
        raise CommandError("error-too-long", coups=coups) from None
    if options.json:
        print_json(risk_object(worth, options.packs, result))
    else:
        language = own_language()
        _draw(bet_called(language, bet, wager.title), result, language)


def _draw(name: str, result: Risk, language: str) -> None:
    console = open_console()
    facts: dict[str, int | str] = {
        "bet": name,
        "coups": result.coups,
        "bankroll": str(result.bankroll),
        "stake": str(result.stake),
    }
    console.print(say(language, "risk-title", facts), style="bold")
    print_columns(console, *shares(_chances(result, language), language))
    console.print()
    print_columns(console, *_quantiles(result, language))
    how = "risk-exact" if result.exact else "risk-floats"
    console.print(say(language, how), style="dim")


def _chances(result: Risk, language: str) -> dict[str, float]:
    ahead = sum(float(chance) for result, chance in result.results.items() if result > 0)
    even = float(result.results.get(Fraction(0), 0))
    behind = sum(float(chance) for result, chance in result.results.items() if result < 0)
    named = {"ruin": float(result.ruin), "ahead": ahead, "even": even, "behind": behind}
    return {say(language, f"risk-{name}"): chance for name, chance in named.items()}


def _quantiles(result: Risk, language: str) -> tuple[list[Column], list[Column]]:
    rows = {f"{share:.0%}": float(result.quantile(share)) for share in SHARES}
    rows |= {say(language, "risk-mean"): result.mean, say(language, "odds-sd"): result.sd}
    numbers = [format_number(language, each, "0.00") for each in rows.values()]
    return [Column("", [*rows])], [Column("", numbers, "right")]
