"""Play the mixed strategy of a table's rules and of the cards that may come, or advise by it."""

from .book import BOOK, CachingSolver, SolutionBook, at_once
from .solutions import Play

__all__ = ["BOOK", "CachingSolver", "Play", "SolutionBook", "at_once"]
