"""`baccarat deal` for games with a player's bank: bots take every seat."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import cycle, islice
from typing import Any, Final

from msgspec.structs import replace

from ...fairness.ceremony import frame
from ...fairness.shoe import shoes
from ...fairness.shuffle import random_below, seed_secret, shoe_key, stream
from ...players.equilibrium.book import CachingSolver, at_once
from ...players.register import first_bots, strategy
from ...players.self_play import play_shoes
from ...players.strategy import RandomBelow, Strategy, UnknownStrategy
from ...rules.presets.banque import MOST_PER_SIDE, BanquePreset
from ...rules.presets.chemin import MOST_SEATS, CheminPreset
from ...tables.common.changeur import Sit
from ...tables.common.chips import CHANGEUR, Seat
from ...tables.coup_summary import PlayedCoup, coups as coups_of
from ...tables.dealer import Step
from ...tables.register import table_of
from ..output.errors import CommandError
from ..output.streams import print_json
from . import ROOM
from .bank_coups import BankScreen, banque_coup_object, chemin_coup_object

SEATS: Final = 5
BANKS: Final = 100
"""Each bot's purse, as a multiple of the smallest bank."""
STREAM: Final = "bots"
"""The label of the random stream for the bots; the shuffle has its own."""

Company = Mapping[Seat, Strategy]
Banked = CheminPreset | BanquePreset


def players_named(game: Banked, seats: int | None, bots: str | None) -> Company:
    """Seat players that use the given strategies in turn. Raises CommandError."""
    least = game.players_needed
    most = MOST_SEATS if isinstance(game, CheminPreset) else 2 * MOST_PER_SIDE + 1
    many = max(SEATS, least) if seats is None else seats
    if not least <= many <= most:
        raise CommandError("error-out-of-range", name="--seats", value=many, low=least, high=most)
    names = first_bots(game) if bots is None else tuple(bots.split(","))
    try:
        strategies = [strategy(game, name) for name in names]
    except UnknownStrategy as fault:
        raise CommandError("error-unknown-bot", name=fault.name, known=fault.known) from None
    return dict(enumerate(islice(cycle(strategies), many), 1))


def deal_to_bots(  # noqa: PLR0913 - all but five by keyword
    game: Banked,
    company: Company,
    coups: int,
    seed: int,
    language: str,
    *,
    why: bool,
    json: bool,
) -> None:
    """Play `coups` coups and print them; the seed determines the cards and the bots' decisions.

    The table has one chair per bot (CF-1, BB-2).
    """
    game = _with_chairs(game, max(company))
    object_of = chemin_coup_object if isinstance(game, CheminPreset) else banque_coup_object
    dealt = islice(_with_objects(_play(game, company, seed), object_of), coups)
    if json:
        for _, fields in dealt:
            print_json({**fields, "seed": seed})
        return
    BankScreen(game, language, why=why).draw(dealt, coups, seed)


def _with_objects(
    steps: Iterable[Step], coup_object: Callable[[PlayedCoup, int], dict[str, Any]]
) -> Iterator[tuple[PlayedCoup, dict[str, Any]]]:
    """Yield each coup with its JSON object, which includes what the house has taken so far."""
    house = 0
    for coup in coups_of(steps):
        house += coup.summary.commission
        yield coup, coup_object(coup, house)


def _with_chairs(game: Banked, many: int) -> Banked:
    if isinstance(game, CheminPreset):
        return replace(game, seats=max(game.seats, many))
    return replace(game, per_side=max(game.per_side, many // 2))


def _play(game: Banked, company: Company, seed: int) -> Iterator[Step]:
    table, secret = table_of(game), seed_secret(seed)
    state = table.new(game)
    for seat in company:
        state = table.decide(state, CHANGEUR, Sit(seat, BANKS * game.minimum)).state
    return play_shoes(
        state, shoes(secret, ROOM, game), company, _chance(secret), CachingSolver(at_once)
    )


def _chance(secret: bytes) -> RandomBelow:
    words = stream(shoe_key(secret, frame(ROOM, STREAM)), STREAM)
    return lambda bound: random_below(bound, words)
