"""Writes the reference of the command line from the commands themselves.

`python docs/command_line.py` writes docs/command-line.md anew.
"""

from pathlib import Path

from baccarat.cli.app import app

DOCS = Path(__file__).parent
HEAD = DOCS / "command-line.head.txt"
PAGE = DOCS / "command-line.md"


def page() -> str:
    """Write the whole page: what goes for every command, then each of them."""
    text = app.generate_docs(output_format="markdown", heading_level=1)
    _, heading, commands = text.partition("## baccarat ")
    return f"{HEAD.read_text(encoding='utf-8')}{heading}{commands.rstrip()}\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
