"""Help in each language: every command and option has a text, and no other text is there."""

from collections.abc import Iterator

import pytest
from fluent.syntax import ast, parse

from baccarat.cli.commands import app
from baccarat.cli.help_texts import _commands, option_message, option_names, structs
from baccarat.text.languages import LOCALES
from cli.conftest import Here

TITLES = {"usage", "commands", "arguments", "parameters", "default", "choices", "required"}
OWN = {f"help-{each}" for each in (*TITLES, "help", "version", "baccarat")}


def used() -> Iterator[str]:
    """Yield the messages that the commands and options use."""
    for name, command in _commands(app):
        if name:
            yield f"help-{name}"
        if function := command.default_command:
            for described, command_name in ((function, name), *structs(name, function)):
                yield from (option_message(command_name, each) for each in option_names(described))


def test_no_help_text_is_missing_or_unused() -> None:
    text = (LOCALES / "en" / "cli_help.ftl").read_text(encoding="utf-8")
    there = {each.id.name for each in parse(text).body if isinstance(each, ast.Message)}
    assert there == OWN | set(used())


@pytest.mark.parametrize(
    ("arguments", "lang", "words"),
    [
        (["deal", "--help"], "de_AT.UTF-8", ("Aufruf: baccarat deal", "[Vorgabe: 5]", "[nötig]")),
        (["deal", "-h"], "fr", ("Usage : baccarat deal", "[par défaut : 5]", "[requis]")),
        (["--help"], "de", ("Befehle", "Eine Partie im Terminal", "Diese Hilfe")),
        ([], "fr", ("Commandes", "Affiche cette aide")),
        (["--help", "--language", "de"], "C", ("Befehle",)),
        (["solve"], "de", ("Aufruf: baccarat solve COMMAND", "chemin-de-fer")),
        (["odds", "--language=fr", "--help"], "de", ("Usage : baccarat odds", "en, de, ")),
        (
            ["solve", "banque", "--help"],
            "tlh",
            ("Usage: baccarat solve banque", "[choices: 5, all]"),
        ),
    ],
)
def test_help_is_in_the_language_asked_for(
    here: Here, arguments: list[str], lang: str, words: tuple[str, ...]
) -> None:
    ran = here(*arguments, lang=lang)
    assert (ran.returncode, ran.stderr) == (0, "")
    shown = " ".join(ran.stdout.replace("│", " ").split()).replace("\u00a0", " ")
    assert [each for each in words if each not in shown] == []
