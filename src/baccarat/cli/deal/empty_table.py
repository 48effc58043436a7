"""Deal coups at a table without stakes, and print them with the croupier's calls."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

import msgspec
from rich.console import Console

from ...cards import Card
from ...fairness import seed_secret, shoes
from ...notation import CoupInProgress
from ...rules import Preset, PuntoPreset
from ...tables import State, offers, table_of
from ...tables.common import (
    CHANGEUR,
    HOUSE,
    Call,
    Close,
    CoupResult,
    CroupierAction,
    Deal,
    MayDeal,
    MayStartShoe,
    Seat,
    Sit,
    StartShoe,
    is_between_shoes,
)
from ...tables.punto import DealCoup, HolderDeals, MayHold, ShoePassed
from ...text import say
from ..output.cards import coup_lines
from ..output.console import open_console
from ..output.coup_object import coup_object

ROOM: Final = "terminal"
"""The room name that shoes dealt in the terminal are derived from."""


class Dealt(msgspec.Struct, frozen=True):
    """A coup, with the number of its shoe and its own in that shoe, both from 1.

    `calls` are those since the previous coup. If players deal, `holder` is the seat that dealt and
    `passes_to` the seat that took the shoe afterwards, None if it stayed (PB-12, PB-13).
    """

    shoe: int
    coup: int
    result: CoupResult
    calls: tuple[Call, ...]
    holder: Seat | None = None
    passes_to: Seat | None = None


def dealt(preset: Preset, shoes: Iterable[Iterable[Card]]) -> Iterator[Dealt]:
    """Deal every shoe to its end. If players deal, all chairs are taken."""
    game = table_of(preset)
    playing = CoupInProgress(_table(preset))
    for shoe, cards in enumerate(shoes, 1):
        left, coup, calls = iter(cards), 0, list[Call]()
        holder, to = None, None
        while coup == 0 or not is_between_shoes(playing.state.phase):
            done = game.decide(playing.state, *_next(playing.state, left))
            for state, event, _ in done.transitions():
                calls += game.announce(state, event)
                if isinstance(event, HolderDeals):
                    holder, to = event.seat, None
                elif isinstance(event, ShoePassed):
                    to = event.seat
            playing = playing.after(done)
            if playing.coup and playing.over:
                coup += 1
                yield Dealt(shoe, coup, playing.coup, tuple(calls), holder, to)
                playing, calls = CoupInProgress(playing.state), []


def _table(preset: Preset) -> State:
    game = table_of(preset)
    state: State = game.new(preset)
    if isinstance(preset, PuntoPreset) and preset.players_deal:
        for seat in range(1, preset.seats + 1):
            state = game.decide(state, CHANGEUR, Sit(seat, preset.minimum)).state
    return state


def _next(state: State, cards: Iterator[Card]) -> tuple[Seat, CroupierAction | DealCoup]:
    if offers(state, HOUSE, MayDeal):
        return HOUSE, Deal(next(cards))
    if offers(state, HOUSE, MayStartShoe):
        return HOUSE, StartShoe()
    asked = table_of(state.preset).to_act(state)
    holder = next((seat for seat in asked if offers(state, seat, MayHold)), None)
    return (HOUSE, Close()) if holder is None else (holder, DealCoup())


SUPPRESSED_CALLS = ("call-points", "call-points-player", "call-place-bets", "call-no-more-bets")
"""Calls that only repeat what the cards on the screen show."""
OPENING = ("call-new-shoe", "call-burn", "call-shuffle-croupier", "call-shuffle-dealers")


def deal_coups(  # noqa: PLR0913 - all but four by keyword
    game: Preset, coups: int, seed: int, language: str, *, why: bool, json: bool
) -> None:
    """Print `coups` coups, as JSON objects or as text."""
    table = islice(dealt(game, shoes(seed_secret(seed), ROOM, game)), coups)
    if json:
        _print_objects(table, seed)
    else:
        _draw(table, game, seed, language, why=why)


def _print_objects(table: Iterator[Dealt], seed: int) -> None:
    for number, one in enumerate(table, 1):
        place: dict[str, Any] = {"coup": number, "shoe": one.shoe, "coup_of_shoe": one.coup}
        if one.holder is not None:
            place |= {"holder": one.holder, "passes_to": one.passes_to}
        print(msgspec.json.encode({**place, **coup_object(one.result), "seed": seed}).decode())


def _draw(table: Iterator[Dealt], game: Preset, seed: int, language: str, *, why: bool) -> None:
    console = open_console()
    named = say(language, f"preset-{game.name}")
    console.print(say(language, "deal-title", {"preset": named, "seed": str(seed)}), style="bold")
    for number, one in enumerate(table, 1):
        _say_calls(console, one, language, before=True)
        console.print()
        console.print(say(language, "deal-coup", {"coup": number}), style="bold")
        if one.holder is not None:
            console.print(f"  {say(language, 'deal-holder', {'seat': one.holder})}", style="italic")
        for line in coup_lines(language, one.result):
            console.print(line)
        _say_calls(console, one, language, before=False)
        if why:
            for reason in one.result.why:
                console.print(f"  {say(language, reason.id, reason.args)}", style="dim")


def _say_calls(console: Console, one: Dealt, language: str, *, before: bool) -> None:
    """Print the calls made before the coup's first card, or those after it."""
    for call in one.calls:
        idle = call.id in SUPPRESSED_CALLS or (
            call.id == "call-shoe-passed" and call.args["seat"] == one.holder
        )
        if not idle and (call.id in OPENING) is before:
            console.print(f"  {say(language, call.id, call.args)}", style="italic")
