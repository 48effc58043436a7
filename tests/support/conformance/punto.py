"""Punto banco in the suite."""

from bisect import bisect
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from baccarat.cards import PACK, Card, Hand
from baccarat.rules import PUNTO_PRESETS, PuntoPreset, Side, punto_preset, standard_wager
from baccarat.tables import punto
from baccarat.tables.common.changeur import MaySetMaximum
from baccarat.tables.common.chips import HOUSE, Seat
from baccarat.tables.common.shoe import Deal, MayDeal
from baccarat.tables.punto import (
    Bet,
    Bets,
    MayHold,
    MaySpeak,
    MayStake,
    Phase,
    Stake,
    State,
)

from .case import Case, Knowledge
from .common import BURNT, NO_SEATS, another_burnt, common_candidates, everyone, pick_common
from .dice import Dice, amount, around, choose

SHORT: dict[str, Any] = {"packs": 4, "stop_depth": 104, "seats": 3}
HOUSE_RULES = (
    *(replace(each, seats=4) if each.dealt_by == "players" else each for each in PUNTO_PRESETS[:9]),
    replace(
        punto_preset("punto-banco"), name="stakes-bound", tie_stakes_withdrawable=False, **SHORT
    ),
    replace(punto_preset("punto-banco"), name="three-burnt", burn=3, **SHORT),
    replace(
        punto_preset("punto-banco-uk"),
        name="first-card-one-more-any-unit",
        burn="first-card",
        one_more=True,
        stake_step=1,
        minimum=1,
        **SHORT,
    ),
    replace(
        punto_preset("ez"),
        name="side-bets-bound",
        wagers=punto_preset("ez").wagers
        + tuple(standard_wager(name) for name in ("dragon-bonus-player", "tiger-pair", "big")),
        tie_stakes_withdrawable=False,
        **SHORT,
    ),
    replace(
        punto_preset("midi"),
        name="squeezed-noted-to-the-highest",
        squeeze=True,
        dealt_by="players",
        shoe_goes="highest",
        commission="noted",
        rounding="nearest",
        stake_step=1,
        bystanders=2,
        **SHORT,
    ),
    replace(
        punto_preset("american"),
        name="american-noted-stakes-bound",
        commission="noted",
        rounding="down",
        tie_stakes_withdrawable=False,
        **SHORT,
    ),
    replace(
        punto_preset("punto-banco-macau"),
        name="macau-differential",
        differential=100_000,
        tie_share=10,
        side_minimum=5_000,
        **SHORT,
    ),
    replace(
        punto_preset("punto-banco-luxembourg"),
        name="luxembourg-one-side",
        both_sides=False,
        win_rounding="up",
        dealers=0,
        **SHORT,
    ),
)
"""The presets, and a house's alternatives; short shoes, so that walks go through many."""


SAID = (
    punto.DealCoup(), punto.AskCroupier(), punto.RefuseShoe(),
    punto.Show(), punto.DrawCard(), punto.Stand(),
)  # fmt: skip
"""Answers without an amount."""


def pick(dice: Dice, state: State, choice: Any) -> Any:
    """Choose one of the actions that a choice offers."""
    match choice:
        case MayStake():
            return Stake(tuple(_bets(dice, choice)))
        case MayHold() | MaySpeak():
            return choose(dice, [each for each in SAID if choice.allows(each)])
        case MayDeal() if state.preset.covered:
            return Deal(choose(dice, [each for each in PACK if each not in _cards_on_table(state)]))
        case MaySetMaximum(seats, low, high, step):
            high = min(high, 2 * state.preset.maximum)
            top = dice.below(2) * amount(dice, low, high, step)
            return punto.SetMaximum(choose(dice, seats), top or None)
        case _:
            return pick_common(dice, choice)


