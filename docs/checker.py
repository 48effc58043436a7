"""Writes the digest of the checker that the page's build makes: `make page` first.

`python docs/checker.py` writes docs/checker.sha256 anew, in the form of `sha256sum`.
"""

import hashlib
from pathlib import Path

DOCS = Path(__file__).parent
DIGEST = DOCS / "checker.sha256"
CHECKER = DOCS.parent / "src" / "baccarat" / "web" / "page" / "checker.html"


def line() -> str:
    """Write the digest of the file that was built, and its name."""
    return f"{hashlib.sha256(CHECKER.read_bytes()).hexdigest()}  {CHECKER.name}\n"


if __name__ == "__main__":
    DIGEST.write_text(line(), encoding="utf-8")
