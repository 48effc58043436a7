"""`baccarat deal` of a game that is dealt to an empty table."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
from rich.console import Console

from ..fairness import seed_secret, shoes
from ..rules import Preset
from ..text import say
from .console import open_console
from .coup_object import coup_object
from .dealing import ROOM, Dealt, dealt
from .screen import coup_lines

KEPT_BACK = ("call-points", "call-points-player", "call-place-bets", "call-no-more-bets")
"""Calls that the cards on the screen make idle."""
OPENING = ("call-new-shoe", "call-burn", "call-shuffle-croupier", "call-shuffle-dealers")


def deal_coups(  # noqa: PLR0913 - all but four by keyword
    game: Preset, coups: int, seed: int, language: str, *, why: bool, json: bool
) -> None:
    """Deal as many coups as objects or as a screen."""
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
    """Say what is called before the coup's first card, or after it."""
    for call in one.calls:
        idle = call.id in KEPT_BACK or (
            call.id == "call-shoe-passed" and call.args["seat"] == one.holder
        )
        if not idle and (call.id in OPENING) is before:
            console.print(f"  {say(language, call.id, call.args)}", style="italic")
