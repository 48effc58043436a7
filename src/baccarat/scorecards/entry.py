"""One coup as a scorecard sees it."""

from collections.abc import Iterator, Mapping

import msgspec

from ..cards.hand import Hand
from ..cards.kinds import check_kind
from ..rules.coup import Outcome


class Entry(msgspec.Struct, frozen=True):
    """The outcome of one side's coup against the bank, and its marks.

    Raises WrongKind for an outcome given as text: use Outcome("tie").
    """

    outcome: Outcome
    natural: bool = False
    """Whether either hand had 8 or 9 on two cards."""
    player_pair: bool = False
    banker_pair: bool = False
    """Whether the hand's first two cards were of one rank."""

    def __post_init__(self) -> None:
        check_kind("outcome", self.outcome, Outcome)


def entry(outcome: Outcome, player: Hand, banker: Hand) -> Entry:
    """Make the entry of a finished coup."""
    natural = player.natural or banker.natural
    return Entry(outcome, natural, _pair(player), _pair(banker))


def entries_of(
    hands: Mapping[str, Hand], outcomes: Mapping[str, Outcome]
) -> Iterator[tuple[str, Entry]]:
    """Yield an entry for each side that played against the bank, whose hand is the last one."""
    *_, bank = hands.values()
    for side, outcome in outcomes.items():
        yield side, entry(outcome, hands[side], bank)


def _pair(hand: Hand) -> bool:
    """Whether a hand begins with a pair. False for a single card."""
    first = [card.rank for card in hand.cards[:2]]
    return len(first) == 2 and len(set(first)) == 1
