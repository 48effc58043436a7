"""Configure the documentation site, which `make docs` builds into build/docs."""

import re
from typing import Final

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

project = "Baccarat"
author = "The baccarat authors"
project_copyright = author
extensions = ["myst_parser"]
# index.md includes README.md. The terms are for translators, who have the repository.
exclude_patterns = ["README.md", "terms"]

html_theme = "furo"
html_title = "Baccarat"
html_static_path = ["static"]
html_extra_path = ["openapi.json", "wire.schema.json"]  # for programs
html_css_files = ["site.css"]
html_show_sphinx = False
html_show_sourcelink = False

myst_enable_extensions = ["html_image"]  # copies the pictures of <img>, too
myst_heading_anchors = 4
smartquotes_action = "qe"  # not dashes: two hyphens begin an option

PLAIN: Final = ("ftl", "mermaid", "transcript")
"""Languages of code blocks that Pygments does not know."""
OUTSIDE: Final = {"README": "/index.md"} | {
    name: f"/project/{name}.md" for name in ("CHANGELOG", "CONTRIBUTING")
}
"""Pages for documents that are outside this folder."""


def link_pages(app: Sphinx, name: str, source: list[str]) -> None:
    """Let links to documents outside this folder lead to their pages."""
    links = "|".join(OUTSIDE)
    source[0] = re.sub(
        rf"\]\((?:\.\./)+({links})\.md", lambda found: f"]({OUTSIDE[found[1]]}", source[0]
    )


def setup(app: Sphinx) -> None:
    for language in PLAIN:
        app.add_lexer(language, TextLexer)
    app.connect("source-read", link_pages)
