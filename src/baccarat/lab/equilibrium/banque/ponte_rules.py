"""Where right and left choose, and what each has seen of the other (BB-4, BB-5)."""

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from ....rules.presets.banque import BanquePreset
from ....rules.presets.information import Information, LeftSees, Naturals
from ....rules.tableau import VOLONTE
from ..problem import BadChoice, PonteFree, ponte_free_at
from .game import EVENTS, NATURAL, point_of

PONTE_FREE: Final[tuple[PonteFree, ...]] = ("5", "all")
LEFT_SEES: Final[tuple[LeftSees, ...]] = ("total", "card", "hand")
NATURALS: Final[tuple[Naturals, ...]] = ("pooled", "known")
TEN: Final = 10
"""The number of totals of two cards."""
OtherHand: TypeAlias = tuple[int, int]
"""What the other side did, as an event, and the total of its first two cards."""
Shown: TypeAlias = tuple[tuple[int, ...], int | None]
"""The events, and the total of the right's hand, that decision points name."""


class Sight(NamedTuple):
    """What a side can distinguish when it acts; each case is a row of decision points.

    - `row`: by the other side's event and total, the row that they lead to.
    - `hands`: for each row, another side's hand that leads to it.
    - `shown`: for each row, what its decision points name.
    """

    row: tuple[tuple[int, ...], ...]
    hands: tuple[OtherHand, ...]
    shown: tuple[Shown, ...]

    def point(self, total: int, row: int) -> str:
        """Write the decision point of a total in a row."""
        return point_of(total, *self.shown[row])


def _sight(shown: Sequence[tuple[int, ...]], *, hand: bool = False) -> Sight:
    """Return a row for each case: the rule by event, and also by total if the `hand` is seen."""
    first: dict[Shown, OtherHand] = {}
    rows = [[0] * TEN for _ in range(EVENTS)]
    for event, total in product(range(EVENTS), range(TEN)):
        case = shown[event], total if hand else None
        first.setdefault(case, (event, total))
        rows[event][total] = [*first].index(case)
    return Sight(tuple(map(tuple, rows)), tuple(first.values()), tuple(first))


_BY_EVENT: Final = [(event,) for event in range(EVENTS)]
_NOTHING: Final = _sight([()] * EVENTS)
_NATURAL: Final = _sight([()] * NATURAL + [(NATURAL,)])
_CARD: Final = _sight(_BY_EVENT)
_HAND: Final = _sight(_BY_EVENT, hand=True)
_FIRST_TWO: Final = _sight([()] * EVENTS, hand=True)


class PonteRules(NamedTuple):
    """Where right and left choose, and what they know.

    - `ponte_free`: they choose on 5 only, or on every hand.
    - `left_sees`: the left acts on its own total, or also on the right's action and `card`; or it
      has seen the right's `hand`, because one player holds both and plays for the sum (BB-11).
    - `naturals`: `known` if a side's natural is shown before the other side acts; `pooled` if the
      right does not know whether the left has one, and a left that sees only its total does not
      know whether the right had one.
    """

    ponte_free: PonteFree = "5"
    left_sees: LeftSees = "total"
    naturals: Naturals = "pooled"

    @property
    def right(self) -> Sight:
        """What the right has seen of the left."""
        return _NATURAL if self.naturals == "known" else _NOTHING

    @property
    def left(self) -> Sight:
        """What the left has seen of the right."""
        if self.left_sees != "total":
            return _HAND if self.one_player else _CARD
        return _NATURAL if self.naturals == "known" else _NOTHING

    @property
    def one_player(self) -> bool:
        """Whether one player holds both hands (BB-11)."""
        return self.left_sees == "hand"

    @property
    def on_five(self) -> bool:
        """Whether each side has a choice on 5 only, in each case that it can distinguish."""
        return self.ponte_free == "5" and self.left_sees == "total"

    def check(self) -> None:
        """Raise BadChoice if a field has an impossible value."""
        known = {"ponte_free": PONTE_FREE, "left_sees": LEFT_SEES, "naturals": NATURALS}
        for field, values in known.items():
            if getattr(self, field) not in values:
                raise BadChoice(field, getattr(self, field), values)
        if self.one_player and self.naturals == "known":
            raise BadChoice("naturals", self.naturals, ("pooled",))


class OpenHands(PonteRules):
    """One player of both hands, who sees the left one too before the right is asked.

    `left_sees` is `hand`. No house deals so: the law keeps the left hand face down (AD-B20).
    """

    __slots__ = ()

    @property
    def right(self) -> Sight:
        """What the right has seen of the left: its total."""
        return _FIRST_TWO


def ponte_rules_at(preset: BanquePreset, information: Information | None = None) -> PonteRules:
    """Return the rules of a banque table; raises NotBanque.

    By default two players hold the hands; otherwise `information` states what they know.
    """
    free = ponte_free_at(preset)
    known = preset.information if information is None else information
    if preset.tableau_of(known) is VOLONTE:
        free = "all"
    return PonteRules(free, known.left_sees, known.naturals)
