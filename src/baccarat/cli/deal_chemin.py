"""`baccarat deal` of chemin de fer: bots in every seat."""

from collections.abc import Iterator, Mapping
from itertools import cycle, islice
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ..fairness import below, framed, seed_secret, shoe_key, shoes, stream
from ..players import Chance, Strategy, UnknownStrategy, first_bots, steps, strategy
from ..rules import CheminPreset
from ..rules.presets.chemin import MOST_SEATS
from ..tables import chemin
from ..tables.common import CHANGEUR, Seat, Sit
from .chemin_coup import CheminCoup, coups
from .chemin_screen import CheminScreen
from .coup_object import chemin_object
from .dealing import ROOM
from .sentence import Sentence

SEATS: Final = 5
BANKS: Final = 100
"""So many of the least banks everyone sits down with."""
STREAM: Final = "bots"
"""The label of the stream that is the bots' chance, beside that of the shuffle."""

Company = Mapping[Seat, Strategy]


def players_named(
    game: CheminPreset, seats: int | None, bots: str | None, language: str | None
) -> Company:
    """Seat as many players by these strategies in turn; raises Sentence."""
    many = SEATS if seats is None else seats
    if not 2 <= many <= MOST_SEATS:
        raise Sentence(
            "error-out-of-range",
            language=language,
            name="--seats",
            value=many,
            low=2,
            high=MOST_SEATS,
        )
    names = first_bots(game) if bots is None else tuple(bots.split(","))
    try:
        known = [strategy(game, name) for name in names]
    except UnknownStrategy as fault:
        raise Sentence(
            "error-unknown-bot", language=language, name=fault.name, known=fault.known
        ) from None
    return dict(enumerate(islice(cycle(known), many), 1))


def deal_chemin(  # noqa: PLR0913 - all but five by keyword
    game: CheminPreset,
    company: Company,
    coups: int,
    seed: int,
    language: str,
    *,
    why: bool,
    json: bool,
) -> None:
    """Play as many coups, as objects or as a screen; the seed stands for cards and bots alike.

    The table has a chair for each, twelve at most (CF-1).
    """
    game = replace(game, seats=max(game.seats, *company))
    dealt = islice(_played(game, company, seed), coups)
    if json:
        for one in dealt:
            print(msgspec.json.encode(_object(one, seed)).decode())
    else:
        CheminScreen(game, language, why=why).draw(dealt, coups, seed)


def _played(game: CheminPreset, company: Company, seed: int) -> Iterator[CheminCoup]:
    state, secret = chemin.new(game), seed_secret(seed)
    for seat in company:
        state = chemin.decide(state, CHANGEUR, Sit(seat, BANKS * game.minimum)).state
    return coups(steps(state, shoes(secret, ROOM, game), company, _chance(secret)))


def _chance(secret: bytes) -> Chance:
    words = stream(shoe_key(secret, framed(ROOM, STREAM)), STREAM)
    return lambda bound: below(bound, words)


def _object(one: CheminCoup, seed: int) -> dict[str, Any]:
    """Give a coup as JSON has it."""
    fields = {name: getattr(one, name) for name in one.__struct_fields__}
    del fields["result"], fields["calls"]
    return {**fields, **chemin_object(one.result), "seed": seed}
