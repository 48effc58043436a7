"""Problems of optimal play at chemin de fer: the cards, what each side sees, where it chooses."""

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import Final, Literal, TypeAlias

import msgspec

from ...rules.presets.banque import BANQUE_PRESETS, PARTS, BanquePreset
from ...rules.presets.chemin import CHEMIN_PRESETS, CheminPreset
from ...rules.presets.named import UnknownPreset
from ...rules.tableau import CHEMIN_DE_FER, PUNTO_BANCO, Draws
from ..composition import Composition
from ..counts import Counts, numbers, of_packs
from ..hands import HAND_TOTALS, HANDS, STOOD, Shoe, TwoCards, checked_shoe

Sight: TypeAlias = Literal["totals", "banker", "both"]
PonteFree: TypeAlias = Literal["5", "all"]
BankerFree: TypeAlias = Literal["all", "above-0", "tableau"] | tuple[str, ...]

SIGHTS: Final[tuple[Sight, ...]] = ("totals", "banker", "both")
PACKS: Final = 6
WITH_REPLACEMENT: Final = "inf"
FREE_BY_NAME: Final = ("all", "above-0", "tableau")
"""Where the banker chooses, if not at listed decision points."""
_KNOWN: Final[Mapping[str, tuple[str, ...]]] = {"sees": SIGHTS, "ponte_free": ("5", "all")}
_RATE: Final = re.compile(r"[0-9]{1,18}(\.[0-9]{0,18})?|\.[0-9]{1,18}|[0-9]{1,18}/[0-9]{1,18}")


class BadTax(ValueError):
    """A tax must be at least 0 and below 1; `found` is not."""

    def __init__(self, found: object) -> None:
        super().__init__(f"a tax is a decimal or a fraction from 0 up to below 1, not {found}")
        self.found = found


class BadTheta(ValueError):
    """Theta, the right's part of the stakes, must be above 0 and below 1; `found` is not."""

    def __init__(self, found: object) -> None:
        super().__init__(f"theta is a decimal or a fraction above 0 and below 1, not {found}")
        self.found = found


class BadChoice(ValueError):
    """A field of a question has an impossible value."""

    def __init__(self, field: str, found: object, known: Iterable[str]) -> None:
        super().__init__(f"{field} is one of {', '.join(known)}, not {found!r}")
        self.field, self.found = field, found


class UnknownPoint(ValueError):
    """The banker has no decision point with this name."""

    def __init__(self, found: str, sees: Sight) -> None:
        pattern = "6|S or 6|7" if sees == "totals" else "6|S, 6|7 or 0+6|S"
        super().__init__(f"no decision of the banker is written {found!r}; write {pattern}")
        self.found = found


class NotChemin(UnknownPreset):
    """The preset does not exist, or is not for chemin de fer."""

    def __init__(self, name: str) -> None:
        super().__init__(name, CHEMIN_PRESETS)
        self.args = (f"{name!r} is no preset of chemin de fer; those are {', '.join(self.known)}",)


class NotBanque(UnknownPreset):
    """The preset does not exist, or is not for banque."""

    def __init__(self, name: str) -> None:
        super().__init__(name, BANQUE_PRESETS)
        self.args = (f"{name!r} is no preset of banque; those are {', '.join(self.known)}",)


