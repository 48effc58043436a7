"""Add the help texts to the commands and options, in one language: the messages of `cli_help.ftl`.

The text of a command is `help-COMMAND`. That of an option is `help-COMMAND-OPTION`, or else
`help-option-OPTION`, which holds for several commands.
"""

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any, Final, get_type_hints

from cyclopts import App, Group
from cyclopts.help import ColumnSpec, DefaultFormatter, HelpEntry, HelpPanel
from cyclopts.help.specs import CommandNameRenderer, NameRenderer
from rich.console import Console, ConsoleOptions
from rich.text import Text

from ..text.languages import LANGUAGES
from ..text.say import is_message, say
from .commands import COMPLETION
from .output.console import Words
from .output.errors import own_language
from .output.wrapping import longest_piece

SHARED: Final = {"BanqueProblem": "banque", "CheminProblem": "chemin", "Reading": "reading"}
"""Classes of options that several commands have, and the name under which their texts are."""


def add_help(app: App) -> None:
    """Set the help of the app and all its commands, in the user's language."""
    language = own_language()
    app.help = say(language, "help-baccarat")
    app.help_formatter = Formatter(language)
    for name, command in _commands(app):
        _add_titles(command, language)
        if function := command.default_command:
            function.__doc__ = _document(name, function, language)
            for kind, described in structs(name, function):
                kind.__doc__ = _document(described, kind, language)
        elif name:
            command.help = say(language, f"help-{name}")


def option_message(command: str, option: str) -> str:
    """Return the message about an option of a command."""
    name = f"help-{command}-{option.replace('_', '-')}"
    return name if is_message(name) else f"help-option-{option.replace('_', '-')}"


def _commands(app: App, words: tuple[str, ...] = ()) -> Iterator[tuple[str, App]]:
    """Yield the app and all commands below it, each with its words joined by hyphens."""
    yield "-".join(words), app
    for word in app:
        if word == COMPLETION or not word.startswith("-"):
            yield from _commands(app[word], (*words, word.lstrip("-")))


def _add_titles(app: App, language: str) -> None:
    app.group_commands = Group.create_default_commands(say(language, "help-commands"))
    app.group_arguments = Group.create_default_arguments(say(language, "help-arguments"))
    app.group_parameters = Group.create_default_parameters(say(language, "help-parameters"))
    for flags, message in ((app.help_flags, "help-help"), (app.version_flags, "help-version")):
        for flag in flags:
            app[flag].help = say(language, message)


def structs(command: str, described: Any) -> Iterator[tuple[type, str]]:
    """Yield the classes of a command's options, and the command that names their texts."""
    for kind in get_type_hints(described).values():
        if is_dataclass(kind) and isinstance(kind, type):
            yield kind, SHARED.get(kind.__name__, command)
            yield from structs(command, kind)


def option_names(described: Any) -> Iterator[str]:
    """Yield the names of a function's or class's own options, without those of a class within."""
    hints = get_type_hints(described)
    hints.pop("return", None)
    return (name for name, kind in hints.items() if not is_dataclass(kind))


def _document(command: str, described: Any, language: str) -> str:
    """Write the docstring from which the help is made."""
    message = f"help-{command}"
    lines = [say(language, message) if is_message(message) else command]
    names = [*option_names(described)]
    if names:
        lines += ["", "Parameters", "----------"]
    for name in names:
        facts = {"known": ", ".join(LANGUAGES)} if name == "language" else {}
        lines += [name, f"    {say(language, option_message(command, name), facts)}"]
    return "\n".join(lines)


class Formatter(DefaultFormatter):
    """Prints help with its own words, such as `Usage:`, in a language."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:  # noqa: ARG002 - as the base class calls it
        """Print the line that shows how to write the command."""
        if usage:
            label = Text(f"{say(self.language, 'help-usage')} ", style="bold")
            console.print(Words(label + Text(str(usage))))

    def render_description(
        self,
        console: Console,
        options: ConsoleOptions,  # noqa: ARG002 - as the base class calls it
        description: Any,
    ) -> None:
        """Print what the command does."""
        if description:
            console.print(Words(_text_of(description)), "")

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print a box with commands or options."""
        entries = [self._describe(each) for each in panel.entries]
        write = CommandNameRenderer() if panel.format == "command" else NameRenderer()
        longest = max((longest_piece(str(write(each))) for each in entries), default=0)
        self.column_specs = (
            ColumnSpec(
                renderer=lambda entry: Words(Text(str(write(entry)))),
                style="cyclopts.name",
                max_width=max(console.width * 35 // 100, longest),
            ),
            ColumnSpec(renderer=_describe_in_words),
        )
        super().__call__(console, options, panel.copy(entries=entries))

    def _describe(self, entry: HelpEntry) -> HelpEntry:
        """Put default, choices and obligation into the description, in the language."""
        text = _text_of(entry.description)
        if entry.choices:
            text.append(self._mark("choices", values=", ".join(entry.choices)), "cyan")
        if entry.default is not None:
            text.append(self._mark("default", value=str(entry.default)), "dim")
        if entry.required:
            text.append(self._mark("required"), "red")
        return entry.copy(description=text, choices=None, default=None, required=False)

    def _mark(self, name: str, **facts: str) -> str:
        return f" {say(self.language, f'help-{name}', facts)}"


def _text_of(shown: Any) -> Text:
    """Return the plain text of what cyclopts shows."""
    return Text(str(getattr(shown, "primary_renderable", shown or "")))


def _describe_in_words(entry: HelpEntry) -> Words:
    text = _text_of(entry.description)
    if entry.env_var:
        text.append(f" [env var: {', '.join(entry.env_var)}]")
    return Words(text)
