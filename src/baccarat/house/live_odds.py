"""The odds of a coup as everyone at the table may know them: by the cards that were shown."""

from functools import lru_cache

from ..cards import Card, Hand
from ..lab.composition import Composition
from ..lab.odds import Odds, odds
from ..rules import Coup, PuntoPreset
from ..tables import punto
from .refusal import HouseCode, NotDone
from .room import Room


def live_odds(room: Room, coup: int, cards: int) -> Odds:
    """Price a room's bets when so many `cards` of a coup of this shoe lay on the table.

    Only bets that the worths of the cards decide; the rest would hold a table up. Raises NotDone
    where the room does not show odds, and for a coup that is not of this shoe.
    """
    if not room.settings.odds or not isinstance(room.state.table, punto.State):
        raise NotDone(HouseCode.ODDS_OFF)
    played = room.chronicle.coups
    if not 1 <= coup <= len(played) + 1 or cards < 0:
        raise NotDone(HouseCode.STALE_COUP)
    if coup <= len(played):
        there = played[coup - 1]
        dealt = Coup(Hand(there.player.cards), Hand(there.banker.cards))
    else:
        dealt = room.state.table.coup
    before = (each for news in played[: coup - 1] for each in (news.player, news.banker))
    seen = (*room.chronicle.burnt, *(card for hand in before for card in hand.cards))
    return _priced(room.state.table.preset, tuple(sorted(seen)), first_cards(dealt, cards))


def first_cards(coup: Coup, cards: int) -> Coup:
    """Take a coup back to when so many cards of it lay on the table, or leave it as it is."""
    before = Coup()
    while cards and (side := before.next_side()):
        hand, lies = coup.hand(side).cards, len(before.hand(side).cards)
        if lies == len(hand):
            break
        before, cards = before.with_card(side, hand[lies]), cards - 1
    return before


@lru_cache(maxsize=256)
def _priced(preset: PuntoPreset, seen: tuple[Card, ...], dealt: Coup) -> Odds:
    shoe = Composition.of_packs(preset.packs).without(seen)
    bets = [wager.name for wager in preset.wagers if not wager.needs_ranks]
    return odds(preset, shoe, dealt=dealt, bets=bets)
