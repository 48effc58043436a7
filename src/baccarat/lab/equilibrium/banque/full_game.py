"""Banque as at the table: pontes may choose on every hand, and the left sees the right's card.

Three hands are counted separately by their totals. The gain from drawing at a point is linear in
each other player's strategy. It is computed in floats, or in integers where it must be exact.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any, Final, NamedTuple

import numpy as np

from ....rules.tableau import CHEMIN_DE_FER, Draws
from ...counts import POINT_VALUES
from ...hands import STOOD, Shoe
from ..algebra.linear import common_denominator
from ..problem import PonteFree
from .game import EVENTS, NATURAL, PERSONS, Person, Regret, name_of, point_of
from .hand_counts import NONE, HandCounts, signs
from .ponte_rules import PonteRules, Sight

TOTALS: Final = 8
"""The number of totals that may leave a decision: 0 to 7."""
SHAPES: Final = ((EVENTS, TOTALS), (EVENTS, TOTALS), (EVENTS, EVENTS, TOTALS))
"""The shapes of the arrays in StrategyProfile."""
_NAMED: Final = {name_of(event): event for event in range(EVENTS)}
PLAIN: Final = (1, 1, 1)
TURNS: Final = np.array([[1] * TOTALS] * POINT_VALUES + [[-1] * TOTALS, [0] * TOTALS])
"""How drawing changes the probability that a total leads to each event."""


class StrategyProfile(NamedTuple):
    """How often each draws: right and left by the other side's event, and by total.

    Rows for events that a side cannot distinguish are equal. The right, asked first, can at most
    distinguish a natural of the left from everything else. The banker draws by the events of right
    and left, and by total.
    """

    right: Any
    left: Any
    banker: Any


class Coup(NamedTuple):
    """Arrays over all coups of three hands: counts of orders of nine cards, or probabilities.

    The axes are the event on the right, the event on the left, the total on the right, the total on
    the left, and the banker's total.

    - `stand`: for right and left, the side's wins minus losses if the banker stands; `gain`: the
      difference if the banker draws.
    - `bank`: the banker's gain from drawing, weighted by the stakes.
    - `comes`: whether the cards and the rules allow the combination.
    """

    stand: tuple[Any, Any]
    gain: tuple[Any, Any]
    bank: Any
    comes: Any
    theta: Fraction


def coup_of(shoe: Shoe, theta: Fraction, ponte_free: PonteFree, *, whole: bool) -> tuple[Coup, int]:
    """Count a coup with `theta` of the stakes on the right; raises TooManyCards.

    If `whole`, counts are integers and the second result is their total; otherwise floats.
    """
    ways, shape = HandCounts(shoe), (2, EVENTS, EVENTS, 10, 10, TOTALS)
    kind = object if whole else np.float64
    stand, gain = np.zeros(shape, dtype=kind), np.zeros(shape, dtype=kind)
    comes, leads = np.zeros(shape[1:], dtype=bool), _leads(ponte_free)
    unit = 1 if whole else ways.unit
    for events in product(range(EVENTS), range(EVENTS)):
        given = tuple(each for each in events if each < POINT_VALUES)
        rest = ways.left(given)
        if min(rest) < 0:
            continue
        hands = ways.hands(given)[:, :, :TOTALS]
        right, left = (leads[event] for event in events)
        comes[events] = (hands > 0) & right[:, None, None] & left[None, :, None]
        part = ways.drawn(given, len(given))
        at = np.s_[:, events[0], events[1]]
        stand[at] = _scale(_won(hands, events, NONE), part, unit, kind)
        if events == (NATURAL, NATURAL):
            continue
        drawn: Any = 0
        for card, copies in enumerate(rest):
            if copies > 0:
                three = ways.hands((*given, card))[:, :, :TOTALS]
                drawn = drawn + copies * _won(three, events, card).astype(ways.kind, copy=False)
        part = ways.drawn(given, len(given) + 1)
        gain[at] = _scale(drawn, part, unit, kind) - stand[at]
    one, other = theta.numerator, theta.denominator - theta.numerator
    bank = -(one * gain[0] + other * gain[1])
    if not whole:
        bank /= theta.denominator
    return Coup((stand[0], stand[1]), (gain[0], gain[1]), bank, comes, theta), ways.unit


def _leads(ponte_free: PonteFree) -> Any:
    """Return, by event and total, whether the rules let a side with that total reach the event."""
    says = [CHEMIN_DE_FER.player_says(total) for total in range(TOTALS)]
    found = np.zeros((EVENTS, 10), dtype=bool)
    found[NATURAL, TOTALS:] = True
    for total, bound in enumerate(says):
        free = ponte_free == "all" or bound is Draws.FREE
        found[:POINT_VALUES, total] = free or bound is Draws.DRAW
        found[STOOD, total] = free or bound is Draws.STAND
    return found


def _won(hands: Any, events: tuple[int, int], card: int) -> Any:
    """Return wins minus losses of right and left, by the totals of all three hands."""
    right, left = (signs(event, card).T for event in events)
    return np.stack([hands * right[:, None, :], hands * left[None, :, :]])


def _scale(orders: Any, part: int, unit: int, kind: type) -> Any:
    return orders * (part / unit) if kind is np.float64 else orders.astype(object) * part


def events_of(often: Any, one: int = 1) -> Any:
    """Return how often each total leads to each event, given how often the side draws.

    Probabilities are in units of 1/`one`.
    """
    found = np.zeros((EVENTS, 10), dtype=often.dtype)
    found[:POINT_VALUES, :TOTALS], found[STOOD, :TOTALS] = often, one - often
    found[NATURAL, TOTALS:] = one
    return found


def paid(coup: Coup, banker: Any, one: int = 1) -> tuple[Any, Any]:
    """Return the payoffs of right and left against a banker, by events and totals."""
    draws = banker[:, :, None, None, :]
    right, left = (
        (one * stand + draws * gain).sum(axis=-1)
        for stand, gain in zip(coup.stand, coup.gain, strict=True)
    )
    return right, left


def weights(plays: StrategyProfile, parts: Sequence[int] = PLAIN) -> tuple[Any, Any]:
    """Return the probability that a side's total leads to its event, by the other side's event.

    Axes are the other side's event, the side's own event, and its total; the right's array comes
    first. `parts` are the denominators of the strategies of right, left and banker.
    """
    right, left = (
        np.stack([events_of(each, part) for each in side])
        for side, part in zip((plays.right, plays.left), parts, strict=False)
    )
    return right, left


def gains(coup: Coup, plays: StrategyProfile, parts: Sequence[int] = PLAIN) -> StrategyProfile:
    """Return each player's gain from drawing over standing at each point.

    Each gain has the product of the other two players' denominators as its denominator.
    """
    right, left = weights(plays, parts)
    to_right, to_left = paid(coup, plays.banker, parts[2])
    return StrategyProfile(
        right=times("xt,xyl,xytl->yt", TURNS, left, to_right[:, :, :TOTALS]),
        left=times("yxr,yu,xyru->xu", right, TURNS, to_left[..., :TOTALS]),
        banker=times("yxr,xyl,xyrlb->xyb", right, left, coup.bank),
    )


def sum_indistinguishable(sight: Sight, table: Any) -> Any:
    """Add up a side's gains over events that it cannot distinguish; axis 0 becomes its rows."""
    found = np.zeros((len(sight.events), *table.shape[1:]), dtype=table.dtype)
    np.add.at(found, list(sight.row), table)
    return found


