"""Records of a shoe (`.bhh`): write, read and replay them. The grammar is in `docs/record.md`."""

from typing import TYPE_CHECKING

from .._lazy import load_lazily

if TYPE_CHECKING:
    from .action import action_text, parse_action
    from .bad_record import CODES, MALFORMED, NO_RECORD, OTHER_GAME, SEAL_DIFFERS, BadRecord
    from .coup_in_progress import CoupInProgress
    from .coup_line import coup_line, parse_coup
    from .faults import NotationCode, NoteCode, TableCode
    from .grammar import BadNotation
    from .noted_coups import BadNote, record_of_cards
    from .read import read
    from .record import Holding, Player, Record, Sealed
    from .register import GameNotation, notation_of
    from .replay import Replay, replay
    from .sealed import running_hashes
    from .shoe import FinishedCoups, record_of_shoe
    from .tokens import Token, tokenize
    from .verify import Verified, verify
    from .witness import BadWitness, Witness, read_witness
    from .witness_contradictions import Contradiction, contradictions
    from .write import write
else:
    load_lazily(__name__)

__all__ = [
    "CODES",
    "MALFORMED",
    "NO_RECORD",
    "OTHER_GAME",
    "SEAL_DIFFERS",
    "BadNotation",
    "BadNote",
    "BadRecord",
    "BadWitness",
    "Contradiction",
    "CoupInProgress",
    "FinishedCoups",
    "GameNotation",
    "Holding",
    "NotationCode",
    "NoteCode",
    "Player",
    "Record",
    "Replay",
    "Sealed",
    "TableCode",
    "Token",
    "Verified",
    "Witness",
    "action_text",
    "contradictions",
    "coup_line",
    "notation_of",
    "parse_action",
    "parse_coup",
    "read",
    "read_witness",
    "record_of_cards",
    "record_of_shoe",
    "replay",
    "running_hashes",
    "tokenize",
    "verify",
    "write",
]
