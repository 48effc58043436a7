"""Write the digest of the built checker; run `make page` first.

`python docs/checker.py` rewrites docs/checker.sha256, in the form of `sha256sum`.
"""

import hashlib
from pathlib import Path

DOCS = Path(__file__).parent
DIGEST = DOCS / "checker.sha256"
CHECKER = DOCS.parent / "src" / "baccarat" / "web" / "page" / "checker.html"


def line() -> str:
    """Write the digest of the built file, and its name."""
    return f"{hashlib.sha256(CHECKER.read_bytes()).hexdigest()}  {CHECKER.name}\n"


if __name__ == "__main__":
    DIGEST.write_text(line(), encoding="utf-8")
