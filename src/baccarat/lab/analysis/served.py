"""Analysis of a record's text for the page: JSON with floats, in one call for a worker process."""

import msgspec

from ...notation import read
from .analyse import analyse
from .report import analysis_object


def analysis_json(text: bytes) -> bytes:
    """Parse and analyse a record; raises BadRecord, MissingKernel, and UnicodeDecodeError."""
    return msgspec.json.encode(analysis_object(analyse(read(text.decode())), float))
