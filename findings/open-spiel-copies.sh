#!/usr/bin/env bash
# OpenSpiel 2.0.2 (open_spiel, from PyPI), Python 3.11.
#
# A game written in Python can be copied with copy.deepcopy and pickled without an error, and the copy
# prints like the original. But neither way runs the game's __init__: whatever the class keeps there is
# gone, and the copy fails later, at the first call that needs it. Writing __init__ as for any Python
# class is therefore not enough for games that go to worker processes. A state keeps its fields.
#
# Seen: "the copy prints alike: True", "the copy has its own field: False" for both ways, and
# "the state has its own field: True".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check open_spiel==2.0.2
cat > "$folder/coin.py" <<'PYTHON'
"""A game of one coin, for one player, with a field of its own."""

import copy
import pickle

import pyspiel

TYPE = pyspiel.GameType(
    short_name="python_one_coin",
    long_name="One coin",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=1,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)


class CoinGame(pyspiel.Game):
    """Guess heads or tails; `right` is the side that wins."""

    def __init__(self, params=None):
        info = pyspiel.GameInfo(
            num_distinct_actions=2, max_chance_outcomes=0, num_players=1,
            min_utility=0.0, max_utility=1.0, utility_sum=None, max_game_length=1,
        )
        super().__init__(TYPE, info, params or {})
        self.right = 1

    def new_initial_state(self):
        return CoinState(self)


class CoinState(pyspiel.State):
    def __init__(self, game):
        super().__init__(game)
        self.guess = None

    def current_player(self):
        return 0 if self.guess is None else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player):
        return [0, 1]

    def _apply_action(self, action):
        self.guess = action

    def _action_to_string(self, player, action):
        return ("heads", "tails")[action]

    def is_terminal(self):
        return self.guess is not None

    def returns(self):
        return [float(self.guess == 1)]

    def __str__(self):
        return str(self.guess)


pyspiel.register_game(TYPE, CoinGame)
game = pyspiel.load_game("python_one_coin")
assert game.right == 1
for name, again in (
    ("copy.deepcopy", copy.deepcopy(game)),
    ("pickle", pickle.loads(pickle.dumps(game))),
):
    print(f"{name}: the copy prints alike: {str(again) == str(game)}")
    print(f"{name}: the copy has its own field: {hasattr(again, 'right')}")
state = game.new_initial_state()
state.apply_action(1)
print(f"the state has its own field: {copy.deepcopy(state).guess == 1}")
PYTHON
"$folder/venv/bin/python" "$folder/coin.py" | tee "$folder/seen"
diff "$folder/seen" - <<'SEEN'
copy.deepcopy: the copy prints alike: True
copy.deepcopy: the copy has its own field: False
pickle: the copy prints alike: True
pickle: the copy has its own field: False
the state has its own field: True
SEEN
echo 'The behaviour is as described.'
