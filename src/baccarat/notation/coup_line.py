"""Write and parse a coup as one line: the actions since the last coup, ` = `, and the result."""

from collections.abc import Iterable
from itertools import groupby

from ..tables.common.chips import Seat
from ..tables.common.coup_result import CoupResult
from ..tables.common.shoe import Deal
from .action import action_text, parse_action
from .faults import NotationCode
from .grammar import BadNotation
from .public_coup import DealHidden, RecordedAction
from .register import GameNotation


def coup_line(
    actions: Iterable[tuple[Seat, RecordedAction]], coup: CoupResult | None, words: GameNotation
) -> str:
    """Write a coup, None for a round without cards; cards dealt in a row share an action."""
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
    """Parse a coup's actions, and return its result as text. Raises BadNotation."""
    actions, parted, result = line.rpartition(" = ")
    if not parted or not words.RESULT.fullmatch(result):
        raise BadNotation(NotationCode.NO_RESULT)
    pairs = (pair for text in actions.split("; ") for pair in parse_action(text, words))
    return tuple(pairs), result
