"""Errors of a command line as sentences."""

from typing import TYPE_CHECKING

from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from .errors import (
    LONGEST_IN_FAULT,
    LONGEST_LIST,
    CommandError,
    Names,
    join_names,
    own_language,
    plain,
)

if TYPE_CHECKING:
    from ...rules.fault import Fault


def sentence_of(error: CommandError) -> str:
    """Return the sentence about an error, in the language of the command."""
    from ...text.say import say

    language = own_language()
    facts = {name: _write_fact(fact, language) for name, fact in error.facts.items()}
    said = say(language, error.message, facts)
    return f"{said} {say(language, error.hint)}" if error.hint else said


def _write_fact(fact: "int | str | Names | Fault", language: str) -> str:
    from ...rules.fault import Fault
    from ...text.faults import fault_text

    if isinstance(fact, tuple):
        return join_names(fact)
    if not isinstance(fact, Fault):
        return plain(str(fact))
    longest = {"known": LONGEST_LIST}  # a list of ours, not a text from outside
    facts = {
        name: plain(str(each), longest.get(name, LONGEST_IN_FAULT))
        for name, each in fact.facts.items()
    }
    return fault_text(language, fact.code, facts)


def misused(fault: CycloptsError) -> CommandError:
    """Return the error for options that could not be read."""
    match fault:
        case UnknownCommandError(unused_tokens=[name, *_]):
            return _unknown_command(name, fault)
        case UnknownOptionError(token=token):
            return CommandError("error-unknown-option", name=token.keyword or token.value)
        case UnusedCliTokensError(unused_tokens=[name, *_]):
            return CommandError("error-too-many", name=name)
        case MissingArgumentError(argument=argument) if argument is not None:
            return CommandError("error-missing", name=fault.keyword or argument.name)
        case RepeatArgumentError(token=token):
            return CommandError("error-twice", name=token.keyword or token.value)
        case CoercionError(argument=argument, token=token) if argument and token:
            name = argument.name if token.source == "cli" else token.keyword or argument.name
            return CommandError("error-bad-value", name=name, value=token.value)
        case _:
            return CommandError("error-usage", reason=str(fault))


def _unknown_command(name: str, fault: CycloptsError) -> CommandError:
    """Return the error for a command that does not exist, or a game that a command does not take.

    The commands within a command are the games that it solves.
    """
    from ...rules.presets.named import UnknownPreset, punto_preset

    after = " ".join(("baccarat", *(fault.command_chain or ())))
    if not (fault.command_chain and fault.app):
        return CommandError("error-unknown-command", name=name, after=after)
    games = tuple(each for each in fault.app if not each.startswith("-"))
    try:
        punto_preset(name)
    except UnknownPreset:
        return CommandError("error-solve-game", name=name, after=after, known=games)
    return CommandError("error-nothing-to-solve", name=name, after=after, known=games)
