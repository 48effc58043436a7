"""The routes of the odds laboratory, priced as by `baccarat odds --json`, and of the advisor."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, get, post

from ...cards.card import BadCard, parse_cards
from ...house.history.live_odds import OddsInputs, live_odds, show_at
from ...house.house import House
from ...house.model.refusal import HouseCode, Rejected
from ...house.rooms.advising import AdviceTold, advise_player
from ...house.rooms.room import Room
from ...lab.check_notes import check_notes
from ...lab.composition import Composition
from ...lab.counts import BadCounts, read_counts
from ...lab.pricing.odds import odds as odds_of
from ...lab.pricing.to_json import odds_object, worth_object
from ...lab.pricing.whole_packs import is_quick
from ...rules.presets.named import PRESETS, UnknownPreset
from ...rules.presets.shoe import BadField
from ...rules.wagers.wager import NeedsRanks, Wager
from ...tables.register import Priced, priced
from ..fair_queue import FairQueue
from ..guard.limits import ADVICE, SEARCH
from ..guard.session import Sessions, caller_of
from ..malformed import HttpRequest, read_body, read_query

MAX_CACHED: Final = 256
"""Answers to cache, each of about 40 kB."""
PRICER: Final = ThreadPoolExecutor(1, "odds")
"""A single thread, so that tables keep playing while many visitors ask."""
MAX_WAITING: Final = 40
"""Questions of one caller that may wait for the thread."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game, the cards in its shoe, and the names of bets, separated by commas.

    - `packs`: full packs, 1 to 26; None for the number of the game.
    - `counts`: ten numbers, for the point values 0 to 9; `removed`: cards that are gone. Give at
      most one of the two.
    - `bets`: bets of the game, standard ones or the house's. By default all bets of the game that
      can be priced; with `trade`, also all others on offer.
    """

    preset: str
    packs: int | None = None
    counts: str | None = None
    removed: str | None = None
    bets: str = ""
    trade: bool = False

    @property
    def is_whole(self) -> bool:
        """Whether no card of the packs is missing."""
        return self.counts is None and not self.removed


class CoupAsked(msgspec.Struct, frozen=True):
    """A coup of the current shoe, and how many of its cards are on the table."""

    coup: int
    cards: int
    said: bool | None = None


class PacksAsked(msgspec.Struct, frozen=True):
    """The packs of a full shoe."""

    packs: int


@get("/api/odds", bounds=(SEARCH,), asks=Question, gives=dict[str, Any])
async def odds(request: HttpRequest, house: House, pricing: FairQueue) -> Response[bytes]:
    """Price bets exactly; `docs/odds-command.md` describes the keys of the answer."""
    question: Question = read_query(request)
    game = _game(question, house.room_factory.bets)
    names = _names(question.bets)
    composition = _composition(question, game.packs)
    work = partial(_answer, game, composition, names)
    try:
        return await _compute(request, pricing, work)
    except NeedsRanks:
        raise Rejected(HouseCode.NEEDS_RANKS) from None


@get("/api/rooms/{room:str}/odds", bounds=(SEARCH,), asks=CoupAsked, gives=dict[str, Any])
async def odds_of_the_coup(
    request: HttpRequest, pricing: FairQueue, place: Room
) -> Response[bytes]:
    """Price a coup of the current shoe as it was with `cards` cards on the table.

    If cards are dealt face down, `cards` counts the open ones, and `said` is whether Player's hand
    had been announced.
    """
    asked: CoupAsked = read_query(request)
    now = show_at(place, asked.coup, asked.cards, said=asked.said)
    return await _compute(request, pricing, partial(_live, now))


def _live(now: OddsInputs) -> bytes:
    return msgspec.json.encode(worth_object(live_odds(now)))


@get("/api/rooms/{room:str}/edges", bounds=(SEARCH,), holds_back=True, gives=dict[str, Any])
async def edges_of_the_table(
    request: HttpRequest, pricing: FairQueue, place: Room
) -> Response[bytes]:
    """Price the bets that a table offers, for a full shoe."""
    game = place.state.table.preset
    if not isinstance(game, Priced):
        raise Rejected(HouseCode.NOT_THIS_GAME)
    return await _price_all(request, pricing, game, game.packs)


@get("/api/edges", bounds=(SEARCH,), asks=PacksAsked, gives=dict[str, Any])
async def edges_on_offer(request: HttpRequest, pricing: FairQueue, house: House) -> Response[bytes]:
    """Price all bets that a host can choose, keyed by file, for a full shoe of `packs` packs."""
    offer = (
        msgspec.structs.replace(bet, name=file)
        for file, bet in house.room_factory.bets_by_file.items()
    )
    game = msgspec.structs.replace(priced(PRESETS[0].name), wagers=tuple(offer))
    asked: PacksAsked = read_query(request)
    return await _price_all(request, pricing, game, asked.packs)


async def _price_all(
    request: HttpRequest, pricing: FairQueue, game: Priced, packs: int
) -> Response[bytes]:
    try:
        shoe = Composition.of_packs(packs)
    except BadCounts:
        raise Rejected(HouseCode.BAD_COUNTS) from None
    return await _compute(request, pricing, partial(_edges, game, shoe))


async def _compute(
    request: HttpRequest, pricing: FairQueue, work: Callable[[], bytes]
) -> Response[bytes]:
    """Compute an answer when it is the caller's turn; raises Rejected."""
    async with pricing.turn(caller_of(request).fairness_key):
        found = await asyncio.get_running_loop().run_in_executor(PRICER, work)
    return Response(found, media_type=MediaType.JSON)


