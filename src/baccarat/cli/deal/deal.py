"""`baccarat deal`: deal coups in the terminal, to bots if the game needs players.

Otherwise they are dealt at a table without stakes, and printed with the croupier's calls.
"""

import secrets
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

from rich.console import Console

from ...cards.card import Card
from ...fairness.shoe import shoes
from ...fairness.shuffle import seed_secret
from ...rules.presets.banque import BanquePreset
from ...rules.presets.chemin import CheminPreset
from ...rules.presets.named import Preset
from ...rules.presets.punto import PuntoPreset
from ...tables.common.changeur import Sit
from ...tables.common.chips import CHANGEUR, Seat
from ...tables.common.coup_result import Call, CoupResult
from ...tables.coup_summary import PlayedCoup, coups as coups_of
from ...tables.dealer import play
from ...tables.punto.actions import DealCoup, MayHold
from ...tables.punto.events import HolderDeals, ShoePassed
from ...tables.register import State, offers, table_of
from ...text.say import preset_name, say
from ..named import find_preset
from ..output.console import open_console
from ..output.coup import coup_lines, coup_object
from ..output.errors import CommandError, own_language
from ..output.streams import print_json
from . import ROOM

SEED_BITS: Final = 53
"""Bits of a random seed; every JSON parser reads this many without loss."""
Dealt = tuple[PlayedCoup, CoupResult]
"""A coup and its result."""
SUPPRESSED_CALLS = ("call-points", "call-points-player", "call-place-bets", "call-no-more-bets")
"""Calls that only repeat what the cards on the screen show."""
OPENING = ("call-new-shoe", "call-burn", "call-shuffle-croupier", "call-shuffle-dealers")
"""Calls that are printed before the coup."""


def deal(  # noqa: PLR0913 - all but one by keyword
    preset: str,
    *,
    seats: int | None,
    bots: str | None,
    coups: int,
    seed: int | None,
    rule: Sequence[str] = (),
    why: bool,
    json: bool,
    language: str | None,
) -> None:
    """Deal `coups` coups. The same seed gives the same cards and the same game."""
    spoken, game = language or own_language(), find_preset(preset, rule)
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    if isinstance(game, CheminPreset | BanquePreset):
        from .bot_table import deal_to_bots, players_named

        company = players_named(game, seats, bots)
        deal_to_bots(game, company, coups, chosen, spoken, why=why, json=json)
        return
    if seats is not None or bots is not None:
        raise CommandError("error-no-players", preset=preset)
    table = islice(deal_shoes(game, shoes(seed_secret(chosen), ROOM, game)), coups)
    if json:
        _print_objects(table, chosen)
    else:
        _draw(table, game, chosen, spoken, why=why)


def deal_shoes(preset: Preset, shoes: Iterable[Iterable[Card]]) -> Iterator[Dealt]:
    """Deal every shoe to its end. If players deal, all chairs are taken."""
    steps = play(_table(preset), _holder, shoes=shoes)
    for coup in coups_of(steps, whole_actions=True):
        if coup.result:
            yield coup, coup.result


def _table(preset: Preset) -> State:
    game = table_of(preset)
    state: State = game.new(preset)
    if isinstance(preset, PuntoPreset) and preset.players_deal:
        for seat in range(1, preset.seats + 1):
            state = game.decide(state, CHANGEUR, Sit(seat, preset.minimum)).state
    return state


def _holder(state: State) -> tuple[Seat, DealCoup] | None:
    """Let a seat that is asked to hold the shoe deal the coup."""
    seats = table_of(state.preset).to_act(state)
    holder = next((seat for seat in seats if offers(state, seat, MayHold)), None)
    return None if holder is None else (holder, DealCoup())


def _holders(coup: PlayedCoup) -> tuple[Seat | None, Seat | None]:
    """Return which player dealt the coup, and to whom they passed the shoe (PB-12, PB-13)."""
    holder, to = None, None
    for each in coup.transitions:
        if isinstance(each.event, HolderDeals):
            holder, to = each.event.seat, None
        elif isinstance(each.event, ShoePassed):
            to = each.event.seat
    return holder, to


def _print_objects(table: Iterable[Dealt], seed: int) -> None:
    for coup, result in table:
        place: dict[str, Any] = {
            "coup": coup.number, "shoe": coup.shoe, "coup_of_shoe": coup.number_in_shoe
        }  # fmt: skip
        holder, to = _holders(coup)
        if holder is not None:
            place |= {"holder": holder, "passes_to": to}
        print_json({**place, **coup_object(result), "seed": seed})


def _draw(table: Iterable[Dealt], game: Preset, seed: int, language: str, *, why: bool) -> None:
    console = open_console()
    named = preset_name(language, game.name)
    console.print(say(language, "deal-title", {"preset": named, "seed": str(seed)}), style="bold")
    for coup, result in table:
        holder, _ = _holders(coup)
        calls = [call for call in coup.announcements if not _is_idle(call, holder)]
        _say_calls(console, (call for call in calls if call.id in OPENING), language)
        console.print()
        console.print(say(language, "deal-coup", {"coup": coup.number}), style="bold")
        if holder is not None:
            console.print(f"  {say(language, 'deal-holder', {'seat': holder})}", style="italic")
        names = {side: say(language, f"side-{side}") for side in result.hands}
        for line in coup_lines(names, result):
            console.print(line)
        _say_calls(console, (call for call in calls if call.id not in OPENING), language)
        if why:
            for reason in result.why:
                console.print(f"  {say(language, reason.id, reason.args)}", style="dim")


def _is_idle(call: Call, holder: Seat | None) -> bool:
    """Whether a call repeats what the screen shows: the cards, or who deals."""
    passed = call.id == "call-shoe-passed" and call.args["seat"] == holder
    return passed or call.id in SUPPRESSED_CALLS


def _say_calls(console: Console, calls: Iterable[Call], language: str) -> None:
    for call in calls:
        console.print(f"  {say(language, call.id, call.args)}", style="italic")
