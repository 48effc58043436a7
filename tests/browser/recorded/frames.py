"""A browser that shows recorded rooms in many frames at once, without a server."""

from collections.abc import Iterable, Sequence
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from playwright.sync_api import Browser, ConsoleMessage, Request, Route

from baccarat.web.page_files import PAGE

from ..player import PICTURE, QUICKLY, UNPAINTED, WAIT
from .room import Recording

HERE: Final = Path(__file__).parent
ORIGIN: Final = "http://recorded.example/"
FRAMES: Final = (HERE / "frames.js").read_text(encoding="utf-8")
HOST: Final = f"<!doctype html><body><script>const readPicture = {PICTURE};\n{FRAMES}</script>"
FRAME: Final = (HERE / "frame.js").read_text(encoding="utf-8")


UNWRITTEN: Final = """*, *::before, *::after {
  -webkit-text-fill-color: transparent !important;
  caret-color: transparent !important;
  text-shadow: none !important;
}"""
"""Hides every text, but not its colour, so that only what is behind it is painted."""


class Look(NamedTuple):
    """How a frame shows a room, and where it is within the page."""

    width: int
    height: int
    language: str = "de"
    light: bool = False
    left: int = 0
    top: int = 0


class Frames:
    """Frames with recorded rooms; an error in any of them is a fault."""

    def __init__(
        self, browser: Browser, scripts: dict[str, str], *, drawn: bool = False, **context: Any
    ) -> None:
        """`scripts` are functions that list a frame's faults, by names for `measure`."""
        made = browser.new_context(reduced_motion="reduce", bypass_csp=True, **context)
        made.set_default_timeout(WAIT)
        self.css = UNWRITTEN if drawn else UNPAINTED
        given = "".join(f"window.{name} = {each}\n;" for name, each in scripts.items())
        made.add_init_script(FRAME + given)
        self.page = made.new_page()
        self.devtools = made.new_cdp_session(self.page)
        self.faults: list[str] = []
        self.asked: list[str] = []
        self.pending: set[Request] = set()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._hear)
        self.page.on("request", self._begin)
        self.page.on("requestfinished", self._end)
        self.page.on("requestfailed", self._end)
        self.page.route("**/*", self._answer)
        self.opened: Any = None
        self.looks: Sequence[Look] = []
        self.page.goto(ORIGIN)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.text.startswith("cannot say "):
            self.faults.append(said.text)

    def _begin(self, request: Request) -> None:
        self.pending.add(request)

    def _end(self, request: Request) -> None:
        self.pending.discard(request)

    def _answer(self, route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN).split("?")[0]
        if not path:
            route.fulfill(body=HOST, content_type="text/html")
        elif path == "api/me":
            route.fulfill(json=self.recording.guest)
        elif path.startswith("api/"):
            self.asked.append(path)
            route.fulfill(status=503)
        else:
            file = PAGE / (path if path.startswith("assets/") else "index.html")
            kind = guess_type(file.name)[0] or "application/octet-stream"
            route.fulfill(body=file.read_bytes(), content_type=kind)

    def _open(self, recording: Recording, looks: Sequence[Look]) -> None:
        """Open the address of a moment in frames with these looks, unless they are open already."""
        opened = (recording.address, dict(recording.storage), recording.guest, looks)
        if opened == self.opened:
            return
        self.opened, self.recording, self.looks = opened, recording, looks
        address = f"{ORIGIN}{recording.address}"
        self._do("open", address, recording.storage, self.css, [each._asdict() for each in looks])

    def show(self, recording: Recording, looks: Iterable[Look]) -> None:
        """Show a moment in frames with these looks, and wait until nothing changes any more."""
        self._open(recording, list(looks))
        self._do("show", recording.messages(), recording.at)
        for each in recording.press:
            self.settle()
            self._do("press", each)
        self._do("wait", recording.shown)
        self.settle()

    def resize(self, sizes: Sequence[tuple[int, int]]) -> None:
        self._do("resize", sizes)
        self.settle()

    def settle(self) -> None:
        """Wait until all files have come and nothing changes."""
        self._do("settle")
        while self.pending:
            self.page.wait_for_timeout(5)
            self._do("settle")

    def measure(self, name: str, *given: Any) -> list[str]:
        """List the faults that one of the scripts finds, each with the look of its frame."""
        found: list[str] = self._do("measure", name, *given)
        return found

    def faint(self, within: Sequence[str], least: float = 1) -> list[str]:
        """List the texts with less contrast than WCAG 2.1 asks for, times `least`."""
        shot = self.devtools.send("Page.captureScreenshot", QUICKLY)["data"]
        found: list[str] = self._do("faint", shot, within, least)
        return found

    def plant(self, css: str) -> None:
        self._do("plant", css)
        self.settle()

    def _do(self, what: str, *given: Any) -> Any:
        return self.page.evaluate(f"given => rooms.{what}(...given)", given)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.page.context.close()
