"""Draw odds for a terminal."""

from fractions import Fraction
from typing import Final

from babel.numbers import format_decimal
from rich.table import Table
from rich.text import Text

from ..lab.odds import Odds
from ..lab.price import Price
from ..rules import Outcome
from ..text import bet_called, say
from .console import open_console

WIDTH: Final = 12
EIGHTHS: Final = " ▏▎▍▌▋▊▉"


def draw(found: Odds, language: str) -> None:
    """Print the outcomes and the bets, with bars beside the numbers."""
    console = open_console()
    named = say(language, f"preset-{found.preset}")
    title = say(language, "odds-title", {"preset": named, "cards": sum(found.cards)})
    console.print(title, style="bold")
    console.print(_outcomes(found, language))
    console.print()
    console.print(_bets(found, language))
    console.print(say(language, f"odds-{found.method.name}"), style="dim")


def percent(language: str, number: Fraction | float) -> str:
    """Write a share in hundredths, with three decimals."""
    return f"{format_decimal(100 * float(number), '0.000', locale=language)} %"


def bar(share: float, width: int = WIDTH) -> str:
    """Draw a share of `width` columns, in eighths of one."""
    full, rest = divmod(round(8 * width * min(abs(share), 1)), 8)
    return "█" * full + EIGHTHS[rest].strip()


def _outcomes(found: Odds, language: str) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False)
    for outcome in Outcome:
        chance = found.outcomes[outcome]
        name, share = say(language, f"outcome-{outcome}"), percent(language, chance)
        table.add_row(name, Text(share, justify="right"), Text(bar(float(chance)), style="cyan"))
    return table


def _bets(found: Odds, language: str) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(say(language, "odds-bet"), overflow="fold")
    for column in ("odds-edge", "odds-hit", "odds-sd", "odds-commission"):
        table.add_column(say(language, column), justify="right")
    table.add_column("")
    most = max((abs(float(price.edge)) for price in found.bets.values()), default=0) or 1
    for name, price in found.bets.items():
        table.add_row(*_row(name, price, language), _edge_bar(price, most))
    return table


def _row(name: str, price: Price, language: str) -> tuple[str, ...]:
    rate = price.commission
    return (
        bet_called(language, name, price.wager.title),
        percent(language, price.edge),
        percent(language, price.hit),
        format_decimal(price.sd, "0.000", locale=language),
        "" if rate is None else percent(language, rate),
    )


def _edge_bar(price: Price, most: float) -> Text:
    share = float(price.edge) / most
    return Text(bar(share), style="red" if share > 0 else "green")
