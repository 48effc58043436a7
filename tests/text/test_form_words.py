"""Every name that the house uses has a text where the page shows it.

The other languages have the same texts: `test_messages.py`.

Names that come from the page itself are checked by its compiler: `frontend/src/ids.ts`.
"""

from pathlib import Path

from baccarat.house.hosting.bets import bets_by_file
from baccarat.house.hosting.form_fields import NAMED, forms
from baccarat.rules import Outcome, standard_wager, wager_names
from baccarat.rules.wagers.condition import Condition
from baccarat.rules.wagers.first_cards import Pair
from baccarat.text.languages import LOCALES

FORMS = forms(bets_by_file(Path("none")))


def _ids(file: str = "hosting") -> set[str]:
    text = (LOCALES / "en" / f"{file}.ftl").read_text(encoding="utf-8")
    return {line.split(" = ")[0] for line in text.splitlines() if " = " in line}


def test_every_field_choice_and_group_has_words() -> None:
    ids, wanted = _ids(), set()
    for game in FORMS.games:
        for field in game.fields:
            word = field.name.replace("_", "-")
            wanted |= {f"field-{word}", f"group-{field.group}"}
            words = {option for option in field.options if isinstance(option, str)}
            wanted |= {f"choice-{word}-{option}" for option in words}
            if field.options and field.kind == "number":
                wanted.add(f"choice-{word}-number")
    assert wanted <= ids
    assert not NAMED & {field.name for game in FORMS.games for field in game.fields}


def test_no_missing_field_or_choice_has_words() -> None:
    fields = {field.name.replace("_", "-") for game in FORMS.games for field in game.fields}
    games = {game.game for game in FORMS.games}
    for each in _ids():
        kind, _, rest = each.partition("-")
        if kind == "field":
            assert rest in fields or rest.partition("-")[0] in games
        if kind == "choice":
            assert any(rest.startswith(f"{name}-") for name in fields)


def test_every_pages_names_have_words_in_the_shared_files() -> None:
    wanted = {f"wager-{standard_wager(name).name}" for name in wager_names()}
    for game in FORMS.games:
        wanted |= {f"game-{game.game}"}
        wanted |= {f"preset-{preset.name}" for preset in game.presets}
        wanted |= {f"strategy-{name}" for name in game.strategies}
    assert wanted <= _ids("page") | _ids("table")


def test_every_fact_for_bets_has_words_where_bets_are_described() -> None:
    wanted = {f"when-{fact.replace('_', '-')}" for fact in Condition.__struct_fields__}
    wanted |= {f"value-winner-{outcome}" for outcome in Outcome}
    wanted |= {f"value-pair-{pair}" for pair in Pair}
    wanted |= {f"value-{of}-{word}" for of in ("natural", "one-rank") for word in ("yes", "no")}
    assert wanted <= _ids("bets")


def test_a_tables_own_words_are_loaded_only_there() -> None:
    """The croupier's other texts are loaded everywhere; a test of the messages covers them all."""
    for message in _ids("chemin"):
        assert message.startswith(("chemin-", "why-chemin-")), message
    assert all(message.startswith("bank-") for message in _ids("bank"))
