"""JSON objects for an analysis; amounts are in units, 100 to a chip."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from msgspec import to_builtins

from ..pricing.to_json import VERSION, exact
from .model import Analysis, CoupStory

METHOD = "equilibrium-of-each-coup"
KNOWN = "full packs less the cards shown; each hand knows itself"

Write = Callable[[Fraction], Any]


def analysis_object(found: Analysis, write: Write = exact) -> dict[str, Any]:
    """Return an analysis as an object; its keys are in `docs/analysis.md`.

    `write` converts a number, exactly or to a plain float.
    """
    return {
        "version": VERSION,
        "room": found.room,
        "shoe": found.shoe,
        "preset": found.preset,
        "coups": [coup_object(each, write) for each in found.coups],
        "players": [
            {**to_builtins(each, enc_hook=write), "luck": write(each.luck)}
            for each in found.players
        ],
        "method": {"name": METHOD, "exact": write is exact, "known": KNOWN},
    }


def coup_object(coup: CoupStory, write: Write = exact) -> dict[str, Any]:
    found: dict[str, Any] = to_builtins(coup, enc_hook=write)
    for made, choice in zip(coup.choices, found["choices"], strict=True):
        choice["equilibrium"]["lost"] = write(made.lost)
        choice["known"]["lost"] = write(made.lost_known)
    for share, written in zip(coup.shares, found["shares"], strict=True):
        written |= {"expectation": write(share.expectation), "luck": write(share.luck)}
    return found
