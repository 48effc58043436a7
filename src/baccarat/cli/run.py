"""Run a command line, and report any error as one sentence."""

import sys
from collections.abc import Sequence
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

from .declare.app import app
from .output.errors import LONGEST_IN_FAULT, CommandError, Names, listed, own_language, plain
from .output.extras import is_of_an_extra, missing_extra

if TYPE_CHECKING:
    from ..rules import Fault

INTERRUPTED = 130


def run(arguments: Sequence[str] | None) -> int:
    """Run the command. The only exception it lets through is BrokenPipeError."""
    try:
        _prepare_help(sys.argv[1:] if arguments is None else arguments)
        app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except CommandError as said:
        return _say(said)
    except CycloptsError as fault:
        return _say(_misused(fault))
    except SystemExit:  # rich raises it instead of BrokenPipeError
        raise BrokenPipeError from None
    except BrokenPipeError:
        raise  # the reader has seen enough: left to the caller
    except KeyboardInterrupt:
        return INTERRUPTED
    except ImportError as fault:
        return _say(missing_extra(fault) if is_of_an_extra(fault) else _unforeseen(fault))
    except OSError as fault:
        # An error without a file name is about standard output.
        return _say(_unforeseen(fault) if fault.filename else _unwritten(fault))
    except Exception as fault:
        return _say(_unforeseen(fault))
    return 0


def _prepare_help(arguments: Sequence[str]) -> None:
    """Add help texts to the commands, if this command line shows any."""
    if {"--help", "-h"} & set(arguments) or (len(arguments) < 2 and "--version" not in arguments):
        from .declare.help_texts import add_help, asks_for_help, help_language

        if asks_for_help(app, arguments):
            add_help(app, help_language(arguments))


def _unwritten(fault: OSError) -> CommandError:
    from ..text import file_fault

    return CommandError("error-no-output", reason=file_fault(fault))


def _unforeseen(fault: Exception) -> CommandError:
    return CommandError("error-unforeseen", reason=f"{type(fault).__name__}: {fault}")


def _say(said: CommandError) -> int:
    from ..text import say

    language = said.language or own_language()
    facts = {name: _shown(fact, language) for name, fact in said.facts.items()}
    print(say(language, said.message, facts), file=sys.stderr)
    return said.exit_code


def _shown(fact: "int | str | Names | Fault", language: str) -> str:
    from ..rules import Fault
    from ..text import fault_text

    if isinstance(fact, tuple):
        return listed(fact)
    if not isinstance(fact, Fault):
        return plain(str(fact))
    facts = {name: plain(str(each), LONGEST_IN_FAULT) for name, each in fact.facts.items()}
    return fault_text(language, fact.code, facts)


def _misused(fault: CycloptsError) -> CommandError:
    match fault:
        case UnknownCommandError(unused_tokens=[name, *_]):
            after = " ".join(("baccarat", *(fault.command_chain or ())))
            return CommandError("error-unknown-command", name=name, after=after)
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
