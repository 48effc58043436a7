"""A real server in a process of its own, which a test may kill."""

import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import IO, Self


class Server:
    """Serves `folder` on a free port, or again on the one it had; `module` may be a faulty one.

    `options` go to it after folder and port.
    """

    def __init__(self, folder: Path, module: str = "baccarat.web", *options: str) -> None:
        self.folder = folder
        self.module = module
        self.options = options
        self.port = 0
        self.address = ""
        self.process: subprocess.Popen[str] | None = None
        self.log: IO[str] | None = None
        """Where its log goes; None for where the tests' own goes."""

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [
            sys.executable,
            "-m",
            self.module,
            str(self.folder),
            str(self.port),
            *self.options,
        ]
        here = Path(__file__).parent.parent
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            stderr=self.log,
            text=True,
            cwd=here,
        )
        assert self.process.stdout
        self.address = self.process.stdout.readline().strip()
        assert self.address, "the server did not start"
        self.port = int(self.address.rsplit(":", 1)[1].strip("/"))

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process:
            self.process.kill()
            self.process.wait()
            if self.process.stdout:
                self.process.stdout.close()
            self.process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.kill()
