"""`baccarat odds`: the value of every bet of a game, on any cards."""

import csv
import sys
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import msgspec
from msgspec.structs import replace

from ...lab.pricing.odds import Odds
from ...lab.pricing.odds import odds as priced
from ...lab.pricing.price import Price
from ...lab.pricing.to_json import exact, odds_object
from ...rules.wagers.trade import UnknownWager
from ...rules.wagers.wager import NeedsRanks
from ..output.errors import CommandError, one_form, own_language
from ..punto_game import find_punto_preset
from .bet import HouseBets, house_bets, unknown_bet
from .shoe_given import ShoeOptions, parse_coup

COLUMNS = ("bet", "name", "edge", "edge_exact", "hit", "hit_exact", "sd", "commission")


def odds(  # noqa: PLR0913 - all but the first two by keyword
    preset: str,
    shoe: ShoeOptions,
    *,
    lying: str | None,
    bets: Sequence[str],
    own: Path | None,
    json: bool,
    as_csv: bool,
    language: str | None,
) -> None:
    """Price the bets and print the results."""
    spoken = language or own_language()
    one_form(json=json, as_csv=as_csv, language=language)
    try:
        found = _odds(preset, shoe, lying, bets, house_bets(own, language))
    except CommandError as said:
        said.language = language
        raise
    if json:
        print(msgspec.json.encode(odds_object(found)).decode())
    elif as_csv:
        _write(found)
    else:
        from .odds_screen import draw

        draw(found, spoken)


def _odds(
    preset: str, shoe: ShoeOptions, lying: str | None, bets: Sequence[str], own: HouseBets
) -> Odds:
    chosen = find_punto_preset(preset, "error-other-game")
    chosen = replace(chosen, wagers=(*chosen.wagers, *own.values()))
    composition = shoe.composition(chosen.packs)
    coup = None if lying is None else parse_coup(lying, composition)
    try:
        return priced(chosen, composition, dealt=coup, bets=bets)
    except UnknownWager as fault:
        raise unknown_bet(fault.name, own) from None
    except NeedsRanks as fault:
        raise CommandError("error-needs-ranks", name=fault.wager) from None


def _write(found: Odds) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(_row(name, price) for name, price in found.bets.items())


def _row(name: str, price: Price) -> tuple[object, ...]:
    numbers = [part for each in (price.edge, price.hit) for part in _both(each)]
    rate = "" if price.commission is None else float(price.commission)
    return (name, price.wager.title, *numbers, price.sd, rate)


def _both(number: Fraction) -> tuple[float, str]:
    shown = exact(number)
    return shown["float"], shown["exact"]
