"""The tables that run through the suite: a new one adds its case here."""

from .banque import BANQUE
from .case import World
from .chemin import CHEMIN
from .punto import PUNTO

CASES = (PUNTO, CHEMIN, BANQUE)
WORLDS = tuple(World(case, preset) for case in CASES for preset in case.presets)
