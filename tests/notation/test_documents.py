"""The reference of the record format matches the code."""

import re
from pathlib import Path

from baccarat.notation import CODES, Record, parse_coup, punto, read, replay, write
from baccarat.tables.punto import Action

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
EXAMPLE = PAGE.partition("```toml\n")[2].partition("```")[0]
GRAMMAR = PAGE.partition("```abnf\n")[2].partition("```")[0]


def test_the_example_is_played_again() -> None:
    record = read(EXAMPLE)
    assert len(replay(record).coups) == 3
    assert write(record) == EXAMPLE


def test_the_example_shows_most_actions_and_the_grammar_has_them_all() -> None:
    shown = {
        type(action) for coup in read(EXAMPLE).coups for _, action in parse_coup(coup, punto)[0]
    }
    verbs = {"start", "close", "deal", "sit", "buy", "cash", "leave", "maximum", "stake"}
    assert len(shown) > len(verbs) / 2
    verbs |= {"croupier", "refuse", "show", "draw", "stand", "last"}
    assert verbs == set(re.findall(r'"([a-z]+) ?"(?= |$)', GRAMMAR, re.MULTILINE)) & verbs
    assert len(verbs) + len({"the holder deals"}) == len(Action.__args__)


def test_every_key_and_every_code_has_its_row() -> None:
    keys = {*Record.__struct_fields__} - {"source", "preset"}
    for name in (*keys, "preset", "fields", "format", "version"):
        assert f"`{name}`" in PAGE
    assert set(re.findall(r"`(record-[a-z-]+)`", PAGE)) == set(CODES)