@lru_cache(MAX_CACHED)
def _edges(game: Priced, composition: Composition) -> bytes:
    return msgspec.json.encode(worth_object(odds_of(game, composition)))


@lru_cache(MAX_CACHED)
def _answer(game: Priced, composition: Composition, names: tuple[str, ...]) -> bytes:
    return msgspec.json.encode(odds_object(odds_of(game, composition, bets=names)))


def _names(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(text.split(","))) if text else ()


def _game(question: Question, offer: Mapping[str, Wager]) -> Priced:
    """Look up the game, and replace its bets by those that are asked for.

    A bet on every card of a coup takes a second and much memory, so a house prices it only for
    whole packs, where its counts are known.
    """
    try:
        game = priced(question.preset)
    except UnknownPreset:
        raise Rejected(HouseCode.UNKNOWN_PRESET) from None
    chosen = [game.wager(name) or offer.get(name) for name in _names(question.bets)]
    if any(wager is None or not _is_quick(wager, question) for wager in chosen):
        raise Rejected(HouseCode.UNKNOWN_BET)
    if question.trade and not chosen:
        chosen = [*game.wagers, *(each for name, each in offer.items() if not game.wager(name))]
    wagers = tuple(wager for wager in chosen if wager and _is_quick(wager, question))
    return msgspec.structs.replace(game, wagers=wagers or game.wagers)


def _is_quick(wager: Wager, question: Question) -> bool:
    return is_quick(wager, "inf") and (not wager.needs_all or question.is_whole)


def _composition(question: Question, packs: int) -> Composition:
    number = packs if question.packs is None else question.packs
    if question.counts is not None and question.removed is not None:
        both = "Give either `counts` or `removed`, not both"
        raise Rejected(HouseCode.MALFORMED, field="removed", detail=both)
    try:
        if question.counts is not None:
            return Composition.of_counts(read_counts(question.counts), packs=number)
        full = Composition.of_packs(number)
        return full.without(parse_cards(question.removed)) if question.removed else full
    except BadCard:
        raise Rejected(HouseCode.UNKNOWN_CARD) from None
    except BadCounts:
        raise Rejected(HouseCode.BAD_COUNTS) from None


@get("/api/rooms/{room:str}/advice", bounds=(ADVICE,), gives=AdviceTold)
async def advice(
    request: HttpRequest, place: Room, house: House, sessions: Sessions
) -> Response[bytes]:
    """Advise the caller; `docs/advisor.md` describes the keys of the answer."""
    player = await sessions.visitor(request, house)
    told = await advise_player(place, player, caller_of(request).fairness_key)
    return Response(msgspec.json.encode(told), media_type=MediaType.JSON)


MAX_TEXT: Final = 32 * 1024
"""Characters; the coups of 26 packs, each with all its cards, take a quarter of this."""
MAX_BURNT: Final = 60


class NotesSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Notes as the page for them writes them, its fields, and the language of the answer."""

    text: Annotated[str, msgspec.Meta(max_length=MAX_TEXT)]
    packs: Annotated[int, msgspec.Meta(ge=1, le=26)] = 8
    burn: Annotated[int, msgspec.Meta(ge=0, le=MAX_BURNT)] = 0
    language: Annotated[str, msgspec.Meta(max_length=35)] = "en"


@post(
    "/api/noted",
    bounds=(SEARCH,),
    status_code=200,
    request_max_body_size=2 * MAX_TEXT,
    reads=NotesSent,
    gives=dict[str, Any],
)
async def noted(request: HttpRequest, pricing: FairQueue) -> Response[bytes]:
    """Draw the roads of notes, and check their cards by the rules."""
    sent: NotesSent = await read_body(request)
    work = partial(check_notes, sent.text, sent.packs, sent.burn, sent.language)
    async with pricing.turn(caller_of(request).fairness_key):
        try:
            found = await asyncio.get_running_loop().run_in_executor(PRICER, work)
        except BadField:
            raise Rejected(HouseCode.BAD_FIELD, field="packs") from None
    return Response(found, media_type=MediaType.JSON)
