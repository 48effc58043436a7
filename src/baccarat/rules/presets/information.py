"""What players know besides their own hand when they are asked to draw or stand."""

from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

Naturals: TypeAlias = Literal["known", "pooled"]
LeftSees: TypeAlias = Literal["total", "card", "hand"]


class Information(msgspec.Struct, frozen=True):
    """The knowledge that a table's rules give each side; tables, solvers and bots read it here.

    - `bank_natural`: whether everyone knows, while somebody is asked, that the banker has no
      natural. If False, a natural of the banker is shown only after the ponte has spoken (CF-13).
    - `naturals`: `known` if at banque a side's natural is turned before the other side is asked;
      `pooled` if it is turned at that side's turn, so that the right decides without knowing
      whether the left has one (BB-4, BB-5).
    - `left_sees`: what the left has seen of the right when it is asked. `card` is its decision and
      third card, which is always face up; `hand` is its first two cards as well, because one player
      holds both hands. Nobody plays by `total`, a simplification in books, in which the left has
      seen nothing.

    The banker has seen the decisions and third cards of both.
    """

    bank_natural: bool
    naturals: Naturals = "pooled"
    left_sees: LeftSees = "card"

    def of_holders(self, right: int, left: int) -> "Information":
        """Return the knowledge in a coup in which these seats hold the hands; 0 is nobody.

        If one player holds both, the left hand stays face down until the right is finished, even if
        it is a natural (BB-11).
        """
        one_player = 0 < right == left
        return replace(self, naturals="pooled", left_sees="hand") if one_player else self

    @property
    def left_waits(self) -> bool:
        """Whether nobody looks at the left hand before the right is finished."""
        return self.left_sees == "hand"
