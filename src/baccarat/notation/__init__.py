"""Records of a shoe (`.bhh`): write, read and replay them. The grammar is in `docs/record.md`."""

from typing import TYPE_CHECKING

from .._lazy import load_lazily

if TYPE_CHECKING:
    from .action import (
        action_text as action_text,
        coup_line as coup_line,
        parse_action as parse_action,
        parse_coup as parse_coup,
    )
    from .bad_record import (
        CODES as CODES,
        MALFORMED as MALFORMED,
        NO_RECORD as NO_RECORD,
        OTHER_GAME as OTHER_GAME,
        SEAL_DIFFERS as SEAL_DIFFERS,
        BadRecord as BadRecord,
    )
    from .faults import NotationCode as NotationCode, NoteCode as NoteCode, TableCode as TableCode
    from .grammar import BadNotation as BadNotation
    from .noted.detect import BadWish as BadWish
    from .noted.read_shoes import NotedShoes as NotedShoes, read_shoes as read_shoes
    from .noted.record import (
        NoRecord as NoRecord,
        noted_of_record as noted_of_record,
        record_of_cards as record_of_cards,
        record_of_noted as record_of_noted,
    )
    from .noted.shoe import (
        NOTED as NOTED,
        BadNote as BadNote,
        Broken as Broken,
        Detail as Detail,
        Form as Form,
        Layout as Layout,
        NotedCoup as NotedCoup,
        NotedShoe as NotedShoe,
        ReadingReport as ReadingReport,
    )
    from .public_coup import CoupInProgress as CoupInProgress
    from .read import read as read
    from .record import Holding as Holding, Player as Player, Record as Record, Sealed as Sealed
    from .register import GameNotation as GameNotation, notation_of as notation_of
    from .replay import Replay as Replay, replay as replay
    from .sealed import running_hashes as running_hashes
    from .shoe import FinishedCoups as FinishedCoups, record_of_shoe as record_of_shoe
    from .verify import Verified as Verified, verify as verify
    from .witness import BadWitness as BadWitness, Witness as Witness, read_witness as read_witness
    from .witness_contradictions import (
        Contradiction as Contradiction,
        contradictions as contradictions,
    )
    from .write import write as write
else:
    load_lazily(__name__)
