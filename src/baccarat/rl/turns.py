"""What the environments of PettingZoo share: turns, masks and rewards."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Literal, get_args

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
MaskIn = Literal["info", "observation"]
"""Where an agent finds its mask; some libraries read it in the observation only."""
PLACES: Final = get_args(MaskIn)


class TurnEnv(AECEnv):  # type: ignore[misc]  # of a library without types
    """Agents that act one by one, each with a mask of its actions; the episode ends for all.

    With `mask` "observation", an observation is a dictionary of `observation` and `action_mask`.
    An agent that is not to act has an empty mask. Environments can be copied and pickled. Raises
    ValueError for another `mask`.
    """

    def __init__(
        self,
        agents: Sequence[str],
        actions: Sequence[str],
        seen: Box,
        *,
        mask: MaskIn = "info",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if mask not in PLACES:
            raise ValueError(f"mask is one of {', '.join(PLACES)}, not {mask!r}")
        self.render_mode, self._mask_in = render_mode, mask
        self.actions = tuple(actions)
        """The names of the actions, indexed by number."""
        self.possible_agents = [*agents]
        self.rewards: dict[str, float] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        masked = Dict({"observation": seen, "action_mask": Box(0, 1, (len(actions),), np.int8)})
        self.observation_spaces = dict.fromkeys(agents, seen if mask == "info" else masked)
        self.action_spaces = {each: Discrete(len(actions)) for each in agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Any:
        """Return what an agent sees, with its mask if that belongs to the observation."""
        seen = self._see(agent)
        if self._mask_in == "info":
            return seen
        acts = agent == self.agent_selection
        return {"observation": seen, "action_mask": self._mask if acts else self._mask * 0}

    def step(self, action: int | None) -> None:
        """Take the current agent's action; raises ValueError for a masked one."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self._mask[action]:
            raise ValueError(f"{agent} cannot do {action} now")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._act(action)
        self._accumulate_rewards()
        self._ask()

    def render(self) -> str | None:
        """Write the phase, and the actions of the agent to act."""
        if self.render_mode is None:
            return None
        may = ", ".join(name for name, can in zip(self.actions, self._mask, strict=True) if can)
        return f"{self._phase()}: {self.agent_selection} may {may}"

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def _begin(self) -> None:
        """Start an episode, once there is something to ask."""
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def _turn(self, agent: str, can: Sequence[bool]) -> None:
        """Make it an agent's turn, with these actions."""
        self._mask: Mask = np.array(can, np.int8)
        self.agent_selection = agent
        self.infos: dict[str, dict[str, Any]] = {each: {} for each in self.agents}
        self.infos[agent] = {"action_mask": self._mask}

    def _end(self, *, cut: bool = False) -> None:
        """End the episode for everybody; `cut` if it could have continued."""
        ends = self.truncations if cut else self.terminations
        ends.update(dict.fromkeys(self.agents, True))
        self._turn(self.agents[0], [False] * len(self.actions))

    @abstractmethod
    def _see(self, agent: str) -> Numbers:
        """Return what an agent sees, as numbers."""

    @abstractmethod
    def _act(self, action: int) -> dict[str, float]:
        """Take an action that the mask allows; return each agent's reward."""

    @abstractmethod
    def _ask(self) -> None:
        """Call `_turn` or `_end`."""

    @abstractmethod
    def _phase(self) -> str:
        """Return the phase to display."""
