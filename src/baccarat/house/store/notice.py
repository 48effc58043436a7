"""What the owner of a data folder is told as it opens."""

from enum import StrEnum


class Notice(StrEnum):
    """What was done to a data folder, or found there, that its owner should know of."""

    MADE_PRIVATE = "made-private"
    OTHERS_WRITE = "others-write"
    """Who may write in the folder may put another house in the place of this one."""
    CARRIED_OVER = "carried-over"
    """From format `old` to `new`; the `copy` is the database as it was."""
    NO_MARK = "no-mark"
    """There is no high-water mark of this house, so nothing can tell whether the newest
    transactions are all there."""
    UNACKNOWLEDGED = "unacknowledged"
    """The write-ahead log ends with `transactions` that failed and were never acknowledged."""
    LOSS_ACCEPTED = "loss-accepted"
    """The newest transactions are lost; the `copy` is all that there was."""
