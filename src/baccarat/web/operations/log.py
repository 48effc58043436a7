"""The log: one line per entry, as text or JSON, written by a separate thread."""

import logging
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from queue import Full, Queue
from threading import Thread
from typing import Any, Final, TextIO

import msgspec

from ...house.config import LogFormat, LogLevel
from ...house.model.log_entry import FACTS, entry

MAX_WAITING: Final = 10_000
"""Lines that wait to be written; more are dropped, and counted."""
CLOSE_SECONDS: Final = 2
"""How long the end of the server waits for the last lines."""

log = logging.getLogger(__package__)


class JsonFormatter(logging.Formatter):
    """Writes an entry as one JSON object: `time`, `level`, `logger`, `event` and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the entry without a line break; a traceback is in `error`."""
        said = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **_facts(record),
        }
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said, enc_hook=str).decode()


class TextFormatter(logging.Formatter):
    """Writes an entry for people: time, level, logger and message, then its facts."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the entry; only a traceback adds lines to it."""
        facts = "".join(f" {name}={_word(value)}" for name, value in _facts(record).items())
        message = f"{record.getMessage()}{facts}".replace("\n", "\\n").replace("\r", "\\r")
        said = f"{_time(record)} {record.levelname} {record.name}: {message}"
        return f"{said}\n{self.formatException(record.exc_info)}" if record.exc_info else said


class BackgroundHandler(logging.Handler):
    """Writes lines in a thread, so that a stalled reader of the log does not stall the tables."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self._stream = stream
        self._waiting: Queue[str | None] = Queue(MAX_WAITING)
        self._dropped = 0
        self._thread = Thread(target=self._write, name="log", daemon=True)
        self._thread.start()

    def emit(self, record: logging.LogRecord) -> None:
        """Queue an entry, or count it as dropped."""
        try:
            self._waiting.put_nowait(self.format(record))
        except Full:
            self._dropped += 1

    def close(self) -> None:
        """Write the lines that wait, for CLOSE_SECONDS at most."""
        with suppress(Full):
            self._waiting.put(None, timeout=CLOSE_SECONDS)
        self._thread.join(CLOSE_SECONDS)
        super().close()

    def _write(self) -> None:
        while (line := self._waiting.get()) is not None:
            with suppress(OSError, ValueError):  # nobody reads it any more, or the disk is full
                self._stream.write(f"{line}\n")
                self._stream.flush()
            if self._dropped and self._waiting.empty():
                dropped, self._dropped = self._dropped, 0
                log.warning("lines of the log were dropped", extra=entry(count=dropped))


@contextmanager
def written_log(kind: LogFormat, level: LogLevel | None) -> Iterator[None]:
    """Write entries to the error output during the block.

    Other packages write only warnings.
    """
    handler = BackgroundHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if kind == "json" else TextFormatter())
    logging.getLogger().addHandler(handler)
    set_level(level)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
        handler.close()


def set_level(level: LogLevel | None) -> None:
    """Write only entries of this level and above."""
    logging.getLogger("baccarat").setLevel((level or "warning").upper())


def _facts(record: logging.LogRecord) -> Mapping[str, Any]:
    facts: Mapping[str, Any] = getattr(record, FACTS, {})
    return facts


def _word(value: object) -> str:
    """Return a value as one word: in quotes if it contains spaces."""
    text = str(value)
    return text if text and text.isprintable() and " " not in text else ascii(text)


def _time(record: logging.LogRecord) -> str:
    at = datetime.fromtimestamp(record.created, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
