"""Run a command line, and report any error as one sentence."""

import sys
from collections.abc import Sequence

from cyclopts.exceptions import CycloptsError

from .declare.app import app
from .output.errors import CommandError
from .output.extras import is_of_an_extra, missing_extra
from .output.sentences import misused, sentence_of
from .output.wrapping import tell

INTERRUPTED = 130


def run(arguments: Sequence[str]) -> int:
    """Run the command. The only exception it lets through is BrokenPipeError."""
    try:
        _prepare_help(arguments)
        app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except CommandError as said:
        return _say(said)
    except CycloptsError as fault:
        return _say(misused(fault))
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
    if _asks_for_help(arguments):
        from .declare.help_texts import add_help, help_language

        add_help(app, help_language(arguments))


def _asks_for_help(arguments: Sequence[str]) -> bool:
    """Whether help is shown: because it is asked for, or because a command is incomplete."""
    if not arguments or {"--help", "-h"} & set(arguments):
        return True
    return len(arguments) == 1 and arguments[0] in app and not app[arguments[0]].default_command


def _unwritten(fault: OSError) -> CommandError:
    from ..text.faults import file_fault

    return CommandError("error-no-output", reason=file_fault(fault))


def _unforeseen(fault: Exception) -> CommandError:
    return CommandError("error-unforeseen", reason=f"{type(fault).__name__}: {fault}")


def _say(said: CommandError) -> int:
    tell(sentence_of(said), sys.stderr)
    return said.exit_code