def times(axes: str, *tables: Any) -> Any:
    """Contract tensors as `numpy.einsum` does, optimizing the order for floats."""
    return np.einsum(axes, *tables, optimize=tables[-1].dtype != object)


class Evaluation(NamedTuple):
    """The exact values of a profile to right and left, and each player's largest gain by deviating.

    All are per unit of total stakes.
    """

    value_right: Fraction
    value_left: Fraction
    regret: Regret


def evaluate(shoe: Shoe, theta: Fraction, plays: StrategyProfile, rules: PonteRules) -> Evaluation:
    """Evaluate strategies given in fractions, using integers until the end."""
    coup, unit = coup_of(shoe, theta, rules.ponte_free, whole=True)
    whole, parts = to_common_denominator(plays)
    right, left = weights(whole, parts)
    per = Fraction(1, prod(parts) * unit)
    shares = theta, 1 - theta, Fraction(1, theta.denominator)
    got = (
        int(times("yxr,xyl,xyrl->", right, left, each))
        for each in paid(coup, whole.banker, parts[2])
    )
    to_right, to_left = (
        share * (each * per + Fraction(ended, unit))
        for share, each, ended in zip(shares, got, naturals(shoe), strict=False)
    )
    found, free = gains(coup, whole, parts), free_totals(rules.ponte_free)
    missed = (
        _regret(chances.ravel(), gain.ravel()) * share * part * per
        for chances, gain, share, part in zip(
            (plays.right[[*rules.right.events]], plays.left[[*rules.left.events]], plays.banker),
            (
                sum_indistinguishable(rules.right, found.right) * free,
                sum_indistinguishable(rules.left, found.left) * free,
                found.banker,
            ),
            shares,
            parts,
            strict=True,
        )
    )
    return Evaluation(to_right, to_left, Regret(*missed))


