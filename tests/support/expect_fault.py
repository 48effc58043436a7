"""A refused text: the code of its fault, and the languages whose sentences tests quote."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from baccarat.rules import InputError
from baccarat.text.faults import fault_text
from baccarat.text.languages import LANGUAGES

QUOTED: Final = ("en", "de", "fr")


@contextmanager
def refused(kind: type[InputError], code: str) -> Iterator[None]:
    """Check that the body fails with this code, and that there are words for it."""
    with pytest.raises(kind) as bad:
        yield
    assert bad.value.fault.code == code
    for language in LANGUAGES:
        assert fault_text(language, code, bad.value.fault.facts)