class Question(msgspec.Struct, frozen=True):
    """A game to solve; create one with `chemin_de_fer`.

    Raises BadCounts, BadTax, BadChoice and UnknownPoint.

    - `shoe`: ten counts, dealt with or without replacement.
    - `sees`: whether both sides act on totals, or the banker on two cards, or both on two cards.
    - `tax`: the fraction of each of its wins that the bank pays (CF-17).
    - `ponte_free`: whether the ponte chooses on 5 only, or on every hand (CF-12).
    - `banker_free`: whether the banker always chooses; or except with 0, which draws (AD-C33); or
      where the tableau allows it (CF-14); or at the listed decision points, following the tableau
      of punto banco elsewhere.
    """

    shoe: Shoe
    sees: Sight = "totals"
    tax: Fraction = Fraction(0)
    ponte_free: PonteFree = "5"
    banker_free: BankerFree = "all"

    def __post_init__(self) -> None:
        checked_shoe(self.shoe)
        for field, choices in _KNOWN.items():
            if getattr(self, field) not in choices:
                raise BadChoice(field, getattr(self, field), choices)
        if not _is_part(self.tax):
            raise BadTax(self.tax)
        if isinstance(self.banker_free, tuple):
            known = _known_points(self.sees)
            for name in self.banker_free:
                if name not in known:
                    raise UnknownPoint(name, self.sees)
        elif self.banker_free not in FREE_BY_NAME:
            raise BadChoice("banker_free", self.banker_free, (*FREE_BY_NAME, "a tuple of points"))

    def __deepcopy__(self, _: object) -> "Question":
        """Return `self`: the question is immutable, and a search copies it with every state."""
        return self

    def ponte_point(self, hand: TwoCards, total: int) -> str:
        """Return the name of the ponte's decision with a hand."""
        return written(hand) if self.sees == "both" else str(total)

    def banker_point(self, hand: TwoCards, total: int, event: int) -> str:
        """Return the name of the banker's decision with a hand after an event."""
        return _banker_point(self.sees, hand, total, event)

    def ponte_says(self, total: int) -> Draws:
        """Return what the rules tell the ponte to do, or that the ponte is free."""
        return Draws.FREE if self.ponte_free == "all" else CHEMIN_DE_FER.player_says(total)

    def banker_says(self, hand: TwoCards, total: int, event: int) -> Draws:
        """Return what the rules tell the banker to do, or that the banker is free."""
        if self.banker_free == "all" or (self.banker_free == "above-0" and total):
            return Draws.FREE
        if self.banker_free == "above-0":
            return Draws.DRAW
        if self.banker_free == "tableau":
            return Draws(CHEMIN_DE_FER.banker[total][event])
        named = {self.banker_point(hand, total, event), f"{total}|{event_name(event)}"}
        return (
            Draws.FREE if named & {*self.banker_free} else Draws(PUNTO_BANCO.banker[total][event])
        )


def _banker_point(sees: Sight, hand: TwoCards, total: int, event: int) -> str:
    own = str(total) if sees == "totals" else written(hand)
    return f"{own}|{event_name(event)}"


@cache
def _known_points(sees: Sight) -> frozenset[str]:
    """Return the names of the banker's decisions, depending on what the banker sees."""
    return frozenset(
        name
        for hand, total in zip(HANDS, HAND_TOTALS, strict=True)
        for event in range(STOOD + 1)
        for name in (f"{total}|{event_name(event)}", _banker_point(sees, hand, total, event))
    )


def chemin_de_fer(  # noqa: PLR0913 - all but one by keyword
    preset: CheminPreset | str | None = None,
    *,
    packs: int | Literal["inf"] | None = None,
    counts: Iterable[object] | None = None,
    sees: Sight = "totals",
    tax: Fraction | str | float | None = None,
    ponte_free: PonteFree | None = None,
    banker_free: BankerFree | str | None = None,
    solo: bool = False,
) -> Question:
    """Create a question from the rules of a preset and the given overrides.

    Without a preset: six packs, no tax, the ponte free on 5 and the banker always free. `packs` may
    be `inf` for dealing with replacement; `counts` are any ten or, together with `packs`, at most
    what those packs hold. With `solo`, one player alone has called the bank, which frees both hands
    where the preset says so (AD-C33). Raises NotChemin, BadCounts, BadTax, BadChoice and
    UnknownPoint.
    """
    rules = None if preset is None else _preset(preset)
    ponte, banker = _FREE[rules.freedom(solo=solo) if rules else "books"]
    number = packs if packs is not None else rules.packs if rules and counts is None else None
    by_rules = Fraction(rules.tax, 100) if rules else Fraction(0)
    return Question(
        shoe=_shoe(number, counts),
        sees=sees,
        tax=by_rules if tax is None else rate(tax),
        ponte_free=ponte if ponte_free is None else ponte_free,
        banker_free=banker if banker_free is None else _points(banker_free),
    )


