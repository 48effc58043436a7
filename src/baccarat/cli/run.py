"""Run a command line, and report any error as one sentence."""

import sys
from collections.abc import Sequence

from cyclopts.exceptions import CycloptsError

from .commands import app
from .output.errors import (
    UNSOLVED,
    CommandError,
    asked_language,
    is_of_an_extra,
    missing_extra,
    speaking,
)
from .output.sentences import misused, sentence_of
from .output.wrapping import tell

INTERRUPTED = 130


def run(arguments: Sequence[str]) -> int:
    """Run the command. The only exception it lets through is BrokenPipeError."""
    with speaking(asked_language(arguments)):
        return _run(arguments)


def _run(arguments: Sequence[str]) -> int:
    try:
        if _asks_for_help(arguments):
            from .help_texts import add_help

            add_help(app)
        app(
            _with_game(arguments),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
        sys.stdout.flush()
    except SystemExit:  # rich raises it instead of BrokenPipeError
        raise BrokenPipeError from None
    except BrokenPipeError:
        raise  # the reader has seen enough: left to the caller
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as fault:
        return _say(_error_of(fault))
    return 0


def _with_game(arguments: Sequence[str]) -> Sequence[str]:
    """Turn `solve PRESET` into `solve GAME --preset PRESET`, if the preset has decisions."""
    match arguments:
        case ["solve" | "best-response" as command, name, *rest] if name not in app[command]:
            from ..rules.presets.named import UnknownPreset, preset

            try:
                house = preset(name)
            except UnknownPreset:
                return arguments
            game = {"chemin": "chemin-de-fer", "banque": "banque"}.get(house.game)
            return [command, game, "--preset", name, *rest] if game else arguments
    return arguments


def _asks_for_help(arguments: Sequence[str]) -> bool:
    """Whether help is shown: because it is asked for, or because a command is incomplete."""
    if not arguments or {"--help", "-h"} & set(arguments):
        return True
    return len(arguments) == 1 and arguments[0] in app and not app[arguments[0]].default_command


def _error_of(fault: Exception) -> CommandError:
    match fault:
        case CommandError():
            return fault
        case CycloptsError():
            return misused(fault)
        case ImportError() if is_of_an_extra(fault):
            return missing_extra(fault)
        case OSError(filename=None):  # it is about standard output
            from ..text.faults import file_fault

            return CommandError("error-no-output", reason=file_fault(fault))
        case _:
            return _unforeseen(fault)


def _unforeseen(fault: Exception) -> CommandError:
    from ..lab.equilibrium.budget import Unsolved

    if isinstance(fault, Unsolved):
        return CommandError("error-unsolved", exit_code=UNSOLVED)
    return CommandError("error-unforeseen", reason=f"{type(fault).__name__}: {fault}")


def _say(error: CommandError) -> int:
    tell(sentence_of(error), sys.stderr)
    return error.exit_code
