"""The strategies by name. None of them has an edge, since the game offers none."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from ...rules.coup import Outcome, Side
from ...tables.banking.hand_choices import MaySpeak
from ...tables.punto.actions import Bet, Bets, DealCoup, MayHold, MayStake, SeatAction, Stake
from ...tables.punto.view import PuntoView
from ..strategy import OutcomesBySide, RandomBelow, Strategy

WantedStakes = Mapping[str, int]
"""The stakes a bot would like, as multiples of each bet's minimum, by the bet's name."""

BetChooser = Callable[[MayStake, Sequence[Outcome], RandomBelow], WantedStakes]
"""Chooses stakes from the bets on offer, the outcomes of the shoe so far, and chance."""


def make_strategy(choose: BetChooser) -> Strategy:
    """Make a strategy that stakes what `choose` returns, as far as purse and limits allow.

    Stakes left up after a tie stay where they must (PB-8), and it waits if nothing would change. It
    deals when it holds the shoe, and squeezes its cards as the rules require.
    """

    def strategy(view: PuntoView, seen: OutcomesBySide, chance: RandomBelow) -> SeatAction | None:
        may = next(iter(view.choices), None)
        if isinstance(may, MaySpeak):
            return may.default
        if isinstance(may, MayHold):
            return DealCoup()
        if not isinstance(may, MayStake):
            return None
        bets = _fit(may, choose(may, seen.get(Side.PLAYER, ()), chance))
        current = next(seat.stakes for seat in view.seats if seat.seat == view.viewer)
        changes = bets not in {(), current} and not may.side_fault(bets)
        return Stake(bets) if changes else None

    return strategy


def _fit(may: MayStake, wanted: WantedStakes) -> Bets:
    """Fill the spots in order while chips last, after setting aside what must stay up."""
    left = may.total - sum(spot.standing for spot in may.spots)
    bets: list[Bet] = []
    for spot in may.spots:
        reach = min(spot.high, spot.standing + left, may.most_beside(spot.wager, tuple(bets)))
        amount = max(min(wanted.get(spot.wager, 0) * spot.low, reach), spot.standing)
        amount -= amount % spot.step
        if amount >= spot.low:
            bets.append(Bet(spot.wager, amount))
            left -= amount - spot.standing
    return tuple(bets)


EIGHTHS: Final = 8
_SIDES: Final = ("player", "banker")
_OTHER: Final = {Outcome.PLAYER: "banker", Outcome.BANKER: "player"}


class Habit(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot stakes. Its random choices have equal chances.

    - `on`: the bet; `either` is Player or Banker at random, `winner` the side that won last, and
      `loser` the other. Nothing is staked on these before a coup has been won.
    - `stays_out`: in one coup of this many, nothing is staked; 0 for never.
    - `times`: the stake in minimums, from and to; `of_purse`: in eighths of the purse instead.
      `by_run`: not at random, but once for each win of the side in a row.
    - `also`: another bet, of the main stake divided by `also_part`, in one coup of `also_in`.
    """

    on: Literal["player", "banker", "tie", "either", "winner", "loser"]
    stays_out: int = 0
    times: tuple[int, int] = (1, 1)
    of_purse: bool = False
    by_run: bool = False
    also: str = ""
    also_part: int = 1
    also_in: int = 0

    def choose(self, may: MayStake, seen: Sequence[Outcome], chance: RandomBelow) -> WantedStakes:
        """Choose the stakes for a coup, in minimums."""
        won = [outcome for outcome in seen if outcome in _OTHER]
        if (self.on in {"winner", "loser"} and not won) or _is_one_in(self.stays_out, chance):
            return {}
        times = self._times(may, won, chance)
        stakes = {self._side(won, chance): times}
        if _is_one_in(self.also_in, chance):
            stakes[self.also] = max(1, times // self.also_part)
        return stakes

    def _times(self, may: MayStake, won: Sequence[Outcome], chance: RandomBelow) -> int:
        low, high = self.times
        if self.by_run:
            return min(max(low, _run(won)), high)
        drawn = low + chance(high - low + 1) if low < high else low
        if not self.of_purse:
            return drawn
        least = min((spot.low for spot in may.spots), default=1)
        return max(1, may.total * drawn // (EIGHTHS * least))

    def _side(self, won: Sequence[Outcome], chance: RandomBelow) -> str:
        match self.on:
            case "either":
                return _SIDES[chance(2)]
            case "winner":
                return won[-1].value
            case "loser":
                return _OTHER[won[-1]]
            case bet:
                return bet


def _is_one_in(number: int, chance: RandomBelow) -> bool:
    """Return True in one case of `number`, and never if it is 0."""
    return number > 0 and chance(number) == 0


def _run(won: Sequence[Outcome]) -> int:
    """Return how often the last winner has won in a row."""
    return next((at for at, each in enumerate(reversed(won)) if each is not won[-1]), len(won))


HABITS: Final[Mapping[str, Habit]] = MappingProxyType(
    {
        "cautious": Habit(on="either", stays_out=3),
        "bold": Habit(
            on="either", times=(1, 4), of_purse=True, also="tie", also_part=EIGHTHS, also_in=4
        ),
        "follower": Habit(on="winner", times=(1, 4), by_run=True),
        "contrarian": Habit(on="loser", times=(1, 2)),
        "banker-only": Habit(on="banker", times=(2, 2)),
        "tie-chaser": Habit(on="tie", also="player", also_in=3),
    }
)

STRATEGIES: Final[Mapping[str, Strategy]] = MappingProxyType(
    {name: make_strategy(habit.choose) for name, habit in HABITS.items()}
)

DEFAULT_BOTS: Final = ("follower", "cautious", "bold", "banker-only", "contrarian")
"""The bots at a new table, in this order."""
