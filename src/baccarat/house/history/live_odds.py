"""The odds of a coup as everyone at the table may know them: by the cards that were shown."""

from functools import lru_cache
from typing import Final, NamedTuple

from ...cards.card import Card
from ...cards.hand import Hand
from ...lab.composition import Composition
from ...lab.pricing.odds import Odds, odds
from ...rules.coup import Coup
from ...rules.half_open import PartlyOpenCoup, as_turned
from ...rules.presets.named import Preset
from ...tables.common.chips import WATCHER
from ..model.refusal import HouseCode, Rejected
from ..rooms.room import Room

REMEMBERED: Final = 256
"""The number of cached odds: everybody at a table requests the same ones."""


class OddsInputs(NamedTuple):
    """The inputs of a coup's odds: the bets, the cards dealt before, and those on the table."""

    preset: Preset
    seen: tuple[Card, ...]
    dealt: Coup | PartlyOpenCoup


def show_at(room: Room, coup: int, cards: int, *, said: bool | None = None) -> OddsInputs:
    """Reconstruct a room when `cards` cards of a coup of this shoe were on the table.

    Where cards are dealt face down, `cards` counts the turned ones, and `said` is whether Player
    had announced a decision.

    Raises Rejected if the room does not show odds, and for a coup of another shoe.
    """
    state, rules = room.state, room.state.table.preset
    now = state.game.priceable_coup(state.game.view(state.table, WATCHER))
    if not room.terms.odds or now is None:
        raise Rejected(HouseCode.ODDS_OFF)
    played = room.shoe_history.coups
    if not 1 <= coup <= len(played) + 1 or cards < 0:
        raise Rejected(HouseCode.STALE_COUP)
    dealt = now
    if coup <= len(played):
        dealt = Coup(*(Hand(hand.cards) for hand in played[coup - 1].hands.values()))
    before = (each for news in played[: coup - 1] for each in news.hands.values())
    seen = (*room.shoe_history.burnt, *(card for hand in before for card in hand.cards))
    if said is None and isinstance(dealt, Coup):
        return OddsInputs(rules, tuple(sorted(seen)), first_cards(dealt, cards))
    return OddsInputs(rules, tuple(sorted(seen)), as_turned(dealt, cards, said=said is not False))


@lru_cache(REMEMBERED)
def live_odds(shown: OddsInputs) -> Odds:
    """Price every bet of the table, exactly; it takes up to a tenth of a second."""
    shoe = Composition.of_packs(shown.preset.packs).without(shown.seen)
    return odds(shown.preset, shoe, dealt=shown.dealt)


def first_cards(coup: Coup, cards: int) -> Coup:
    """Return a coup as it was with only its first `cards` cards, or unchanged if it had fewer."""
    before = Coup()
    while cards and (side := before.next_side()):
        hand, lies = coup.hand(side).cards, len(before.hand(side).cards)
        if lies == len(hand):
            break
        before, cards = before.with_card(side, hand[lies]), cards - 1
    return before
