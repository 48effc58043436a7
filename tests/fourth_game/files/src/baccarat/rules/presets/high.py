"""High card, played by house rules. All sums are in units."""

from typing import Annotated, ClassVar, Final

from .shoe import CHIP, MOST_CHIPS, BadField, Denominations, ShoeRules, form_field


class HighPreset(ShoeRules, frozen=True, kw_only=True, tag_field="game", tag="high"):
    """All settings of a high card table. Raises BadField if they are inconsistent."""

    game: ClassVar = "high"
    name: str
    packs: Annotated[int, form_field("shoe", 1, 8)] = 1
    seats: Annotated[int, form_field("table", 1, 9)] = 5
    minimum: Annotated[int, form_field("stakes", 1, MOST_CHIPS, sums=True)] = 5 * CHIP
    maximum: Annotated[int, form_field("stakes", 1, MOST_CHIPS, sums=True)] = 500 * CHIP
    chips: Denominations = (500, 2_500, 10_000)

    def __post_init__(self) -> None:
        above = self.minimum > self.maximum, "minimum", "it is not above the maximum"
        for wrong, field, fault in (*self.shoe_faults(), above):
            if wrong:
                raise BadField(field, fault)

    @property
    def least_stake(self) -> int:
        """The minimum bet, in units."""
        return self.minimum

    def cut_order(self, shoe: int) -> tuple[int, ...]:
        """Seats in the order in which they may cut a shoe: seat 1 first, every time."""
        return tuple(range(1, self.seats + 1))


HIGH_PRESETS: Final[tuple[HighPreset, ...]] = (HighPreset(name="high-card"),)
