"""How a table of punto banco is written between two shoes, beside its preset."""

from typing import Final

from ...rules.form import Form, Version

FORM: Final = Form((Version(("phase", "purses", "stakes", "maxima", "standing", "coup", "shoe")),))
