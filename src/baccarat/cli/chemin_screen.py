"""Draw a game of chemin de fer for a terminal."""

from collections.abc import Mapping

from ..cards import Hand
from ..rules import Side
from ..tables.common import Seat
from .bank_screen import BankScreen
from .chemin_coup import CheminCoup
from .coup_object import chemin_outcome


class CheminScreen(BankScreen):
    """Draws coup after coup."""

    def hands(self, one: CheminCoup) -> Mapping[str, tuple[Seat, Hand]]:
        if one.result is None or one.ponte_seat is None:
            return {}
        return {
            "ponte": (one.ponte_seat, one.result.hand(Side.PLAYER)),
            "banker": (one.banker_seat, one.result.hand(Side.BANKER)),
        }

    def winners(self, one: CheminCoup) -> set[str]:
        return {chemin_outcome(one.result)}

    def stakes(self, one: CheminCoup) -> Mapping[Seat, int]:
        return one.stakes

    def sums(self, one: CheminCoup) -> tuple[str, Mapping[str, int]]:
        return "deal-sums", {"bank": one.bank, "garage": one.garage, "house": one.house}
