"""Banque as at the table: pontes may choose on every hand, and the left sees the right's card.

Right and left are two players, each for their own stake, or one player for the sum of both, who
sees the left hand when the right one is finished. Three hands are counted separately by their
totals. The gain from drawing at a point is linear in the strategy of each other hand. It is
computed in floats, or in integers where it must be exact.
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
from .ponte_rules import TEN, PonteRules, Sight

TOTALS: Final = 8
"""The number of totals that may leave a decision: 0 to 7."""
SHAPES: Final = ((EVENTS, TEN, TOTALS), (EVENTS, TEN, TOTALS), (EVENTS, EVENTS, TOTALS))
"""The shapes of the arrays in StrategyProfile."""
_NAMED: Final = {name_of(event): event for event in range(EVENTS)}
PLAIN: Final = (1, 1, 1)
TURNS: Final = np.array([[1] * TOTALS] * POINT_VALUES + [[-1] * TOTALS, [0] * TOTALS])
"""How drawing changes the probability that a total leads to each event."""


class StrategyProfile(NamedTuple):
    """How often each draws: right and left by the other side's event and total, and by total.

    Rows for hands that a side cannot distinguish are equal. The right, asked first, never
    distinguishes what the left does later. The banker draws by the events of right and left, and by
    total.
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
    - `shares`: the parts of the stakes on right and left, in the unit of `bank`.
    - `one_player`: whether one player holds both hands.
    """

    stand: tuple[Any, Any]
    gain: tuple[Any, Any]
    bank: Any
    comes: Any
    shares: tuple[Any, Any]
    one_player: bool

    def sought(self, right: Any, left: Any) -> tuple[Any, Any]:
        """Return what each hand is played for: its own payoff, or one player's for both hands."""
        if not self.one_player:
            return right, left
        both = self.shares[0] * right + self.shares[1] * left
        return both, both


def coup_of(shoe: Shoe, theta: Fraction, rules: PonteRules, *, whole: bool) -> tuple[Coup, int]:
    """Count a coup with `theta` of the stakes on the right; raises TooManyCards.

    If `whole`, counts are integers and the second result is their total; otherwise floats.
    """
    ways, shape = HandCounts(shoe), (2, EVENTS, EVENTS, 10, 10, TOTALS)
    kind = object if whole else np.float64
    stand, gain = np.zeros(shape, dtype=kind), np.zeros(shape, dtype=kind)
    comes, leads = np.zeros(shape[1:], dtype=bool), _leads(rules.ponte_free)
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
    shares = (one, other) if whole else (one / theta.denominator, other / theta.denominator)
    return Coup(
        stand=(stand[0], stand[1]),
        gain=(gain[0], gain[1]),
        bank=-(shares[0] * gain[0] + shares[1] * gain[1]),
        comes=comes,
        shares=shares,
        one_player=rules.one_player,
    ), ways.unit


def _leads(ponte_free: PonteFree) -> Any:
    """Return, by event and total, whether the rules let a side with that total reach the event."""
    says = [CHEMIN_DE_FER.player_says(total) for total in range(TOTALS)]
    found = np.zeros((EVENTS, TEN), dtype=bool)
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

    Probabilities are in units of 1/`one`. The last axis, of totals, becomes axes of events and
    totals.
    """
    found = np.zeros((*often.shape[:-1], EVENTS, TEN), dtype=often.dtype)
    found[..., :POINT_VALUES, :TOTALS] = often[..., None, :]
    found[..., STOOD, :TOTALS] = one - often
    found[..., NATURAL, TOTALS:] = one
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
    """Return the probability that a side's total leads to its event, by the other side's hand.

    Axes are the other side's event and total, and the side's own; the right's array comes first.
    `parts` are the denominators of the strategies of right, left and banker.
    """
    return events_of(plays.right, parts[0]), events_of(plays.left, parts[1])


def reaching(coup: Coup, right: Any, one: int = 1) -> Any:
    """Return the weights of the right's hands in the left's decisions.

    One player, having seen the right hand, decides for each as if it had come for certain: the left
    is then played well also where the right hand is rarely played in this way.
    """
    return np.full_like(right, one) if coup.one_player else right


def gains(coup: Coup, plays: StrategyProfile, parts: Sequence[int] = PLAIN) -> StrategyProfile:
    """Return the gain from drawing over standing at each point of each hand.

    Each gain has the product of the other two hands' denominators as its denominator.
    """
    right, left = weights(plays, parts)
    to_right, to_left = coup.sought(*paid(coup, plays.banker, parts[2]))
    reached = reaching(coup, right, parts[0])
    return StrategyProfile(
        right=times("xt,xtyl,xytl->ylt", TURNS, left[:, :TOTALS], to_right[:, :, :TOTALS]),
        left=times("yuxr,yu,xyru->xru", reached[:, :TOTALS], TURNS, to_left[..., :TOTALS]),
        banker=times("ylxr,xryl,xyrlb->xyb", right, left, coup.bank),
    )


def sum_indistinguishable(sight: Sight, table: Any) -> Any:
    """Add up a side's gains over hands that it cannot distinguish; axes 0 and 1 become its rows."""
    found = np.zeros((len(sight.hands), TOTALS), dtype=table.dtype)
    np.add.at(found, np.array(sight.row), table)
    return found


def rows_of(sight: Sight, table: Any) -> Any:
    """Return one table of totals for each row that a side can distinguish."""
    return np.array([table[hand] for hand in sight.hands])


def spread(sight: Sight, rows: Any) -> Any:
    """Return a table by the other side's event and total from one row for each case."""
    return rows[np.array(sight.row)]


