"""A coup in one line: all that was done since the coup before it, then ` = ` and its result."""

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from ..rules import Coup
from ..tables.common import Seat
from ..tables.punto import Action, Deal
from .action import BadNotation, action_text, parse_action

_RESULT: Final = re.compile(r"(player|banker|tie) [0-9]-[0-9]")


def coup_line(actions: Iterable[tuple[Seat, Action]], result: Coup) -> str:
    """Write a coup; cards dealt in a row stand together."""
    texts: list[str] = []
    for dealing, group in groupby(actions, key=lambda pair: isinstance(pair[1], Deal)):
        pairs = list(group)
        if dealing:
            cards = (action_text(seat, action).split(" ")[-1] for seat, action in pairs)
            texts.append(f"h deal {' '.join(cards)}")
        else:
            texts.extend(action_text(seat, action) for seat, action in pairs)
    return f"{'; '.join(texts)} = {result_text(result)}"


def result_text(coup: Coup) -> str:
    """Write who won, and the totals of Player and Banker: `player 7-4`."""
    return f"{coup.outcome} {coup.player.total}-{coup.banker.total}"


def parse_coup(line: str) -> tuple[tuple[tuple[Seat, Action], ...], str]:
    """Read a coup's actions, and its result as text; raises BadNotation."""
    actions, parted, result = line.rpartition(" = ")
    if not parted or not _RESULT.fullmatch(result):
        raise BadNotation("a coup ends with its result, as in ` = player 7-4`")
    return tuple(pair for text in actions.split("; ") for pair in parse_action(text)), result
