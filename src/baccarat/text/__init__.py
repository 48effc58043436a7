"""Words for people, in three languages: the server's and the page's Fluent files."""

from .say import LANGUAGES, card_name, chips, language_of, say

__all__ = ["LANGUAGES", "card_name", "chips", "language_of", "say"]
