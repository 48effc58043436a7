"""The record of a shoe (`.bhh`): write, read, replay. `docs/record.md` has the grammar."""

from .action import BadNotation, action_text, bets_text, parse_action, parse_bets
from .bad_record import BadRecord
from .coup_line import coup_line, parse_coup, result_text
from .read import read
from .record import Holding, Player, Record
from .replay import Replay, replay
from .shoe import record_of_shoe
from .write import write

__all__ = [
    "BadNotation",
    "BadRecord",
    "Holding",
    "Player",
    "Record",
    "Replay",
    "action_text",
    "bets_text",
    "coup_line",
    "parse_action",
    "parse_bets",
    "parse_coup",
    "read",
    "record_of_shoe",
    "replay",
    "result_text",
    "write",
]
