"""The work on a file that a visitor sends: a worker process imports no more than it needs."""


def analysis_or_study(text: bytes, *asked: str) -> bytes:
    """Analyse a record, or study noted shoes if the name of their file and a language are given.

    Raises what `analysis_json` and `study_json` raise.
    """
    if asked:
        from .study.page_json import study_json

        return study_json(text, *asked)
    from .analysis.page_json import analysis_json

    return analysis_json(text)
