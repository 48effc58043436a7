"""`baccarat deal`: coups in the terminal, each game in its own way."""

import secrets
from collections.abc import Iterator
from itertools import islice
from typing import Any, assert_never

import msgspec
from rich.console import Console

from ..fairness import seed_secret, shoes
from ..rules import PuntoPreset, UnknownPreset
from ..rules import preset as preset_named
from ..tables.common import Finished
from ..text import say
from .dealing import Dealt, dealt
from .screen import coup_lines
from .sentence import Sentence, own_language

ROOM = "terminal"
"""What a shoe of the terminal is bound to, in place of a room."""
SEED_BITS = 53
"""Of a seed that is drawn by chance: any reader of JSON keeps it whole."""
KEPT_BACK = ("call-points", "call-points-player", "call-place-bets", "call-no-more-bets")
"""Calls that the cards on the screen make idle."""


def deal(  # noqa: PLR0913 - all but one by keyword
    preset: str, *, coups: int, seed: int | None, why: bool, json: bool, language: str | None
) -> None:
    """Deal as many coups; the same seed gives the same cards."""
    spoken = language or own_language()
    try:
        game = preset_named(preset)
    except UnknownPreset as fault:
        raise Sentence(
            "error-unknown-preset", language=language, name=preset, known=fault.known
        ) from None
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    match game:
        case PuntoPreset():
            _punto(game, coups, chosen, spoken, why=why, json=json)
        case _:
            assert_never(game)


def _punto(  # noqa: PLR0913 - all but four by keyword
    game: PuntoPreset, coups: int, seed: int, language: str, *, why: bool, json: bool
) -> None:
    table = islice(dealt(game, shoes(seed_secret(seed), ROOM, game)), coups)
    if json:
        _print_objects(table, seed)
    else:
        _draw(table, game, seed, language, why=why)


def coup_object(result: Finished) -> dict[str, Any]:
    """Give a coup as every JSON of the command line has it."""
    return {
        "player": result.player.cards,
        "banker": result.banker.cards,
        "player_total": result.player.total,
        "banker_total": result.banker.total,
        "outcome": result.outcome,
        "natural": result.natural,
    }


def _print_objects(table: Iterator[Dealt], seed: int) -> None:
    for number, one in enumerate(table, 1):
        place = {"coup": number, "shoe": one.shoe, "coup_of_shoe": one.coup}
        print(msgspec.json.encode({**place, **coup_object(one.result), "seed": seed}).decode())


def _draw(
    table: Iterator[Dealt], game: PuntoPreset, seed: int, language: str, *, why: bool
) -> None:
    console = Console(highlight=False, soft_wrap=True)
    named = say(language, f"preset-{game.name}")
    console.print(say(language, "deal-title", {"preset": named, "seed": str(seed)}), style="bold")
    for number, one in enumerate(table, 1):
        _say_calls(console, one, language, before=True)
        console.print()
        console.print(say(language, "deal-coup", {"coup": number}), style="bold")
        for line in coup_lines(language, one.result):
            console.print(line)
        _say_calls(console, one, language, before=False)
        if why:
            for reason in one.result.why:
                console.print(f"  {say(language, reason.id, reason.args)}", style="dim")


def _say_calls(console: Console, one: Dealt, language: str, *, before: bool) -> None:
    """Say what is called before the coup's first card, or after it."""
    opening = ("call-new-shoe", "call-burn")
    for call in one.calls:
        if call.id not in KEPT_BACK and (call.id in opening) is before:
            console.print(f"  {say(language, call.id, call.args)}", style="italic")
