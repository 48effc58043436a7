"""Limits checked on TOML before parsing: they stop only texts that are too costly to parse."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from baccarat.rules import FormatError, ReadCode
from baccarat.rules.bounds import (
    MOST_DEEP,
    MOST_ENTRIES,
    MOST_IN_LINE,
    MOST_IN_WORD,
    MOST_PARTS,
    check_bounds,
)

TESTS = Path(__file__).parents[1]


def code_of(text: str) -> str:
    try:
        check_bounds(text)
    except FormatError as misread:
        return misread.fault.code
    return ""


@pytest.mark.parametrize(
    ("write", "most", "code"),
    [
        (lambda n: ".".join("a" * n) + " = 1", MOST_PARTS, ReadCode.TOO_MANY_PARTS),
        (lambda n: "[[" + " . ".join(["'a'"] * n) + "]]", MOST_PARTS, ReadCode.TOO_MANY_PARTS),
        (lambda n: "x = {" + ".".join('"a"' for _ in range(n)) + " = 1}", MOST_PARTS,
            ReadCode.TOO_MANY_PARTS),
        (lambda n: "a" * n + " = 1", MOST_IN_WORD, ReadCode.LONG_KEY),
        (lambda n: f"'{'a' * n}' = 1", MOST_IN_WORD, ReadCode.LONG_KEY),
        (lambda n: f'b."{"." * n}".c = 1', MOST_IN_WORD, ReadCode.LONG_KEY),
        (lambda n: "x = " + "1" * n, MOST_IN_WORD, ReadCode.TOO_LONG_A_NUMBER),
        (lambda n: "x = -1." + "1" * n, MOST_IN_WORD, ReadCode.TOO_LONG_A_NUMBER),
        (lambda n: "x = " + "[" * n + "]" * n, MOST_DEEP, ReadCode.TOO_DEEP),
        (lambda n: "x = " + "{a = " * n + "1" + "}" * n, MOST_DEEP, ReadCode.TOO_DEEP),
        (lambda n: "x = [" + "1," * (n - 2) + "]", MOST_ENTRIES, ReadCode.TOO_MANY_ENTRIES),
        (lambda n: "[x]\n" * n, MOST_ENTRIES, ReadCode.TOO_MANY_ENTRIES),
        (lambda n: "#" * n, MOST_IN_LINE, ReadCode.LINE_TOO_LONG),
    ],
)  # fmt: skip
def test_each_bound_holds_from_its_limit_on(write: object, most: int, code: ReadCode) -> None:
    assert callable(write)
    assert code_of(write(most)) == ""
    assert code_of(write(most + 1)) == code


DOTS = ".a" * MOST_PARTS


@pytest.mark.parametrize(
    "quoted",
    [
        f"'{DOTS}'", f'"{DOTS}"', f'"\\"{DOTS}"', f"'''{DOTS}'''", f'"""{DOTS}"""',
        f"''''{DOTS}'''''", f'""""{DOTS}"""""', f'"""\\"""{DOTS}"""', f"1 # {DOTS}",
        f'"""\n{DOTS}\n"""', f"'''\n'{DOTS}''\n'''",
    ],
)  # fmt: skip
def test_quotes_and_comments_are_not_counted_but_text_after_them_is(quoted: str) -> None:
    tomllib.loads(f"x = {quoted}\ny = 1")
    assert code_of(f"x = {quoted}\ny = 1") == ""
    assert code_of(f"x = {quoted}\ny{DOTS} = 1") == ReadCode.TOO_MANY_PARTS


@settings(deadline=None)
@given(st.text(alphabet="a.'\"\\#[]{}=,\n 1", max_size=60))
def test_no_bad_key_gets_past_in_valid_toml(before: str) -> None:
    """Valid TOML followed by such a key is refused, whatever comes before it."""
    text = f"{before}\nlong{DOTS} = 1\n"
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    if "long" in str(found).replace(DOTS, ""):
        assert code_of(text) == ReadCode.TOO_MANY_PARTS or DOTS in str(found)


def test_hand_written_files_are_far_within_the_limits() -> None:
    for path in (*TESTS.glob("golden/*.bhh"), *TESTS.rglob("*.toml")):
        check_bounds(path.read_text("utf-8"))
