"""What each person of a coup sees, as OpenSpiel asks for it: the own hand, and what others did."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
import pyspiel

from ..lab.hands import PAIRS

HANDS: Final = len(PAIRS)
TOTALS: Final = 10
PLAYER: Final = "player"


class Piece(NamedTuple):
    """A part of a tensor: so many zeros, and a one where something is; whether all may see it."""

    size: int
    public: bool


class Seen(Protocol):
    """A coup so far, which tells what a person sees of it by pieces, and writes it as a point."""

    def pieces(self, player: int) -> Mapping[str, int]: ...

    def written(self, player: int, *, private: bool, public: bool) -> str: ...


class CoupObserver:
    """Fills a tensor of zeros and ones, of `pieces`, and writes the same as a decision point.

    Who sees it is the first piece. Raises ValueError for parameters, of which there are none, and
    for all that more than one person holds.
    """

    def __init__(
        self, pieces: Mapping[str, Piece], kind: Any, params: Mapping[str, Any] | None
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

    def set_from(self, state: Seen, player: int) -> None:
        """Fill the tensor with what a player sees."""
        self.tensor.fill(0)
        for name, at in {PLAYER: player, **state.pieces(player)}.items():
            if name in self.dict:
                self.dict[name][at] = 1

    def string_from(self, state: Seen, player: int) -> str:
        """Write what a player sees; where it is to move, the name of the decision point."""
        return state.written(player, private=self._private, public=self._public)
