"""Every account's balance in memory, and the chips that are being issued."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from .ledger import ISSUE, Transfer, player_account


class Accounts:
    """The balances as saved, in units by account, except that chips being issued count already."""

    def __init__(self) -> None:
        self.balances: dict[str, int] = {}
        self._pending: Counter[str] = Counter()
        self._issuing: list[int] = []
        self.on_change: Callable[[str], None] = lambda _: None
        """Called with each account whose balance was changed here."""

    def purse(self, player: str) -> int:
        """Return the units on a player's own account."""
        return self.balances.get(player_account(player), 0)

    def pending(self, player: str) -> int:
        """Return the units that are being issued to a player."""
        return self._pending[player_account(player)]

    @contextmanager
    def issuing(self, transfers: Sequence[Transfer]) -> Iterator[None]:
        """Count new chips as issued while they are written: other rooms may ask meanwhile."""
        issued = [each for each in transfers if each.source == ISSUE]
        total = sum(each.amount for each in issued)
        self._issuing.append(total)
        self.balances[ISSUE] = self.balances.get(ISSUE, 0) - total
        self._pending.update({each.target: each.amount for each in issued})
        try:
            yield
        finally:
            self._issuing.remove(total)
            self.balances[ISSUE] += total
            self._pending.subtract({each.target: each.amount for each in issued})
            self._pending += Counter()  # drops the zero entries

    def apply_transfers(self, transfers: Sequence[Transfer]) -> None:
        """Update the balances after a commit."""
        for each in transfers:
            self.balances[each.source] = self.balances.get(each.source, 0) - each.amount
            self.balances[each.target] = self.balances.get(each.target, 0) + each.amount
            self.on_change(each.source)
            self.on_change(each.target)

    def refresh(self, balances: Mapping[str, int]) -> None:
        """Replace balances by those in the database; chips being issued still count."""
        self.balances |= balances
        if ISSUE in balances:
            self.balances[ISSUE] -= sum(self._issuing)
