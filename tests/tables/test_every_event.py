"""Every event of a table is listed wherever a table responds to events, and none is ignored.

The type checker verifies that each list is complete: the matches end in `assert_never`. Here every
match receives an event that no table knows, and must not treat it as harmless.
"""

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest

from baccarat import tables
from baccarat.rules import PRESETS
from baccarat.tables import TABLES, banking, banque, chemin
from baccarat.tables.banque.decide import ACTS as BANQUE_ACTS
from baccarat.tables.chemin.decide import ACTS as CHEMIN_ACTS
from baccarat.tables.common import WATCHER


class Newcomer(msgspec.Struct, frozen=True, tag="newcomer"):
    """An event that was added to a table but listed nowhere."""

    seat: int = 1


TREE: Final = Path(tables.__path__[0])
UNIONS: Final = {**dict.fromkeys(TABLES, "Event"), "banking": "AfterCards"}
ADDED: Final = """
class Newcomer(msgspec.Struct, frozen=True, tag="newcomer"):
    pass

"""
ASKED: Final = ("assert_never", "bank_moves", "bank_told")
"""Words in the type checker's errors when an event is not handled."""
NEVER: Final = re.compile(
    r'Argument 1 to "(assert_never|bank_moves)" has incompatible type ".*Newcomer'
    r'|Value of type variable "T" of "bank_told" cannot be ".*Newcomer'
)


def empty(game: str) -> Any:
    return TABLES[game].new(next(preset for preset in PRESETS if preset.game == game))


@pytest.mark.parametrize("game", TABLES)
def test_tell_refuses_an_unlisted_event(game: str) -> None:
    table = TABLES[game]
    with pytest.raises(AssertionError):
        table.tell(empty(game), Newcomer(), WATCHER)


@pytest.mark.parametrize("game", TABLES)
def test_moves_refuses_an_unlisted_event(game: str) -> None:
    with pytest.raises(AssertionError):
        TABLES[game].moves(Newcomer())


@pytest.mark.parametrize("game", TABLES)
def test_apply_refuses_an_event_listed_only_for_a_phase(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table: Any = TABLES[game]
    state = empty(game)
    with pytest.raises(KeyError):
        table.apply(state, Newcomer())
    monkeypatch.setitem(table.NEXT, (state.phase, Newcomer), state.phase)
    with pytest.raises(KeyError):
        table.apply(state, Newcomer())


@pytest.mark.parametrize("game", TABLES)
def test_every_event_comes_in_some_phase(game: str) -> None:
    table: Any = TABLES[game]
    assert {kind for _, kind in table.NEXT} | set(table.ANYTIME) == set(get_args(table.Event))


@pytest.mark.parametrize(
    ("acts", "actions", "never"),
    [
        (CHEMIN_ACTS, chemin.SeatAction, set[type]()),
        (BANQUE_ACTS, banque.SeatAction, {banking.GiveUpBank}),
    ],
    ids=["chemin", "banque"],
)
def test_every_action_of_a_seat_at_a_bank_is_taken(
    acts: Mapping[type, object], actions: object, never: set[type]
) -> None:
    assert set(acts) == set(get_args(actions)) - never


def checked() -> Iterator[str]:
    """Yield the modules that may miss an event, and the name by which each knows the events."""
    for path in TREE.rglob("*.py"):
        knows = path.name in {"__init__.py", "events.py"} or path.parent.name == "common"
        if knows or any(word in path.read_text() for word in ASKED):
            yield str(path)


def test_the_type_check_fails_where_an_added_event_is_not_listed(tmp_path: Path) -> None:
    swaps: list[str] = []
    for folder, union in UNIONS.items():
        source = TREE / folder / "events.py"
        added = tmp_path / f"{folder}.py"
        begins = f"\n{union} = ("
        assert source.read_text().count(begins) == 1
        added.write_text(source.read_text().replace(begins, f"{ADDED}{begins}Newcomer | "))
        swaps += ["--shadow-file", str(source), str(added)]
    how = ("--strict", "--no-incremental", "--follow-imports=skip")
    check = [sys.executable, "-m", "mypy", *how, *swaps, *checked()]
    told = subprocess.run(check, check=False, capture_output=True, text=True).stdout
    lines = (line for line in told.splitlines() if NEVER.search(line))
    found = {line.split("tables/")[1].split(":")[0] for line in lines}
    assert found == {
        "punto/view.py", "punto/events.py", "banking/moves.py", "banking/view.py", "chemin/view.py",
        "chemin/apply.py", "banque/view.py", "banque/apply.py",
    }  # fmt: skip
