"""Text for people, in every language: the Fluent files of server and page."""

from .bets import bet_called, bet_name, pays_text, when_text
from .faults import FileCode, fault_text, file_fault
from .presets import preset_name
from .say import LANGUAGES, MissingMessage, card_name, chips, language_of, say

__all__ = [
    "LANGUAGES",
    "FileCode",
    "MissingMessage",
    "bet_called",
    "bet_name",
    "card_name",
    "chips",
    "fault_text",
    "file_fault",
    "language_of",
    "pays_text",
    "preset_name",
    "say",
    "when_text",
]