def _bets(dice: Dice, offer: MayStake) -> Iterator[Bet]:
    left, main = offer.total - sum(spot.standing for spot in offer.spots), False
    laid: tuple[Bet, ...] = ()
    for spot in sorted(offer.spots, key=lambda spot: not spot.alone):
        high = min(spot.high, spot.standing + left, offer.most_beside(spot.wager, laid))
        high -= high % spot.step
        if not (main or spot.alone):
            high = spot.standing
        if high >= spot.low and (spot.standing or dice.below(2)):
            main = main or spot.alone
            chosen = amount(dice, spot.low, high, spot.step)
            left -= chosen - spot.standing
            laid += (Bet(spot.wager, chosen),)
            yield laid[-1]


def candidates(state: State) -> Iterator[Any]:
    """Yield every type of action at each limit of the state and the preset, and one beyond it."""
    limits = {state.preset.minimum, state.preset.maximum, 1, 10**15}
    for seat, held in enumerate(state.purses, 1):
        own = state.maxima[seat - 1]
        staked = state.staked(seat)
        limits |= {held or 1, 10**15 - (held or 0), staked, own or 1, (held or 0) + staked}
    amounts = around(limits, state.preset.stake_step)
    yield from _stakes(state, amounts)
    yield from SAID
    yield from common_candidates(state)
    yield from _maxima(state, amounts)


def _stakes(state: State, amounts: tuple[Any, ...]) -> Iterator[Stake]:
    names = [wager.name for wager in state.preset.wagers]
    low = state.preset.minimum
    yield Stake(())
    for chosen in amounts:
        yield Stake((Bet(names[0], chosen),))
        yield Stake((Bet(names[-1], low), Bet(names[1], chosen)))
    yield Stake(tuple(Bet(name, low) for name in names))
    yield Stake((Bet(names[0], low), Bet(names[0], low)))
    yield from (Stake((Bet(name, low),)) for name in names)
    yield Stake((Bet("lucky", low),))
    yield Stake((Bet("", low),))
    for bets in filter(None, state.stakes):
        yield from _keeping(bets, state.preset)


def _keeping(bets: Bets, house: PuntoPreset) -> Iterator[Stake]:
    """Keep a seat's stakes, add to them, and take from them."""
    for by in (-house.stake_step, 0, 1, house.stake_step):
        yield Stake(tuple(Bet(bet.wager, bet.amount + by) for bet in bets))
    taken = {bet.wager for bet in bets}
    for wager in house.wagers:
        if wager.name not in taken:
            yield Stake((*bets, Bet(wager.name, house.minimum)))
    yield from (Stake(bets[1:]), Stake(bets[:-1]))


def _maxima(state: State, amounts: tuple[Any, ...]) -> Iterator[Any]:
    chairs = range(1, len(state.purses) + 2)
    for seat in (*chairs, *NO_SEATS):
        yield from (punto.SetMaximum(seat, None), punto.SetMaximum(seat, state.preset.minimum))
    yield from (punto.SetMaximum(seat, chosen) for seat in chairs for chosen in amounts)


def _cards_on_table(state: State) -> tuple[Card, ...]:
    return state.coup.player.cards + state.coup.banker.cards


def _open(state: State, card: Card) -> bool:
    """Whether a card is dealt face up: at most tables all are, at the American one third cards."""
    thirds = state.preset.ceremony != "open" and len(_cards_on_table(state)) >= 4
    return not state.preset.covered or thirds


def _early(state: State, card: Card) -> bool:
    return len(_cards_on_table(state)) < 3


