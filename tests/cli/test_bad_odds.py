"""Bad input to the commands about odds: a code, exit code 2, and one sentence in each language."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from baccarat.cli.output.errors import CommandError
from baccarat.house.hosting.bets import BetsCode
from baccarat.notation import NoteCode
from baccarat.rules import Fault, ReadCode, WagerCode
from baccarat.text.faults import FileCode
from cli.conftest import Here, Pipe, Told
from support.expect_fault import written_in

HERE = Path(__file__).parent
GOLDEN = HERE.parent / "golden" / "ez.bhh"
ROWS: dict[str, dict[str, Any]] = tomllib.loads((HERE / "bad_odds.toml").read_text("utf-8"))


OF_COUP = {
    *(NoteCode.NO_CARD, NoteCode.NO_RESULT, NoteCode.NO_NUMBER, NoteCode.NOT_IN_ORDER),
    *(NoteCode.FORMULA, NoteCode.NOT_UTF_8, NoteCode.CARD_USED_UP, NoteCode.TOO_FEW_CARDS),
    *(NoteCode.TOO_MANY_CARDS, NoteCode.TOO_MANY_FIELDS, NoteCode.RESULT_DIFFERS),
    *(NoteCode.SHOE_OVER, NoteCode.VOID_NOTHING, NoteCode.DEAD_NOTHING),
}
"""Faults of one coup, which can be set aside; the sentence says how."""
KEEP_GOING = {
    "en": " With --keep-going FILE such coups go to a file, and the rest is read.",
    "de": " Mit --keep-going DATEI kommen solche Coups in eine Datei, und der Rest wird gelesen.",
    "fr": " Avec --keep-going FICHIER, ces coups vont dans un fichier et le reste est lu.",
}


def written(row: dict[str, Any], folder: Path) -> list[str]:
    """Write the files of a row; return the arguments that name them."""
    encoding = row.get("encoding", "utf-8")
    (folder / "cards.txt").write_text(row.get("cards", ""), encoding)
    bet = folder / "ours" / "mine.toml"
    if row.get("bet") is False:
        bet.mkdir(parents=True)
    elif "bet" in row:
        bet.parent.mkdir()
        bet.write_text(row["bet"] + row.get("then", "") * row.get("times", 0), encoding)
    asked = row.get("run", ["odds", "ez", "--bets", "ours"])
    return [str(GOLDEN) if each == "GOLDEN" else each for each in asked]


def code_of(said: CommandError) -> str:
    """Return the code of the fault in an error, or else the error's own."""
    reason = said.facts.get("reason")
    return reason.code if isinstance(reason, Fault) else said.message.removeprefix("error-")


def fits(shown: str, sentence: str, *, of_bet: bool) -> bool:
    """Whether exactly this sentence was shown, after the name of the bet's file if there is one."""
    if of_bet:
        return "ours/mine.toml" in shown and shown.endswith(f": {sentence}\n")
    if sentence.endswith("…"):
        return shown.startswith(sentence[:-1]) and shown.count("\n") == 1
    return shown == f"{sentence}\n"


@pytest.mark.by_day(45)
@pytest.mark.parametrize("name", ROWS)
def test_bad_input_has_a_code_and_a_sentence(
    here: Here, told: Told, pipe: Pipe, tmp_path: Path, name: str
) -> None:
    row = ROWS[name]
    arguments = written(row, tmp_path)
    for language in written_in(row):
        stdin = row.get("stdin", "") * row.get("repeated", 1)
        pipe(stdin.encode(row.get("encoding", "utf-8")))
        ran = here(*arguments, lang=f"{language}.UTF-8")
        assert (ran.returncode, ran.stdout) == (2, "")
        sentence = row[language] + (KEEP_GOING[language] if row["code"] in OF_COUP else "")
        assert fits(ran.stderr, sentence, of_bet="bet" in row)
        assert code_of(told[-1]) == row["code"]


ELSEWHERE = {ReadCode.FIELD_UNKNOWN, ReadCode.WRONG_VALUE, ReadCode.NEWER}
"""Faults of records and folders, which no bet or file of cards can have."""


def test_every_fault_of_a_bet_a_file_or_a_noted_coup_has_a_row() -> None:
    possible = {*WagerCode, *BetsCode, *ReadCode, *FileCode, *NoteCode} - ELSEWHERE
    assert possible - {row["code"] for row in ROWS.values()} == set()