def times(axes: str, *tables: Any) -> Any:
    """Contract tensors as `numpy.einsum` does, optimizing the order for floats."""
    return np.einsum(axes, *tables, optimize=tables[-1].dtype != object)


class Evaluation(NamedTuple):
    """The exact values of a profile to right and left, and each player's largest gain by deviating.

    All are per unit of total stakes. The gain of one player of both hands is that of right and of
    left.
    """

    value_right: Fraction
    value_left: Fraction
    regret: Regret


def evaluate(shoe: Shoe, theta: Fraction, plays: StrategyProfile, rules: PonteRules) -> Evaluation:
    """Evaluate strategies given in fractions, using integers until the end."""
    coup, unit = coup_of(shoe, theta, rules, whole=True)
    whole, parts = to_common_denominator(plays)
    per = Fraction(1, prod(parts) * unit)
    shares = theta, 1 - theta, Fraction(1, theta.denominator)
    got = _payoffs(coup, whole, parts)
    to_right, to_left = (
        share * (each * per + Fraction(ended, unit))
        for share, each, ended in zip(shares, got, naturals(shoe), strict=False)
    )
    found, free = gains(coup, whole, parts), free_totals(rules.ponte_free)
    missed = [
        _regret(chances.ravel(), gain.ravel()) * share * part * per
        for chances, gain, share, part in zip(
            (rows_of(rules.right, plays.right), rows_of(rules.left, plays.left), plays.banker),
            (
                sum_indistinguishable(rules.right, found.right) * free,
                sum_indistinguishable(rules.left, found.left) * free,
                found.banker,
            ),
            shares,
            parts,
            strict=True,
        )
    ]
    if rules.one_player:
        best = _payoffs(coup, _best_of_one(coup, rules, whole, parts), parts)
        more = sum(
            share * (most - now) for share, most, now in zip(shares, best, got, strict=False)
        )
        missed[:2] = [more * per] * 2
    return Evaluation(to_right, to_left, Regret(*missed))


def _payoffs(coup: Coup, plays: StrategyProfile, parts: Sequence[int]) -> tuple[int, int]:
    """Return the payoffs of right and left without naturals of the banker, in integers."""
    right, left = weights(plays, parts)
    got = paid(coup, plays.banker, parts[2])
    to_right, to_left = (int(times("ylxr,xryl,xyrl->", right, left, each)) for each in got)
    return to_right, to_left


def _best_of_one(
    coup: Coup, rules: PonteRules, plays: StrategyProfile, parts: Sequence[int]
) -> StrategyProfile:
    """Return the best response of a player of both hands, worked out backwards from the left."""
    free = free_totals(rules.ponte_free)
    for hand, sight, one in (("left", rules.left, parts[1]), ("right", rules.right, parts[0])):
        gain = spread(sight, sum_indistinguishable(sight, getattr(gains(coup, plays, parts), hand)))
        better = np.where(gain > 0, one, np.where(gain < 0, 0, getattr(plays, hand)))
        plays = plays._replace(**{hand: np.where(free, better, getattr(plays, hand))})
    return plays


def margins_of(
    shoe: Shoe, theta: Fraction, plays: StrategyProfile, rules: PonteRules
) -> Mapping[Person, Mapping[str, Fraction]]:
    """Return each player's gain from drawing at each point against the others' strategies.

    Gains are per coup: the banker's per unit of total stakes, a side's per unit of that side's
    stake. One player of both hands gains per unit of total stakes, on the left as if each right
    hand were certain to be played as it was seen.
    """
    coup, unit = coup_of(shoe, theta, rules, whole=True)
    whole, parts = to_common_denominator(plays)
    found = gains(coup, whole, parts)
    found = found._replace(
        right=spread(rules.right, sum_indistinguishable(rules.right, found.right)),
        left=spread(rules.left, sum_indistinguishable(rules.left, found.left)),
    )
    per = Fraction(1, prod(parts) * unit)
    hands = theta.denominator if rules.one_player else 1
    scales = per * parts[0] / hands, per * parts[1] / hands, per * parts[2] / theta.denominator
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
    right = coup.comes.any(axis=(0, 4)).transpose(0, 2, 1)
    left = coup.comes.any(axis=(1, 4))
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
    rows = range(len(sight.hands))
    can_come = np.array([comes[np.equal(sight.row, at)].any(axis=0) for at in rows])
    return {
        sight.point(total, at): table[sight.hands[at]][total]
        for total in range(TOTALS)
        for at in rows
        if can_come[at, total]
    }


def plays_of(
    right: Mapping[str, Fraction], left: Mapping[str, Fraction], banker: Mapping[str, Fraction]
) -> StrategyProfile:
    """Build a profile from strategies by decision point; players stand at points not named.

    A side's point that names no event, such as `5`, applies to all events that no other point
    names, and one that names no total of the right, such as `5|S`, to all totals.
    """
    found = StrategyProfile(*(np.full(shape, Fraction(0)) for shape in SHAPES))
    for table, side in ((found.right, right), (found.left, left)):
        for point, often in sorted(side.items(), key=lambda each: "|" in each[0]):
            total, _, seen = point.partition("|")
            *held, event = seen.split(",")
            rows = (_NAMED[event], *map(int, held)) if event else ()
            table[(*rows, ..., int(total))] = often
    for point, often in banker.items():
        total, _, events = point.partition("|")
        one, other = (_NAMED[event] for event in events.split(","))
        found.banker[one, other, int(total)] = often
    return found
