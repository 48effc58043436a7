"""Text for people, in every language: the Fluent files of server and page."""

from .bets import bet_called, bet_name, pays_text, when_text
from .faults import FileCode, fault_text, file_fault
from .languages import LANGUAGES, accepted_tags, best_language, language_of
from .say import (
    MissingMessage,
    card_name,
    chips,
    format_number,
    join_clauses,
    join_names,
    preset_name,
    say,
)

__all__ = [
    "LANGUAGES",
    "FileCode",
    "MissingMessage",
    "accepted_tags",
    "best_language",
    "bet_called",
    "bet_name",
    "card_name",
    "chips",
    "fault_text",
    "file_fault",
    "format_number",
    "join_clauses",
    "join_names",
    "language_of",
    "pays_text",
    "preset_name",
    "say",
    "when_text",
]
