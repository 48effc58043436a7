"""Tables of baccara banque with one fault each, which the suite must find.

Faults in code shared with chemin de fer are planted there.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from baccarat.tables import banque
from baccarat.tables.banking import events as b
from baccarat.tables.banque.seating import TableSide
from baccarat.tables.common.chips import HOUSE

from ..banque import BANQUE
from ..case import Case
from .chemin import tell_all, the_banker
from .punto import case_with

faulty = partial(case_with, BANQUE)


def put_up_double(state: Any, event: Any) -> Any:
    after: Any = banque.apply(state, event)
    if not isinstance(event, b.BankPutUp):
        return after
    return replace(after, bank=replace(after.bank, own=after.bank.own + event.amount))


def view_shown(state: Any, viewer: int, *, side: TableSide, to: Callable[[Any, int], bool]) -> Any:
    """Show a hand's cards to viewers who may not see them."""
    seen = banque.view(state, viewer)
    if not to(state, viewer):
        return seen
    name = "left_hand" if side is TableSide.LEFT else side.value
    hand = replace(getattr(seen, name), cards=state.hands.of(side).cards)
    return replace(seen, **{name: hand})


def the_house(state: Any, viewer: int) -> bool:
    return viewer == HOUSE


def of_the_other_side(state: Any, viewer: int) -> bool:
    return bool(viewer == state.holders[1])


FAULTS: dict[str, tuple[tuple[str, Case], ...]] = {
    "chips": (("puts a bank up twice", faulty(apply=put_up_double)),),
    "face down": (
        ("shows the banker the right's cards",
         faulty(view=partial(view_shown, side=TableSide.RIGHT, to=the_banker))),
        ("shows the left the right's cards",
         faulty(view=partial(view_shown, side=TableSide.RIGHT, to=of_the_other_side))),
        ("shows the croupier the banker's cards",
         faulty(view=partial(view_shown, side=TableSide.BANKER, to=the_house))),
    ),
    "swaps": (
        ("shows the banker the left's cards",
         faulty(view=partial(view_shown, side=TableSide.LEFT, to=the_banker))),
        ("tells them", faulty(redact=tell_all)),
    ),
}  # fmt: skip
"""The faults, by the check that must find them."""
