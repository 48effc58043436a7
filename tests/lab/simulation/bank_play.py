"""Whole tables for tests: shoes played with some strategies, and their events."""

from typing import Any

from baccarat.lab.simulation import BankStrategy
from baccarat.lab.simulation.banking.settings import BankSettings, bank_settings
from baccarat.lab.simulation.banking.table import TableShoe, play_shoes
from baccarat.rules import preset
from baccarat.tables import play
from baccarat.tables.banking.events import BankEnded, CallStood
from baccarat.tables.common.shoe import ShoeEnded

OWN = "lab.simulation.own_strategies"
"""The module of user-supplied functions."""


def settings(name: str, strategy: BankStrategy | None = None, **given: Any) -> BankSettings:
    return bank_settings(preset(name), 5, kernel="table", strategy=strategy, **given)  # type: ignore[arg-type]


def shoes(
    name: str, number: int, strategy: BankStrategy | None = None, **given: Any
) -> list[TableShoe]:
    return list(play_shoes(settings(name, strategy, **given), 0, number))


def transitions(shoe: TableShoe) -> list[tuple[Any, Any]]:
    """Play a shoe again, and list its events with the state after each."""
    again = TableShoe(shoe.settings, shoe.hands, shoe.number, shoe.cards)
    found: list[tuple[Any, Any]] = []
    for step in play(again.state, again.answer, shoes=[again.cards]):
        for before, event, after in step.done.transitions():
            again._note(before, event, after)
            found.append((event, after))
        again.state = step.done.state
        if any(isinstance(each, ShoeEnded) for each in step.events):
            break
    return found


def events(shoe: TableShoe) -> list[Any]:
    return [event for event, _ in transitions(shoe)]


def ends(shoe: TableShoe) -> list[str]:
    """List how the banks of a shoe ended, and the calls made."""
    found = []
    for event in events(shoe):
        if isinstance(event, BankEnded):
            found.append(event.how.value)
        if isinstance(event, CallStood):
            found.append(event.kind.value)
    return found
