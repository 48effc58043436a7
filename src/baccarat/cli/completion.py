"""`baccarat --install-completion`: completion of commands and options in a shell."""

from pathlib import Path
from typing import Literal

from cyclopts import App

from ..text.say import say
from .output.errors import CommandError, own_language
from .output.wrapping import tell

Shell = Literal["bash", "zsh", "fish"]


def install_completion(app: App, shell: Shell | None, output: Path | None) -> None:
    """Write the script for a shell, and print its path."""
    file = app.install_completion(shell=shell or _own_shell(), output=output)
    tell(say(own_language(), "completion-installed", {"file": str(file)}))


def _own_shell() -> Shell:
    """Return the shell that runs this program; raises CommandError for another one."""
    from cyclopts.completion.detect import ShellDetectionError, detect_shell

    try:
        shell = detect_shell()
    except ShellDetectionError:
        raise CommandError("error-no-shell") from None
    if shell == "powershell":
        raise CommandError("error-no-shell")
    return shell
