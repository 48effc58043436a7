"""Describe a browser in a few words, so that people recognize their sessions."""

from typing import Final

BROWSERS: Final = {
    "Edg/": "Edge",
    "EdgA/": "Edge",
    "EdgiOS/": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""By what they write in the User-Agent header; the more specific come first."""
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


def device_of(user_agent: str) -> str:
    """Return browser and system, such as `Firefox, Android`; `""` for an unknown program.

    Nothing else of the header is stored.
    """
    found = (_first(names, user_agent) for names in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))


def _first(names: dict[str, str], text: str) -> str:
    return next((name for mark, name in names.items() if mark in text), "")
