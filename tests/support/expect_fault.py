"""A refused text: the code of its fault, and the languages whose sentences tests quote."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

import pytest

from baccarat.rules import InputError
from baccarat.text.faults import fault_text
from baccarat.text.languages import LANGUAGES

QUOTED: Final = ("en", "de", "fr")


def written_in(row: Mapping[str, Any]) -> Sequence[str]:
    """Return the languages in which a row has its sentence.

    Rows of one message that differ in its facts only have the first in all three, the rest in
    English.
    """
    return QUOTED if "de" in row else QUOTED[:1]


@contextmanager
def refused(kind: type[InputError], code: str) -> Iterator[None]:
    """Check that the body fails with this code, and that there are words for it."""
    with pytest.raises(kind) as bad:
        yield
    assert bad.value.fault.code == code
    for language in LANGUAGES:
        assert fault_text(language, code, bad.value.fault.facts)
