"""Analysis of a coup of punto banco: the odds of every bet before it, and what each stake paid."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import partial

from ...notation.noted.shoe import NotedShoe
from ...rules.coup import Outcome
from ...rules.presets.punto import PuntoPreset
from ...rules.wagers.wager import Fate, Wager
from ...tables.common.chips import Seat
from ...tables.coup_summary import Transition
from ...tables.punto.events import (
    BetLost,
    BetStands,
    BetWon,
    CommissionNoted,
)
from ..composition import Composition
from ..noted_shoe import SeenCoup
from ..pricing.distribution import distribution, distribution_of_each
from ..pricing.price import Price, price, probability
from .model import Bet, CoupStory
from .observed_play import ObservedPlay
from .record_coups import RecordedCoup
from .values_and_luck import shares_of


def story(preset: PuntoPreset, played: RecordedCoup, habits: ObservedPlay) -> CoupStory:  # noqa: ARG001
    """Analyse a coup. Bets that need ranks are priced only if somebody staked on them."""
    counts = played.shoe.counts
    if played.coup.result is None:
        return CoupStory(played.coup.number, counts, shares=shares_of(played, (), {}))
    noted = noted_commission(played.coup.transitions)
    laid = [each for happened in played.coup.transitions if (each := settled_bet(happened.event))]
    staked = {name for _, name, _, _ in laid}
    wagers = [each for each in preset.wagers if not each.needs_ranks or each.name in staked]
    chances, prices = _odds(played.shoe, wagers)
    bets = tuple(
        Bet(seat, name, stake, -expected(prices[name], stake, preset), result - noted[seat, name])
        for seat, name, stake, result in laid
    )
    worth: dict[Seat, Fraction] = {}
    for bet in bets:
        worth[bet.seat] = worth.get(bet.seat, Fraction(0)) - bet.paid
    return CoupStory(
        played.coup.number,
        counts,
        chances=chances,
        values={name: -each.edge for name, each in prices.items()},
        bets=bets,
        shares=shares_of(played, (), worth),
    )


def noted_story(noted: NotedShoe, seen: SeenCoup) -> CoupStory:
    """Return the odds before a coup of a noted shoe, and its cards as far as they are known."""
    wagers = [each for each in noted.preset.wagers if not each.needs_ranks]
    chances, prices = _odds(seen.shoe, wagers)
    hands = {"player": seen.coup.player, "banker": seen.coup.banker}
    return CoupStory(
        seen.number,
        seen.shoe.counts,
        chances=chances,
        values={name: -each.edge for name, each in prices.items()},
        hands={side: tuple(map(noted.write_card, hand.cards)) for side, hand in hands.items()},
        outcomes={"player": seen.coup.outcome.value},
    )


def _odds(
    shoe: Composition, wagers: Sequence[Wager]
) -> tuple[dict[str, Fraction], dict[str, Price]]:
    """Return the probability of each outcome, and the price of each bet."""
    found = distribution_of_each(wagers, partial(distribution, shoe))
    one = next(iter(found.values()))
    chances = {outcome.value: probability(outcome, one) for outcome in Outcome}
    return chances, {each.name: price(each, found[each]) for each in wagers}


def expected(priced: Price, stake: int, rules: PuntoPreset) -> Fraction:
    """Return a stake's expected gain in units, rounded as the house rounds."""
    lines = (*priced.wager.lines, None)
    found = Fraction(0)
    for line, each in zip(lines, priced.results, strict=True):
        if line is None:
            found -= each.probability * stake
        elif line.pays is not None:
            unit = rules.rounding_unit
            result = line.settle(stake, rules.rounding, unit, rules.win_rounding)
            gain = result.back - stake if result.fate is Fate.LOST else result.win
            found += each.probability * (gain - result.commission)
    return found


def noted_commission(transitions: Iterable[Transition]) -> Counter[tuple[Seat, str]]:
    """Add up, by seat and bet, the commission that is now owed and collected later (PB-9)."""
    found: Counter[tuple[Seat, str]] = Counter()
    for transition in transitions:
        if isinstance(transition.event, CommissionNoted):
            found[transition.event.seat, transition.event.wager] += transition.event.amount
    return found


def settled_bet(event: object) -> tuple[Seat, str, int, int] | None:
    """Return the seat, bet, stake and gain of an event; None for other events."""
    match event:
        case BetWon(seat, name, stake, win, commission):
            return seat, name, stake, win - commission
        case BetLost(seat, name, stake, back):
            return seat, name, stake, back - stake
        case BetStands(seat, name, stake):
            return seat, name, stake, 0
        case _:
            return None
