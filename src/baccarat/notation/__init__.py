"""The record of a shoe (`.bhh`): write, read, replay. `docs/record.md` has the grammar."""

from .action import BadNotation, action_text, bets_text, parse_action, parse_bets
from .bad_record import CODES, MALFORMED, NO_RECORD, BadRecord
from .coup_line import coup_line, parse_coup, result_text
from .fold import folded
from .read import read
from .record import Holding, Player, Record
from .replay import Replay, replay
from .shoe import record_of_shoe
from .write import write

__all__ = [
    "CODES",
    "MALFORMED",
    "NO_RECORD",
    "BadNotation",
    "BadRecord",
    "Holding",
    "Player",
    "Record",
    "Replay",
    "action_text",
    "bets_text",
    "coup_line",
    "folded",
    "parse_action",
    "parse_bets",
    "parse_coup",
    "read",
    "record_of_shoe",
    "replay",
    "result_text",
    "write",
]
