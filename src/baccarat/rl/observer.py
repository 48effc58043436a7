"""OpenSpiel observations of a coup: the player's own hand, and what others did."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel

from ..lab.hands import PAIRS

HANDS: Final = len(PAIRS)
TOTALS: Final = 10
PLAYER: Final = "player"


class TensorPart(NamedTuple):
    """A one-hot part of a tensor: its name, its size, and whether it is public."""

    size: int
    public: bool


class CoupObserver:
    """Fills a tensor of `pieces` with zeros and ones, or writes the same as a decision point.

    A state provides what a player sees, by its methods `pieces` and `written`.

    The first piece is the observing player. Raises ValueError for any parameters, as none are
    supported, and for observations that include several players' private information.
    """

    def __init__(
        self, pieces: Mapping[str, TensorPart], kind: Any, params: Mapping[str, Any] | None
    ) -> None:
        kinds = pyspiel.PrivateInfoType
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if params or kind.private_info == kinds.ALL_PLAYERS:
            raise ValueError("a side sees its own hand alone, and takes no parameters")
        self._private = kind.private_info == kinds.SINGLE_PLAYER
        self._public = bool(kind.public_info)
        sizes = {
            name: each.size
            for name, each in pieces.items()
            if name == PLAYER or (self._public if each.public else self._private)
        }
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        ends = np.cumsum([*sizes.values()])[:-1]
        self.dict = dict(zip(sizes, np.split(self.tensor, ends), strict=True))

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what a player sees."""
        self.tensor.fill(0)
        for name, at in {PLAYER: player, **state.pieces(player)}.items():
            if name in self.dict:
                self.dict[name][at] = 1

    def string_from(self, state: Any, player: int) -> str:
        """Write what a player sees; if the player is to move, the name of the decision point."""
        return str(state.written(player, private=self._private, public=self._public))