def _turner(state: State, side: Side) -> Seat:
    """Return the seat that may turn a hand, by the stakes; 0 for the croupier (PB-13, PB-23).

    The holder of the shoe never turns Player's.
    """
    held, count = state.held, state.preset.seats
    holder = 0 if held.declined or held.left else held.seat
    if state.preset.ceremony != "open" and side is Side.BANKER:
        return 0 if held.croupier else holder

    def far(seat: Seat) -> int:
        if state.preset.shoe_goes == "right":
            return (seat - held.seat - 1) % count
        return ((held.seat or count + 1) - seat - 1) % count

    staked = {
        at: sum(bet.amount for bet in bets if bet.wager == side)
        for at, bets in enumerate(state.stakes[:count], 1)  # bystanders turn no cards (LU-6)
        if side is Side.BANKER or at != holder
    }
    most = max(staked.values(), default=0)
    return min((at for at, sum_ in staked.items() if sum_ == most), key=far) if most else 0


def _sees_last_of_four(state: State, viewer: Seat) -> bool:
    """Whether a viewer sees Banker's second card at once: its turner, if nobody turns before."""
    if _turner(state, Side.PLAYER):
        return False
    banker = _turner(state, Side.BANKER)
    return viewer == banker or not banker


def _sees_third(state: State, viewer: Seat) -> bool:
    drew = len(state.coup.player.cards) == 2 and state.coup.player.total <= 5
    turner = _turner(state, Side.PLAYER if drew else Side.BANKER)
    return viewer == turner or not turner


KNOWLEDGE = (
    *BURNT,
    Knowledge("a card face up", "PB-1", _open, everyone),
    Knowledge("a card before all four lie there", "PB-13", _early, lambda state, viewer: False),
    Knowledge(
        "the last of four",
        "PB-13",
        lambda state, card: len(_cards_on_table(state)) == 3,
        _sees_last_of_four,
    ),
    Knowledge("a third card to be squeezed", "PB-23", lambda state, card: True, _sees_third),
)
"""Cards are dealt face up, or stay face down until their turner turns them."""


def _face_down(state: State) -> Iterator[tuple[Card, Seat]]:
    """Yield the unturned cards of each hand, and the seats that looked at them."""
    for side in Side:
        lie = state.lie(side)
        yield from ((card, lie.looked) for card in _down(state, side))


def _down(state: State, side: Side) -> tuple[Card, ...]:
    cards, down = state.coup.hand(side).cards, state.lie(side).down
    pair = state.preset.ceremony != "open" or len(cards) < 3
    return cards[:down] if pair else cards[len(cards) - down :]


def _another(state: State, twin: State, card: Card) -> Card:
    """Return a card that plays alike: another total for Player's pair if possible, else a suit."""
    if state.phase is Phase.BURNING:
        return another_burnt(state, card)
    if _open(state, card):
        return card
    used = {*_cards_on_table(state), *_cards_on_table(twin), card}
    free = [each for each in PACK if each not in used]
    if len(_cards_on_table(state)) == 2:
        says, hand = _says(state.coup.player, card), twin.coup.player
        other = (e for e in free if e.points != card.points and _says(hand, e) == says)
        if found := next(other, None):
            return found
    return next((each for each in free if each.points == card.points), card)


def _says(hand: Hand, card: Card) -> int:
    """Classify Player's hand: draws, stands, or shown."""
    return bisect((6, 8), hand.with_card(card).total)


def _tells_apart(one: State, other: State, viewer: Seat) -> bool:
    """Whether a viewer may know of hidden cards: burnt ones are the croupier's."""
    return viewer == HOUSE or any(
        _seen(one, side, viewer) != _seen(other, side, viewer) for side in Side
    )


def _seen(state: State, side: Side, viewer: Seat) -> tuple[Card, ...]:
    if viewer == state.lie(side).looked:
        return state.coup.hand(side).cards
    return tuple(card for card in state.coup.hand(side).cards if card not in _down(state, side))


def _never(state: State) -> bool:
    return False


PUNTO = Case(
    name="punto",
    table=punto,
    presets=HOUSE_RULES,
    event=punto.Event,
    pick=pick,
    candidates=candidates,
    knowledge=KNOWLEDGE,
    face_down=_face_down,
    another=_another,
    tells_apart=_tells_apart,
    waits=_never,
)
