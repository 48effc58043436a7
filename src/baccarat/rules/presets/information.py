"""What players know besides their own hand when they are asked to draw or stand."""

from typing import Literal, TypeAlias

import msgspec

Naturals: TypeAlias = Literal["known", "pooled"]


class Information(msgspec.Struct, frozen=True):
    """The knowledge that a table's rules give each side; tables, solvers and bots read it here.

    - `bank_natural`: whether everyone knows, while somebody is asked, that the banker has no
      natural. If False, a natural of the banker is shown only after the ponte has spoken (CF-13).
    - `naturals`: `known` if at banque a side's natural is turned before the other side is asked;
      `pooled` if it is turned at that side's turn, so that the right decides without knowing
      whether the left has one (BB-4, BB-5).

    Third cards are always given face up. The left therefore knows the right's decision and card,
    and the banker knows both.
    """

    bank_natural: bool
    naturals: Naturals = "pooled"
