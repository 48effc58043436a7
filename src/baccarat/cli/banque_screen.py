"""Draw a game of baccara banque for a terminal."""

from collections import Counter
from collections.abc import Mapping

from ..cards import Hand
from ..tables.common import Seat
from .bank_screen import BankScreen
from .banque_coup import BanqueCoup


class BanqueScreen(BankScreen):
    """Draws coup after coup."""

    def hands(self, one: BanqueCoup) -> Mapping[str, tuple[Seat, Hand]]:
        dealt = one.result.hands if one.result else {}
        return {side: (one.holders[side], hand) for side, hand in dealt.items()}

    def winners(self, one: BanqueCoup) -> set[str]:
        return {side for side, _ in self.hands(one).items() if one.result and one.result.won(side)}

    def stakes(self, one: BanqueCoup) -> Mapping[Seat, int]:
        staked = Counter[Seat]()
        for on_side in one.stakes.values():
            staked.update(on_side)
        return staked

    def sums(self, one: BanqueCoup) -> tuple[str, Mapping[str, int]]:
        return "deal-bank-sums", {"bank": one.bank_after, "house": one.house}
