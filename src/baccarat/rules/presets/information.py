"""State who knows what, beyond their own hand, when they are asked to draw or stand."""

from typing import Literal, TypeAlias

import msgspec

Naturals: TypeAlias = Literal["known", "pooled"]


class Information(msgspec.Struct, frozen=True):
    """What the rules of a table let each side know; table, solver and bots read it here.

    - `bank_natural`: while somebody is asked, everyone knows that the banker has no natural. Where
      it is False, a natural of the banker shows only after the ponte has spoken (CF-13).
    - `naturals`: `known` where a side's natural at banque is turned before the other side is asked;
      `pooled` where each side's turns when it is that side's turn, so that the right decides
      without knowing whether the left has one (BB-4, BB-5).

    Everywhere a third card is given face up, so that the left has seen what the right did and was
    given, and the banker has seen both.
    """

    bank_natural: bool
    naturals: Naturals = "pooled"
