"""Chemin de fer in the suite."""

from bisect import bisect
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from baccarat.cards import PACK, Card, Hand
from baccarat.rules import Side
from baccarat.rules.presets.chemin import CHEMIN_PRESETS
from baccarat.tables import chemin
from baccarat.tables.banking.hand_choices import AskTable, MaySpeak
from baccarat.tables.chemin import Phase, State
from baccarat.tables.common.chips import Seat

from .banking import bank_candidates, pick_banking
from .case import Case, Knowledge
from .common import BURNT, another_burnt, everyone
from .dice import Dice

_S3, _CLUB, _COMPUTER, _BACCARAT, _ANDORRA = CHEMIN_PRESETS
SHORT: dict[str, Any] = {"packs": 2, "stop_depth": 90, "seats": 3, "bystanders": 2}
HOUSE_RULES = (
    *(replace(each, seats=6, bystanders=2) for each in CHEMIN_PRESETS),
    replace(_S3, name="three-burnt-small-banks", burn=3, minimum=100, forced_bank=True,
            voluntary_garage=1, half_from_pass=1, must_deal_once=True,
            last_complete=True, newcomer_waits=True, **(SHORT | {"seats": 5})),
    replace(_S3, name="at-once-but-bound", banker_looks="at-once", tie="stakes-stand",
            cobank_consent=True, sole_punter=True, suivi_until="seen", free_solo=True,
            all_in=True, cards_after_pass=True, price="at-least",
            **(SHORT | {"seats": 4})),
    replace(
        _CLUB,
        name="first-card-one-more-all-calls",
        burn="first-card",
        one_more=True,
        calls="all",
        suivi=True,
        co_banker=True,
        standing_banks=True,
        banker_looks="after-ponte",
        **SHORT,
    ),
    replace(_S3, name="in-order-calls-heavy-tax", staking="in_order_cut_back", tax=20,
            passing="any-time", minimum=10, stake_step=1, **SHORT),
    replace(_S3, name="two-chairs-decided", rotation="decided", suite_falls_from="current",
            **(SHORT | {"seats": 2, "bystanders": 1})),
    replace(_COMPUTER, name="never-moves-auction", rotation="never", passing="after-win",
            auction=True, tax=5, raises=True, **(SHORT | {"bystanders": 0})),
)  # fmt: skip
"""The presets, and a house's alternatives; short shoes, so that walks go through many."""


def pick(dice: Dice, state: State, choice: Any) -> Any:
    """Choose one of the actions that a choice offers."""
    if isinstance(choice, MaySpeak) and choice.table and dice.below(2):
        return AskTable()
    return pick_banking(dice, choice, cards_on_table(state))


def cards_on_table(state: State) -> tuple[Card, ...]:
    """List the cards on the table."""
    return state.coup.player.cards + state.coup.banker.cards


def _dealt(state: State) -> int:
    return len(cards_on_table(state))


def _third(state: State, card: Card) -> bool:
    return state.phase is Phase.DEALING and _dealt(state) >= 4


def _natural_at_once(state: State, card: Card) -> bool:
    """Whether it is the fourth card, both look at once, and one has a natural (CF-13)."""
    if _dealt(state) != 3 or state.preset.banker_looks != "at-once" or _follows_late(state):
        return False
    return state.coup.with_card(Side.BANKER, card).natural


def _banker_at_once(state: State, viewer: Seat) -> bool:
    at_once = state.preset.banker_looks == "at-once"
    asked = _dealt(state) == 3 and not _follows_late(state)
    return at_once and asked and viewer == state.banker


