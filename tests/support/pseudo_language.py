"""Write a pseudo-language, to see how the page looks in a script that runs from right to left.

`python -m support.pseudo_language FOLDER` writes it into FOLDER/he-XB. Each message is the English
one in Hebrew letters, which nearly every system can show. Git ignores it among the languages.
"""

import re
import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from baccarat.text.languages import LOCALES

TAG: Final = "he-XB"
LETTERS: Final = dict(zip("abcdefghijklmnopqrstuvwxyz", "אבצדעפגהיכקלמנוסתרשטוואחיז", strict=False))
QUOTED: Final = re.compile("(“[^”]*”)")
"""French calls, which are quoted in every language."""
ABOUT: Final = """name = "עברית כאילו"
direction = "rtl"
complete = true
locale = "he-IL"
"""


def _respell(text: str) -> str:
    return "".join(LETTERS.get(each.lower(), each) for each in text)


class _Respell(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        parts = QUOTED.split(node.value)
        node.value = "".join(each if QUOTED.match(each) else _respell(each) for each in parts)
        return node


def write(folder: Path) -> None:
    """Write the pseudo-language as a folder within `folder`."""
    target = folder / TAG
    target.mkdir(parents=True, exist_ok=True)
    (target / "language.toml").write_text(ABOUT, encoding="utf-8")
    for file in (LOCALES / "en").glob("*.ftl"):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        respelt = FluentSerializer().serialize(_Respell().visit(resource))
        (target / file.name).write_text(respelt, encoding="utf-8")


if __name__ == "__main__":
    [given] = sys.argv[1:]
    write(Path(given))
