"""A coup of chemin de fer as an OpenSpiel game, with chance nodes.

Importing this module registers it: `pyspiel.load_game("python_baccarat_chemin_de_fer")`.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, TypeAlias

import pyspiel
from open_spiel.python.policy import Policy

from ..lab.counts import read_counts
from ..lab.equilibrium.chemin.solve import Equilibrium
from ..lab.equilibrium.problem import WITH_REPLACEMENT, Question, chemin_de_fer, event_name, written
from ..lab.hands import EVENTS, PAIRS, STOOD, TOTAL_AFTER, TOTALS, Shoe, draw_pair
from ..rules.tableau import Draws
from .observer import HANDS, PLAYER, TOTALS as TEN, CoupObserver, TensorPart

NAME: Final = "python_baccarat_chemin_de_fer"
PONTE, BANKER = 0, 1
STAND, DRAW = 0, 1
MAY: Final[Mapping[Draws, list[int]]] = {
    Draws.STAND: [STAND],
    Draws.DRAW: [DRAW],
    Draws.FREE: [STAND, DRAW],
}
PIECES: Final = {
    PLAYER: TensorPart(2, public=True),
    "total": TensorPart(TEN, public=False),
    "cards": TensorPart(HANDS, public=False),
    "ponte": TensorPart(EVENTS, public=True),
}
"""The side, its total, its two cards if it acts on them, and the ponte's card, or S."""
Parameters: TypeAlias = Mapping[str, str | int | bool]
PARAMETERS: Final[Parameters] = {
    "preset": "",
    "packs": 0,
    "replaced": False,
    "counts": "",
    "sees": "totals",
    "tax": "",
    "ponte_free": "",
    "banker_free": "",
}
"""The arguments of `chemin_de_fer`: "" and 0 omit one, and lists are separated by semicolons.

OpenSpiel parses `5` or `0.05` in a game string as a number, whatever the parameter's type. Stored
texts therefore never look like numbers: `five`, `1/20`."""
FIVE: Final = "five"
"""How `ponte_free="5"` is stored."""


def game_type(*, zero_sum: bool = True) -> pyspiel.GameType:
    """Return the description of the game for OpenSpiel; with a tax it is not zero-sum."""
    return describe_game(NAME, "A coup of chemin de fer", 2, PARAMETERS, zero_sum=zero_sum)


def describe_game(
    name: str, words: str, players: int, parameters: Parameters, *, zero_sum: bool = True
) -> pyspiel.GameType:
    """Describe a game of one coup: hidden hands, sampled or explicit chance, rewards at the end."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name,
        long_name=words,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def question_of(parameters: Parameters) -> Question:
    """Parse the parameters into a question; raises whatever `chemin_de_fer` raises."""
    settings: dict[str, Any] = {name: each for name, each in parameters.items() if each}
    if settings.pop("replaced", False):
        settings["packs"] = WITH_REPLACEMENT
    for name in ("counts", "banker_free"):
        if name in settings:
            settings[name] = settings[name].replace(";", ",")
    if "counts" in settings:
        settings["counts"] = read_counts(settings["counts"])
    if settings.get("ponte_free") == FIVE:
        settings["ponte_free"] = "5"
    return chemin_de_fer(**settings)


def stored_parameters(parameters: Parameters, rates: Mapping[str, Fraction]) -> Parameters:
    """Return the parameters as stored by a game, with no text that looks like a number.

    `rates` has the parsed values of the parameters that are rates.
    """
    written = {name: f"{rate.numerator}/{rate.denominator}" for name, rate in rates.items()}
    fives = {name: FIVE for name, each in parameters.items() if each == "5"}
    return {name: {**fives, **written}.get(name, each) for name, each in parameters.items()}


class StoredGame(pyspiel.Game):  # type: ignore[misc]  # of a library without types
    """A game that is copied and pickled by its string; OpenSpiel would leave its fields out."""

    pieces: Mapping[str, TensorPart]

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (type(self), str(self))

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> CoupObserver:
        return CoupObserver(self.pieces, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        """Return the maximum: a hand and a third card for each player."""
        return 2 * int(self.num_players())


def _load(_registered: type, text: str) -> Any:
    """Load a game; naming its class imports the module that registers it."""
    return pyspiel.load_game(text)


class CoupGame(StoredGame):
    """A coup between the ponte (player 0) and the banker (player 1), for one unit of stake."""

    pieces = PIECES

    def __init__(self, parameters: Parameters | None = None) -> None:
        settings = parameters or {}
        self.question = question_of({**PARAMETERS, **settings})
        rates = {"tax": self.question.tax} if settings.get("tax") else {}
        zero_sum = self.question.tax == 0
        info = {"utility_sum": 0.0} if zero_sum else {}
        super().__init__(
            game_type(zero_sum=zero_sum),
            pyspiel.GameInfo(
                num_distinct_actions=2,
                max_chance_outcomes=len(PAIRS),
                num_players=2,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=2,
                **info,
            ),
            stored_parameters(settings, rates),
        )

    def new_initial_state(self) -> "CoupState":
        return CoupState(self)


class DealtState(pyspiel.State):  # type: ignore[misc]  # of a library without types
    """The cards and choices of a coup, for any number of players.

    - `left`: the cards of the shoe by value, less those dealt unless they are `replaced`.
    - `hands`: indexes into PAIRS, by player; `totals`: their totals. `draws`: the choices, in
      order.
    """

    def __init__(self, game: Any, shoe: Shoe) -> None:
        super().__init__(game)
        self.shoe, self.left = shoe, shoe.counts
        self.hands: tuple[int, ...] = ()
        self.draws: tuple[int, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(TOTALS[hand] for hand in self.hands)

    @property
    def has_hands(self) -> bool:
        """Whether every player has two cards."""
        return len(self.hands) == int(self.num_players())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List hands (indexes into PAIRS) or card values, with their probabilities."""
        ways: Sequence[int] = self.left
        if not self.has_hands:
            ways = [draw_pair(self.shoe, self.left, pair)[0] for pair in PAIRS]
        return [(each, count / sum(ways)) for each, count in enumerate(ways) if count]

    def deal_hand(self, pair: int) -> None:
        _, self.left = draw_pair(self.shoe, self.left, PAIRS[pair])
        self.hands = (*self.hands, pair)

    def take(self, card: int) -> None:
        """Take a card out of the shoe."""
        self.left = self.shoe.after(self.left, (card,))

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return "draw" if action == DRAW else "stand"
        return f"given {action}" if self.has_hands else written(PAIRS[action])


