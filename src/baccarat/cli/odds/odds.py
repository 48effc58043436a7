"""`baccarat odds`: the value of every bet of a game, on any cards."""

from fractions import Fraction

from msgspec.structs import replace

from ...lab.pricing.odds import Odds, odds as priced
from ...lab.pricing.price import Price
from ...lab.pricing.to_json import exact, odds_object
from ...rules.presets.punto import PuntoPreset
from ...rules.wagers.trade import UnknownWager
from ...rules.wagers.wager import NeedsRanks
from ...text.csv_text import Spreadsheet, csv_head, csv_lines
from ..named import find_punto_preset, house_bets, unknown_bet
from ..options import OddsOptions
from ..output.errors import CommandError, own_language
from ..output.streams import print_csv, print_json
from ..rows import check_form
from .given_cards import composition_of, parse_coup, reporting_bad_cards

COLUMNS = ("bet", "name", "edge", "edge_exact", "hit", "hit_exact", "sd", "commission")


def odds(name: str, options: OddsOptions) -> None:
    """Price the bets and print the results."""
    check_form(options)
    prices = _price(find_punto_preset(name, options.rule), options)
    if options.json:
        print_json(odds_object(prices))
    elif options.csv:
        print_csv(_lines(prices, options.spreadsheet), options.spreadsheet)
    else:
        from .odds_screen import draw

        draw(prices, own_language())


def _price(preset: PuntoPreset, options: OddsOptions) -> Odds:
    bets = house_bets(options.bets)
    with reporting_bad_cards():
        shoe = composition_of(options, preset.packs)
        coup = None if options.dealt is None else parse_coup(options.dealt, shoe)
    preset = replace(preset, wagers=(*preset.wagers, *bets.values()))
    try:
        return priced(preset, shoe, dealt=coup, bets=options.bet)
    except UnknownWager as fault:
        raise unknown_bet(fault.name, bets) from None
    except NeedsRanks as fault:
        raise CommandError("error-needs-ranks", name=fault.wager) from None


def _lines(prices: Odds, spreadsheet: Spreadsheet | None) -> str:
    rows = (_row(name, price) for name, price in prices.bets.items())
    return csv_head(COLUMNS, spreadsheet) + csv_lines(rows, spreadsheet)


def _row(name: str, price: Price) -> tuple[object, ...]:
    numbers = [part for each in (price.edge, price.hit) for part in _both(each)]
    return (name, price.wager.title, *numbers, price.sd, price.commission)


def _both(number: Fraction) -> tuple[float, str]:
    shown = exact(number)
    return shown["float"], shown["exact"]
