"""How a table of chemin de fer is written between two shoes, beside its preset."""

from typing import Final

from ...rules.form import Form, Version

FORM: Final = Form(
    (
        Version(
            (
                "phase", "purses", "stakes", "answers", "arrivals", "bank", "shoe_at", "turn",
                "suivi", "call", "price", "giver", "origin", "raised", "ponte", "coup",
                "ponte_draws", "banker_draws", "ponte_shown", "banker_shown", "last", "shoe",
            )
        ),
    )
)  # fmt: skip
