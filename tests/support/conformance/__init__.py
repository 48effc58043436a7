"""One suite for all tables: what each must hold to, whatever its game."""

from .alive import alive_faults
from .case import Case, Knowledge, World
from .chips import chip_faults
from .choices import choice_faults, refusal_faults
from .dice import Dice, Drawn, Seeded, choose
from .knowledge import face_down_faults, foreign_card_faults, telling_faults
from .phases import house_faults, phase_faults
from .replay import replay_faults
from .swap import swap_faults
from .tables import CASES, WORLDS
from .waits import wait_faults
from .walk import walk

__all__ = [
    "CASES",
    "WORLDS",
    "Case",
    "Dice",
    "Drawn",
    "Knowledge",
    "Seeded",
    "World",
    "alive_faults",
    "chip_faults",
    "choice_faults",
    "choose",
    "face_down_faults",
    "foreign_card_faults",
    "house_faults",
    "phase_faults",
    "refusal_faults",
    "replay_faults",
    "swap_faults",
    "telling_faults",
    "wait_faults",
    "walk",
]
