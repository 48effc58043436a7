"""The work on a file that a visitor sends: a worker process imports no more than it needs."""

from typing import Any


def analysis_or_study(text: bytes, *asked: Any) -> bytes:
    """Analyse a record, or study noted shoes if the other arguments of `study_json` are given.

    Raises what `analysis_json` and `study_json` raise.
    """
    if asked:
        from .study.page_json import study_json

        return study_json(text, *asked)
    from .analysis.page_json import analysis_json

    return analysis_json(text)
