"""How a table of punto banco is written between two shoes, beside its preset."""

from typing import Final

from ...rules.form import Form, Version

_FIRST: Final = ("phase", "purses", "stakes", "maxima", "standing", "coup", "shoe")
_HELD: Final = ("owed", "held", "player_lies", "banker_lies", "turn")
"""What came with shoes that players hold, with cards face down, and with commission noted."""

FORM: Final = Form((Version(_FIRST), Version((*_FIRST, *_HELD), dict)))
