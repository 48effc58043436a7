"""How a table of baccara banque is written between two shoes, beside its preset."""

from typing import Final

from ...rules.form import Form, Version

FORM: Final = Form(
    (
        Version(
            (
                "phase", "purses", "stakes", "answers", "chosen", "places", "next_holders",
                "arrivals", "names", "bank", "former", "turn", "suivi", "runs", "call", "a_cheval",
                "price", "giver", "origin", "held_open", "raised", "holders", "hands", "said",
                "shown", "last", "shoe",
            )
        ),
    )
)  # fmt: skip
