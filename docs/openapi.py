"""Write the description of the HTTP interface, as a running server gives it.

`python docs/openapi.py` rewrites docs/openapi.json.
"""

from pathlib import Path
from typing import Any, cast

from baccarat.web.app import PAGE, make_app
from baccarat.web.openapi import text

FILE = Path(__file__).parent / "openapi.json"


def page() -> str:
    if not PAGE.exists():
        raise SystemExit("build the page first: make page")
    no_house = cast("Any", None)  # which only a started application uses
    return text(make_app(no_house)).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
