"""Play the mixed strategy that fits a table's rules and remaining cards, or advise by it."""

from .book import BOOK, CachingSolver, SolutionBook, at_once
from .solutions import Play

__all__ = ["BOOK", "CachingSolver", "Play", "SolutionBook", "at_once"]