class CoupState(DealtState):
    """The state of a coup: the ponte's hand is first.

    `event` is the value of the ponte's card, or STOOD; `last` is the banker's card.
    """

    def __init__(self, game: CoupGame) -> None:
        super().__init__(game, game.question.shoe)
        self.question = game.question
        self.event: int | None = None
        self.last: int | None = None

    def current_player(self) -> int:
        return int(self._player())

    def _player(self) -> Any:
        if not self.has_hands:
            return pyspiel.PlayerId.CHANCE
        if max(self.totals) >= 8:
            return pyspiel.PlayerId.TERMINAL
        if not self.draws:
            return PONTE
        if self.event is None:
            return pyspiel.PlayerId.CHANCE
        if len(self.draws) < 2:
            return BANKER
        waits = self.draws[BANKER] == DRAW and self.last is None
        return pyspiel.PlayerId.CHANCE if waits else pyspiel.PlayerId.TERMINAL

    def sees_cards(self, player: int) -> bool:
        """Whether a side acts on its two cards, not only on their total."""
        return self.question.sees == "both" or (self.question.sees == "banker" and player == BANKER)

    def hand(self, player: int) -> str:
        """Write a side's hand as in its decision points; empty before it is dealt."""
        if len(self.hands) <= player:
            return ""
        return (
            written(PAIRS[self.hands[player]])
            if self.sees_cards(player)
            else str(self.totals[player])
        )

    def pieces(self, player: int) -> Mapping[str, int]:
        """Return what a side sees, by piece."""
        pieces = {}
        if len(self.hands) > player:
            pieces["total"] = self.totals[player]
            if self.sees_cards(player):
                pieces["cards"] = self.hands[player]
        return pieces if self.event is None else {**pieces, "ponte": self.event}

    def written(self, player: int, *, private: bool, public: bool) -> str:
        """Write what a side sees; if it is to move, the name of the decision point."""
        hand = self.hand(player) if private else ""
        if public and self.event is not None:
            return f"{hand}|{event_name(self.event)}"
        return hand

    def _legal_actions(self, player: int) -> list[int]:
        total = self.totals[player]
        if player == PONTE:
            return MAY[self.question.ponte_says(total)]
        event = STOOD if self.event is None else self.event
        return MAY[self.question.banker_says(PAIRS[self.hands[BANKER]], total, event)]

    def _apply_action(self, action: int) -> None:
        if not self.is_chance_node():
            self.draws = (*self.draws, action)
            self.event = STOOD if self.draws == (STAND,) else self.event
        elif not self.has_hands:
            self.deal_hand(action)
        elif self.event is None:
            self.take(action)
            self.event = action
        else:
            self.last = action

    def is_terminal(self) -> bool:
        return bool(self._player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Return each side's gain, per unit of stake; the bank's win is net of the tax."""
        if not self.is_terminal():
            return [0.0, 0.0]
        ponte, banker = self.totals
        event = STOOD if self.event is None else self.event
        ponte, banker = (
            TOTAL_AFTER[ponte][event],
            TOTAL_AFTER[banker][STOOD if self.last is None else self.last],
        )
        if ponte > banker:
            return [1.0, -1.0]
        return [-1.0, float(1 - self.question.tax)] if ponte < banker else [0.0, 0.0]

    def __str__(self) -> str:
        words = [written(PAIRS[hand]) for hand in self.hands]
        words += [event_name(self.event)] if self.event is not None else []
        words += (
            [event_name(STOOD if self.last is None else self.last)] if len(self.draws) > 1 else []
        )
        return " ".join(words)


class PointPolicy(Policy):  # type: ignore[misc]  # of a library without types
    """A policy that draws with a given probability at each named decision point."""

    def __init__(self, game: Any, draws: Mapping[str, Fraction]) -> None:
        super().__init__(game, [*range(game.num_players())])
        self._draws = draws

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        """Return the probability of each action of the player to move."""
        player = state.current_player() if player_id is None else player_id
        draws = float(self._draws[state.information_state_string(player)])
        chances = {STAND: 1 - draws, DRAW: draws}
        return {action: chances[action] for action in state.legal_actions(player)}


class SolvedPolicy(PointPolicy):
    """A policy that plays an equilibrium found by `solve`."""

    def __init__(self, game: CoupGame, equilibrium: Equilibrium) -> None:
        super().__init__(game, {**equilibrium.ponte, **equilibrium.banker})


pyspiel.register_game(game_type(), CoupGame)