def _follows_late(state: State) -> bool:
    """Whether somebody else may follow and take the cards before they are seen (AD-C28)."""
    if state.preset.suivi_until != "seen" or state.ponte in state.suivi or not state.suivi:
        return False
    assert state.bank is not None
    if state.bank.co_banker in state.suivi:
        return False
    cost = -(-state.bank.sum // len(state.suivi))
    return all(state.held(seat) + state.staked(seat) >= cost for seat in state.suivi)


KNOWLEDGE = (
    *BURNT,
    Knowledge("a third card", "CF-14", _third, everyone),
    Knowledge("the last card of a natural shown at once", "CF-13", _natural_at_once, everyone),
    Knowledge("a card dealt face down", "CF-10", lambda state, card: True, _banker_at_once),
)
"""Nobody sees the first four until all are dealt; then the ponte looks, and a banker who may."""


def face_down(state: State) -> Iterator[tuple[Card, Seat]]:
    """Yield the first two cards of each hand (CF-11, CF-13).

    Only the ponte sees the ponte's until the coup ends. A banker with an early look sees the
    banker's; otherwise these are shown as soon as the ponte has spoken.
    """
    looked = _dealt(state) >= 4 and state.phase is not Phase.SUIVI
    at_once = state.preset.banker_looks == "at-once"
    yield from ((card, state.ponte if looked else 0) for card in state.coup.player.cards[:2])
    if at_once or state.ponte_draws is None:
        holder = state.banker if looked and at_once else 0
        yield from ((card, holder) for card in state.coup.banker.cards[:2])


def another(state: State, twin: State, card: Card) -> Card:
    """Return a card of another value: for both hands in every third coup, otherwise for one.

    If naturals are shown at once, or only the ponte's hand differs, the options of the hands are
    equal in both states, so both go on to the banker.
    """
    if state.phase is Phase.BURNING:
        return another_burnt(state, card)
    if _dealt(state) >= 4:
        return card
    side = (Side.PLAYER, Side.BANKER)[_dealt(state) % 2]
    kept = (Side.BANKER, Side.PLAYER, None)[(state.shoe.out - _dealt(state)) % 3]
    if side is kept:
        return card
    alike = state.preset.banker_looks == "at-once" or kept is Side.BANKER
    says = _says(state.coup.hand(side).with_card(card))
    free = [
        each for each in PACK if each not in {*cards_on_table(state), *cards_on_table(twin), card}
    ]
    at = PACK.index(card)
    return next(
        each
        for each in sorted(free, key=lambda each: (PACK.index(each) - at) * 17 % len(PACK))
        if each.points != card.points
        and not (alike and _says(twin.coup.hand(side).with_card(each)) != says)
    )


def _says(hand: Hand) -> int:
    """Classify a ponte's hand: must draw, may choose, must stand, or shown."""
    return bisect((5, 6, 8), hand.total) if len(hand.cards) == 2 else 0


def tells_apart(one: State, other: State, viewer: Seat) -> bool:
    """Whether a viewer may know that hands differ: a holder after looking, or all once shown."""
    looked = min(_dealt(one), _dealt(other)) >= 4 and one.phase is not Phase.SUIVI
    banker_too = one.preset.banker_looks == "at-once" or one.ponte_draws is not None
    return (
        one.coup.player.cards[:2] != other.coup.player.cards[:2]
        and (one.ponte_shown or (looked and viewer == one.ponte))
    ) or (
        one.coup.banker.cards[:2] != other.coup.banker.cards[:2]
        and (one.banker_shown or (looked and banker_too and viewer == one.banker))
    )


def waits(state: State) -> bool:
    """Whether the table waits: for players, for a taker of the bank, or for its banker.

    See AD-C3, CF-16 and CF-23.
    """
    stays = state.preset.rotation == "never" and state.bank is not None and state.bank.waited
    seated = len([held for held in state.purses[: state.preset.seats] if held is not None])
    few = seated < state.preset.least_players and not any(state.stakes)
    return (
        (state.phase is Phase.BANK and not state.turn)
        or (state.phase is Phase.CHOICE and stays)
        or (state.phase in {Phase.BETWEEN_SHOES, Phase.DOUBLE, Phase.CALLS} and few)
    )


CHEMIN = Case(
    name="chemin",
    table=chemin,
    presets=HOUSE_RULES,
    event=chemin.Event,
    pick=pick,
    candidates=bank_candidates,
    knowledge=KNOWLEDGE,
    face_down=face_down,
    another=another,
    tells_apart=tells_apart,
    waits=waits,
)
