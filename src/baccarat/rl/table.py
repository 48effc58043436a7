"""A table as a PettingZoo environment in which agents act in turn (AEC)."""

import random
from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box
from pettingzoo.utils import wrappers

from ..fairness.shuffle import SECRET_BYTES
from ..rules.presets.bank import BankRules
from ..rules.presets.named import Preset, preset as preset_named
from ..tables.common.chips import MAX_UNITS, Seat
from ..tables.register import table_of
from .game import TableGame
from .register import GAMES, Encoding
from .slots import ActionSlot, match_slots
from .turns import MaskIn, Numbers, TurnEnv

PLAYERS: Final = 5
CHIPS: Final = 100
"""Each player's initial chips, in table minimums."""
BINS: Final = 5
MAX_DECISIONS: Final = 10_000
"""The number of actions after which an episode is truncated, in case everybody always passes."""
WAIT: Final = "wait"
MAX_OBSERVATION: Final = 1e15
"""An upper bound of every number in an observation."""


def env(preset: Preset | str = "chemin-de-fer", **options: Any) -> Any:
    """Create the environment, wrapped in PettingZoo's checks; options are those of TableEnv."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(TableEnv(preset, **options))
    )


class TableEnv(TurnEnv):
    """A shoe at the table of a preset, with agents `seat_1` and so on; see `docs/learning.md`.

    Raises UnknownPreset, and ValueError for impossible numbers.

    - `players` in the first chairs, with `chips` minimums each.
    - `coups`: the number after which the episode is truncated; None for the whole shoe.
    - `bins`: the number of amounts for each action with one, at least two.
    - `mask`: where an agent finds its mask, see TurnEnv.
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
        mask: MaskIn = "info",
        render_mode: str | None = None,
    ) -> None:
        self.preset = preset_named(preset) if isinstance(preset, str) else preset
        _check(self.preset, players=players, chips=chips, coups=coups, bins=bins)
        self._most_coups, self._bins = coups, bins
        self._chips = chips * self.preset.minimum
        self.layout = self._layout()
        """The parts of an observation in order, with their sizes."""
        super().__init__(
            [f"seat_{seat}" for seat in range(1, players + 1)],
            [WAIT, *(slot.name for slot in _slots(self.preset, bins))],
            Box(0, MAX_OBSERVATION, (sum(self.layout.values()),)),
            mask=mask,
            render_mode=render_mode,
        )
        self._random = random.Random()  # noqa: S311 - for experiments, not for stakes

    @property
    def _encoding(self) -> Encoding:
        return GAMES[self.preset.game]

    @property
    def coups(self) -> int:
        """The number of finished coups."""
        return self._game.coups

    def _layout(self) -> Mapping[str, int]:
        table = table_of(self.preset)
        seen = self._encoding.encode_view(self.preset, table.view(table.new(self.preset), 1))
        return {name: len(part) for name, part in seen.items()}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a full shoe; a seed starts a reproducible sequence of shoes."""
        if seed is not None:
            self._random.seed(seed)
        secret = self._random.randbytes(SECRET_BYTES)
        self._game = TableGame(self.preset, len(self.possible_agents), self._chips, secret)
        self._decisions = 0
        self._begin()

    def _act(self, action: int) -> dict[str, float]:
        before, forced = self._game.state, self._mask.sum() == 1
        self._game.answer(self._offered[action])
        if forced and self._game.state == before:
            self._game.seat = None  # it would otherwise be asked the same thing forever
        self._decisions += 1
        gains = self._game.take_gains()
        return {each: gains[seat_of(each)] / self.preset.minimum for each in self.agents}

    def _see(self, agent: str) -> Numbers:
        view = self._game.table.view(self._game.state, seat_of(agent))
        seen = self._encoding.encode_view(self.preset, view)
        return np.fromiter(chain.from_iterable(seen.values()), np.float32)

    def _phase(self) -> str:
        return str(self._game.state.phase)

    def _ask(self) -> None:
        """Move on to the next seat to act, or end the episode for everybody."""
        game = self._game
        cut = game.coups == self._most_coups and game.table.is_idle(game.state)
        cut = cut or self._decisions >= MAX_DECISIONS
        if game.seat is None or cut:
            self._end(cut=game.seat is not None)
            return
        self._offered = [None, *match_slots(_slots(self.preset, self._bins), game.choices())]
        can = [game.may_wait, *(each is not None for each in self._offered[1:])]
        self._turn(f"seat_{game.seat}", can)


@lru_cache
def _slots(preset: Preset, bins: int) -> tuple[ActionSlot, ...]:
    """List the numbered actions of a table, besides waiting."""
    return tuple(GAMES[preset.game].slots(preset, bins))


def seat_of(agent: str) -> Seat:
    return int(agent.removeprefix("seat_"))


def _check(preset: Preset, *, players: int, chips: int, coups: int | None, bins: int) -> None:
    needed = preset.players_needed if isinstance(preset, BankRules) and preset.least_players else 1
    bounds = {
        "players": (needed, players, preset.seats),
        "chips": (1, chips, MAX_UNITS // preset.minimum),
        "coups": (1, 1 if coups is None else coups, None),
    }
    for name, (least, number, most) in bounds.items():
        if number < least or (most is not None and number > most):
            raise ValueError(f"{name} is {least} to {most or 'any number'}, not {number}")
    if bins < 2:
        raise ValueError(f"bins are 2 at least, not {bins}")
