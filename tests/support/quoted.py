"""The languages whose sentences tests quote; every other test holds in all languages."""

from typing import Final

QUOTED: Final = ("en", "de", "fr")
