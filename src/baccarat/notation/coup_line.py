"""Write and read a coup in one line: the actions since the last coup, ` = `, and the result."""

from collections.abc import Iterable
from itertools import groupby

from ..tables.common import Deal, Finished, Seat
from .action import action_text, parse_action
from .faults import NotationCode
from .grammar import BadNotation
from .public_coup import DealHidden, RecordedAction
from .words import GameNotation


def coup_line(
    actions: Iterable[tuple[Seat, RecordedAction]], coup: Finished | None, words: GameNotation
) -> str:
    """Write a coup, None for one without cards; cards dealt in a row stand together."""
    texts: list[str] = []
    for dealing, group in groupby(actions, key=lambda pair: isinstance(pair[1], Deal | DealHidden)):
        said = [action_text(seat, action, words) for seat, action in group]
        if dealing:
            texts.append(f"h deal {' '.join(text.split(' ')[-1] for text in said)}")
        else:
            texts.extend(said)
    return f"{'; '.join(texts)} = {words.result_text(coup)}"


def parse_coup(
    line: str, words: GameNotation
) -> tuple[tuple[tuple[Seat, RecordedAction], ...], str]:
    """Read a coup's actions, and its result as text; raises BadNotation."""
    actions, parted, result = line.rpartition(" = ")
    if not parted or not words.RESULT.fullmatch(result):
        raise BadNotation(NotationCode.NO_RESULT)
    pairs = (pair for text in actions.split("; ") for pair in parse_action(text, words))
    return tuple(pairs), result
