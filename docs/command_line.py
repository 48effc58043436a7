"""Write the reference of the command line from the commands themselves.

`python docs/command_line.py` rewrites docs/command-line.md and the output of `baccarat --help`.
"""

import contextlib
import io
import sys
from pathlib import Path
from unittest.mock import patch

from baccarat.cli.commands import app
from baccarat.cli.help_texts import add_help
from baccarat.cli.main import OVERVIEW
from baccarat.cli.output.errors import speaking

DOCS = Path(__file__).parent
PAGE = DOCS / "command-line.md"
MARK = "<!-- the rest is written by docs/command_line.py -->\n"
"""Ends the part of the page that people write."""


def page() -> str:
    """Write the whole page: the common part, then each command.

    Help shows a command under the first word of this program's own command line. That has to be a
    single word, even after `python -m` and a name.
    """
    with patch.object(sys, "argv", ["baccarat"]), speaking("en"):
        add_help(app)
        text = app.generate_docs(output_format="markdown", heading_level=1)
    _, heading, commands = text.partition("## baccarat ")
    head = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    return f"{head}{MARK}\n{heading}{commands.rstrip()}\n"


def overview() -> str:
    """Write the list of commands, for the narrowest usual terminal."""
    shown = contextlib.redirect_stdout(io.StringIO())
    with patch.dict("os.environ", COLUMNS="80"), speaking("en"), shown as out:
        add_help(app)
        app.help_print([])
    return out.getvalue()


if __name__ == "__main__":
    OVERVIEW.write_text(overview(), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
