"""Whole shoes of chemin de fer and baccara banque, with a strategy in every seat."""

from .play import play_bank
from .result import BankSimulation, Role, SeatResult, bank_errors, bank_object
from .settings import BankSettings, bank_settings
from .strategy import BankStrategy, read_bank_strategy
from .tally import BankTally

__all__ = [
    "BankSettings",
    "BankSimulation",
    "BankStrategy",
    "BankTally",
    "Role",
    "SeatResult",
    "bank_errors",
    "bank_object",
    "bank_settings",
    "play_bank",
    "read_bank_strategy",
]
