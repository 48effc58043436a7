"""Notices for the owner of a data folder when it is opened."""

from enum import StrEnum


class Notice(StrEnum):
    """A change to a data folder, or a finding in it, that its owner should know."""

    MADE_PRIVATE = "made-private"
    OTHERS_WRITE = "others-write"
    """Other users may write to the folder, and so could replace this house's database."""
    CARRIED_OVER = "carried-over"
    """Upgraded from format `old` to `new`; `copy` is the database before that."""
    UPGRADED = "upgraded"
    """A database was upgraded from format `old` to `new`, in one transaction."""
    NO_MARK = "no-mark"
    """This house has no high-water mark, so lost transactions could not be detected."""
    UNACKNOWLEDGED = "unacknowledged"
    """The write-ahead log ends with `transactions` that failed and were never acknowledged."""
    LOSS_ACCEPTED = "loss-accepted"
    """The newest transactions are lost; `copy` is everything there was."""
