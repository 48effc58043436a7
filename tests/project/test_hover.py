"""On a touch screen what was tapped keeps its `:hover` until the next tap: nothing lights by it."""

import re
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parents[2] / "frontend" / "src"
POINTED: Final = re.compile(r"@media \(hover: hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
"""What is styled for those alone who have a pointer."""


def stays_lit(text: str) -> bool:
    return ":hover" in POINTED.sub("", text)


def test_nothing_lights_up_but_under_a_pointer() -> None:
    styled = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.css")]
    assert PAGE / "theme.css" in styled
    assert [path for path in styled if stays_lit(path.read_text(encoding="utf-8"))] == []


def test_what_would_stay_lit_is_found() -> None:
    rule = ".button:hover { color: gold; }"
    assert not stays_lit(f"@media (hover: hover) {{ {rule} {rule} }}")
    assert stays_lit(f"@media (hover: hover) {{ {rule} }} {rule}")
