"""Results as data frames, by each library that is installed here."""

import pytest

from baccarat.lab import Composition, odds, rows, to_frame


@pytest.mark.parametrize("library", ["polars", "pandas", "pyarrow"])
def test_a_frame_has_the_rows(library: str) -> None:
    module = pytest.importorskip(library)
    found = rows(odds("ez", Composition.of_packs(1), bets=["tie", "player"]))
    frame = to_frame(found, library)
    assert type(frame).__module__.partition(".")[0] == module.__name__
    columns = {name: list(map(to_python, frame[name])) for name in found[0]}
    assert columns["bet"] == ["tie", "player"]
    assert columns["edge"] == [float(row["edge"]) for row in found]


def to_python(value: object) -> object:
    """Return a cell as a Python value; pyarrow wraps its cells in scalars."""
    return value.as_py() if hasattr(value, "as_py") else value


def test_a_missing_library_is_reported() -> None:
    found = rows(odds("ez", Composition.of_packs(1), bets=["tie"]))
    with pytest.raises(ModuleNotFoundError, match="modin"):
        to_frame(found, "modin")
