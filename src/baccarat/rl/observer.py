"""What each side of a coup sees, as OpenSpiel asks for it: its own hand, and what the ponte did."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from ..lab.equilibrium.orders import EVENTS, PAIRS
from ..lab.equilibrium.question import event_name

if TYPE_CHECKING:
    from .coup import CoupState

HANDS: Final = len(PAIRS)
TOTALS: Final = 10


class CoupObserver:
    """Fills a tensor of zeros and ones, of `PIECES`, and writes the same as a decision point.

    Raises ValueError for parameters, of which there are none, and for all that both sides hold.
    """

    PIECES: Final = {"player": 2, "total": TOTALS, "cards": HANDS, "ponte": EVENTS}
    """The side; its total; its two cards, where it looks at them; the card given, or S."""

    def __init__(self, kind: Any, params: Mapping[str, Any] | None) -> None:
        kinds = pyspiel.PrivateInfoType
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if params or kind.private_info == kinds.ALL_PLAYERS:
            raise ValueError("a side sees its own hand alone, and takes no parameters")
        self._private = kind.private_info == kinds.SINGLE_PLAYER
        self._public = bool(kind.public_info)
        shown = {"total": self._private, "cards": self._private, "ponte": self._public}
        sizes = {name: size for name, size in self.PIECES.items() if shown.get(name, True)}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        ends = np.cumsum([*sizes.values()])[:-1]
        self.dict = dict(zip(sizes, np.split(self.tensor, ends), strict=True))

    def set_from(self, state: "CoupState", player: int) -> None:
        """Fill the tensor with what a player sees."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if self._private and len(state.hands) > player:
            self.dict["total"][state.totals[player]] = 1
            if state.looks(player):
                self.dict["cards"][state.hands[player]] = 1
        if self._public and state.event is not None:
            self.dict["ponte"][state.event] = 1

    def string_from(self, state: "CoupState", player: int) -> str:
        """Write what a player sees; where it is to move, the name of the decision point."""
        hand = state.hand(player) if self._private else ""
        return (
            f"{hand}|{event_name(state.event)}"
            if self._public and state.event is not None
            else hand
        )
