"""Generate the unreleased section of CHANGELOG.md from the fragments in changelog.d.

`python docs/changelog.py` rewrites everything above the newest released version. At a release,
`towncrier build` does the same permanently, and deletes the fragments.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import baccarat

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "CHANGELOG.md"
START: Final = "<!-- the newest version follows -->\n"
RELEASED: Final = re.compile(r"^## \S+ \(\d{4}-\d{2}-\d{2}\)$", re.MULTILINE)


def unreleased() -> str:
    """Return the section built from the fragments."""
    command = ["towncrier", "build", "--draft", "--date", "unreleased"]
    command += ["--version", baccarat.__version__, "--dir", str(ROOT)]
    done = subprocess.run(  # noqa: S603 - a fixed command
        [sys.executable, "-m", *command], capture_output=True, check=True, text=True
    )
    return done.stdout[done.stdout.index("## ") :].strip() + "\n"


def page() -> str:
    """Return CHANGELOG.md as it should be."""
    head, _, rest = PAGE.read_text(encoding="utf-8").partition(START)
    older = RELEASED.search(rest)
    kept = "\n" + rest[older.start() :] if older else ""
    return f"{head}{START}\n{unreleased()}{kept}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