def one_side_of_banque(preset: BanquePreset, counts: Counts, *, open_bank: bool) -> Question:
    """Create a question for a coup of banque with a single side; the banker is free (BB-6).

    Both sides see their own cards. A tax on money brought into a bank does not affect play. Raises
    NotBanque and BadCounts.
    """
    free = ponte_free_at(preset)
    rate_of = preset.tax_open if open_bank else preset.tax_limited
    return chemin_de_fer(
        counts=counts,
        sees="both",
        tax=Fraction(rate_of, PARTS) if preset.tax == "net" else Fraction(0),
        ponte_free=free,
    )


def ponte_free_at(preset: BanquePreset) -> PonteFree:
    """Return where the pontes of a banque table choose (BB-5); raises NotBanque."""
    if not isinstance(preset, BanquePreset):
        raise NotBanque(_name(preset))
    return "all" if preset.drawing == "free" else "5"


_FREE: Final[Mapping[str, tuple[PonteFree, BankerFree]]] = {
    "books": ("5", "all"),
    "tableau": ("5", "tableau"),
    "computer": ("5", ("3|9",)),
    "free": ("all", "all"),
    "solo": ("all", "above-0"),
}
"""Who chooses where, by a preset's freedom; the first is the rule of the books."""


def rate(given: Fraction | str | float) -> Fraction:
    """Parse a tax exactly: `1/20`, `0.05`, or a float as displayed; raises BadTax."""
    if isinstance(given, str) and not _RATE.fullmatch(given):
        raise BadTax(given)
    try:
        return Fraction(str(given) if isinstance(given, float) else given)
    except (ValueError, TypeError, ZeroDivisionError):
        raise BadTax(given) from None


def _is_part(given: object) -> bool:
    """Whether the value is an exact number of at least 0 and below 1."""
    return isinstance(given, int | Fraction) and 0 <= given < 1


def _preset(given: CheminPreset | str) -> CheminPreset:
    if isinstance(given, CheminPreset):
        return given
    for each in CHEMIN_PRESETS:
        if each.name == given:
            return each
    raise NotChemin(_name(given))


def _name(given: object) -> str:
    """Return the name of the given preset: its `name`, or the value itself."""
    return str(getattr(given, "name", given))


def _points(given: BankerFree | str) -> BankerFree:
    if given in FREE_BY_NAME or not isinstance(given, str):
        return given
    return tuple(each.strip() for each in given.split(","))


def _shoe(packs: int | str | None, counts: Iterable[object] | None) -> Shoe:
    if packs == WITH_REPLACEMENT:
        return Shoe(numbers(counts) if counts is not None else of_packs(1), replaced=True)
    number = packs if isinstance(packs, int) else None
    if counts is None:
        return Shoe(of_packs(PACKS if packs is None else packs))  # type: ignore[arg-type]
    return Shoe(Composition.of_counts(counts, packs=number).counts)


def written(hand: TwoCards) -> str:
    """Write a hand of two cards, such as `1+4`."""
    return "+".join(str(worth) for worth in hand)


def event_name(event: int) -> str:
    """Write what the banker saw of the ponte: the value of the card drawn, or S for standing."""
    return "S" if event == STOOD else str(event)


def order_of(point: str) -> tuple[int, str, bool, str]:
    """Return a sort key for decision points: by total, hand and event, with S last."""
    hand, _, event = point.partition("|")
    total = sum(int(each) for each in hand.split("+")) % 10
    return total, hand, event == "S", event
