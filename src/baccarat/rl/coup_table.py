"""A coup of OpenSpiel as an environment of PettingZoo, as Shimmy cannot play it.

It plays any game of OpenSpiel in which players act in turn and are rewarded at the end.
"""

import random
from typing import Any, Final

import numpy as np
import pyspiel
from gymnasium.spaces import Box
from pettingzoo.utils import wrappers

from .coup import NAME
from .turns import MaskIn, Numbers, TurnEnv

MAX_DEALS: Final = 10_000
"""The number of coups without a decision after which a game counts as one that has none."""


def env(game: pyspiel.Game | str = NAME, **options: Any) -> Any:
    """Create the environment, wrapped in PettingZoo's checks; options are those of CoupEnv."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(CoupEnv(game, **options))
    )


class CoupEnv(TurnEnv):
    """A coup with agents `player_0` and so on, numbered as in OpenSpiel; see `docs/learning.md`.

    Coups that end without a decision are dealt again.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo's own way
        "name": "baccarat_coup_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: pyspiel.Game | str = NAME,
        *,
        mask: MaskIn = "info",
        render_mode: str | None = None,
    ) -> None:
        self.game = pyspiel.load_game(game) if isinstance(game, str) else game
        super().__init__(
            [f"player_{number}" for number in range(self.game.num_players())],
            ["stand", "draw"],
            Box(0, 1, (self.game.information_state_tensor_size(),)),
            mask=mask,
            render_mode=render_mode,
        )
        self._random = random.Random()  # noqa: S311 - for experiments, not for stakes

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a coup with a decision; a seed starts a reproducible sequence of coups.

        Raises ValueError if none of many coups has a decision.
        """
        if seed is not None:
            self._random.seed(seed)
        for _ in range(MAX_DEALS):
            self._spiel = self.game.new_initial_state()
            self._deal()
            if not self._spiel.is_terminal():
                self._begin()
                return
        raise ValueError(f"{self.game} has no decisions")

    def _deal(self) -> None:
        """Draw the cards that come before the next decision."""
        while self._spiel.is_chance_node():
            cards, chances = zip(*self._spiel.chance_outcomes(), strict=True)
            self._spiel.apply_action(self._random.choices(cards, chances)[0])

    def _act(self, action: int) -> dict[str, float]:
        self._spiel.apply_action(int(action))
        self._deal()
        return dict(zip(self.agents, self._spiel.returns(), strict=True))

    def _see(self, agent: str) -> Numbers:
        return np.array(self._spiel.information_state_tensor(_number(agent)), np.float32)

    def _phase(self) -> str:
        return str(self._spiel)

    def _ask(self) -> None:
        if self._spiel.is_terminal():
            self._end()
            return
        player, legal = self._spiel.current_player(), self._spiel.legal_actions()
        agent = f"player_{player}"
        self._turn(agent, [each in legal for each in range(len(self.actions))])
        self.infos[agent]["point"] = self._spiel.information_state_string(player)


def _number(agent: str) -> int:
    return int(agent.removeprefix("player_"))
