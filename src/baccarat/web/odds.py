"""The door of the odds laboratory: what the bets of a game are worth, as `baccarat odds --json`."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Final

import msgspec
from litestar import MediaType, Response, get

from ..cards import BadCard, parse_cards
from ..house.history.live_odds import Shown, live_odds, shown
from ..house.house import House
from ..house.model.refusal import HouseCode, NotDone
from ..house.rooms.room import Room
from ..lab.composition import Composition
from ..lab.counts import BadCounts, read_counts
from ..lab.odds import odds as odds_of
from ..lab.report import odds_object, worth_object
from ..rules import PRESETS, NeedsRanks, UnknownPreset, Wager
from ..tables import Priced, priced
from .api import Asked
from .lanes import Lanes
from .rates import SEARCH
from .session import caller_of

REMEMBERED: Final = 256
"""Answers that are kept, for visitors who ask the same; each has some 40 kB."""
_PRICER: Final = ThreadPoolExecutor(1, "odds")
"""One thread and no more, so that the tables are dealt on while many ask."""
WAITING: Final = 40
"""Questions of one caller that may wait for it."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game, the cards of its shoe, and names of bets separated by commas.

    - `packs`: whole packs, 1 to 26; None for as many as the game has.
    - `counts`: ten numbers for the worths 0 to 9; `removed`: cards that are gone. Only one of them.
    - `bets`: of the game, the trade or the house; none stands for all of the game's that can be
      priced, and with `trade` for all on offer besides.
    """

    preset: str
    packs: int | None = None
    counts: str | None = None
    removed: str | None = None
    bets: str = ""
    trade: bool = False


@get("/api/odds", bounds=(SEARCH,))
async def odds(request: Asked, house: House, pricing: Lanes) -> Response[bytes]:
    """Price bets, exactly; `docs/odds-command.md` has the keys of the answer."""
    try:
        question = msgspec.convert(dict(request.query_params), Question, strict=False)
    except msgspec.ValidationError:
        raise NotDone(HouseCode.MALFORMED) from None
    game = _game(question, house.bets)
    names = _names(question.bets)
    composition = _composition(question, game.packs)
    work = partial(_answer, game, composition, names)
    try:
        return await _worked_out(request, pricing, work)
    except NeedsRanks:
        raise NotDone(HouseCode.NEEDS_RANKS) from None


@get("/api/rooms/{room:str}/odds", bounds=(SEARCH,))
async def odds_of_the_coup(  # noqa: PLR0913, PLR0917 - by keyword, as the doors have it
    request: Asked, pricing: Lanes, place: Room, coup: int, cards: int, said: bool | None = None
) -> Response[bytes]:
    """Price a coup of the shoe at hand when so many of its cards lay on the table.

    Where cards come face down: when so many lay open, and a word was `said` of Player's or not.
    """
    now = shown(place, coup, cards, said=said)
    return await _worked_out(request, pricing, partial(_live, now))


def _live(now: Shown) -> bytes:
    return msgspec.json.encode(worth_object(live_odds(now)))


@get("/api/rooms/{room:str}/edges", bounds=(SEARCH,))
async def edges_of_the_table(request: Asked, pricing: Lanes, place: Room) -> Response[bytes]:
    """Price the bets that lie on a table, by a full shoe of it."""
    game = place.state.table.preset
    if not isinstance(game, Priced):
        raise NotDone(HouseCode.NOT_THIS_GAME)
    return await _priced(request, pricing, game, game.packs)


@get("/api/edges", bounds=(SEARCH,))
async def edges_on_offer(
    request: Asked, pricing: Lanes, house: House, packs: int
) -> Response[bytes]:
    """Price all bets that a host can choose, by their files, for a full shoe of so many packs."""
    offer = (msgspec.structs.replace(bet, name=file) for file, bet in house.bets_by_file.items())
    game = msgspec.structs.replace(priced(PRESETS[0].name), wagers=tuple(offer))
    return await _priced(request, pricing, game, packs)


async def _priced(request: Asked, pricing: Lanes, game: Priced, packs: int) -> Response[bytes]:
    try:
        shoe = Composition.of_packs(packs)
    except BadCounts:
        raise NotDone(HouseCode.BAD_COUNTS) from None
    return await _worked_out(request, pricing, partial(_edges, game, shoe))


async def _worked_out(request: Asked, pricing: Lanes, work: Callable[[], bytes]) -> Response[bytes]:
    """Have an answer computed when it is the caller's turn; raises NotDone."""
    async with pricing.turn(caller_of(request).lane):
        found = await asyncio.get_running_loop().run_in_executor(_PRICER, work)
    return Response(found, media_type=MediaType.JSON)


@lru_cache(REMEMBERED)
def _edges(game: Priced, composition: Composition) -> bytes:
    return msgspec.json.encode(worth_object(odds_of(game, composition)))


@lru_cache(REMEMBERED)
def _answer(game: Priced, composition: Composition, names: tuple[str, ...]) -> bytes:
    return msgspec.json.encode(odds_object(odds_of(game, composition, bets=names)))


def _names(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(text.split(","))) if text else ()


def _game(question: Question, offer: Mapping[str, Wager]) -> Priced:
    """Look the game up, with the bets that are asked for on its felt."""
    try:
        game = priced(question.preset)
    except UnknownPreset:
        raise NotDone(HouseCode.UNKNOWN_PRESET) from None
    chosen = [game.wager(name) or offer.get(name) for name in _names(question.bets)]
    if None in chosen:
        raise NotDone(HouseCode.UNKNOWN_BET)
    if question.trade and not chosen:
        chosen = [*game.wagers, *(each for name, each in offer.items() if not game.wager(name))]
    wagers = tuple(wager for wager in chosen if wager)
    return msgspec.structs.replace(game, wagers=wagers or game.wagers)


def _composition(question: Question, packs: int) -> Composition:
    number = packs if question.packs is None else question.packs
    if question.counts is not None and question.removed is not None:
        raise NotDone(HouseCode.MALFORMED)
    try:
        if question.counts is not None:
            return Composition.of_counts(read_counts(question.counts), packs=number)
        full = Composition.of_packs(number)
        return full.without(parse_cards(question.removed)) if question.removed else full
    except BadCard:
        raise NotDone(HouseCode.UNKNOWN_CARD) from None
    except BadCounts:
        raise NotDone(HouseCode.BAD_COUNTS) from None
