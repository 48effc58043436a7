"""The routes of a player's own play: shoes with expected results, and all coups as files."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, get
from litestar.response import Stream

from ...house.history.days import GREENWICH, zone_named
from ...house.history.own_coups import OwnCoup, own_coups_after
from ...house.history.played_shoes import BetMemory, OwnPlay, PlayedShoe, read_own_play
from ...house.history.winnings_csv import chips
from ...house.house import House
from ...lab.analysis.full_shoe import BetValue, full_shoe_values
from ...rules.presets.named import Preset
from ...text.csv_text import Spreadsheet, csv_head, csv_lines
from ..fair_queue import FairQueue
from ..guard.limits import EXPORTS, SEARCH
from ..guard.session import Sessions, caller_of
from ..lab.odds import PRICER
from ..malformed import HttpRequest, read_query

COUPS_AT_ONCE: Final = 200
COLUMNS: Final = (
    "at",
    "room",
    "table",
    "game",
    "shoe",
    "coup",
    "staked",
    "won",
    "hands",
    "outcomes",
)


class PlayAsked(msgspec.Struct, frozen=True):
    """Where a page begins, and the time zone of its days."""

    after: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] = 0
    zone: str = ""


class CsvAsked(msgspec.Struct, frozen=True):
    """The decimal sign of the spreadsheet that is to open a CSV; None for plain CSV."""

    spreadsheet: Spreadsheet | None = None


class ShoeValue(msgspec.Struct, frozen=True):
    """The expected result of a unit on a bet with a full shoe, and its variance."""

    mean: float
    variance: float


class OwnPlayTold(msgspec.Struct, frozen=True):
    """A page of a player's shoes, the oldest first; `more` is where the next page begins.

    `values` has the exact values of bets with a full shoe, by the `rules` of a shoe and by bet.
    """

    shoes: tuple[PlayedShoe, ...]
    more: int | None
    biggest: tuple[OwnCoup, ...]
    values: dict[str, dict[str, ShoeValue]]
    zone: str


@get("/api/me/play", bounds=(SEARCH,), asks=PlayAsked, gives=OwnPlayTold)
async def my_play(
    request: HttpRequest,
    house: House,
    sessions: Sessions,
    bet_memory: BetMemory,
    pricing: FairQueue,
) -> Response[bytes]:
    """Return one page of the shoes the caller played, with the values of their bets.

    Days are those of the time zone `zone`, such as `Europe/Paris`; of UTC if it is unknown.
    """
    asked: PlayAsked = read_query(request)
    guest = await sessions.guest(request, house)
    zone, player = zone_named(asked.zone), guest.player
    found: OwnPlay = await house.storage.read_archive(
        lambda store: read_own_play(store, bet_memory, player, asked.after, zone)
    )
    async with pricing.turn(caller_of(request).fairness_key):
        values = await asyncio.get_running_loop().run_in_executor(PRICER, _values, found.presets)
    told = OwnPlayTold(found.shoes, found.more, found.biggest, values, zone.name)
    return Response(msgspec.json.encode(told), media_type=MediaType.JSON)


def _values(presets: Mapping[str, Preset]) -> dict[str, dict[str, ShoeValue]]:
    def told(values: Mapping[str, BetValue]) -> dict[str, ShoeValue]:
        return {name: ShoeValue(*each) for name, each in values.items()}

    return {key: told(full_shoe_values(preset)) for key, preset in presets.items()}


@get("/api/me/play.csv", bounds=(EXPORTS,), unpacked=True, asks=CsvAsked, gives="text/csv")
async def my_play_csv(request: HttpRequest, house: House, sessions: Sessions) -> Stream:
    """Return every coup the caller had a stake in as CSV, sums in chips, the oldest first."""
    asked: CsvAsked = read_query(request)
    guest = await sessions.guest(request, house)

    async def lines() -> AsyncIterator[bytes]:
        yield csv_head(COLUMNS, asked.spreadsheet).encode()
        async for coups in _pages(house, guest.player):
            yield csv_lines(map(_row, coups), asked.spreadsheet).encode()

    return Stream(lines(), media_type="text/csv", headers=_file("csv"))


@get("/api/me/play.json", bounds=(EXPORTS,), unpacked=True, gives=tuple[OwnCoup, ...])
async def my_play_json(request: HttpRequest, house: House, sessions: Sessions) -> Stream:
    """Return every coup the caller had a stake in as JSON, sums in units, the oldest first."""
    guest = await sessions.guest(request, house)

    async def pieces() -> AsyncIterator[bytes]:
        start = b"["
        async for coups in _pages(house, guest.player):
            yield start + msgspec.json.encode(coups)[1:-1]
            start = b","
        yield b"[]" if start == b"[" else b"]"

    return Stream(pieces(), media_type=MediaType.JSON, headers=_file("json"))


def _file(kind: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="baccarat-play.{kind}"'}


async def _pages(house: House, player: str) -> AsyncIterator[tuple[OwnCoup, ...]]:
    """Yield all coups of a player, some at a time."""
    after = 0
    while True:
        start = after
        found: tuple[OwnCoup, ...] = await house.storage.read_archive(
            lambda store, start=start: own_coups_after(  # type: ignore[misc]
                store, player, start, COUPS_AT_ONCE, GREENWICH
            )
        )
        if not found:
            return
        yield found
        after = found[-1].id


def _row(own: OwnCoup) -> tuple[Any, ...]:
    coup = own.coup
    return (
        own.at or "",
        own.room,
        own.name,
        own.game,
        own.shoe,
        coup.coup,
        chips(own.staked),
        chips(own.won),
        "; ".join(f"{side} {' '.join(hand.cards)}" for side, hand in coup.hands.items()),
        "; ".join(f"{side} {outcome}" for side, outcome in coup.outcomes.items()),
    )
