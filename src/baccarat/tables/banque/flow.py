"""Follow a table of baccara banque through the events of one action."""

from collections.abc import Iterator

from ..banking import BankEvent, BankFlow
from ..banking import events as b
from ..common import Seat
from .events import AllAccepted, CapitalTaxed, Event, Refilled, ToppedUp
from .state import State


class Flow(BankFlow[State, Event | BankEvent]):
    """A state on its way; what is brought into a bank is taxed as it comes (BB-15)."""

    def happen(self, event: Event | BankEvent) -> None:
        """Apply an event, and keep it; then what the house takes of a sum that came in."""
        before = self.state
        super().happen(event)
        for seat, brought in _brought(before, event):
            tax = before.preset.tax_on_capital(abs(brought))
            if tax:
                super().happen(CapitalTaxed(seat, tax if brought > 0 else -tax))


def _brought(state: State, event: Event | BankEvent) -> Iterator[tuple[Seat, int]]:
    """Name who brings how much in, or gets it back before it was played for."""
    match event:
        case b.BankPutUp(seat, amount) | b.Doubled(seat, amount):
            yield seat, amount
        case AllAccepted(seat, amount) | ToppedUp(seat, amount) | Refilled(seat, amount):
            yield seat, amount
        case b.BankRaised(seat, from_purse):
            yield seat, from_purse
        case b.RaiseMatched(banker, seat, from_purse, _, to_purse):
            yield seat, from_purse
            yield banker, -to_purse
        case _:
            return
