"""Print odds to a terminal."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from rich.text import Text

from ...lab.pricing.odds import Odds
from ...lab.pricing.price import Price
from ...rules.coup import Outcome
from ...text.bets import bet_called
from ...text.say import format_number, percent, preset_name, say
from ..output.console import Column, open_console, print_columns

WIDTH: Final = 12
EIGHTHS: Final = " ▏▎▍▌▋▊▉"
NUMBERS: Final = ("edge", "hit", "sd", "commission")


def draw(prices: Odds, language: str) -> None:
    """Print the outcomes and the bets, with bars next to the numbers."""
    console = open_console()
    named = preset_name(language, prices.preset)
    form = "odds-title-replaced" if prices.is_replaced else "odds-title"
    title = say(language, form, {"preset": named, "cards": sum(prices.cards)})
    console.print(title, style="bold")
    chances = {say(language, f"outcome-{each}"): prices.outcomes[each] for each in Outcome}
    print_columns(console, *shares(chances, language))
    console.print()
    print_columns(console, *_bets(prices, language))
    console.print(say(language, f"odds-{prices.method.name}"), style="dim")


def bar(share: float) -> str:
    """Return a bar that fills a share of WIDTH columns, in steps of an eighth of a column."""
    full, rest = divmod(round(8 * WIDTH * min(abs(share), 1)), 8)
    return "█" * full + EIGHTHS[rest].strip()


def shares(
    chances: Mapping[str, Fraction | float], language: str
) -> tuple[list[Column], list[Column]]:
    """Labels and columns for probabilities by name, with a bar for each."""
    written = [percent(language, chance) for chance in chances.values()]
    bars = [Text(bar(float(chance)), style="cyan") for chance in chances.values()]
    return [Column("", [*chances])], [Column("", written, "right"), Column("", bars)]


def _bets(prices: Odds, language: str) -> tuple[list[Column], list[Column]]:
    rows = [_row(price, language) for price in prices.bets.values()]
    names = [bet_called(language, name, each.wager.title) for name, each in prices.bets.items()]
    most = max((abs(float(price.edge)) for price in prices.bets.values()), default=0) or 1
    bars = Column("", [_edge_bar(price, most) for price in prices.bets.values()])
    numbers = [
        Column(say(language, f"odds-{head}"), [row[at] for row in rows], "right")
        for at, head in enumerate(NUMBERS)
    ]
    return [Column(say(language, "odds-bet"), names)], [*numbers, bars]


def _row(price: Price, language: str) -> tuple[str, ...]:
    rate = price.commission
    return (
        percent(language, price.edge),
        percent(language, price.hit),
        format_number(language, price.sd, "0.000"),
        "" if rate is None else percent(language, rate),
    )


def _edge_bar(price: Price, most: float) -> Text:
    share = float(price.edge) / most
    return Text(bar(share), style="red" if share > 0 else "green")
