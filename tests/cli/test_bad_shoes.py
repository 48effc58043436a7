"""Files that are no shoes, by three ways in: a command, the library, and the upload of the page."""

import json
import re
from io import BytesIO
from pathlib import Path

import pytest

from baccarat.lab.study.page_json import study_json
from baccarat.notation import BadNote, NoteCode, read_shoes
from cli.conftest import Here

ROW = b"9h,2c,Kd,3c,,\n"
WHOLE_FILE: dict[str, tuple[bytes, NoteCode]] = {
    "random bytes": (bytes(range(256)) * 4, NoteCode.NOT_TEXT),
    "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(500), NoteCode.NOT_TEXT),
    "UTF-16": ("B,P,T\n".encode("utf-16"), NoteCode.NOT_TEXT),
    "UTF-16 without a mark": ("B,P,T\n".encode("utf-16-le"), NoteCode.NOT_TEXT),
    "UTF-32": ("B,P,T\n".encode("utf-32"), NoteCode.NOT_TEXT),
    "a PDF": (b"%PDF-1.7\n1 0 obj\n", NoteCode.NOT_TEXT),
    "a spreadsheet": (b"PK\x03\x04" + b"B,P\n" * 9, NoteCode.NOT_TEXT),
    "an old spreadsheet": (b"\xd0\xcf\x11\xe0\xa1\xb1", NoteCode.NOT_TEXT),
    "gzip": (b"\x1f\x8b\x08\x00B,P\n", NoteCode.NOT_TEXT),
    "tar": (b"shoe.csv" + bytes(92) + b"0000644", NoteCode.NOT_TEXT),
    "a million columns": (b"B," * 10**6, NoteCode.LINE_TOO_LONG),
    "a header of a million columns": (b"P1,B1,P2,B2" + b",x" * 10**6, NoteCode.LINE_TOO_LONG),
    "brackets without end": (b"[" * 10**5, NoteCode.LINE_TOO_LONG),
    "a web page": (b"<!DOCTYPE html><html><body>B</body></html>\n", NoteCode.NO_READING),
    "formulas alone": (b"=1,=2,=3\n=1,=2,=3\n", NoteCode.NO_READING),
    "a command for a spreadsheet": (b"=cmd|' /C calc'!A0\n", NoteCode.NO_READING),
    "fractions": (b"3.5,2.1\n4.4,8.8\n", NoteCode.NO_READING),
    "nothing": (b"", NoteCode.NO_COUPS),
    "a header alone": (b"P1,B1,P2,B2,P3,B3\n", NoteCode.NO_COUPS),
    "a header that says one thing twice": (b"P1,P1,B1,B2\nK,Q,1,2\n", NoteCode.COLUMN_TWICE),
    "a header that lacks a card": (b"P1,P2,B1\nK,Q,1\n", NoteCode.COLUMNS_MISSING),
    "rich text": (rb"{\rtf1 B P T}", NoteCode.NOT_JSON),
    "more coups than packs": (b"B\n" * 105, NoteCode.TOO_MANY_COUPS),
}
ONE_COUP: dict[str, tuple[bytes, NoteCode]] = {
    "a formula": (b"=A1,2c,Kd,3c,,\n" + ROW * 3, NoteCode.FORMULA),
    "a header that lies": (b"result,cards\n9h,B\n", NoteCode.NO_CARD),
    "hands of five": (b"9h,2c,Kd,3c,,,5c,6c\n" * 3, NoteCode.TOO_MANY_FIELDS),
    "a hand of five in a cell": (b"Player,Banker\n2h 2d 2c 2s Kc,9h Kd\n", NoteCode.NO_CARD),
    "five cards as drawn": (b"9h 2c Kd 3c 5d 6d 7d\n", NoteCode.TOO_MANY_CARDS),
    "more aces than the packs hold": (b"Ah 8h Kc Kh\n" * 9, NoteCode.CARD_USED_UP),
    "Latin-1": ("B,égal,P\n".encode("latin-1"), NoteCode.NOT_UTF_8),
    "letters that turn the text around": ("B,\u202eP,P\n".encode(), NoteCode.NO_RESULT),
    "a zero byte after many lines": (b"Banker\nPlayer\n" * 50 + b"\0\n", NoteCode.NO_RESULT),
}
CASES = WHOLE_FILE | ONE_COUP


@pytest.mark.rule("C-2", "PB-1", "PB-2")
@pytest.mark.parametrize("name", CASES)
def test_the_library_names_the_fault(name: str) -> None:
    text, code = CASES[name]
    with pytest.raises(BadNote) as bad:
        [*read_shoes(BytesIO(text))]
    assert (bad.value.fault.code, bad.value.of_coup) == (code, name in ONE_COUP)


@pytest.mark.by_day(10)
@pytest.mark.parametrize("name", CASES)
def test_commands_and_the_upload_say_the_same_sentence_and_write_nothing(
    here: Here, tmp_path: Path, name: str
) -> None:
    text, _ = CASES[name]
    (tmp_path / "mine.txt").write_bytes(text)
    said = set()
    for command in (
        ["roads", "mine.txt"],
        ["record", "ez", "mine.txt", "--out", "out.bhh"],
        ["study", "mine.txt", "--out", "out.csv", "--report", "out.html"],
    ):
        ran = here(*command)
        assert (ran.returncode, ran.stdout) == (2, "")
        assert [each.name for each in tmp_path.iterdir()] == ["mine.txt"]
        said.add(ran.stderr)
    (sentence,) = said
    assert sentence.count("\n") == 1
    assert sentence[:-1].isprintable()
    told = json.loads(study_json(text, "mine.txt", "en", "punto-banco", 8))
    fault = re.sub(r"(?<=[0-9]),(?=[0-9]{3})", "", told["faults"][0])  # commands group no digits
    assert sentence.startswith(fault)
    assert (told["title"] is None) == (name in WHOLE_FILE)