def margins_of(
    shoe: Shoe, theta: Fraction, plays: StrategyProfile, rules: PonteRules
) -> Mapping[Person, Mapping[str, Fraction]]:
    """Return each player's gain from drawing at each point against the others' strategies.

    Gains are per coup: the banker's per unit of total stakes, a side's per unit of that side's
    stake.
    """
    coup, unit = coup_of(shoe, theta, rules.ponte_free, whole=True)
    whole, parts = to_common_denominator(plays)
    found = gains(coup, whole, parts)
    found = found._replace(
        right=sum_indistinguishable(rules.right, found.right)[[*rules.right.row]],
        left=sum_indistinguishable(rules.left, found.left)[[*rules.left.row]],
    )
    per = Fraction(1, prod(parts) * unit)
    scales = per * parts[0], per * parts[1], per * parts[2] / theta.denominator
    return {
        person: {point: gain * scale for point, gain in of_person.items()}
        for person, of_person, scale in zip(
            PERSONS, name_strategies(coup, rules, found), scales, strict=True
        )
    }


def to_common_denominator(plays: StrategyProfile) -> tuple[StrategyProfile, list[int]]:
    """Convert fractions to integers, and return them with their denominators."""
    parts = [common_denominator(each.ravel()) for each in plays]
    whole = np.vectorize(int, otypes=[object])
    return StrategyProfile(
        *(whole(each * part) for each, part in zip(plays, parts, strict=True))
    ), parts


def free_totals(ponte_free: PonteFree) -> Any:
    """Return the totals on which pontes choose."""
    says = (CHEMIN_DE_FER.player_says(total) for total in range(TOTALS))
    return np.array([ponte_free == "all" or each is Draws.FREE for each in says])


def naturals(shoe: Shoe) -> tuple[int, int]:
    """Return wins minus losses of right and left against naturals of the banker, in orders."""
    ways = HandCounts(shoe)
    hands, own = ways.hands(())[:, :, TOTALS:], np.arange(10)
    wins = np.sign(own[:, None] - own[None, TOTALS:])
    part = ways.drawn((), 0)
    right, left = (int((hands * each).sum()) for each in (wins[:, None, :], wins[None, :, :]))
    return right * part, left * part


def _regret(often: Iterable[Fraction], gain: Iterable[Fraction]) -> Fraction:
    missed = (
        each * (1 - chance) if each > 0 else -each * chance
        for chance, each in zip(often, gain, strict=True)
    )
    return sum(missed, Fraction(0))


def name_strategies(
    coup: Coup, rules: PonteRules, tables: StrategyProfile
) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """Return the strategies by decision point, for the points that can occur."""
    right, left = coup.comes.any(axis=(0, 3, 4)), coup.comes.any(axis=(1, 2, 4))
    banker = coup.comes.any(axis=(2, 3))
    banker[NATURAL, NATURAL] = False
    return (
        _of_side(rules.right, right, tables.right),
        _of_side(rules.left, left, tables.left),
        {
            point_of(total, (one, other)): tables.banker[one, other, total]
            for total, one, other in product(range(TOTALS), range(EVENTS), range(EVENTS))
            if banker[one, other, total]
        },
    )


def _of_side(sight: Sight, comes: Any, table: Any) -> dict[str, Any]:
    """Return a side's values, keyed by point: its total, then the events it has seen."""
    can_come = np.array([comes[np.equal(sight.row, at)].any(axis=0) for at in _rows(sight)])
    return {
        point_of(total, sight.shown[at]): table[sight.events[at], total]
        for total in range(TOTALS)
        for at in _rows(sight)
        if can_come[at, total]
    }


def _rows(sight: Sight) -> range:
    return range(len(sight.events))


def plays_of(
    right: Mapping[str, Fraction], left: Mapping[str, Fraction], banker: Mapping[str, Fraction]
) -> StrategyProfile:
    """Build a profile from strategies by decision point; players stand at points not named.

    A side's point that names no event, such as `5`, applies to all events that no other point
    names.
    """
    found = StrategyProfile(*(np.full(shape, Fraction(0)) for shape in SHAPES))
    for table, side in ((found.right, right), (found.left, left)):
        for point, often in sorted(side.items(), key=lambda each: "|" in each[0]):
            total, _, event = point.partition("|")
            table[_NAMED[event] if event else ..., int(total)] = often
    for point, often in banker.items():
        total, _, events = point.partition("|")
        one, other = (_NAMED[event] for event in events.split(","))
        found.banker[one, other, int(total)] = often
    return found
