"""Draw the layers of the package from the import-linter contract.

`python docs/layers.py` rewrites docs/layers.svg.
"""

import ast
import re
import textwrap
import tomllib
from html import escape
from pathlib import Path

DOCS = Path(__file__).parent
PACKAGE = DOCS.parent / "src" / "baccarat"
PICTURE = DOCS / "layers.svg"

WIDTH, ROW, GAP, EDGE = 760, 52, 8, 16
CHARACTER = 8.2
STYLE = """\
text { font: 14px system-ui, sans-serif; fill: #1c2a24 }
.name { font-weight: 600; font-family: ui-monospace, monospace }
.page { fill: #f3e9d2 } .edge { fill: #dfe9e2 } .core { fill: #cfe3d6 }
rect { stroke: #2f5d46 }"""
CORE = {"cards", "rules", "fairness", "scorecards", "tables"}
PAGE = "TypeScript and Svelte: draws the server's state, sends requests, knows no rules"


def read_layers() -> list[list[str]]:
    """Read the layers from the top down; packages on one layer share a list."""
    project = tomllib.loads((DOCS.parent / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    layers = next(each["layers"] for each in contracts if each["id"] == "layers")
    return [[name.strip() for name in layer.split("|")] for layer in layers]


def purpose(name: str) -> str:
    """Return the purpose of a layer, from the beginning of its docstring."""
    if name == "frontend":
        return PAGE
    source = (PACKAGE / name / "__init__.py").read_text(encoding="utf-8")
    doc = ast.get_docstring(ast.parse(source)) or ""
    return re.split(r"[.:;(\n]", doc)[0].strip()


def draw_package(name: str, x: float, y: float, width: float) -> list[str]:
    """Draw one package of a layer."""
    about = textwrap.shorten(purpose(name), int(width / CHARACTER), placeholder=" …")
    kind = "page" if name == "frontend" else "core" if name in CORE else "edge"
    return [
        f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{width:g}" height="{ROW}" rx="6"/>',
        f'<text class="name" x="{x + 12:g}" y="{y + 21:g}">{escape(name)}</text>',
        f'<text x="{x + 12:g}" y="{y + 41:g}">{escape(about)}</text>',
    ]


def picture() -> str:
    """Draw the page on top, then layer under layer."""
    rows = [["frontend"], *read_layers()]
    drawn = []
    for at, names in enumerate(rows):
        width = (WIDTH - 2 * EDGE - GAP * (len(names) - 1)) / len(names)
        for place, name in enumerate(names):
            x, y = EDGE + place * (width + GAP), EDGE + at * (ROW + GAP)
            drawn += draw_package(name, x, y, width)
    height = 2 * EDGE + len(rows) * (ROW + GAP) - GAP
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
    title = "<title>The layers of baccarat: each imports only those below it</title>"
    back = '<rect width="100%" height="100%" fill="#ffffff" style="stroke: none"/>'
    return "\n".join([head, title, f"<style>{STYLE}</style>", back, *drawn, "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
