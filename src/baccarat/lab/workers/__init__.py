"""Worker processes for heavy computations: shared fairly, limited, and ended with their parent."""

from .piece import Asker, Piece, Rank
from .pool import Pool
from .queue import Queue
from .worker import Limits, Overrun, Worker

__all__ = ["Asker", "Limits", "Overrun", "Piece", "Pool", "Queue", "Rank", "Worker"]
