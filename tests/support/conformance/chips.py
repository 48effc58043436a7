"""Chips are neither made nor lost: each seat's chips on the table match its moves."""

from collections.abc import Iterator
from typing import Any

from baccarat.tables.common.chips import Account, net_by_place

from ..tables.drive import Step


def chip_faults(table: Any, step: Step) -> Iterator[str]:
    """Compare, event by event, the chips that the state shows with those that were moved."""
    before = step.before.balances() if step.events else {}
    for event, state in zip(step.events, step.trail, strict=True):
        moves, after = table.moves(event), state.balances()
        if moves or after != before:
            yield from _moved_faults(moves, event)
            yield from _balance_faults(before, after, net_by_place(moves), event)
        before = after


def _moved_faults(moves: Any, event: Any) -> Iterator[str]:
    if total := net_by_place(moves).total():
        yield f"{event} makes {total} units"
    if any(type(each.amount) is not int or each.amount < 1 for each in moves):
        yield f"{event} moves no whole sum"


def _balance_faults(before: Any, after: Any, moved: Any, event: Any) -> Iterator[str]:
    for place in {*before, *after, *moved}:
        if not place.seat or place.account is Account.CHANGEUR:
            continue
        gained = after.get(place, 0) - before.get(place, 0)
        if gained != moved[place]:
            yield f"{event}: {place} gained {gained}, was moved {moved[place]}"
        if after.get(place, 0) < 0:
            yield f"{event}: {place} holds {after[place]}"
