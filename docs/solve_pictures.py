"""Draw the page's pictures of optimal play, in each language.

`python docs/solve_pictures.py` rewrites docs/solve-values.json, the values behind two of them, and
frontend/src/equilibrium/pictures, in some ten seconds.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from baccarat.cli.solve.banque_output import picture as banque_picture
from baccarat.cli.solve.chemin_output import picture
from baccarat.cli.solve.course_pictures import (
    against_packs,
    against_theta,
    packs_of,
    thetas_of,
)
from baccarat.lab.equilibrium import chemin_de_fer, solve, solve_banque
from baccarat.lab.equilibrium.banque.solve import SHOE
from baccarat.text.languages import LANGUAGES

DOCS = Path(__file__).parent
VALUES = DOCS / "solve-values.json"
PICTURES = DOCS.parent / "frontend" / "src" / "equilibrium" / "pictures"


def values() -> dict[str, Any]:
    """Solve chemin de fer by packs, and banque by theta."""
    return {"packs": packs_of(chemin_de_fer()), "theta": thetas_of("nash", SHOE)}


def pictures(kept: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Draw each picture in each language, by the name of its file."""
    tables, banque = solve(chemin_de_fer()), solve_banque()
    thetas = {float(theta): three for theta, three in kept["theta"].items()}
    for language in LANGUAGES:
        yield f"tables.{language}.svg", picture(tables, language)
        yield f"sides.{language}.svg", banque_picture(banque, language)
        yield f"packs.{language}.svg", against_packs(kept["packs"], language)
        yield f"theta.{language}.svg", against_theta(thetas, "nash", language)


if __name__ == "__main__":
    VALUES.write_text(json.dumps(values(), indent=1) + "\n", encoding="utf-8")
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, drawn in pictures(json.loads(VALUES.read_text(encoding="utf-8"))):
        (PICTURES / name).write_text(drawn, encoding="utf-8")
