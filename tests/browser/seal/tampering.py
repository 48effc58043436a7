"""A house that deceives one browser: its messages are changed on the way."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Message = dict[str, Any]
Change = Callable[[Message, "Tampering"], None]


class Tampering:
    """A proxy between a page and its house that can change messages.

    `news` and `welcome` change a message in place; `command` answers in place of the house, which
    then never sees the command. `first` is for the first welcome, `welcome` for later ones.
    """

    def __init__(
        self,
        *,
        news: Change | None = None,
        welcome: Change | None = None,
        first: Change | None = None,
        command: Callable[[Message], Message | None] | None = None,
    ) -> None:
        self.news, self.welcome, self.command = news, welcome, command
        self.first = first
        self.welcomed = 0
        self.heard: list[Message] = []
        self.page: WebSocketRoute | None = None
        self.house: WebSocketRoute | None = None

    def over(self, page: Page) -> None:
        page.route_web_socket("**/api/rooms/*/socket**", self._opened)

    def cut(self) -> None:
        """Cut the connection; the page reconnects."""
        assert self.page
        assert self.house
        self.house.close()
        self.page.close(code=4408)

    def say(self, *steps: Message) -> None:
        """Announce steps of a ceremony that the house never took."""
        assert self.page
        last = next(each for each in reversed(self.heard) if each["type"] == "news")
        self.page.send(json.dumps({"type": "news", "told": [], "seal": steps, "now": last["now"]}))

    def steps(self, kind: str) -> list[Message]:
        """List the steps of this kind that the page received."""
        return [
            step for news in self.heard for step in news.get("seal") or ()
            if news["type"] == "news" and step["type"] == kind
        ]  # fmt: skip

    def _opened(self, page: WebSocketRoute) -> None:
        self.page, self.house = page, page.connect_to_server()
        self.house.on_message(lambda text: self._told(page, json.loads(text)))
        house = self.house
        page.on_message(lambda text: self._asked(page, house, json.loads(text)))

    def _told(self, page: WebSocketRoute, message: Message) -> None:
        if message["type"] == "welcome":
            self.welcomed += 1
            lie = self.welcome if self.welcomed > 1 else self.first
            if lie:
                lie(message, self)
        elif message["type"] == "news" and self.news:
            self.news(message, self)
        self.heard.append(message)
        page.send(json.dumps(message))

    def _asked(self, page: WebSocketRoute, house: WebSocketRoute, frame: Message) -> None:
        answer = self.command(frame) if self.command else None
        if answer is None:
            house.send(json.dumps(frame))
        elif answer:
            page.send(json.dumps(answer | {"id": frame["id"]}))
