#!/usr/bin/env bash
# gymnasium 1.2.3: two `Dict` spaces that are equal, and flatten the same observation in different orders.
#
# A dictionary is sorted by its keys when a space is made of it; keyword arguments, pairs and an OrderedDict keep their
# order. `==` ignores the order, and so do `in` and `check_env`. But `flatten` follows it, so that a mask of actions comes
# before the observation that it stands behind in the source. Where all parts have the same bounds, even the flat spaces
# are equal, and a policy that was trained with one spelling plays with the other, with mask and observation exchanged:
#        Dict({observation, action_mask}): [1. 0. 0. 1. 1.]
#        Dict(observation=, action_mask=): [0. 1. 1. 1. 0.]
#        equal spaces: True, equal flat spaces: True, both checked
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet gymnasium==1.2.3

cat >spaces.py <<'CHECK'
import warnings

import gymnasium
import numpy as np
from gymnasium.spaces import Dict, Discrete, MultiBinary, flatten_space
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import FlattenObservation

warnings.simplefilter("ignore")
parts = {"observation": MultiBinary(3), "action_mask": MultiBinary(2)}


class Table(gymnasium.Env):
    """One coup without a choice: of two actions, the first is allowed."""

    action_space = Discrete(2)

    def __init__(self, space):
        self.observation_space = space

    def _look(self):
        return {"observation": np.array([0, 1, 1], np.int8), "action_mask": np.array([1, 0], np.int8)}

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return self._look(), {}

    def step(self, action):
        return self._look(), 0.0, True, False, {}


first, second = Dict(parts), Dict(**parts)
for name, space in (("{observation, action_mask}", first), ("observation=, action_mask=", second)):
    check_env(Table(space), skip_render_check=True)
    flat, _ = FlattenObservation(Table(space)).reset()
    print(f"Dict({name}): {flat.astype(float)}")
print(
    f"equal spaces: {first == second}, equal flat spaces: {flatten_space(first) == flatten_space(second)}, both checked"
)
CHECK
env/bin/python spaces.py | tee said

diff said - <<'EXPECTED'
Dict({observation, action_mask}): [1. 0. 0. 1. 1.]
Dict(observation=, action_mask=): [0. 1. 1. 1. 0.]
equal spaces: True, equal flat spaces: True, both checked
EXPECTED
