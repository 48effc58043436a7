"""Records of a shoe (`.bhh`): write, read and replay them. The grammar is in `docs/record.md`."""

from typing import TYPE_CHECKING

from .._lazy import load_lazily

if TYPE_CHECKING:
    from .action import action_text, coup_line, parse_action, parse_coup
    from .bad_record import CODES, MALFORMED, NO_RECORD, OTHER_GAME, SEAL_DIFFERS, BadRecord
    from .faults import NotationCode, NoteCode, TableCode
    from .grammar import BadNotation
    from .noted.detect import BadWish
    from .noted.read_shoes import NotedShoes, read_shoes
    from .noted.record import NoRecord, noted_of_record, record_of_cards, record_of_noted
    from .noted.shoe import (
        NOTED,
        BadNote,
        Broken,
        Detail,
        Form,
        Layout,
        NotedCoup,
        NotedShoe,
        ReadingReport,
    )
    from .public_coup import CoupInProgress
    from .read import read
    from .record import Holding, Player, Record, Sealed
    from .register import GameNotation, notation_of
    from .replay import Replay, replay
    from .sealed import running_hashes
    from .shoe import FinishedCoups, record_of_shoe
    from .verify import Verified, verify
    from .witness import BadWitness, Witness, read_witness
    from .witness_contradictions import Contradiction, contradictions
    from .write import write
else:
    load_lazily(__name__)

__all__ = [
    "CODES",
    "MALFORMED",
    "NOTED",
    "NO_RECORD",
    "OTHER_GAME",
    "SEAL_DIFFERS",
    "BadNotation",
    "BadNote",
    "BadRecord",
    "BadWish",
    "BadWitness",
    "Broken",
    "Contradiction",
    "CoupInProgress",
    "Detail",
    "FinishedCoups",
    "Form",
    "GameNotation",
    "Holding",
    "Layout",
    "NoRecord",
    "NotationCode",
    "NoteCode",
    "NotedCoup",
    "NotedShoe",
    "NotedShoes",
    "Player",
    "ReadingReport",
    "Record",
    "Replay",
    "Sealed",
    "TableCode",
    "Verified",
    "Witness",
    "action_text",
    "contradictions",
    "coup_line",
    "notation_of",
    "noted_of_record",
    "parse_action",
    "parse_coup",
    "read",
    "read_shoes",
    "read_witness",
    "record_of_cards",
    "record_of_noted",
    "record_of_shoe",
    "replay",
    "running_hashes",
    "verify",
    "write",
]
