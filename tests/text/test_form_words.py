"""Every field, choice and group of the form of a room has its words, in every language."""

from pathlib import Path

import pytest

from baccarat.house.bets import bets_by_file
from baccarat.house.form import NAMED, forms
from baccarat.text import LANGUAGES
from baccarat.text.say import LOCALES

FORMS = forms(bets_by_file(Path("none")))


def _ids(language: str) -> set[str]:
    text = (LOCALES / language / "hosting.ftl").read_text(encoding="utf-8")
    return {line.split(" = ")[0] for line in text.splitlines() if " = " in line}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_choice_and_group_is_worded(language: str) -> None:
    ids, wanted = _ids(language), set()
    for game in FORMS.games:
        for field in game.fields:
            word = field.name.replace("_", "-")
            wanted |= {f"field-{word}", f"group-{field.group}"}
            words = {option for option in field.options if isinstance(option, str)}
            wanted |= {f"choice-{word}-{option}" for option in words}
    assert wanted <= ids
    assert not NAMED & {field.name for game in FORMS.games for field in game.fields}


def test_no_field_or_choice_is_worded_that_there_is_not() -> None:
    fields = {field.name.replace("_", "-") for game in FORMS.games for field in game.fields}
    games = {game.game for game in FORMS.games}
    for each in _ids("en"):
        kind, _, rest = each.partition("-")
        if kind == "field":
            assert rest in fields or rest.partition("-")[0] in games
        if kind == "choice":
            assert any(rest.startswith(f"{name}-") for name in fields)
