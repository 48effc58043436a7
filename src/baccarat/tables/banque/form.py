"""How a table of baccara banque is written between two shoes, beside its preset."""

from typing import Final

from ...rules.form import Form, Version

_FIRST: Final = (
    "phase", "purses", "stakes", "answers", "chosen", "places", "next_holders", "arrivals", "names",
    "bank", "former", "turn", "suivi", "runs", "call", "a_cheval", "price", "giver", "origin",
    "held_open", "raised", "holders", "hands", "said", "shown", "last", "shoe",
)  # fmt: skip
_CUT: Final = ("before_shoe", "cutter")
"""What came with shoes that are made when there is a bank, whose banker names who cuts."""

FORM: Final = Form((Version(_FIRST), Version((*_FIRST, *_CUT), dict)))
