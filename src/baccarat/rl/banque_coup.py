"""A coup of banque as an OpenSpiel game for three players, with chance nodes.

Importing this module registers it: `pyspiel.load_game("python_baccarat_banque")`. It is the game
that `solve_banque` solves: all players act on totals, and the left does not see the right's card.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

import pyspiel

from ..lab.counts import numbers, of_packs, read_counts
from ..lab.equilibrium.banque.game import COUP, NATURAL, name_of
from ..lab.equilibrium.banque.solve import BanqueEquilibrium, share_of
from ..lab.equilibrium.problem import written
from ..lab.hands import EVENTS, PAIRS, STOOD, TOTAL_AFTER, Shoe, checked_shoe
from ..rules.tableau import CHEMIN_DE_FER
from .coup import (
    DRAW,
    MAY,
    STAND,
    DealtState,
    Parameters,
    PointPolicy,
    StoredGame,
    describe_game,
    stored_parameters,
)
from .observer import PLAYER, TOTALS as TEN, TensorPart

NAME: Final = "python_baccarat_banque"
RIGHT, LEFT, BANKER = 0, 1, 2
PERSONS: Final = ("right", "left", "banker")
SEEN: Final = {"right": RIGHT, "left": LEFT}
PARAMETERS: Final[Parameters] = {"theta": "1/2", "packs": 3, "replaced": False, "counts": ""}
"""Theta and the cards: counts separated by semicolons, or packs; with or without replacement."""
PIECES: Final = {
    PLAYER: TensorPart(3, public=True),
    "total": TensorPart(TEN, public=False),
    **{side: TensorPart(EVENTS + 1, public=False) for side in SEEN},
}
"""The player, the total and, for the banker, what each side did: the card drawn, S, or N."""


def game_type() -> pyspiel.GameType:
    """Return the description of the game for OpenSpiel."""
    return describe_game(NAME, "A coup of baccara banque", 3, PARAMETERS)


def shoe_of(parameters: Parameters) -> Shoe:
    """Parse the parameters into a shoe; raises BadCounts, BadPacks and TooLarge."""
    replaced, counts = bool(parameters["replaced"]), parameters["counts"]
    if counts:
        ten = numbers(read_counts(str(counts).replace(";", ",")))
        return checked_shoe(Shoe(ten, replaced), COUP)
    return Shoe(of_packs(int(parameters["packs"])), replaced)


class BanqueGame(StoredGame):
    """A coup of right (player 0), left (1) and banker (2), with total stakes of one unit."""

    pieces = PIECES

    def __init__(self, parameters: Parameters | None = None) -> None:
        settings = {**PARAMETERS, **(parameters or {})}
        self.theta, self.shoe = share_of(str(settings["theta"])), shoe_of(settings)
        super().__init__(
            game_type(),
            pyspiel.GameInfo(
                num_distinct_actions=2,
                max_chance_outcomes=len(PAIRS),
                num_players=len(PERSONS),
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=len(PERSONS),
            ),
            stored_parameters(parameters or {}, {"theta": self.theta}),
        )

    def new_initial_state(self) -> "BanqueState":
        return BanqueState(self)


class BanqueState(DealtState):
    """The state of a coup.

    `given` are the third cards of right and left; `last` is the banker's card, or STOOD.

    Both sides choose before either draws a card. This is equivalent, because the left ignores the
    right's card and the order of dealing does not matter. A player with a natural is asked too, and
    must stand.
    """

    def __init__(self, game: BanqueGame) -> None:
        super().__init__(game, game.shoe)
        self.theta = game.theta
        self.given: tuple[int, ...] = ()
        self.last: int | None = None

    @property
    def events(self) -> tuple[int, ...]:
        """What right and left did, once both are known: a card value, STOOD or NATURAL."""
        sides = self.draws[:BANKER]
        if len(sides) < BANKER or len(self.given) < sum(sides):
            return ()
        cards = iter(self.given)
        return tuple(
            NATURAL if total >= 8 else next(cards) if draw == DRAW else STOOD
            for total, draw in zip(self.totals, sides, strict=False)
        )

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        decided = len(self.draws)
        waits = decided == BANKER and not self.events
        if not self.has_hands or waits or decided > BANKER:
            return int(pyspiel.PlayerId.CHANCE)
        return decided

    def is_terminal(self) -> bool:
        """Return whether the banker has acted, or naturals decided the coup."""
        natural = self.has_hands and (self.totals[BANKER] >= 8 or min(self.totals[:BANKER]) >= 8)
        return natural or self.last is not None

    def _legal_actions(self, player: int) -> list[int]:
        if player == BANKER:
            return [STAND, DRAW]
        if self.totals[player] >= 8:
            return [STAND]
        return MAY[CHEMIN_DE_FER.player_says(self.totals[player])]

    def _apply_action(self, action: int) -> None:
        if not self.is_chance_node():
            self.draws = (*self.draws, action)
            if len(self.draws) > BANKER and action == STAND:
                self.last = STOOD
        elif not self.has_hands:
            self.deal_hand(action)
        else:
            self.take(action)
            if self.events:
                self.last = action
            else:
                self.given = (*self.given, action)

    def returns(self) -> list[float]:
        """Return each player's gain, per unit of total stakes."""
        if not self.is_terminal():
            return [0.0] * len(PERSONS)
        sides = [float(self._fares(side)) for side in SEEN.values()]
        right, left = (a * b for a, b in zip(self._parts, sides, strict=True))
        return [right, left, -right - left]

    @property
    def _parts(self) -> tuple[float, float]:
        return float(self.theta), float(1 - self.theta)

    def _fares(self, side: int) -> int:
        """Return whether a side wins (1), loses (-1) or ties; a natural is decided on two cards."""
        total, banker = self.totals[side], self.totals[BANKER]
        if max(total, banker) < 8:
            total = TOTAL_AFTER[total][self.events[side]]
            banker = TOTAL_AFTER[banker][STOOD if self.last is None else self.last]
        return (total > banker) - (total < banker)

    def pieces(self, player: int) -> Mapping[str, int]:
        """Return what a player sees, by piece; the left does not see the right's card."""
        pieces = {"total": self.totals[player]} if len(self.hands) > player else {}
        if player == BANKER:
            # no entries before the events are known
            pieces |= dict(zip(SEEN, self.events, strict=False))
        return pieces

    def written(self, player: int, *, private: bool, public: bool) -> str:
        """Write what a player sees; if the player is to move, the name of the decision point."""
        total = str(self.totals[player]) if private and len(self.hands) > player else ""
        if player != BANKER:
            return f"{PERSONS[player]}:{total}"
        events = ",".join(map(name_of, self.events)) if private else ""
        return f"{total}|{events}"

    def __str__(self) -> str:
        words = [written(PAIRS[hand]) for hand in self.hands]
        words += ["draws" if draw else "stands" for draw in self.draws]
        words += [f"given {card}" for card in self.given]
        return " ".join(words if self.last is None else [*words, name_of(self.last)])


class BanquePolicy(PointPolicy):
    """A policy that plays a solution of `solve_banque`; correlated plans are not supported."""

    def __init__(self, game: BanqueGame, equilibrium: BanqueEquilibrium) -> None:
        sides = {
            f"{side}:{total}": getattr(equilibrium, side).get(str(total), Fraction(0))
            for side in SEEN
            for total in range(TEN)
        }
        super().__init__(game, {**sides, **equilibrium.banker})


pyspiel.register_game(game_type(), BanqueGame)
