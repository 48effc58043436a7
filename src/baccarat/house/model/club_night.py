"""Club nights: everyone gets the same chips, which exist only in that room.

Chips of a club night are issued to accounts of the room, one for each player, and are never moved
to a player's own account. So a player's account neither pays for the night nor gains by it.
"""

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from ...rules.presets.shoe import CHIP
from .event_bases import RoomEventBase
from .refusal import HouseCode, check

MAX_CLUB_CHIPS: Final = 10**7 * CHIP
"""The most units that a player gets at once."""
MAX_SHOES: Final = 100
MAX_MINUTES: Final = 24 * 60
MAX_REBUYS: Final = 99


class ClubTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a club night.

    Everyone who joins gets `chips` units. The night ends after `shoes`, or at `ends_at`, in seconds
    since 1970, whichever comes first; None for no such end. A player without chips may buy `chips`
    again, up to `rebuys` times and not after shoe `rebuy_until`; None for any shoe.
    """

    chips: int
    shoes: int | None = None
    ends_at: int | None = None
    rebuys: int = 0
    rebuy_until: int | None = None


class ClubOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A club night as its host orders it; `minutes` from now until it ends."""

    chips: int
    shoes: int | None = None
    minutes: int | None = None
    rebuys: int = 0
    rebuy_until: int | None = None

    def terms(self, now: float) -> ClubTerms:
        """Return the terms at `now`, in seconds since 1970; raises Rejected."""
        for name, low, high in (
            ("chips", CHIP, MAX_CLUB_CHIPS),
            ("shoes", 1, MAX_SHOES),
            ("minutes", 1, MAX_MINUTES),
            ("rebuys", 0, MAX_REBUYS),
            ("rebuy_until", 1, MAX_SHOES),
        ):
            value = getattr(self, name)
            held = value is None or low <= value <= high
            check(held, HouseCode.BAD_FIELD, field=f"club_night.{name}")
        has_end = self.shoes is not None or self.minutes is not None
        check(has_end, HouseCode.BAD_FIELD, field="club_night.shoes")
        ends_at = None if self.minutes is None else int(now) + 60 * self.minutes
        return ClubTerms(self.chips, self.shoes, ends_at, self.rebuys, self.rebuy_until)


class ClubChips(RoomEventBase, frozen=True, tag="club-chips"):
    """A player of a club night got chips: on joining, and with each rebuy."""

    player: str
    name: str
    amount: int


class NightProlonged(RoomEventBase, frozen=True, tag="night-prolonged"):
    """The host moved the end of the night: the terms' new `shoes` and `ends_at`."""

    shoes: int | None
    ends_at: int | None


class Entrant(msgspec.Struct, frozen=True):
    """A participant of the night, the units that they got, and how often they rebought."""

    name: str
    received: int
    rebuys: int = 0


class ClubNight(msgspec.Struct, frozen=True):
    """A club night so far; `entrants` by player id, in the order in which they joined."""

    terms: ClubTerms
    entrants: Mapping[str, Entrant] = {}
    shoes_ended: int = 0

    @property
    def is_played(self) -> bool:
        """Whether its last shoe has ended."""
        return self.terms.shoes is not None and self.shoes_ended >= self.terms.shoes

    def chips_for(self, player: str) -> int:
        """Return the units that a player still gets on joining: none for the second time."""
        return 0 if player in self.entrants else self.terms.chips

    def prolong(self, shoes: int, minutes: int) -> NightProlonged:
        """Return the end that is this much later; raises Rejected.

        Only an end that the night has can be moved, and the total stays within the limits.
        """
        terms, field = self.terms, HouseCode.BAD_FIELD
        check(shoes > 0 or minutes > 0, field, field="club_night.shoes")
        most = 0 if terms.shoes is None else MAX_SHOES - terms.shoes
        check(0 <= shoes <= most, field, most, field="club_night.shoes")
        most = 0 if terms.ends_at is None else MAX_MINUTES
        check(0 <= minutes <= most, field, most, field="club_night.minutes")
        return NightProlonged(
            None if terms.shoes is None else terms.shoes + shoes,
            None if terms.ends_at is None else terms.ends_at + 60 * minutes,
        )

    def may_rebuy(self, player: str, shoe: int) -> bool:
        """Whether the terms allow a player another rebuy during this shoe."""
        terms, entrant = self.terms, self.entrants.get(player)
        in_time = terms.rebuy_until is None or shoe <= terms.rebuy_until
        return entrant is not None and entrant.rebuys < terms.rebuys and in_time

    def after(self, event: ClubChips | NightProlonged) -> "ClubNight":
        """Note that a player got chips, or that the night ends later."""
        if isinstance(event, NightProlonged):
            terms = replace(self.terms, shoes=event.shoes, ends_at=event.ends_at)
            return replace(self, terms=terms)
        before = self.entrants.get(event.player)
        received = (before.received if before else 0) + event.amount
        rebuys = before.rebuys + 1 if before else 0
        entrant = Entrant(event.name, received, rebuys)
        return replace(self, entrants={**self.entrants, event.player: entrant})


class Standing(msgspec.Struct, frozen=True):
    """A row of the ranking; players with equal results share a `place`, which counts from 1."""

    place: int
    name: str
    seat: int | None
    """None for somebody no longer at the table."""
    chips: int
    """Units, on the table or not."""
    net: int
    """`chips` less all chips received; the ranking goes by it, so that a rebuy is no advantage."""
    rebuys: int


def ranking(
    night: ClubNight, chips: Mapping[str, int], seats: Mapping[str, int]
) -> dict[str, Standing]:
    """Rank the entrants, best first, by player id; `chips` are each one's units."""
    nets = {who: chips[who] - entrant.received for who, entrant in night.entrants.items()}
    results = sorted(nets.values(), reverse=True)
    best_first = sorted(nets, key=lambda who: -nets[who])
    return {
        who: Standing(
            place=results.index(nets[who]) + 1,
            name=night.entrants[who].name,
            seat=seats.get(who),
            chips=chips[who],
            net=nets[who],
            rebuys=night.entrants[who].rebuys,
        )
        for who in best_first
    }
