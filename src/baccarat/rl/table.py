"""A table as a PettingZoo environment in which agents act in turn (AEC)."""

import random
from collections.abc import Mapping
from itertools import chain
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..fairness import SECRET_BYTES
from ..rules import Preset
from ..rules import preset as preset_named
from ..tables import table_of
from ..tables.common import Seat
from ..tables.common.chips import MAX_UNITS
from .game import Game
from .register import GAMES
from .slots import match_slots

PLAYERS: Final = 5
CHIPS: Final = 100
"""Each player's initial chips, in table minimums."""
BINS: Final = 5
MAX_DECISIONS: Final = 10_000
"""The number of actions after which an episode is truncated, in case everybody always passes."""
WAIT: Final = "wait"
MAX_OBSERVATION: Final = 1e15
"""An upper bound of every number in an observation."""
Numbers = npt.NDArray[np.float32]


def env(preset: Preset | str = "chemin-de-fer", **options: Any) -> Any:
    """Create the environment, wrapped in PettingZoo's checks; options are those of TableEnv."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(TableEnv(preset, **options))
    )


class TableEnv(AECEnv):  # type: ignore[misc]  # of a library without types
    """A shoe at the table of a preset, with agents `seat_1` and so on; see `docs/learning.md`.

    Raises UnknownPreset, and ValueError for impossible numbers.

    - `players` in the first chairs, with `chips` minimums each.
    - `coups`: the number after which the episode is truncated; None for the whole shoe.
    - `bins`: the number of amounts for each action with one, at least two.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo's own way
        "name": "baccarat_table_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(  # noqa: PLR0913 - all but one by keyword
        self,
        preset: Preset | str = "chemin-de-fer",
        *,
        players: int = PLAYERS,
        chips: int = CHIPS,
        coups: int | None = None,
        bins: int = BINS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.preset = preset_named(preset) if isinstance(preset, str) else preset
        _check(self.preset, players=players, chips=chips, coups=coups, bins=bins)
        self.render_mode, self._most_coups = render_mode, coups
        self._chips = chips * self.preset.minimum
        self._numbers = GAMES[self.preset.game]
        self._slots = [*self._numbers.slots(self.preset, bins)]
        self.actions = (WAIT, *(slot.name for slot in self._slots))
        """The names of the actions, indexed by number."""
        self.layout = self._layout()
        """The parts of an observation in order, with their sizes."""
        self.possible_agents = [f"seat_{seat}" for seat in range(1, players + 1)]
        size = (sum(self.layout.values()),)
        self.observation_spaces = {
            each: Box(0, MAX_OBSERVATION, size) for each in self.possible_agents
        }
        self.action_spaces = {each: Discrete(len(self.actions)) for each in self.possible_agents}
        self._random = random.Random()  # noqa: S311 - for experiments, not for stakes

    @property
    def coups(self) -> int:
        """The number of finished coups."""
        return self._game.coups

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _layout(self) -> Mapping[str, int]:
        table = table_of(self.preset)
        seen = self._numbers.parts(self.preset, table.view(table.new(self.preset), 1))
        return {name: len(part) for name, part in seen.items()}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a full shoe; a seed starts a reproducible sequence of shoes."""
        if seed is not None:
            self._random.seed(seed)
        self.agents = [*self.possible_agents]
        secret = self._random.randbytes(SECRET_BYTES)
        self._game = Game(self.preset, len(self.agents), self._chips, secret)
        self._decisions = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def step(self, action: int | None) -> None:
        """Take the current agent's action; raises ValueError for a masked one."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self._mask[action]:
            raise ValueError(f"{agent} cannot do {action} now")
        self._cumulative_rewards[agent] = 0.0
        before, forced = self._game.state, self._mask.sum() == 1
        self._game.answer(self._offered[action])
        if forced and self._game.state == before:
            self._game.seat = None  # it would otherwise be asked the same thing forever
        self._decisions += 1
        gains = self._game.take_gains()
        self.rewards = {each: gains[seat_of(each)] / self.preset.minimum for each in self.agents}
        self._accumulate_rewards()
        self._ask()

    def observe(self, agent: str) -> Numbers:
        """Return what an agent's seat sees."""
        view = self._game.table.view(self._game.state, seat_of(agent))
        seen = self._numbers.parts(self.preset, view)
        return np.fromiter(chain.from_iterable(seen.values()), np.float32)

    def render(self) -> str | None:
        """Write the phase, and the actions of the agent to act."""
        if self.render_mode is None:
            return None
        may = ", ".join(name for name, can in zip(self.actions, self._mask, strict=True) if can)
        return f"{self._game.state.phase}: {self.agent_selection} may {may}"

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def _ask(self) -> None:
        """Move on to the next seat to act, or end the episode for everybody."""
        game = self._game
        cut = game.coups == self._most_coups and game.table.is_idle(game.state)
        cut = cut or self._decisions >= MAX_DECISIONS
        over = game.seat is None or cut
        if over:
            ends = self.truncations if cut and game.seat is not None else self.terminations
            ends.update(dict.fromkeys(self.agents, True))
        self._offered = [None, *match_slots(self._slots, () if over else game.choices())]
        can = [not over and game.may_wait, *(each is not None for each in self._offered[1:])]
        self._mask = np.array(can, np.int8)
        self.agent_selection = self.agents[0] if over else f"seat_{game.seat}"
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": self._mask}


def seat_of(agent: str) -> Seat:
    """Return the seat of an agent."""
    return int(agent.removeprefix("seat_"))


def _check(preset: Preset, *, players: int, chips: int, coups: int | None, bins: int) -> None:
    bounds = {
        "players": (players, preset.seats),
        "chips": (chips, MAX_UNITS // preset.minimum),
        "coups": (1 if coups is None else coups, None),
    }
    for name, (number, most) in bounds.items():
        if number < 1 or (most is not None and number > most):
            raise ValueError(f"{name} is 1 to {most or 'any number'}, not {number}")
    if bins < 2:
        raise ValueError(f"bins are 2 at least, not {bins}")
