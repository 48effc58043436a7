"""Where right and left choose, and what each has seen of the other (BB-4, BB-5)."""

from typing import Final, NamedTuple

from ....rules import BanquePreset
from ....rules.presets import Naturals
from ...hands import STOOD
from ..problem import BadChoice, PonteFree, ponte_free_at
from .game import EVENTS, NATURAL, LeftSees

PONTE_FREE: Final[tuple[PonteFree, ...]] = ("5", "all")
LEFT_SEES: Final[tuple[LeftSees, ...]] = ("total", "card")
NATURALS: Final[tuple[Naturals, ...]] = ("pooled", "known")


class Sight(NamedTuple):
    """What a side can distinguish when it acts; each case is a row of decision points.

    - `row`: by the other side's event, the row that it leads to.
    - `events`: for each row, an event that leads to it.
    - `shown`: for each row, the events that its decision points name.
    """

    row: tuple[int, ...]
    events: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]


_NOTHING: Final = Sight((0,) * EVENTS, (STOOD,), ((),))
_NATURAL: Final = Sight(
    tuple(int(event == NATURAL) for event in range(EVENTS)), (STOOD, NATURAL), ((), (NATURAL,))
)
_CARD: Final = Sight(
    tuple(range(EVENTS)), tuple(range(EVENTS)), tuple((event,) for event in range(EVENTS))
)


class PonteRules(NamedTuple):
    """Where right and left choose, and what they know.

    - `ponte_free`: they choose on 5 only, or on every hand.
    - `left_sees`: the left acts on its own total, or also on the right's action and card.
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
        if self.left_sees == "card":
            return _CARD
        return _NATURAL if self.naturals == "known" else _NOTHING

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


def ponte_rules_at(preset: BanquePreset) -> PonteRules:
    """Return the rules of a banque table; raises NotBanque."""
    return PonteRules(ponte_free_at(preset), "card", preset.information.naturals)
