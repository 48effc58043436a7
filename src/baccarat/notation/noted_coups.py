"""Make a record of coups that somebody noted: their cards alone, without players or stakes."""

from collections.abc import Iterable

from msgspec.structs import replace

from ..cards import parse_cards
from ..rules import Coup, PuntoPreset, punto_preset
from .record import Record

ROOM = "noted"


class BadNote(ValueError):
    """Coup `number`, from 1, has too few cards or too many."""

    def __init__(self, number: int) -> None:
        super().__init__(f"coup {number} does not have the cards that the rules deal")
        self.number = number


def record_of_cards(
    preset: PuntoPreset | str, coups: Iterable[str | Iterable[str]], *, started: str = "unknown"
) -> Record:
    """Return the record of coups, each given by its cards in the order drawn.

    The preset may be given by name; cards that were burnt are left out. `replay` checks that the
    packs hold the cards. Raises BadNote, BadCard and UnknownPreset.
    """
    rules = punto_preset(preset) if isinstance(preset, str) else preset
    lines: list[str] = []
    for number, given in enumerate(coups, 1):
        cards = parse_cards(given.split() if isinstance(given, str) else given)
        coup, left = Coup(), [*cards]
        while (side := coup.due()) and left:
            coup = coup.with_card(side, left.pop(0))
        if side or left:
            raise BadNote(number)
        start = "" if lines else "h start; "
        result = f"{coup.outcome} {coup.player.total}-{coup.banker.total}"
        lines.append(f"{start}h close; h deal {' '.join(cards)} = {result}")
    return Record(
        room=ROOM,
        shoe=1,
        preset=replace(rules, burn=0),
        started=started,
        players=(),
        coups=tuple(lines),
        final=(),
    )
